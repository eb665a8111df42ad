import type { Citation } from '../../../engine/citation.ts';
import type { Dice } from '../../../engine/dice.ts';
import type { Worksheet } from '../../../engine/worksheet.ts';
import type { BasicDamage } from '../../ruleset.ts';
import { adds, applyEffects, type EffectIndex } from '../../shared/effects.ts';

const d = (dice: number, adds = 0): Dice => ({ dice, adds });

/** Thrust and swing by ST 5 to 20 (Man to Man p. 12; GURPS Lite p. 20). At ST 4 and less both are 0. */
const thirdEditionDamage: readonly (readonly [strength: number, thrust: Dice, swing: Dice])[] = [
  [5, d(1, -5), d(1, -5)],
  [6, d(1, -4), d(1, -4)],
  [7, d(1, -3), d(1, -3)],
  [8, d(1, -3), d(1, -2)],
  [9, d(1, -2), d(1, -1)],
  [10, d(1, -2), d(1)],
  [11, d(1, -1), d(1, 1)],
  [12, d(1, -1), d(1, 2)],
  [13, d(1), d(2, -1)],
  [14, d(1), d(2)],
  [15, d(1, 1), d(2, 1)],
  [16, d(1, 1), d(2, 2)],
  [17, d(1, 2), d(3, -1)],
  [18, d(1, 2), d(3)],
  [19, d(2, -1), d(3, 1)],
  [20, d(2, -1), d(3, 2)],
];

/**
 * Points of an attribute by level, 1 to 20; each further level costs 25 more (GURPS Lite p. 3, printed to 18; Man to Man
 * p. 6, printed from 7 to 20).
 */
const attributePrices: Readonly<Record<number, number>> = {
  1: -80,
  2: -70,
  3: -60,
  4: -50,
  5: -40,
  6: -30,
  7: -20,
  8: -15,
  9: -10,
  10: 0,
  11: 10,
  12: 20,
  13: 30,
  14: 45,
  15: 60,
  16: 80,
  17: 100,
  18: 125,
  19: 150,
  20: 175,
};

const last = 20;
const further = 25;

/** Returns the price in points of an attribute's level: the table, then 25 a level; null under the book's minimum. */
export function thirdEditionAttributePrice(level: number, minimum: number): number | null {
  if (level < minimum) return null;
  if (level > last) return (attributePrices[last] ?? 0) + (level - last) * further;
  return attributePrices[level] ?? null;
}

export interface MindRules {
  /** The name of the number that all senses are based on. */
  readonly perception: string;
  /** The senses that the book distinguishes: each is based on the common number and has separate effects. */
  readonly senses: readonly { readonly stat: 'vision' | 'hearing' | 'tasteSmell'; readonly name: string }[];
  /** A note on Will rolls. */
  readonly willNote?: string;
  readonly cite: Citation;
}

/** IQ counts as at most this before Weak Will is subtracted. */
const weakWillIq = 14;

/**
 * Defines Will and Perception, both IQ by default (GURPS Lite p. 24: will rolls and sense rolls), and the separate
 * senses. Man to Man has none of them, but custom entries may be based on the first two.
 */
export function defineMind(
  worksheet: Worksheet,
  effects: EffectIndex,
  { perception, senses, willNote, cite }: MindRules,
): void {
  worksheet.section('mind', [effects], () => {
    worksheet.define({
      id: 'will',
      name: 'Will',
      cite,
      formula: (w) => {
        w.startFrom('iq');
        if (adds(effects, 'will', -1)) w.atMost(weakWillIq, 'maximum before Weak Will', { cite });
        applyEffects(w, effects, 'will');
        if (willNote) w.note(willNote, { cite });
      },
    });
    worksheet.define({
      id: 'perception',
      name: perception,
      cite,
      formula: (w) => applyEffects(w.startFrom('iq'), effects, 'perception'),
    });
    for (const { stat, name } of senses) {
      worksheet.define({
        id: stat,
        name,
        cite,
        formula: (w) => applyEffects(w.startFrom('perception'), effects, stat),
      });
    }
  });
}

const byStrength = new Map(thirdEditionDamage.map(([st, thrust, swing]) => [st, { thrust, swing }]));
const none: Dice = { dice: 0, adds: 0 };

/** Returns dice raised by a number of steps in the sequence 1−1, 1, 1+1, 1+2, 2−1, 2, … */
const raiseDice = ({ dice, adds }: Dice, steps: number): Dice => {
  const height = dice * 4 + adds + steps;
  const whole = Math.floor((height + 1) / 4);
  return { dice: whole, adds: height - whole * 4 };
};

/**
 * Returns the basic damage of a strength: the table to ST 20; beyond it swing rises a step for each point and thrust for
 * each two, as the book describes in words. No damage at ST 4 and less.
 */
export function thirdEditionBasicDamage(strength: number): BasicDamage {
  const row = byStrength.get(strength);
  if (row) return row;
  const last = byStrength.get(20);
  if (strength < 5 || !last) return { thrust: none, swing: none };
  const pointsBeyond = Math.floor(strength) - 20;
  return {
    thrust: raiseDice(last.thrust, Math.floor((pointsBeyond + 1) / 2)),
    swing: raiseDice(last.swing, pointsBeyond),
  };
}
