import { describe, expect, it, test } from 'vitest';
import { type DerivationBuilder, type StatFormula, UnknownStatError } from './builder.ts';
import { describeDerivation } from './format.ts';
import { WhatIfWorksheet } from './overlay.ts';
import { changedNothing, fold } from './step.ts';
import { CycleError, UnrecordedReadError, Worksheet } from './worksheet.ts';

describe('The worksheet', () => {
  const cite = { book: 'Book', page: 7 };

  function falcon(): Worksheet {
    const sheet = new Worksheet();
    sheet.define({ id: 'ht', name: 'HT', formula: (w) => w.start(13, 'bought') });
    sheet.define({ id: 'dx', name: 'DX', formula: (w) => w.start(15, 'bought') });
    sheet.define({
      id: 'basicSpeed',
      name: 'Basic Speed',
      cite,
      formula: (w) => w.startFrom('ht').addFrom('dx').divide(4, 'a quarter of the sum'),
    });
    sheet.define({ id: 'encumbrance', name: 'encumbrance level', formula: (w) => w.lookup('load', 'medium', 2) });
    sheet.define({
      id: 'move',
      name: 'Move',
      unit: 'yards',
      formula: (w) =>
        w.startFrom('basicSpeed').addFrom('encumbrance', -1, 'medium encumbrance').round('down').atLeast(1, 'minimum'),
    });
    return sheet;
  }

  describe('worksheet', () => {
    it('computes a number with its steps', () => {
      const move = falcon().get('move');
      expect(move.value).toBe(5);
      expect(fold(move.steps)).toBe(5);
      expect(move.after).toEqual([7, 5, 5, 5]);
      expect(move.steps.map((step) => step.from)).toEqual(['basicSpeed', 'encumbrance', undefined, undefined]);
    });

    it('has a sentence that explains a number', () => {
      const sheet = falcon();
      expect(describeDerivation(sheet.get('basicSpeed'), 'bare')).toBe(
        'Basic Speed 7: HT 13; DX +15; a quarter of the sum ÷ 4. (Book p. 7)',
      );
      expect(describeDerivation(sheet.get('move'), 'bare')).toBe(
        'Move 5 yards: Basic Speed 7; medium encumbrance −2; rounded down; minimum 1.',
      );
    });

    it('knows which steps changed nothing', () => {
      const move = falcon().get('move');
      expect(move.steps.map((_, i) => changedNothing(move, i))).toEqual([false, false, true, true]);
    });

    it('computes each number once', () => {
      const sheet = new Worksheet();
      let times = 0;
      sheet.define({
        id: 'a',
        name: 'A',
        formula: (w) => {
          times += 1;
          w.start(1, 'one');
        },
      });
      sheet.define({ id: 'b', name: 'B', formula: (w) => w.startFrom('a').addFrom('a') });
      expect(sheet.number('b')).toBe(2);
      sheet.get('a');
      expect(times).toBe(1);
    });

    it('reports a cycle by the names of its numbers', () => {
      const sheet = new Worksheet();
      sheet.define({ id: 'move', name: 'Move', formula: (w) => w.startFrom('load') });
      sheet.define({ id: 'load', name: 'load', formula: (w) => w.startFrom('speed') });
      sheet.define({ id: 'speed', name: 'Speed', formula: (w) => w.startFrom('load') });
      expect(() => sheet.get('move')).toThrow(CycleError);
      expect(() => sheet.get('move')).toThrow('These numbers depend on each other in a cycle: load → Speed → load');
    });

    it('names the formula that reads a missing number', () => {
      const sheet = new Worksheet();
      sheet.define({ id: 'dodge', name: 'Dodge', formula: (w) => w.startFrom('mvoe') });
      expect(() => sheet.get('dodge')).toThrow(UnknownStatError);
      expect(() => sheet.get('dodge')).toThrow('No such number: mvoe (asked for by dodge)');
    });

    it('refuses to define a number twice', () => {
      const sheet = falcon();
      expect(() => sheet.define({ id: 'dx', name: 'DX', formula: (w) => w.start(1, 'x') })).toThrow(
        'dx is defined twice',
      );
    });

    describe('a number with bonuses', () => {
      const withBonus = (): Worksheet => {
        const sheet = falcon();
        sheet.define({
          id: 'dodge',
          name: 'Dodge',
          caption: '= Move',
          formula: (w) => w.startFrom('move'),
          bonuses: (w) => w.add(1, 'Combat Reflexes'),
        });
        return sheet;
      };

      it('adds them to the result of its formula', () => {
        const dodge = withBonus().get('dodge');
        expect([dodge.value, fold(dodge.steps), dodge.caption]).toEqual([6, 6, '= Move']);
      });

      it('keeps them, its name and its place when the formula is replaced', () => {
        const sheet = withBonus();
        sheet.redefine('dodge', (current) => ({
          ...current,
          caption: 'DX / 2',
          formula: (w) => w.startFrom('dx').divide(2, 'half').round('down'),
        }));
        expect(describeDerivation(sheet.get('dodge'), 'bare')).toBe(
          'Dodge 8: DX 15; half ÷ 2; rounded down; Combat Reflexes +1.',
        );
        expect([sheet.get('dodge').caption, sheet.ids().at(-1)]).toEqual(['DX / 2', 'dodge']);
      });

      it('has none if there is no value', () => {
        const sheet = withBonus();
        sheet.redefine('dodge', (current) => ({ ...current, formula: (w) => w.start(null, 'tied up') }));
        expect(sheet.get('dodge').steps).toHaveLength(1);
      });
    });

    it('refuses to replace a formula that is unknown, or whose result may have been read', () => {
      const sheet = falcon();
      expect(() => sheet.redefine('dodge', (current) => current)).toThrow(UnknownStatError);
      sheet.get('move');
      expect(() => sheet.redefine('basicSpeed', (current) => current)).toThrow('basicSpeed has been computed');
    });
  });

  interface Choices {
    readonly dx: number;
    readonly weight: number;
  }

  /** The ids of the formulas that ran. */
  let ran: string[] = [];

  const stat = (id: string, formula: StatFormula['formula']): StatFormula => ({
    id,
    name: id,
    formula: (w) => {
      ran.push(id);
      formula(w);
    },
  });

  /** Works out DX, a load of some weight with its level, Move, which depends on both, and a skill, which depends on DX. */
  function open({ dx, weight }: Choices, previous?: Worksheet): Worksheet {
    const worksheet = new Worksheet(previous);
    worksheet.section('attributes', [dx], () => worksheet.define(stat('dx', (w) => w.start(dx, 'bought'))));
    worksheet.section('load', [weight], () =>
      worksheet.define(stat('load', (w) => w.start(weight, 'what is carried'))),
    );
    worksheet.section('rules', [], () => {
      worksheet.define(stat('level', (w) => w.lookup('load', 'level', Math.floor(w.consultNumber('load') / 10))));
      worksheet.define(stat('move', (w) => w.startFrom('dx').addFrom('level', -1)));
      worksheet.define(stat('skill', (w) => w.startFrom('dx')));
    });
    const finished = worksheet.finish();
    ran = [];
    for (const id of finished.ids()) finished.get(id);
    return finished;
  }

  const constant = (id: string, value: number): StatFormula => ({ id, name: id, formula: (w) => w.start(value, id) });

  /** A worksheet with these formulas. */
  function define(formulas: readonly StatFormula[], previous?: Worksheet): Worksheet {
    const worksheet = new Worksheet(previous);
    for (const formula of formulas) worksheet.define(formula);
    return worksheet.finish();
  }

  describe('a worksheet that follows another', () => {
    it('recomputes nothing if nothing has changed, and has the same numbers', () => {
      const before = open({ dx: 12, weight: 15 });
      const after = open({ dx: 12, weight: 15 }, before);
      expect(ran).toEqual([]);
      for (const id of before.ids()) expect(after.get(id)).toBe(before.get(id));
    });

    it('recomputes the numbers that an edit affects, and nothing else', () => {
      const before = open({ dx: 12, weight: 15 });
      const after = open({ dx: 13, weight: 15 }, before);
      expect(ran).toEqual(['dx', 'move', 'skill']);
      expect([after.number('move'), before.number('move')]).toEqual([12, 11]);
      expect(after.get('level')).toBe(before.get('level'));
    });

    it('stops at a number whose value is unchanged', () => {
      const before = open({ dx: 12, weight: 15 });
      const after = open({ dx: 12, weight: 16 }, before);
      expect(ran).toEqual(['load', 'level']);
      expect(after.get('move')).toBe(before.get('move'));
    });

    it('reuses a number that the previous one reused without reading it', () => {
      const first = open({ dx: 12, weight: 15 });
      const unread = new Worksheet(first);
      unread.section('attributes', [12], () => expect.unreachable());
      unread.section('load', [15], () => expect.unreachable());
      unread.section('rules', [], () => expect.unreachable());
      expect(open({ dx: 12, weight: 15 }, unread.finish()).get('move')).toBe(first.get('move'));
      expect(ran).toEqual([]);
    });

    it('recomputes a number that asked for a missing one, once that exists', () => {
      const parry = stat('parry', (w) => (w.has('shield') ? w.startFrom('shield') : w.start(0, 'no shield')));
      const shield = stat('shield', (w) => w.start(3, 'large shield'));
      const bare = define([parry]);
      expect(bare.number('parry')).toBe(0);
      const withShield = define([parry, shield], bare);
      expect(withShield.number('parry')).toBe(3);
      expect(withShield.ids()).toEqual(['parry', 'shield']);
      expect(define([parry], withShield).number('parry')).toBe(0);
    });

    it('has its numbers in the order of definition, the same list for the same numbers', () => {
      const [a, b] = [stat('a', (w) => w.start(1, 'one')), stat('b', (w) => w.startFrom('a'))];
      const first = define([a, b]);
      first.get('b');
      const turned = define([b, a], first);
      expect(turned.ids()).toEqual(['b', 'a']);
      expect(turned.get('b')).toBe(first.get('b'));
      expect(define([a, b], first).ids()).toBe(first.ids());
      expect(() => define([a, b, a], first)).toThrow('a is defined twice');
    });

    it('shares no number that neither of two has computed', () => {
      const [a, b] = [stat('a', (w) => w.start(1, 'one')), stat('b', (w) => w.startFrom('a'))];
      const first = define([a, b]);
      const second = define([stat('a', (w) => w.start(2, 'two')), b], define([a, b], first));
      expect(first.number('b')).toBe(1);
      expect(second.number('b')).toBe(2);
      expect(define([a, b], second).number('b')).toBe(1);
    });

    it('records the new reads of a number that read something else before', () => {
      const choice = stat('better', (w) => w.startFrom(w.consultNumber('which') === 1 ? 'one' : 'two'));
      const open = (which: number, one: number, two: number, previous?: Worksheet): Worksheet =>
        define(
          [...Object.entries({ which, one, two }).map(([id, value]) => constant(id, value)), choice, twice],
          previous,
        );
      const twice = stat('twice', (w) => w.startFrom('better').multiply(2, 'twice'));
      const first = open(1, 10, 20);
      expect(first.number('twice')).toBe(20);
      const second = open(2, 10, 20, first);
      const hint = open(1, 12, 20, first);
      expect([second.number('twice'), hint.number('twice')]).toEqual([40, 24]);
      expect(open(2, 10, 22, second).number('twice')).toBe(44);
      expect(open(2, 10, 22, hint).number('twice')).toBe(44);
    });

    it('restores a formula that another one had replaced', () => {
      const [a, b] = [constant('a', 1), stat('b', (w) => w.startFrom('a'))];
      const first = define([a, b]);
      expect(first.number('b')).toBe(1);
      const draft = new Worksheet(first);
      for (const formula of [a, b]) draft.define(formula);
      draft.redefine('a', (current) => ({ ...current, formula: (w) => w.start(5, 'house rule') }));
      draft.redefine('a', (current) => ({ ...current, bonuses: (w) => w.add(1, 'another') }));
      expect(() => draft.define(constant('c', 1))).toThrow('Formulas are replaced when all of them have been defined');
      const ruled = draft.finish();
      expect(ruled.number('b')).toBe(6);
      expect(define([a, b], ruled).number('b')).toBe(1);
      expect(first.number('b')).toBe(1);
    });

    it('cannot be read before it is finished', () => {
      const draft = new Worksheet(define([constant('a', 1)]));
      draft.define(constant('a', 2));
      expect(draft.has('a')).toBe(true);
      expect(() => draft.get('a')).toThrow('a is read of a worksheet that follows another one and is not finished');
      expect(draft.finish().number('a')).toBe(2);
    });

    it('finds a cycle that an edit closes, and no longer finds it when it is opened', () => {
      const move = stat('move', (w) => w.startFrom('load'));
      const straight = stat('load', (w) => w.start(1, 'what is carried'));
      const crooked = stat('load', (w) => w.startFrom('move'));
      const first = define([move, straight]);
      expect(first.number('move')).toBe(1);
      const cycle = define([move, crooked], first);
      expect(() => cycle.get('move')).toThrow(CycleError);
      expect(() => cycle.get('load')).toThrow(CycleError);
      expect(define([move, straight], cycle).number('move')).toBe(1);
    });
  });

  it('a worksheet refuses a formula that reads it without its builder', () => {
    const worksheet = new Worksheet();
    const earlier = open({ dx: 12, weight: 0 });
    worksheet.define({ id: 'dx', name: 'DX', formula: (w) => w.start(1, 'bought') });
    worksheet.define({ id: 'get', name: 'get', formula: (w) => w.start(worksheet.get('dx').value, 'DX') });
    worksheet.define({ id: 'find', name: 'find', formula: (w) => w.start(worksheet.find('dx')?.value ?? 0, 'DX') });
    worksheet.define({ id: 'number', name: 'number', formula: (w) => w.start(earlier.number('dx'), 'DX') });
    worksheet.define({ id: 'has', name: 'has', formula: (w) => w.start(worksheet.has('dx') ? 1 : 0, 'DX') });
    worksheet.define({ id: 'nested', name: 'nested', formula: (w) => w.startFrom('has') });
    for (const id of ['get', 'find', 'number', 'has', 'nested'])
      expect(() => worksheet.get(id), id).toThrow(UnrecordedReadError);
    expect(worksheet.number('dx'), 'it can be read again afterwards').toBe(1);
  });
});

describe('Overlays', () => {
  function base(): Worksheet {
    const worksheet = new Worksheet();
    worksheet.define({ id: 'load', name: 'load', formula: (w) => w.start(3, 'what is carried') });
    worksheet.define({ id: 'speed', name: 'speed', formula: (w) => w.start(6, 'speed') });
    worksheet.define({ id: 'move', name: 'Move', formula: (w) => w.startFrom('speed').addFrom('load', -1) });
    return worksheet;
  }

  test('numbers that depend on a replaced one are computed from the replacement, and the first worksheet is unchanged', () => {
    const real = base();
    const previewed = new WhatIfWorksheet(real, 'load', 1, 'encumbrance level');
    expect([previewed.number('move'), previewed.number('load'), previewed.number('speed')]).toEqual([5, 1, 6]);
    expect([real.number('move'), real.number('load')]).toEqual([3, 3]);
    expect(previewed.get('load').steps.map(({ words }) => words)).toEqual(['encumbrance level']);
  });

  test('a replaced number has the given value, without its bonuses', () => {
    const real = base();
    real.define({
      id: 'dodge',
      name: 'Dodge',
      formula: (w) => w.startFrom('move'),
      bonuses: (w) => w.add(1, 'Combat Reflexes'),
    });
    expect([real.number('dodge'), new WhatIfWorksheet(real, 'dodge', 7, 'Dodge').number('dodge')]).toEqual([4, 7]);
  });

  test('an overlay has the numbers of the other worksheet, and no more', () => {
    const previewed = new WhatIfWorksheet(base(), 'load', 0, 'encumbrance level');
    expect(previewed.ids()).toEqual(['load', 'speed', 'move']);
    expect([previewed.has('move'), previewed.has('dodge')]).toEqual([true, false]);
    expect(previewed.find('dodge')).toBeUndefined();
    expect(() => previewed.get('dodge')).toThrow(UnknownStatError);
  });

  test('only dependents of a replaced number are checked, whenever the other worksheet computes it', () => {
    const draft = base();
    const ran: string[] = [];
    for (const [id, from] of [
      ['dodge', 'move'],
      ['jump', 'speed'],
    ] as const) {
      const formula = (w: DerivationBuilder): void => {
        ran.push(id);
        w.startFrom(from);
      };
      draft.define({ id, name: id, formula });
    }
    const real = draft.finish();
    for (const id of ['dodge', 'jump']) real.get(id);
    const previewed = new WhatIfWorksheet(real, 'load', 1, 'encumbrance level');
    expect(previewed.get('jump')).toBe(real.get('jump'));
    expect(previewed.number('dodge')).toBe(5);
    expect(ran).toEqual(['dodge', 'jump', 'dodge']);
  });

  test('a number that the other worksheet computes later is computed from the replacement too', () => {
    const real = base().finish();
    const previewed = new WhatIfWorksheet(real, 'load', 1, 'encumbrance level');
    expect([real.number('speed'), previewed.number('speed')]).toEqual([6, 6]);
    expect([real.number('move'), previewed.number('move')]).toEqual([3, 5]);
    const further = new WhatIfWorksheet(previewed, 'speed', 9, 'speed');
    expect([further.number('move'), previewed.number('move'), real.number('move')]).toEqual([8, 5, 3]);
  });
});
