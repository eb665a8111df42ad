import type { HeroTables } from '../../heroes/hero-table.ts';

const plainClothes = [
  { entry: 'lower-class-clothes', place: 'ready' },
  { entry: 'boots', place: 'ready' },
] as const;

/** The kinds of hero, each a hero of 100 points (p. 5) with some left to spend. */
export const manToManHeroes: HeroTables = {
  fighter: {
    budget: 100,
    attributes: { st: 12, dx: 12, ht: 11 },
    traits: [{ entry: 'combat-reflexes' }],
    skills: [
      { entry: 'broadsword', points: 8 },
      { entry: 'shield', points: 4 },
      { entry: 'knife', points: 1 },
    ],
    equipment: [
      { entry: 'broadsword', place: 'ready' },
      { entry: 'medium-shield', place: 'ready' },
      { entry: 'light-leather-armor', place: 'ready' },
      { entry: 'leather-helm', place: 'ready' },
      { entry: 'large-knife' },
      ...plainClothes,
    ],
  },
  soldier: {
    budget: 100,
    attributes: { st: 12, dx: 12, ht: 12 },
    skills: [
      { entry: 'polearm', points: 8 },
      { entry: 'brawling', points: 2 },
      { entry: 'knife', points: 1 },
    ],
    equipment: [
      { entry: 'glaive', place: 'ready' },
      { entry: 'heavy-leather-armor', place: 'ready' },
      { entry: 'pot-helm', place: 'ready' },
      { entry: 'large-knife' },
      ...plainClothes,
    ],
  },
  archer: {
    budget: 100,
    attributes: { st: 11, dx: 13, ht: 11 },
    skills: [
      { entry: 'bow', points: 16 },
      { entry: 'fast-draw', speciality: 'arrow', points: 2 },
      { entry: 'running', points: 4 },
      { entry: 'knife', points: 2 },
    ],
    equipment: [
      { entry: 'longbow', place: 'ready' },
      { entry: 'quiver' },
      { entry: 'arrow', quantity: 10, in: 'quiver' },
      { entry: 'light-leather-armor', place: 'ready' },
      { entry: 'large-knife' },
      ...plainClothes,
    ],
  },
  brawler: {
    budget: 100,
    attributes: { st: 12, dx: 12, ht: 12 },
    traits: [{ entry: 'toughness' }],
    skills: [
      { entry: 'brawling', points: 8 },
      { entry: 'broadsword', points: 2 },
    ],
    equipment: [
      { entry: 'light-club', place: 'ready' },
      { entry: 'brass-knuckles' },
      { entry: 'leather-jacket', place: 'ready' },
      ...plainClothes,
    ],
  },
  scout: {
    budget: 100,
    attributes: { st: 11, dx: 13, ht: 12 },
    skills: [
      { entry: 'spear-throwing', points: 4 },
      { entry: 'shortsword', points: 4 },
      { entry: 'shield', points: 2 },
      { entry: 'running', points: 4 },
    ],
    equipment: [
      { entry: 'javelin', place: 'ready' },
      { entry: 'javelin', quantity: 2 },
      { entry: 'buckler', place: 'ready' },
      { entry: 'shortsword' },
      { entry: 'light-leather-armor', place: 'ready' },
      { entry: 'leather-helm', place: 'ready' },
      ...plainClothes,
    ],
  },
};
