import type { SheetContext } from '../../resolve/context.ts';
import type { Build, Ruleset } from '../../ruleset.ts';
import { shareOfLevel } from '../../shared/attacks.ts';
import type { LoadRules } from '../../shared/load.ts';
import { createSkillLadder } from '../../shared/skill-ladder.ts';
import type { UnarmedAttack, UnarmedSkill } from '../../shared/unarmed-lines.ts';
import { thirdEditionAttributePrice } from '../common/attributes.ts';
import { thirdEditionBuild } from '../common/build.ts';
import { heaviestLoadOf, type MovementRules, thirdEditionLoad } from '../common/movement.ts';
import {
  attributeMinimum,
  brawlingDamageOver,
  brawlingHits,
  karateDamageMisprint,
  karateDamageOver,
  overloadMove,
} from './decisions.ts';
import { pages } from './pages.ts';

/** Points of a skill from one level under its attribute upwards (Man to Man p. 9). Each further level costs 8 more. */
const skillPrices = {
  easy: [0.5, 1, 2, 4, 8, 16, 24],
  average: [1, 2, 4, 8, 16, 24, 32],
  hard: [2, 4, 8, 16, 24, 32, 40],
} as const;

const cite = pages.unarmed;
const karate = (...notes: readonly string[]): UnarmedSkill => ({
  id: 'karate',
  bonus: shareOfLevel(karateDamageOver, cite, karateDamageMisprint),
  notes,
});
const brawling: UnarmedSkill = { id: 'brawling', bonus: shareOfLevel(brawlingDamageOver, cite), orDx: brawlingHits };

const bootsNote = '+1 in heavy boots';

/** Bare hands reach the character's own hex and the next one (p. 27). */
const bareHandReach = 'C,1';

/**
 * Punch and kick (p. 26): thrust and thrust+2, the kick at −2; the throw of Judo, after a parry; and the bite of ordinary
 * teeth (p. 38).
 */
export const unarmedAttacks: readonly UnarmedAttack[] = [
  {
    id: 'punch',
    name: 'Punch',
    type: 'cr',
    reach: bareHandReach,
    limb: 'hand',
    damageAdd: 0,
    skillAdd: 0,
    skills: [karate('on DR 3 or more, roll HT or take 1−2 to the hand'), brawling],
    parries: true,
    cite,
    notes: ['+1 with a small weight in the fist, +2 with a gauntlet or a larger weight'],
  },
  {
    id: 'kick',
    name: 'Kick',
    type: 'cr',
    reach: bareHandReach,
    limb: 'foot',
    damageAdd: 2,
    skillAdd: -2,
    skills: [
      karate(bootsNote, 'on a miss, roll Karate or fall', 'on DR 3 or more, roll HT or take 1−2 to the foot'),
      brawling,
    ],
    cite,
    notes: [bootsNote, 'on a miss, roll DX or fall'],
  },
  {
    id: 'throw',
    name: 'Throw',
    type: '',
    reach: bareHandReach,
    limb: 'hand',
    base: 'none',
    damageAdd: 0,
    skillAdd: 0,
    skills: [{ id: 'judo' }],
    trainedOnly: true,
    parries: true,
    isThrow: true,
    cite,
    notes: [
      'on the turn after parrying with it',
      'ignores passive defense',
      'the target falls, and rolls HT or is stunned',
    ],
  },
  {
    id: 'bite',
    name: 'Bite',
    type: 'cr',
    reach: 'C',
    limb: 'mouth',
    base: { dice: 1, adds: -4 },
    damageAdd: 0,
    skillAdd: 0,
    skills: [],
    cite: pages.closeCombat,
    notes: ['in close combat'],
  },
];

/** Returns the price in points of an attribute's level (p. 6): the table to 20, then 25 a level; null under 7. */
export const findAttributePrice = (level: number): number | null => thirdEditionAttributePrice(level, attributeMinimum);

/**
 * Skill prices (p. 9). The book has no very hard skills, nor languages; a custom one is priced as hard, and a native
 * language as easy.
 */
export const skillLadder = createSkillLadder(({ difficulty }) => {
  const grade = difficulty === 'native' ? 'easy' : difficulty;
  return {
    from: -1,
    points: grade === 'easy' || grade === 'average' ? skillPrices[grade] : skillPrices.hard,
    further: 8,
  };
});

/** Returns load levels as multiples of ST (p. 16); dwarves and gnomes have a higher limit of the heaviest load. */
export function loadRules(context: SheetContext): LoadRules {
  return thirdEditionLoad(pages.encumbrance, pages.overload, heaviestLoadOf(context));
}

/** Hits, fatigue, Basic Speed, load and Move (pp. 6, 7, 16). */
export function movementRules(context: SheetContext): MovementRules {
  return {
    load: loadRules(context),
    overloadMove,
    unit: 'yards a turn',
    halved: 'halved at 3 hits or fewer, and at ST 3 from fatigue',
    cites: pages,
  };
}

/** The first row of the table of heights (p. 10). */
export const firstStrength = 7;

/**
 * The average build (pp. 10, 19): height by ST, two inches less for a woman, three before the 19th century, and the
 * race's difference; then the weight of that height with the race's difference.
 */
export function averageBuild(context: SheetContext, strength: number): Build {
  return thirdEditionBuild(context, strength, { firstStrength, woman: { height: -2, weight: 0 }, historical: -3 });
}

/** The four attributes (p. 6). */
export const attributes = [
  {
    id: 'st',
    short: 'ST',
    name: 'Strength',
    meaning: 'damage, carrying capacity, fatigue',
    minimum: attributeMinimum,
  },
  { id: 'dx', short: 'DX', name: 'Dexterity', meaning: 'weapon skills and speed', minimum: attributeMinimum },
  { id: 'iq', short: 'IQ', name: 'Intelligence', meaning: 'wits, surprise and initiative', minimum: attributeMinimum },
  { id: 'ht', short: 'HT', name: 'Health', meaning: 'hits before falling, and speed', minimum: attributeMinimum },
] as const;

/** Points for kinds of fighters (p. 5). */
export const budgets: Ruleset['budgets'] = [
  { points: 10, name: 'common scum' },
  { points: 20, name: 'tough scum' },
  { points: 40, name: 'city guard or rookie' },
  { points: 60, name: 'veteran' },
  { points: 80, name: 'veteran officer or mercenary' },
  { points: 100, name: 'hero' },
  { points: 125, name: 'exceptional' },
];
