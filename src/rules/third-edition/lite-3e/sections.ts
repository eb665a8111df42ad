import type { SkillFacet } from '../../../catalog/skill-entry.ts';
import type { Ruleset } from '../../ruleset.ts';
import { createSpellRules } from '../../shared/magic.ts';
import { createSkillLadder, type SkillGrade } from '../../shared/skill-ladder.ts';
import { thirdEditionAttributePrice } from '../common/attributes.ts';
import { thirdEditionChangeable } from '../common/combat.ts';
import {
  attributeMinimum,
  lowManaPenalty,
  attributeMinimum as minimum,
  otherDifficulty,
  prerequisiteSpellLevel,
} from './decisions.ts';
import { pages } from './pages.ts';

type PointBreakpoints = {
  readonly from: number;
  readonly points: readonly number[];
};

/**
 * Points of a skill: the first level relative to its attribute, and the points of that level and each further one (GURPS
 * Lite p. 14).
 */
const skillPrices = {
  physical: {
    easy: { from: -1, points: [0.5, 1, 2, 4, 8, 16] },
    average: { from: -2, points: [0.5, 1, 2, 4, 8, 16, 24] },
    hard: { from: -3, points: [0.5, 1, 2, 4, 8, 16, 24, 32] },
  },
  mental: {
    easy: { from: -1, points: [0.5, 1, 2, 4] },
    average: { from: -2, points: [0.5, 1, 2, 4, 6] },
    hard: { from: -3, points: [0.5, 1, 2, 4, 6, 8] },
    veryHard: { from: -4, points: [0.5, 1, 2, 4, 8, 12, 16] },
  },
} as const satisfies Record<SkillFacet['kind'], Partial<Record<SkillFacet['difficulty'], PointBreakpoints>>>;

/** Points of each level beyond the tables (GURPS Lite p. 14). */
const furtherLevel = { physical: 8, mental: 2, mentalVeryHard: 4 } as const;

/** The native language: 0 points at the level of the attribute, then a point a level (GURPS Lite p. 17). */
const nativeLanguage = { from: 0, points: [0], further: 1 } as const;

/** Prices of physical and mental skills, easy to very hard (p. 14), and of the native language (p. 17). */
export const skillLadder = createSkillLadder(({ kind, difficulty }: SkillGrade) => {
  if (difficulty === 'native') return nativeLanguage;
  if (kind === 'mental' && difficulty === 'veryHard') {
    return { ...skillPrices.mental.veryHard, further: furtherLevel.mentalVeryHard };
  }
  const grade = difficulty === 'easy' || difficulty === 'average' ? difficulty : otherDifficulty;
  return { ...skillPrices[kind][grade], further: furtherLevel[kind] };
});

/** Returns the price in points of an attribute's level (p. 3); null under 1, the minimum. */
export const findAttributePrice = (_: string, level: number): number | null =>
  thirdEditionAttributePrice(level, attributeMinimum);

/** The figures of magic (p. 30). */
export const magic = {
  lowManaPenalty,
  castingNotes: ['−1 for each spell you have on, −5 if you can neither see nor touch the subject'],
  cite: pages.magic,
} as const;

export const spellRules = createSpellRules(magic, prerequisiteSpellLevel);

/** The four attributes (p. 3). */
export const attributes = [
  { id: 'st', short: 'ST', name: 'Strength', meaning: 'damage, carrying capacity, fatigue', minimum },
  { id: 'dx', short: 'DX', name: 'Dexterity', meaning: 'physical skills and speed', minimum },
  { id: 'iq', short: 'IQ', name: 'Intelligence', meaning: 'mental skills, senses and Will', minimum },
  { id: 'ht', short: 'HT', name: 'Health', meaning: 'hits before falling, and speed', minimum },
] as const;

export const traitKinds = ['advantage', 'disadvantage', 'quirk'] as const;

/** Points for kinds of characters (p. 3). */
export const budgets: Ruleset['budgets'] = [
  { points: 25, name: 'average folk' },
  { points: 100, name: 'hero' },
  { points: 300, name: 'superman' },
];

/** Movement, senses and Will, in two columns: those with short names are in the second. */
export const figures: Ruleset['figures'] = [
  { stat: 'basicSpeed', name: 'Basic Speed', short: 'Speed' },
  { stat: 'move', name: 'Move', short: 'Move' },
  { stat: 'hearing', name: 'Hearing', short: 'Hearing' },
  { stat: 'vision', name: 'Vision', short: 'Vision' },
  { stat: 'tasteSmell', name: 'Taste/Smell', short: 'Taste' },
  { stat: 'will', name: 'Will', short: 'Will' },
];

/** Active defenses (p. 26). */
export const defenses: Ruleset['defenses'] = [
  { stat: 'dodge', name: 'Dodge', short: 'Dodge' },
  { stat: 'parry', name: 'Parry', short: 'Parry' },
  { stat: 'block', name: 'Block', short: 'Block' },
];

/** Columns of the ranged weapon table (p. 20). */
export const rangedColumns: Ruleset['rangedColumns'] = [
  { id: 'snapShot', heading: 'SS', meaning: 'snap shot: a skill of this much needs no aiming' },
  { id: 'accuracy', heading: 'Acc', meaning: 'accuracy: added after a turn of aiming' },
  { id: 'halfDamage', heading: '½D', meaning: 'half damage from' },
  { id: 'maximum', heading: 'Max', meaning: 'maximum range' },
  { id: 'rateOfFire', heading: 'RoF', meaning: 'rate of fire: shots in a turn', ifAny: true },
  { id: 'shots', heading: 'Shots', meaning: 'shots before it is empty', ifAny: true },
];

/** Numbers that a custom entry can change. */
export const changeable: Ruleset['changeable'] = [
  ...thirdEditionChangeable,
  { stat: 'will', name: 'Will' },
  { stat: 'perception', name: 'all sense rolls' },
  { stat: 'vision', name: 'Vision' },
  { stat: 'hearing', name: 'Hearing' },
  { stat: 'tasteSmell', name: 'Taste/Smell' },
  { stat: 'reaction', name: 'reaction from everyone' },
  { stat: 'status', name: 'Status' },
  { stat: 'meleeSkills', name: 'all melee skills' },
  { stat: 'rangedSkills', name: 'all ranged combat skills' },
  { stat: 'skillRolls', name: 'every skill' },
  { stat: 'runningMove', name: 'Move, but not Dodge' },
];
