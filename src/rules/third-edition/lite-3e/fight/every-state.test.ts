import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { ownItemSchema } from '../../../../character/equipment-rows.ts';
import { johnFalcon } from '../../../../testing/book-characters.ts';
import { combatant } from '../../../../testing/combatant.ts';
import { someOf } from '../../../../testing/extent.ts';
import { item } from '../../../../testing/rows.ts';
import { fightRules } from './fight-rules.ts';

/**
 * John Falcon under every maneuver of GURPS Lite, in every position, wounded or not, with every load, against figures
 * entered from the book: Shortsword 16, Parry 8, Block 7 (half of Shield 15), PD 4, HT 13, Basic Speed 7.
 */
const falcon = johnFalcon('lite-3e');

/** Pounds in all (the fighter's limits are 18, 36, 54, 108 and 180), and the Move at that load (p. 21). */
const loads = [
  { pounds: 18, move: 7 },
  { pounds: 30, move: 6 },
  { pounds: 54, move: 5 },
  { pounds: 100, move: 4 },
  { pounds: 170, move: 3 },
];

const withLoad = (pounds: number) => {
  const equipment = falcon.character.equipment.map((row) => ({ ...row, weightOverride: 0 }));
  const sack = item('', { key: 'sack', own: z.parse(ownItemSchema, { name: 'Sack', weight: pounds }) });
  return { ...falcon, character: { ...falcon.character, equipment: [...equipment, sack] } };
};

/**
 * The maneuvers (pp. 24–25): whether the fighter moves, the attack modifier (null for no attack), and the active
 * defenses.
 */
const maneuvers = [
  { choice: { maneuver: 'attack' }, moves: false, attack: 0, damage: '1d-1', defenses: 'dpb' },
  { choice: { maneuver: 'move' }, moves: true, attack: null, damage: null, defenses: 'dpb' },
  { choice: { maneuver: 'changePosition', kind: 'any' }, moves: false, attack: null, damage: null, defenses: 'dpb' },
  {
    choice: { maneuver: 'changePosition', kind: 'kneeling' },
    moves: false,
    attack: 0,
    damage: '1d-1',
    defenses: 'dpb',
  },
  { choice: { maneuver: 'ready', kind: 'item' }, moves: false, attack: null, damage: null, defenses: 'dpb' },
  { choice: { maneuver: 'ready', kind: 'reload' }, moves: false, attack: null, damage: null, defenses: 'd' },
  { choice: { maneuver: 'aim' }, moves: false, attack: null, damage: null, defenses: 'dpb' },
  { choice: { maneuver: 'allOutAttack', kind: 'skill' }, moves: false, attack: 4, damage: '1d-1', defenses: '' },
  { choice: { maneuver: 'allOutAttack', kind: 'double' }, moves: false, attack: 0, damage: '1d-1', defenses: '' },
  { choice: { maneuver: 'allOutAttack', kind: 'damage' }, moves: false, attack: 0, damage: '1d+1', defenses: '' },
  { choice: { maneuver: 'allOutDefense' }, moves: false, attack: null, damage: null, defenses: 'dpb' },
  { choice: { maneuver: 'longAction' }, moves: false, attack: null, damage: null, defenses: 'd' },
] as const;

/** The table of positions (p. 24). The shortsword cannot be used while crawling. */
const positions = [
  { posture: 'standing', attack: 0, defense: 0 },
  { posture: 'crouching', attack: -2, defense: 0 },
  { posture: 'kneeling', attack: -2, defense: -2 },
  { posture: 'crawling', attack: null, defense: -3 },
  { posture: 'sitting', attack: -2, defense: -2 },
  { posture: 'lying', attack: -4, defense: -3 },
] as const;

/** Hits lost, those of the last turn, and whether Move and Dodge are halved (pp. 26, 28). */
const wounds = [
  { hitsLost: 0, last: 0, halved: false },
  { hitsLost: 9, last: 5, halved: false },
  { hitsLost: 10, last: 2, halved: true },
  { hitsLost: 15, last: 0, halved: true },
];

describe.each(someOf(loads, 2))('John Falcon with $pounds lb', ({ pounds, move: unhurt }) => {
  const now = combatant(withLoad(pounds), fightRules);

  it.each(maneuvers)('$choice', ({ choice, moves, attack, damage, defenses }) => {
    for (const { posture, attack: toHit, defense } of positions) {
      for (const { hitsLost, last, halved } of wounds) {
        const fighter = now({ state: { hitsLost, wounds: last, posture }, choice });
        const ownMove = halved ? Math.floor(unhurt / 2) : unhurt;
        const label = JSON.stringify({ posture, hitsLost });
        const blow = attack === null || toHit === null ? null : 16 + attack + toHit - last;
        expect(fighter.skill('sword.0'), label).toBe(blow);
        expect(fighter.damage('sword.0'), label).toBe(blow === null ? null : damage);
        const active = (letter: string, base: number) =>
          defenses.includes(letter) ? Math.max(0, base + defense) : null;
        expect(fighter.active('dodge'), label).toBe(active('d', ownMove));
        expect(fighter.active('parry.sword.0'), label).toBe(active('p', 8));
        expect(fighter.active('block'), label).toBe(active('b', 7));
        const parry = active('p', 8);
        expect(fighter.total('parry.sword.0'), label).toBe(parry === null ? null : parry + 4);
        expect(fighter.move, label).toBe(ownMove);
        expect(fighter.movement, label).toBe(moves && posture !== 'sitting' ? ownMove : 0);
      }
    }
  });
});
