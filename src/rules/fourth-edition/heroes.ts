import type { HeroTable, HeroTables } from '../heroes/hero-table.ts';
import { ownItem, ownTrait } from '../heroes/own-rows.ts';
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
const blanket = { entry: 'blanket' };
const held = (entry: string) => ({ entry, ...inHand });
const quiverOfArrows = [{ entry: 'hip-quiver' }, { entry: 'arrow', quantity: 20, in: 'hip-quiver' }];

/** The kinds of hero. Traits and skills are typed in, with their prices of the fourth edition. */
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
    equipment: [
      held('broadsword'),
      held('medium-shield'),
      held('heavy-leather-torso'),
      held('leather-cap'),
      held('boots'),
      { entry: 'large-knife' },
      blanket,
    ],
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
    equipment: [
      held('longbow'),
      ...quiverOfArrows,
      { entry: 'shortsword' },
      held('leather-jacket'),
      held('leather-cap'),
      blanket,
    ],
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
    equipment: [
      held('regular-bow'),
      ...quiverOfArrows,
      { entry: 'large-knife' },
      held('leather-jacket'),
      held('boots'),
      blanket,
    ],
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
      held('large-knife'),
      { entry: 'lockpicks' },
      { entry: 'rope' },
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
      held('quarterstaff'),
      ownItem('Satchel', { kind: 'container', cost: 15, weight: 1 }),
      ownItem('Ink, pens and paper', { cost: 15, weight: 1 }, { in: 'Satchel' }),
      ownItem('Book of travels', { cost: 100, weight: 3 }, { in: 'Satchel' }),
      { entry: 'lantern' },
      { entry: 'lamp-oil', quantity: 2 },
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
    equipment: [held('shortsword'), ownItem('Fine cloak', { cost: 120, weight: 3 }, inHand), { entry: 'purse' }],
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
      held('quarterstaff'),
      ownItem('Healer’s bag', { kind: 'container', cost: 20, weight: 2 }),
      { entry: 'bandages', in: 'Healer’s bag' },
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
    equipment: [held('light-club'), held('leather-jacket'), held('boots')],
  },
};
