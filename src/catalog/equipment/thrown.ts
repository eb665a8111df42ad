import { lite, manToMan } from '../books.ts';
import type { ItemEntry } from '../item-entry.ts';
import type { SkillDefault } from '../skill-entry.ts';

/**
 * Man to Man has an untrained throw at a target roll against DX-3 (p. 50, the detailed rule), elsewhere against plain DX.
 * The detailed rule is followed; GURPS Lite prints it in the table too.
 */
const untrainedThrow: SkillDefault = { attribute: 'dx', penalty: 3 };

/**
 * The ranged table of Man to Man has thrust+1 for a rock. Its text (p. 41) says one less than thrust, and the table of
 * damage from thrown objects agrees with that, so the plus sign is a slip.
 */
const rockAdds = -1;

/** Things thrown that are not weapons of the hand. Man to Man, pull-out and p. 44; GURPS Lite, p. 20. */
export const thrown: readonly ItemEntry[] = [
  {
    id: 'rock',
    name: 'Rock',
    description: 'Stone of a pound or so, picked up and thrown; costs nothing and may stun a foe.',
    keywords: ['stone', 'throw', 'improvised', 'brick', 'baseball', 'free'],
    facets: {
      'man-to-man': {
        cite: manToMan('pull-out'),
        kind: 'weapon',
        cost: 0,
        weight: 1,
        attacks: [
          {
            name: 'thrown',
            skills: ['throwing'],
            defaults: [untrainedThrow],
            type: 'cr',
            basis: 'thrust',
            adds: rockAdds,
            ranged: { pointBlank: '3', increment: '5', halfDamage: 'STx2', maximum: 'STx3.5' },
          },
        ],
      },
      'lite-3e': {
        cite: lite(20),
        kind: 'weapon',
        cost: 0,
        weight: 1,
        attacks: [
          {
            name: 'thrown',
            skills: ['throwing'],
            defaults: [untrainedThrow],
            type: 'cr',
            basis: 'thrust',
            adds: -1,
            ranged: { snapShot: 12, accuracy: 0, halfDamage: 'STx2', maximum: 'STx3.5' },
          },
        ],
      },
    },
  },
  {
    id: 'oil-flask',
    name: 'Oil flask',
    description: 'Clay bottle of oil with a burning rag; breaks where it lands and sets that spot on fire.',
    keywords: ['molotov', 'firebomb', 'greek fire', 'burning oil', 'throw', 'fire'],
    facets: {
      'man-to-man': {
        cite: manToMan('pull-out'),
        kind: 'weapon',
        cost: 50,
        weight: 1,
        attacks: [
          {
            name: 'thrown',
            skills: ['throwing'],
            defaults: [untrainedThrow],
            type: 'fire',
            basis: 'fixed',
            dice: 1,
            adds: -1,
            ranged: { pointBlank: '3', increment: '5', halfDamage: null, maximum: 'STx3.5' },
          },
        ],
        notes: [
          'For fantasy settings only',
          'Burns for a minute; the damage is for a whole turn in the fire, 1-3 for part of one',
          'Breaks on a roll of 1 to 4 on one die when its carrier falls',
        ],
      },
    },
  },
];
