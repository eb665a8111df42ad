import { describe, expect, it } from 'vitest';
import { fold } from './fold.ts';
import type { StatFormula } from './stat-formula.ts';
import { changedNothing, derivationSentence } from './words.ts';
import { Worksheet } from './worksheet.ts';
import { CycleError, UnknownStatError } from './worksheet-errors.ts';

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
  it('works a number out with its steps', () => {
    const move = falcon().get('move');
    expect(move.value).toBe(5);
    expect(fold(move.steps)).toBe(5);
    expect(move.after).toEqual([7, 5, 5, 5]);
    expect(move.steps.map((step) => step.from)).toEqual(['basicSpeed', 'encumbrance', undefined, undefined]);
  });

  it('has a sentence that explains it', () => {
    const sheet = falcon();
    expect(derivationSentence(sheet.get('basicSpeed'), 'bare')).toBe(
      'Basic Speed 7: HT 13; DX +15; a quarter of the sum ÷ 4. (Book p. 7)',
    );
    expect(derivationSentence(sheet.get('move'), 'bare')).toBe(
      'Move 5 yards: Basic Speed 7; medium encumbrance −2; rounded down; minimum 1.',
    );
  });

  it('knows which steps changed nothing', () => {
    const move = falcon().get('move');
    expect(move.steps.map((_, i) => changedNothing(move, i))).toEqual([false, false, true, true]);
  });

  it('works each number out once', () => {
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

  it('has null for all numbers in rings that may be null, whichever is read first', () => {
    const sum = (id: string, reads: readonly string[], nullInRing?: string): StatFormula => ({
      id,
      name: id,
      nullInRing,
      formula: (w) => {
        w.start(1, 'one');
        for (const read of reads) w.addFrom(read);
      },
    });
    // st reads a, b and c; each of them reads st by way of another number, a and b by way of the same.
    const formulas = [
      sum('st', ['a', 'b', 'c', 'free']),
      sum('a', ['per'], 'ring'),
      sum('b', ['per'], 'ring'),
      sum('c', ['move'], 'ring'),
      sum('free', ['base'], 'ring'),
      sum('per', ['c', 'st']),
      sum('move', ['st', 'd']),
      sum('d', ['per'], 'ring'),
      sum('base', []),
    ];
    const ids = formulas.map(({ id }) => id);
    const valuesFrom = (first: string): unknown[] => {
      const sheet = new Worksheet();
      for (const formula of formulas) sheet.define(formula);
      const finished = sheet.finish();
      finished.get(first);
      return ids.map((id) => finished.get(id).value);
    };
    for (const first of ids) expect(valuesFrom(first), first).toEqual([3, null, null, null, 2, 4, 4, null, 1]);
  });

  it('reports a ring by the names of its numbers', () => {
    const sheet = new Worksheet();
    sheet.define({ id: 'move', name: 'Move', formula: (w) => w.startFrom('load') });
    sheet.define({ id: 'load', name: 'load', formula: (w) => w.startFrom('speed') });
    sheet.define({ id: 'speed', name: 'Speed', formula: (w) => w.startFrom('load') });
    expect(() => sheet.get('move')).toThrow(CycleError);
    expect(() => sheet.get('move')).toThrow('These numbers depend on each other in a ring: load → Speed → load');
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
      expect(derivationSentence(sheet.get('dodge'), 'bare')).toBe(
        'Dodge 8: DX 15; half ÷ 2; rounded down; Combat Reflexes +1.',
      );
      expect([sheet.get('dodge').caption, sheet.ids().at(-1)]).toEqual(['DX / 2', 'dodge']);
    });

    it('has none where there is no value', () => {
      const sheet = withBonus();
      sheet.redefine('dodge', (current) => ({ ...current, formula: (w) => w.start(null, 'tied up') }));
      expect(sheet.get('dodge').steps).toHaveLength(1);
    });
  });

  it('refuses to replace a formula that is unknown, or whose result may have been read', () => {
    const sheet = falcon();
    expect(() => sheet.redefine('dodge', (current) => current)).toThrow(UnknownStatError);
    sheet.get('move');
    expect(() => sheet.redefine('basicSpeed', (current) => current)).toThrow('basicSpeed has been worked out');
  });
});
