import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { ownItemSchema } from '../../../../character/equipment-rows.ts';
import { combatant } from '../../../../testing/combatant.ts';
import { someOf } from '../../../../testing/extent.ts';
import { typedFalcon } from '../../../../testing/fourth-edition-falcon.ts';
import { item } from '../../../../testing/rows.ts';
import { fightRules } from './fight-rules.ts';

/**
 * John Falcon under every maneuver of the fourth edition, in every posture, wounded, tired or not, with every load,
 * against figures entered from the book: Shortsword 16, Basic Speed 7, Defense Bonus 1, Parry 12, Block 11, 9 HP, 13
 * FP, Basic Lift 16.
 */
const falcon = typedFalcon();

/** Pounds in all, the Move and the Dodge (with the shield) at that load: Move × 1, 0.8, 0.6, 0.4, 0.2; Dodge −1 each. */
const loads = [
  { pounds: 16, move: 7, halfMove: 4, dodge: 11, halfDodge: 6 },
  { pounds: 32, move: 5, halfMove: 3, dodge: 10, halfDodge: 6 },
  { pounds: 48, move: 4, halfMove: 2, dodge: 9, halfDodge: 5 },
  { pounds: 96, move: 2, halfMove: 1, dodge: 8, halfDodge: 5 },
  { pounds: 160, move: 1, halfMove: 1, dodge: 7, halfDodge: 4 },
];

const withLoad = (pounds: number) => {
  const equipment = falcon.character.equipment.map((row) => ({ ...row, weightOverride: 0 }));
  const sack = item('', { key: 'sack', own: z.parse(ownItemSchema, { name: 'Sack', weight: pounds }) });
  return { ...falcon, character: { ...falcon.character, equipment: [...equipment, sack] } };
};

/**
 * The table of maneuvers (pp. 363–366): movement, attack (or null), damage, bonuses to the defenses d, p and b.
 */
const maneuvers = [
  { choice: { maneuver: 'doNothing' }, move: 'none', attack: null, d: 0, p: 0, b: 0 },
  { choice: { maneuver: 'move' }, move: 'full', attack: null, d: 0, p: 0, b: 0 },
  { choice: { maneuver: 'changePosture' }, move: 'none', attack: null, d: 0, p: 0, b: 0 },
  { choice: { maneuver: 'aim' }, move: 'step', attack: null, d: 0, p: 0, b: 0 },
  { choice: { maneuver: 'evaluate' }, move: 'step', attack: null, d: 0, p: 0, b: 0 },
  { choice: { maneuver: 'attack' }, move: 'step', attack: 0, d: 0, p: 0, b: 0 },
  { choice: { maneuver: 'feint' }, move: 'step', attack: null, d: 0, p: 0, b: 0 },
  { choice: { maneuver: 'allOutAttack', kind: 'determined' }, move: 'twoOrHalf', attack: 4, d: null, p: null, b: null },
  { choice: { maneuver: 'allOutAttack', kind: 'double' }, move: 'twoOrHalf', attack: 0, d: null, p: null, b: null },
  { choice: { maneuver: 'allOutAttack', kind: 'feint' }, move: 'twoOrHalf', attack: 0, d: null, p: null, b: null },
  { choice: { maneuver: 'allOutAttack', kind: 'strong' }, move: 'twoOrHalf', attack: 0, d: null, p: null, b: null },
  {
    choice: { maneuver: 'allOutAttack', kind: 'suppression' },
    move: 'twoOrHalf',
    attack: null,
    d: null,
    p: null,
    b: null,
  },
  { choice: { maneuver: 'moveAndAttack' }, move: 'full', attack: -4, d: 0, p: null, b: 0 },
  { choice: { maneuver: 'allOutDefense', kind: 'dodge' }, move: 'half', attack: null, d: 2, p: 0, b: 0 },
  { choice: { maneuver: 'allOutDefense', kind: 'parry' }, move: 'step', attack: null, d: 0, p: 2, b: 0 },
  { choice: { maneuver: 'allOutDefense', kind: 'block' }, move: 'step', attack: null, d: 0, p: 0, b: 2 },
  { choice: { maneuver: 'allOutDefense', kind: 'double' }, move: 'step', attack: null, d: 0, p: 0, b: 0 },
  { choice: { maneuver: 'concentrate' }, move: 'step', attack: null, d: 0, p: 0, b: 0 },
  { choice: { maneuver: 'ready' }, move: 'step', attack: null, d: 0, p: 0, b: 0 },
  { choice: { maneuver: 'wait' }, move: 'none', attack: 0, d: 0, p: 0, b: 0 },
] as const;

/** The table of postures: attack, defense, and the yards of Moves 7 to 1 (two thirds, one third, 1, none). */
const postures = [
  { posture: 'standing', attack: 0, defense: 0, yards: [7, 6, 5, 4, 3, 2, 1] },
  { posture: 'crouching', attack: -2, defense: 0, yards: [4, 4, 3, 2, 2, 1, 1] },
  { posture: 'kneeling', attack: -2, defense: -2, yards: [2, 2, 1, 1, 1, 1, 1] },
  { posture: 'crawling', attack: -4, defense: -3, yards: [2, 2, 1, 1, 1, 1, 1] },
  { posture: 'sitting', attack: -2, defense: -2, yards: [0, 0, 0, 0, 0, 0, 0] },
  { posture: 'lying', attack: -4, defense: -3, yards: [1, 1, 1, 1, 1, 1, 1] },
] as const;

/** HP lost of 9 and FP of 13, HP lost last turn with the shock of it (at most 4), and whether Move and Dodge are halved. */
const states = [
  { hitsLost: 0, fatigueLost: 0, wounds: 0, shock: 0, halved: false },
  { hitsLost: 6, fatigueLost: 8, wounds: 3, shock: 3, halved: false },
  { hitsLost: 7, fatigueLost: 0, wounds: 7, shock: 4, halved: true },
  { hitsLost: 0, fatigueLost: 9, wounds: 0, shock: 0, halved: true },
  { hitsLost: 12, fatigueLost: 0, wounds: 1, shock: 1, halved: true },
];

describe.each(someOf(loads, 2))(
  'John Falcon with $pounds lb',
  ({ pounds, move: whole, halfMove, dodge, halfDodge }) => {
    const now = combatant(withLoad(pounds), fightRules);

    it.each(maneuvers)('$choice', ({ choice, move, attack, d, p, b }) => {
      for (const { posture, attack: toHit, defense, yards } of postures) {
        for (const { shock, halved, ...lost } of states) {
          const fighter = now({ state: { ...lost, posture }, choice });
          const label = JSON.stringify({ posture, lost });
          const blow = attack === null ? null : 16 + attack + toHit - shock;
          const cap = choice.maneuver === 'moveAndAttack' ? 9 : 99;
          expect(fighter.skill('sword.0'), label).toBe(blow === null ? null : Math.min(cap, blow));
          const active = (add: number | null, base: number) => (add === null ? null : base + add + defense);
          expect(fighter.active('dodge'), label).toBe(active(d, halved ? halfDodge : dodge));
          expect(fighter.total('parry.sword.0'), label).toBe(active(p, 12));
          expect(fighter.total('block'), label).toBe(active(b, 11));
          const ownMove = halved ? halfMove : whole;
          expect(fighter.move, label).toBe(ownMove);
          const ofMove = (points: number) => yards[7 - points];
          const half = Math.ceil(ownMove / 2);
          // All-Out Attack: two hexes or half of Move, whichever is more (p. 385).
          const expected = {
            step: 1,
            none: 0,
            full: ofMove(ownMove),
            half: ofMove(half),
            twoOrHalf: ofMove(Math.max(2, half)),
          }[move];
          expect(fighter.movement, label).toBe(posture === 'sitting' ? 0 : expected);
        }
      }
    });
  },
);
