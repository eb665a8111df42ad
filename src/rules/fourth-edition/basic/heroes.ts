import type { RowChange } from '../../../character/edit-rows.ts';
import type { HeroItem, HeroTable, HeroTables } from '../../heroes/hero-table.ts';

/** Shared by all of them: points for a capable adventurer (p. 487), and a setting of steel and horses. */
const adventurer = { budget: 150, campaign: { techLevel: 3 } } as const satisfies Partial<HeroTable>;

const skill = (entry: string, points: number, speciality = ''): RowChange<'skills'> => ({ entry, points, speciality });
/** Spells of one point each. */
const spells = (...entries: readonly string[]) => entries.map((entry) => skill(entry, 1));
const answered = (entry: string, answers: Readonly<Record<string, string>>): RowChange<'traits'> => ({
  entry,
  choices: Object.entries(answers).map(([parameter, value]) => ({ parameter, value })),
});
const held = (entry: string): HeroItem => ({ entry, place: 'ready' });
const blanket = { entry: 'blanket' };
const quiverOfArrows = [{ entry: 'hip-quiver' }, { entry: 'arrow', quantity: 20, in: 'hip-quiver' }];

/** The kinds of hero, of the book's lists alone. */
export const fourthEditionHeroes: HeroTables = {
  fighter: {
    ...adventurer,
    attributes: { st: 13, dx: 12, ht: 12 },
    traits: [{ entry: 'combat-reflexes' }],
    skills: [
      skill('broadsword', 8),
      skill('shield', 4),
      skill('knife', 1),
      skill('first-aid', 1),
      skill('riding', 1, 'Equines'),
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
      skill('bow', 12),
      skill('shortsword', 4),
      skill('fast-draw', 1, 'Arrow'),
      skill('stealth', 2),
      skill('camouflage', 1),
      skill('observation', 4),
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
      skill('bow', 4),
      skill('knife', 1),
      skill('stealth', 4),
      skill('climbing', 1),
      skill('tracking', 2),
      skill('survival', 2, 'Woodlands'),
      skill('observation', 2),
      skill('hiking', 1),
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
      skill('stealth', 4),
      skill('lockpicking', 4),
      skill('pickpocket', 2),
      skill('climbing', 2),
      skill('knife', 2),
      skill('fast-talk', 2),
      skill('streetwise', 1),
    ],
    equipment: [
      held('large-knife'),
      { entry: 'lockpicks' },
      { entry: 'rope' },
      { entry: 'grapnel' },
      held('leather-jacket'),
      { entry: 'pouch' },
    ],
  },
  scholar: {
    ...adventurer,
    attributes: { iq: 14, ht: 11 },
    traits: [
      { entry: 'eidetic-memory' },
      answered('language', { language: 'the old tongue', how: 'learned', spoken: 'accented', written: 'accented' }),
    ],
    skills: [
      skill('research', 4),
      skill('history', 4, 'The old empire'),
      skill('occultism', 2),
      skill('teaching', 2),
      skill('writing', 1),
      skill('staff', 2),
    ],
    equipment: [
      held('quarterstaff'),
      { entry: 'backpack' },
      { entry: 'blanket', in: 'backpack' },
      { entry: 'personal-basics', in: 'backpack' },
      { entry: 'lantern' },
      { entry: 'lamp-oil', quantity: 2 },
    ],
  },
  mage: {
    ...adventurer,
    attributes: { st: 9, iq: 13, ht: 11 },
    traits: [{ entry: 'magery', level: 2 }],
    skills: [
      skill('staff', 2),
      skill('innate-attack-projectile', 2),
      skill('thaumatology', 1),
      skill('occultism', 1),
      ...spells('ignite-fire', 'create-fire', 'shape-fire'),
      skill('fireball', 2),
      ...spells('light', 'foolishness', 'daze', 'lend-strength', 'lend-health', 'minor-healing', 'detect-magic'),
    ],
    equipment: [
      held('quarterstaff'),
      { entry: 'backpack' },
      { entry: 'blanket', in: 'backpack' },
      { entry: 'personal-basics', in: 'backpack' },
      { entry: 'pouch' },
    ],
  },
  speaker: {
    ...adventurer,
    attributes: { dx: 11, iq: 13 },
    traits: [{ entry: 'charisma', level: 2 }, { entry: 'voice' }],
    skills: [
      skill('fast-talk', 4),
      skill('diplomacy', 4),
      skill('public-speaking', 2),
      skill('savoir-faire', 1, 'High Society'),
      skill('merchant', 2),
      skill('shortsword', 2),
    ],
    equipment: [held('shortsword'), held('ordinary-clothes-status-1'), { entry: 'purse' }],
  },
  healer: {
    ...adventurer,
    attributes: { iq: 13, ht: 11 },
    traits: [{ entry: 'talent-healer' }, answered('empathy', { degree: 'sensitive' })],
    skills: [
      skill('first-aid', 2),
      skill('diagnosis', 4),
      skill('physician', 4),
      skill('pharmacy', 4, 'Herbal'),
      skill('naturalist', 2, 'Earthlike'),
      skill('staff', 4),
    ],
    equipment: [
      held('quarterstaff'),
      { entry: 'backpack' },
      { entry: 'first-aid-kit', in: 'backpack' },
      { entry: 'bandages', in: 'backpack' },
      { entry: 'personal-basics', in: 'backpack' },
    ],
  },
  brawler: {
    ...adventurer,
    attributes: { st: 13, dx: 12, ht: 12 },
    traits: [{ entry: 'high-pain-threshold' }],
    skills: [
      skill('brawling', 8),
      skill('wrestling', 4),
      skill('broadsword', 2),
      skill('intimidation', 2),
      skill('carousing', 1),
    ],
    equipment: [held('light-club'), held('leather-jacket'), held('boots')],
  },
};
