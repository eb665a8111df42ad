import type { AttributeId, CampaignPrices } from '../../../character/character.ts';
import type { Ruleset } from '../../ruleset.ts';
import { createSpellRules } from '../../shared/magic.ts';
import { createSkillLadder } from '../../shared/skill-ladder.ts';
import type { UnarmedAttack } from '../../shared/unarmed-lines.ts';
import { biteDamage, kickDamage, kickSkill, lowManaPenalty, punchDamage } from './decisions.ts';
import { pages } from './pages.ts';
import { attributePrices, furtherLevel, skillPrices, techniquePrices, wildcardTimes } from './tables/prices.ts';
import { techniqueOfBlow } from './weapon-training.ts';

const cite = pages.unarmed;
const boxing = { id: 'boxing' };
const brawling = { id: 'brawling' };
const karate = { id: 'karate' };
/** A jump kick does so much more than a kick (p. 231). */
const jumpKickDamage = 2;

/** A blow that is on the sheet once its technique is bought (pp. 230–232, 404). */
const strikeOf = (
  technique: string,
  blow: Pick<UnarmedAttack, 'name' | 'reach' | 'limb' | 'damageAdd' | 'skillAdd' | 'skills' | 'cite'>,
  ...notes: string[]
): UnarmedAttack => ({
  ...blow,
  id: technique,
  type: 'cr',
  trainedOnly: true,
  technique: techniqueOfBlow(technique, false),
  notes,
});

const strikes = [
  strikeOf('elbow-strike', {
    name: 'Elbow Strike',
    reach: 'C',
    limb: 'hand',
    damageAdd: punchDamage,
    skillAdd: -2,
    skills: [brawling, karate],
    cite: pages.elbowStrike,
  }),
  strikeOf('knee-strike', {
    name: 'Knee Strike',
    reach: 'C',
    limb: 'foot',
    damageAdd: kickDamage,
    skillAdd: -1,
    skills: [brawling, karate],
    cite: pages.kneeStrike,
  }),
  strikeOf(
    'back-kick',
    {
      name: 'Back Kick',
      reach: 'C,1',
      limb: 'foot',
      damageAdd: kickDamage,
      skillAdd: -4,
      skills: [karate],
      cite: pages.techniques,
    },
    'at a foe behind you; −2 to your active defenses until your next turn',
  ),
  strikeOf(
    'jump-kick',
    {
      name: 'Jump Kick',
      reach: '1,2',
      limb: 'foot',
      damageAdd: kickDamage + jumpKickDamage,
      skillAdd: -4,
      skills: [karate],
      cite: pages.jumpKick,
    },
    'a parry against it is at −2, your own defenses too; a miss: roll DX−4 or fall',
  ),
];

/**
 * Punch, kick and bite (decisions.ts): thrust−1, thrust and thrust−1, the kick at −2; at DX, and with each trained art on a separate
 * line. The arts add to damage by an effect, which also counts for weapons used with them.
 */
export const unarmedAttacks: readonly UnarmedAttack[] = [
  {
    id: 'punch',
    name: 'Punch',
    type: 'cr',
    reach: 'C',
    limb: 'hand',
    damageAdd: punchDamage,
    skillAdd: 0,
    skills: [boxing, brawling, karate],
    parries: true,
    cite,
    notes: [],
  },
  {
    id: 'kick',
    name: 'Kick',
    type: 'cr',
    reach: 'C,1',
    limb: 'foot',
    damageAdd: kickDamage,
    skillAdd: kickSkill,
    skills: [brawling, karate],
    technique: techniqueOfBlow('kicking', true),
    cite,
    notes: [],
  },
  ...strikes,
  {
    id: 'bite',
    name: 'Bite',
    type: 'cr',
    reach: 'C',
    limb: 'mouth',
    damageAdd: biteDamage,
    skillAdd: 0,
    skills: [brawling],
    inPlayOnly: true,
    cite,
    notes: [],
  },
];

/**
 * Skill prices (before pp. 182–228) by the level relative to the attribute, techniques (p. 230) by the levels over
 * their default. A wildcard skill is a very hard one at three times the price; a third-edition native language is
 * priced as easy.
 */
export const skillLadder = createSkillLadder(({ difficulty }) => {
  if (difficulty === 'techniqueAverage' || difficulty === 'techniqueHard') {
    const { first, further } = techniquePrices[difficulty];
    return { from: 1, points: [first], further };
  }
  const grade = difficulty === 'wildcard' ? 'veryHard' : difficulty === 'native' ? 'easy' : difficulty;
  const { from, points } = skillPrices[grade];
  if (difficulty !== 'wildcard') return { from, points, further: furtherLevel };
  return { from, points: points.map((price) => price * wildcardTimes), further: furtherLevel * wildcardTimes };
});

/**
 * Returns the price in points of an attribute's level (ch. 1, pp. 14–18), the campaign's if it has one: the same for each
 * level over and under 10; null under 1.
 */
export function findAttributePrice(id: AttributeId, level: number, prices?: CampaignPrices): number | null {
  return level < 1 ? null : (level - 10) * (prices?.[id] ?? attributePrices[id]);
}

/** The figures of magic (pp. 234–241). A point in a spell makes it a prerequisite of others. */
export const magic = {
  lowManaPenalty,
  castingNotes: [
    '−1 for each spell you have on; −1 for each yard to the subject of a regular spell, −5 if you can neither see nor touch it',
    'At 15 it costs 1 less to cast and to maintain, at 20 2 less, and 1 less for each 5 more',
  ],
  cite: pages.magic,
} as const;

export const spellRules = createSpellRules(magic, null);

/** The figures of a ranged weapon (pp. 271–280). */
export const rangedColumns: Ruleset['rangedColumns'] = [
  { id: 'accuracy', heading: 'Acc', meaning: 'accuracy' },
  { id: 'halfDamage', heading: '½D', meaning: 'half damage from' },
  { id: 'maximum', heading: 'Max', meaning: 'maximum range' },
  { id: 'rateOfFire', heading: 'RoF', meaning: 'rate of fire' },
  { id: 'shots', heading: 'Shots', meaning: 'shots, and time to reload' },
  { id: 'bulk', heading: 'Bulk', meaning: 'bulk' },
  { id: 'recoil', heading: 'Rcl', meaning: 'recoil' },
];

/** Numbers that a custom trait, race or item can change. */
export const changeable: Ruleset['changeable'] = [
  { stat: 'st', name: 'ST' },
  { stat: 'dx', name: 'DX' },
  { stat: 'iq', name: 'IQ' },
  { stat: 'ht', name: 'HT' },
  { stat: 'strikingStrength', name: 'Striking ST' },
  { stat: 'armStrength', name: 'ST of the arms' },
  { stat: 'liftingStrength', name: 'Lifting ST' },
  { stat: 'throwingStrength', name: 'ST for the distance of throws' },
  { stat: 'hitPoints', name: 'hit points' },
  { stat: 'will', name: 'Will' },
  { stat: 'perception', name: 'Perception' },
  { stat: 'vision', name: 'Vision' },
  { stat: 'hearing', name: 'Hearing' },
  { stat: 'tasteSmell', name: 'taste and smell' },
  { stat: 'touch', name: 'Touch' },
  { stat: 'frightCheck', name: 'Fright Checks' },
  { stat: 'fatiguePoints', name: 'fatigue points' },
  { stat: 'basicSpeed', name: 'Basic Speed' },
  { stat: 'basicMove', name: 'Basic Move' },
  { stat: 'move', name: 'Move' },
  { stat: 'waterMove', name: 'Water Move' },
  { stat: 'airMove', name: 'Air Move' },
  { stat: 'dodge', name: 'Dodge' },
  { stat: 'parry', name: 'Parry' },
  { stat: 'block', name: 'Block' },
  { stat: 'activeDefenses', name: 'every active defense' },
  { stat: 'defenseBonus', name: 'Defense Bonus of the shield' },
  { stat: 'damageResistance', name: 'damage resistance' },
  { stat: 'combatSkills', name: 'all combat skills' },
  { stat: 'weaponSkills', name: 'all weapon skills' },
  { stat: 'offHand', name: 'skill with the off hand' },
  { stat: 'load', name: 'load (lb)' },
  { stat: 'sizeModifier', name: 'Size Modifier' },
  { stat: 'reaction', name: 'reaction from everyone' },
  { stat: 'status', name: 'Status' },
  { stat: 'freeStatus', name: 'free Status of riches' },
  { stat: 'startingMoney', name: 'starting money' },
];
