import type { Ruleset } from '../../ruleset.ts';
import { createSpellRules } from '../../shared/magic.ts';
import { createSkillLadder, type SkillGrade } from '../../shared/skill-ladder.ts';
import { thirdEditionAttributePrice } from '../common/attributes.ts';
import { thirdEditionChangeable } from '../common/sections.ts';
import {
  attributeMinimum,
  lowManaPenalty,
  attributeMinimum as minimum,
  otherDifficulty,
  prerequisiteSpellLevel,
} from './decisions.ts';
import { pages } from './pages.ts';
import { furtherLevel, nativeLanguage, skillPrices } from './tables/skill-prices.ts';

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

/** Numbers that a typed-in entry can change. */
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
