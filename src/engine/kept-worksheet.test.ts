import { describe, expect, it } from 'vitest';
import type { StatFormula } from './builder.ts';
import { CycleError, UnrecordedReadError, Worksheet } from './worksheet.ts';

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
  worksheet.section('load', [weight], () => worksheet.define(stat('load', (w) => w.start(weight, 'what is carried'))));
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
  it('works nothing out where nothing has changed, and has the same numbers', () => {
    const before = open({ dx: 12, weight: 15 });
    const after = open({ dx: 12, weight: 15 }, before);
    expect(ran).toEqual([]);
    for (const id of before.ids()) expect(after.get(id)).toBe(before.get(id));
  });

  it('works out what an edit touches, and nothing else', () => {
    const before = open({ dx: 12, weight: 15 });
    const after = open({ dx: 13, weight: 15 }, before);
    expect(ran).toEqual(['dx', 'move', 'skill']);
    expect([after.number('move'), before.number('move')]).toEqual([12, 11]);
    expect(after.get('level')).toBe(before.get('level'));
  });

  it('stops where a number comes out as before', () => {
    const before = open({ dx: 12, weight: 15 });
    const after = open({ dx: 12, weight: 16 }, before);
    expect(ran).toEqual(['load', 'level']);
    expect(after.get('move')).toBe(before.get('move'));
  });

  it('keeps what the one before kept without reading it', () => {
    const first = open({ dx: 12, weight: 15 });
    const unread = new Worksheet(first);
    unread.section('attributes', [12], () => expect.unreachable());
    unread.section('load', [15], () => expect.unreachable());
    unread.section('rules', [], () => expect.unreachable());
    expect(open({ dx: 12, weight: 15 }, unread.finish()).get('move')).toBe(first.get('move'));
    expect(ran).toEqual([]);
  });

  it('works a number out again that asked for one which was not there', () => {
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

  it('shares no number that neither of two has worked out', () => {
    const [a, b] = [stat('a', (w) => w.start(1, 'one')), stat('b', (w) => w.startFrom('a'))];
    const first = define([a, b]);
    const second = define([stat('a', (w) => w.start(2, 'two')), b], define([a, b], first));
    expect(first.number('b')).toBe(1);
    expect(second.number('b')).toBe(2);
    expect(define([a, b], second).number('b')).toBe(1);
  });

  it('knows what a number reads that read something else before', () => {
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

  it('puts a formula back that another one had taken the place of', () => {
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

  it('is not read before it is finished', () => {
    const draft = new Worksheet(define([constant('a', 1)]));
    draft.define(constant('a', 2));
    expect(draft.has('a')).toBe(true);
    expect(() => draft.get('a')).toThrow('a is read of a worksheet that follows another one and is not finished');
    expect(draft.finish().number('a')).toBe(2);
  });

  it('finds a ring that an edit closes, and no longer finds it when it is opened', () => {
    const move = stat('move', (w) => w.startFrom('load'));
    const straight = stat('load', (w) => w.start(1, 'what is carried'));
    const crooked = stat('load', (w) => w.startFrom('move'));
    const first = define([move, straight]);
    expect(first.number('move')).toBe(1);
    const ring = define([move, crooked], first);
    expect(() => ring.get('move')).toThrow(CycleError);
    expect(() => ring.get('load')).toThrow(CycleError);
    expect(define([move, straight], ring).number('move')).toBe(1);
  });
});

it('refuses a formula that reads a worksheet past its builder', () => {
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
