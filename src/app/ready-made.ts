import type { ReadyMadeCharacter } from '../features/start/ready-made-character.ts';

/** Importers of the character files, by path; each file is loaded when its character is chosen. */
const texts = import.meta.glob<string>('./ready-made/*.json', { query: '?raw', import: 'default' });

/** The characters that come with the program. To add one, put its file into ready-made/ and an entry here. */
const cards: readonly Omit<ReadyMadeCharacter, 'load'>[] = [
  {
    id: 'rainald-kess',
    name: 'Rainald Kess',
    line: 'Town guard: glaive, leather and a good eye. Easy to play.',
    points: 40,
    ruleset: 'man-to-man',
  },
  {
    id: 'zofia-cerna',
    name: 'Žofia Černá',
    line: 'Archer: quick, lightly armored, deadly at a distance.',
    points: 60,
    ruleset: 'man-to-man',
  },
  {
    id: 'olga',
    name: 'Ольга',
    line: 'Sword and shield in mail: parries and blocks.',
    points: 100,
    ruleset: 'man-to-man',
  },
  {
    id: 'thora-ironbrow',
    name: 'Þóra Ironbrow',
    line: 'Dwarf with axe and shield in scale: slow, strong, hard to hurt.',
    points: 100,
    ruleset: 'man-to-man',
  },
  {
    id: 'matej-vrana',
    name: 'Matěj Vrána',
    line: 'Scout: bow, soft feet and a sense of direction.',
    points: 100,
    ruleset: 'lite-3e',
  },
  {
    id: 'ines-corvaline',
    name: 'Inès Corvaline',
    line: 'Swordswoman: rapier, leaps and good manners, all too quick to act.',
    points: 100,
    ruleset: 'lite-3e',
  },
  {
    id: 'tamsin-oakhollow',
    name: 'Tamsin Oakhollow',
    line: 'Mage: fire, light and healing, a staff and a donkey.',
    points: 100,
    ruleset: 'lite-3e',
  },
  {
    id: 'asdis-holm',
    name: 'Ásdís Holm',
    line: 'Spear and shield in mail: hard to get past. Everything typed in by hand.',
    points: 125,
    ruleset: 'fourth-edition',
  },
  {
    id: 'nefeli-dara',
    name: 'Νεφέλη Δάρα',
    line: 'Archer: steady at a distance, short of temper near by.',
    points: 120,
    ruleset: 'fourth-edition',
  },
];

export const readyMade: readonly ReadyMadeCharacter[] = cards.map((card) => ({
  ...card,
  load: async () => (await texts[`./ready-made/${card.id}.json`]?.()) ?? '',
}));
