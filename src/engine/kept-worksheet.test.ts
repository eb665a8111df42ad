import { describe, expect, it } from 'vitest';
import type { StatFormula } from './stat-formula.ts';
import { Worksheet } from './worksheet.ts';
import { CycleError, UnrecordedReadError } from './worksheet-errors.ts';

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
    const bare = new Worksheet();
    const parry = stat('parry', (w) => (w.has('shield') ? w.startFrom('shield') : w.start(0, 'no shield')));
    bare.define(parry);
    expect(bare.number('parry')).toBe(0);
    const withShield = new Worksheet(bare);
    withShield.define(parry);
    withShield.define(stat('shield', (w) => w.start(3, 'large shield')));
    expect(withShield.number('parry')).toBe(3);
    const without = new Worksheet(withShield);
    without.define(parry);
    expect(without.number('parry')).toBe(0);
  });

  it('finds a ring that an edit closes, and no longer finds it when it is opened', () => {
    const move = stat('move', (w) => w.startFrom('load'));
    const straight = stat('load', (w) => w.start(1, 'what is carried'));
    const crooked = stat('load', (w) => w.startFrom('move'));
    const define = (load: StatFormula, previous?: Worksheet): Worksheet => {
      const worksheet = new Worksheet(previous);
      worksheet.define(move);
      worksheet.define(load);
      return worksheet;
    };
    const first = define(straight);
    expect(first.number('move')).toBe(1);
    const ring = define(crooked, first);
    expect(() => ring.get('move')).toThrow(CycleError);
    expect(() => ring.get('load')).toThrow(CycleError);
    expect(define(straight, ring).number('move')).toBe(1);
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
