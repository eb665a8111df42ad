import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import type { PartialSituation } from '../../../../character/combat-situation.ts';
import { ownItemSchema } from '../../../../character/equipment-rows.ts';
import { johnFalcon } from '../../../../testing/book-characters.ts';
import { aimingCombatant as combatant } from '../../../../testing/combatant.ts';
import { someOf } from '../../../../testing/extent.ts';
import { item } from '../../../../testing/rows.ts';
import { fightRules } from './fight-rules.ts';

/**
 * John Falcon under every maneuver, in every position, wounded or not, with every load, against figures entered from
 * the book and its pull-out: Shortsword 16, Basic Speed 7, Block 5, Parry 8, PD 4, HT 13.
 */
const falcon = johnFalcon();

/** Pounds on top of the fighter's 38.125, which reach each level of load, and the Move at it (p. 17). */
const loads = [
  { pounds: -21, move: 7 },
  { pounds: -8, move: 6 },
  { pounds: 0, move: 5 },
  { pounds: 60, move: 4 },
  { pounds: 120, move: 3 },
];

const withLoad = (pounds: number) => {
  const { character } = falcon;
  // Lighter armor and no crossbow, rather than a negative weight.
  const equipment = character.equipment.map((row) =>
    pounds === -21 && row.entry === 'heavy-leather-armor'
      ? { ...row, weightOverride: 0 }
      : pounds === -21 && row.entry === 'crossbow'
        ? { ...row, weightOverride: 0 }
        : pounds === -8 && row.entry === 'crossbow'
          ? { ...row, weightOverride: 0 }
          : row,
  );
  const sack = item('', { key: 'sack', own: z.parse(ownItemSchema, { name: 'Sack', weight: Math.max(0, pounds) }) });
  return { ...falcon, character: { ...character, equipment: [...equipment, sack] } };
};

/**
 * The allowances in the table of maneuvers (pull-out): the distance, the attack (or null), and the active
 * defenses.
 */
const maneuvers = [
  { choice: { maneuver: 'attack' }, move: 'step', attack: 0, defenses: 'dpb' },
  { choice: { maneuver: 'move' }, move: 'full', attack: null, defenses: 'dpb' },
  { choice: { maneuver: 'changePosition' }, move: 'none', attack: null, defenses: 'dpb' },
  { choice: { maneuver: 'ready', kind: 'item' }, move: 'step', attack: null, defenses: 'dpb' },
  { choice: { maneuver: 'ready', kind: 'reload' }, move: 'step', attack: null, defenses: 'd' },
  { choice: { maneuver: 'aim' }, move: 'none', attack: null, defenses: 'dpb' },
  { choice: { maneuver: 'allOutAttack', kind: 'skill' }, move: 'half', attack: 4, defenses: '' },
  { choice: { maneuver: 'allOutAttack', kind: 'double' }, move: 'half', attack: 0, defenses: '' },
  { choice: { maneuver: 'allOutAttack', kind: 'feint' }, move: 'half', attack: 0, defenses: '' },
  { choice: { maneuver: 'feint' }, move: 'step', attack: null, defenses: 'dpb' },
  { choice: { maneuver: 'concentrate' }, move: 'step', attack: null, defenses: 'dpb' },
  { choice: { maneuver: 'wait' }, move: 'step', attack: 0, defenses: 'dpb' },
  { choice: { maneuver: 'allOutDefense' }, move: 'step', attack: null, defenses: 'dpb' },
  { choice: { maneuver: 'longAction' }, move: 'none', attack: null, defenses: 'd' },
] as const;

/** The table of positions (p. 29): attack, active defense, and the yards of Moves 7, 6, 5, 4, 3, 2 and 1. */
const positions = [
  { posture: 'standing', attack: 0, defense: 0, yards: [7, 6, 5, 4, 3, 2, 1] },
  { posture: 'crouching', attack: -2, defense: 0, yards: [4, 4, 3, 2, 2, 1, 1] },
  { posture: 'kneeling', attack: -2, defense: -2, yards: [2, 2, 1, 1, 1, 1, 1] },
  { posture: 'crawling', attack: null, defense: -3, yards: [2, 2, 1, 1, 1, 1, 1] },
  { posture: 'sitting', attack: -2, defense: -2, yards: [0, 0, 0, 0, 0, 0, 0] },
  { posture: 'lying', attack: -4, defense: -3, yards: [1, 1, 1, 1, 1, 1, 1] },
] as const;

/** Hits lost of the fighter's 13, those of the last turn, and whether Move and Dodge are halved (pp. 25, 53). */
const wounds = [
  { hitsLost: 0, last: 0, halved: false },
  { hitsLost: 9, last: 4, halved: false },
  { hitsLost: 10, last: 1, halved: true },
  { hitsLost: 13, last: 0, halved: true },
];

describe.each(someOf(loads, 2))('John Falcon at Move $move', ({ pounds, move: unhurt }) => {
  const now = combatant(withLoad(pounds), fightRules);

  it.each(maneuvers)('$choice', ({ choice, move, attack, defenses }) => {
    for (const { posture, attack: toHit, defense, yards } of positions) {
      for (const { hitsLost, last, halved } of wounds) {
        const situation: PartialSituation = { state: { hitsLost, wounds: last, posture }, choice };
        const fighter = now(situation);
        const ownMove = halved ? Math.floor(unhurt / 2) : unhurt;
        const label = JSON.stringify({ posture, hitsLost });
        const blow = attack === null || toHit === null ? null : 16 + attack + toHit - last;
        expect(fighter.skill('sword.0'), label).toBe(blow);
        const active = (letter: string, base: number) =>
          defenses.includes(letter) ? Math.max(0, base + defense) : null;
        expect(fighter.active('dodge'), label).toBe(active('d', ownMove));
        expect(fighter.active('parry.sword.0'), label).toBe(active('p', 8));
        expect(fighter.active('block'), label).toBe(active('b', 5));
        const total = active('b', 5);
        expect(fighter.total('block'), label).toBe(total === null ? null : total + 4);
        expect(fighter.move, label).toBe(ownMove);
        const sitting = posture === 'sitting';
        const half = Math.max(2, Math.floor(ownMove / 2));
        const ofMove = (points: number) => yards[7 - points];
        const expected = { step: 1, none: 0, full: ofMove(ownMove), half: ofMove(half) }[move];
        expect(fighter.movement, label).toBe(sitting ? 0 : expected);
      }
    }
  });
});
