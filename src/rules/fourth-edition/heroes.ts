import type { HeroTable, HeroTables } from '../heroes/create-hero.ts';
import { ownItem, ownTrait } from '../heroes/own-rows.ts';
import {
  boots,
  broadsword,
  largeKnife,
  leatherArmor,
  leatherCap,
  leatherJacket,
  lightClub,
  longbow,
  mediumShield,
  quarterstaff,
  quiverOfArrows,
  regularBow,
  shortsword,
} from './hero-gear.ts';
import {
  healthSkill,
  mentalSkill,
  perceptionSkill,
  physicalSkill,
  shieldSkill,
  unarmedSkill,
  weaponSkill,
  willSkill,
} from './hero-skills.ts';

/** What they have alike: points for a capable adventurer (p. 487), and a setting of steel and horses. */
const adventurer = { budget: 150, campaign: { techLevel: 3 } } as const satisfies Partial<HeroTable>;
const inHand = { place: 'ready' } as const;
/** The effects of a trait on skills of these names, for each level. */
const onSkills = (names: readonly string[], add: number) =>
  names.map((selection) => ({ stat: 'skills', by: 'name', selection, add, perLevel: true }) as const);
const blanket = ownItem('Blanket', { cost: 20, weight: 4 });

/** The kinds of hero. Traits, skills and gear are typed in, with their prices of the fourth edition. */
export const fourthEditionHeroes: HeroTables = {
  fighter: {
    ...adventurer,
    attributes: { st: 13, dx: 12, ht: 12 },
    traits: [
      ownTrait('Combat Reflexes', {
        points: 15,
        effects: [{ stat: 'activeDefenses', add: 1 }],
        description: 'Quick to react, hard to surprise.',
      }),
    ],
    skills: [
      weaponSkill('Broadsword', 'average', 8),
      shieldSkill('Shield', 'easy', 4),
      weaponSkill('Knife', 'easy', 1),
      mentalSkill('First Aid', 'easy', 1),
      physicalSkill('Riding (Horse)', 'average', 1),
    ],
    equipment: [broadsword, mediumShield, leatherArmor, leatherCap, boots, largeKnife, blanket],
  },
  archer: {
    ...adventurer,
    attributes: { st: 12, dx: 13, ht: 11 },
    skills: [
      weaponSkill('Bow', 'average', 12),
      weaponSkill('Shortsword', 'average', 4),
      physicalSkill('Fast-Draw (Arrow)', 'easy', 1, false),
      physicalSkill('Stealth', 'average', 2),
      mentalSkill('Camouflage', 'easy', 1),
      perceptionSkill('Observation', 'average', 4),
    ],
    equipment: [{ ...longbow, ...inHand }, ...quiverOfArrows, shortsword, leatherJacket, leatherCap, blanket],
  },
  scout: {
    ...adventurer,
    attributes: { dx: 13, ht: 12 },
    secondary: { perception: 3 },
    skills: [
      weaponSkill('Bow', 'average', 4),
      weaponSkill('Knife', 'easy', 1),
      physicalSkill('Stealth', 'average', 4),
      physicalSkill('Climbing', 'average', 1),
      perceptionSkill('Tracking', 'average', 2),
      perceptionSkill('Survival (Woodlands)', 'average', 2),
      perceptionSkill('Observation', 'average', 2),
      healthSkill('Hiking', 'average', 1),
    ],
    equipment: [{ ...regularBow, ...inHand }, ...quiverOfArrows, largeKnife, leatherJacket, boots, blanket],
  },
  thief: {
    ...adventurer,
    attributes: { dx: 14, iq: 11 },
    skills: [
      physicalSkill('Stealth', 'average', 4),
      mentalSkill('Lockpicking', 'average', 4),
      physicalSkill('Pickpocket', 'hard', 2),
      physicalSkill('Climbing', 'average', 2),
      weaponSkill('Knife', 'easy', 2),
      mentalSkill('Fast-Talk', 'average', 2),
      mentalSkill('Streetwise', 'average', 1),
    ],
    equipment: [
      { ...largeKnife, ...inHand },
      ownItem('Lockpicks', { cost: 50, weight: 0.1 }),
      ownItem('Rope, 10 yards', { cost: 5, weight: 1.5 }),
      ownItem('Dark cloak', { cost: 30, weight: 3 }, inHand),
    ],
  },
  scholar: {
    ...adventurer,
    attributes: { iq: 14, ht: 11 },
    traits: [
      ownTrait('Eidetic Memory', { points: 5, description: 'Remembers what was seen and read.' }),
      ownTrait('Language: the old tongue', { points: 4, description: 'Speaks and reads it with an accent.' }),
    ],
    skills: [
      mentalSkill('Research', 'average', 4),
      mentalSkill('History', 'hard', 4),
      mentalSkill('Occultism', 'average', 2),
      mentalSkill('Teaching', 'average', 2),
      mentalSkill('Writing', 'average', 1),
      weaponSkill('Staff', 'average', 2),
    ],
    equipment: [
      quarterstaff,
      ownItem('Satchel', { kind: 'container', cost: 15, weight: 1 }),
      ownItem('Ink, pens and paper', { cost: 15, weight: 1 }, { in: 'Satchel' }),
      ownItem('Book of travels', { cost: 100, weight: 3 }, { in: 'Satchel' }),
      ownItem('Lantern and oil', { cost: 24, weight: 3 }),
    ],
  },
  speaker: {
    ...adventurer,
    attributes: { dx: 11, iq: 13 },
    traits: [
      ownTrait('Charisma', { pointsPerLevel: 5, description: 'People listen, and like it.' }, { level: 2 }),
      ownTrait('Voice', {
        points: 10,
        effects: onSkills(['Diplomacy', 'Fast-Talk', 'Public Speaking'], 2),
        description: 'A voice that carries and pleases.',
      }),
    ],
    skills: [
      mentalSkill('Fast-Talk', 'average', 4),
      mentalSkill('Diplomacy', 'hard', 4),
      mentalSkill('Public Speaking', 'average', 2),
      mentalSkill('Savoir-Faire', 'easy', 1),
      mentalSkill('Merchant', 'average', 2),
      weaponSkill('Shortsword', 'average', 2),
    ],
    equipment: [
      { ...shortsword, ...inHand },
      ownItem('Fine cloak', { cost: 120, weight: 3 }, inHand),
      ownItem('Purse', { cost: 5, weight: 0.25 }),
    ],
  },
  healer: {
    ...adventurer,
    attributes: { iq: 13, ht: 11 },
    traits: [
      ownTrait('Healer', {
        pointsPerLevel: 10,
        effects: onSkills(['First Aid', 'Diagnosis', 'Physician', 'Pharmacy (Herbal)'], 1),
        description: 'A gift for everything that mends people.',
      }),
      ownTrait('Sensitive', { points: 5, description: 'Feels what others feel, if not always why.' }),
    ],
    skills: [
      mentalSkill('First Aid', 'easy', 2),
      mentalSkill('Diagnosis', 'hard', 4),
      mentalSkill('Physician', 'hard', 4),
      mentalSkill('Pharmacy (Herbal)', 'hard', 4),
      mentalSkill('Naturalist', 'hard', 2),
      weaponSkill('Staff', 'average', 4),
    ],
    equipment: [
      quarterstaff,
      ownItem('Healer’s bag', { kind: 'container', cost: 20, weight: 2 }),
      ownItem('Bandages', { cost: 10, weight: 2 }, { in: 'Healer’s bag' }),
      ownItem('Dried herbs', { cost: 40, weight: 1 }, { in: 'Healer’s bag' }),
      ownItem('Knives and needles', { cost: 50, weight: 1 }, { in: 'Healer’s bag' }),
    ],
  },
  brawler: {
    ...adventurer,
    attributes: { st: 13, dx: 12, ht: 12 },
    traits: [ownTrait('High Pain Threshold', { points: 10, description: 'Blows hurt, and that is all they do.' })],
    skills: [
      unarmedSkill('Brawling', 'easy', 8, false),
      unarmedSkill('Wrestling', 'average', 4, false),
      weaponSkill('Broadsword', 'average', 2),
      willSkill('Intimidation', 'average', 2),
      healthSkill('Carousing', 'easy', 1),
    ],
    equipment: [lightClub, leatherJacket, boots],
  },
};
