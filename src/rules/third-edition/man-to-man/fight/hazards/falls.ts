import type { FightRules } from '../../../../combat/fight-rules.ts';
import type { HazardQuestion, HazardStage } from '../../../../combat/hazards/hazard.ts';
import { findDamage } from '../../../common/feats/throwing.ts';
import { fall, fallingObject } from '../../../common/fight/hazards.ts';
import { fightPages as pages } from '../fight-pages.ts';

/** The place of a blow from above: 3 less on the two dice (p. 34). */
const fromAbove = -3;

const withPlaces: HazardQuestion = {
  id: 'places',
  label: 'With hit locations',
  kind: 'check',
  isAsked: ({ hasPlaces }) => hasPlaces,
};

/** The type of injury that a fall does (p. 47), if hit locations are used. The left arm is that of the shield. */
const placeOfFall: readonly HazardStage[] = [
  {
    kind: 'table',
    words: 'what the fall hits',
    dice: 2,
    isMet: (asked) => asked.hasPlaces && asked.isChecked('places') && asked.injury > 0,
    rows: [
      {
        from: 2,
        to: 2,
        outcome: { words: 'the head: knocked out, HT each 30 minutes to wake', conditions: ['unconscious'] },
      },
      {
        from: 3,
        to: 3,
        outcome: {
          words: 'both arms crippled, stunned',
          conditions: ['stunned'],
          cripples: ['shieldArm', 'weaponArm'],
        },
      },
      {
        from: 4,
        to: 4,
        outcome: { words: 'both legs crippled, stunned', conditions: ['stunned'], cripples: ['rightLeg', 'leftLeg'] },
      },
      {
        from: 5,
        to: 5,
        outcome: { words: 'right leg crippled, stunned', conditions: ['stunned'], cripples: ['rightLeg'] },
      },
      {
        from: 6,
        to: 6,
        outcome: { words: 'left arm crippled, stunned', conditions: ['stunned'], cripples: ['shieldArm'] },
      },
      {
        from: 7,
        to: 7,
        outcome: { words: 'right arm crippled, stunned', conditions: ['stunned'], cripples: ['weaponArm'] },
      },
      {
        from: 8,
        to: 8,
        outcome: { words: 'left leg crippled, stunned', conditions: ['stunned'], cripples: ['leftLeg'] },
      },
      { from: 9, to: 10, outcome: { words: 'bruises, no special injury' } },
      { from: 11, to: 12, outcome: { words: 'the head: stunned', conditions: ['stunned'] } },
    ],
  },
  {
    kind: 'recovery',
    words: 'how long it lasts',
    add: 5,
    cite: pages.falling,
    passesUnder: { hits: 5, words: 'usable again within ten minutes' },
  },
];

/** A fall, with its place where hit locations are used (p. 47). */
export const falling = fall({
  cite: pages.falling,
  most: Number.POSITIVE_INFINITY,
  water: 20,
  halfArmor: false,
  more: [withPlaces],
  after: placeOfFall,
});

const cite = pages.dropped;

/** Something falls on somebody (p. 50). */
export const dropped = fallingObject({
  cite,
  isSmall: (value) => value < 5,
  smallWords: 'less than 5',
  tips: true,
  asks: [withPlaces],
  before: [
    {
      kind: 'place',
      words: 'where it hits, from above',
      add: fromAbove,
      isMet: (asked) => asked.hasPlaces && asked.isChecked('places'),
    },
  ],
  after: [
    {
      kind: 'happens',
      words: 'bulk',
      isMet: (asked) => asked.number('pounds') > 50,
      outcome: {
        words: 'it is bulky: one yard of movement and active defenses −3 in the next turn',
        lasts: { effect: 'bulky', seconds: 2 },
      },
    },
  ],
});

/** What weighs as much as a person is in the last column of thrown things (p. 51). */
const personsWeight = 101;

/** A blow that pushes somebody into something large is as if they were thrown at it; what they do, they take (pp. 31, 51). */
export const collision: NonNullable<FightRules['collision']> = {
  cite: pages.knockback,
  obstacles: [{ id: 'large', words: 'A wall, or something else that is large' }],
  damage: (w, { strength }) => {
    const dice = findDamage(strength, personsWeight) ?? { dice: 0, adds: 0 };
    w.lookup('damage from thrown objects', `over 100 lb, thrown with ST ${strength}`, dice, { cite: pages.throwing });
  },
};
