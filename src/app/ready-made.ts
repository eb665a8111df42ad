import type { ReadyMadeCharacter } from '../features/start/ready-made-character.ts';
import type { HeroKindId } from '../rules/heroes/hero-kind.ts';
import figures from './ready-made-cards.json';

/** Importers of the character files, by path; each file is loaded when its character is chosen. */
const texts = import.meta.glob<string>('./ready-made/*.json', { query: '?raw', import: 'default' });

interface Listed {
  /** The name of the file. */
  readonly id: keyof typeof figures;
  readonly kind: HeroKindId;
  readonly line: string;
}

/**
 * The characters that come with the program, in the order of their cards. To add one, put its file into ready-made/ and an
 * entry here; `npm run ready-made` derives the rest of its card.
 */
const listed: readonly Listed[] = [
  {
    id: 'rainald-kess',
    kind: 'soldier',
    line: 'Town guard: glaive, leather and a good eye. Easy to play.',
  },
  {
    id: 'zofia-cerna',
    kind: 'archer',
    line: 'Archer: quick, lightly armored, deadly at a distance.',
  },
  {
    id: 'olga',
    kind: 'fighter',
    line: 'Sword and shield in mail: parries and blocks.',
  },
  {
    id: 'thora-ironbrow',
    kind: 'fighter',
    line: 'Dwarf with axe and shield in scale: slow, strong, hard to hurt.',
  },
  {
    id: 'matej-vrana',
    kind: 'scout',
    line: 'Scout: bow, soft feet and a sense of direction.',
  },
  {
    id: 'ines-corvaline',
    kind: 'fighter',
    line: 'Swordswoman: rapier, leaps and good manners, all too quick to act.',
  },
  {
    id: 'tamsin-oakhollow',
    kind: 'mage',
    line: 'Mage: fire, light and healing, a staff and a donkey.',
  },
  {
    id: 'asdis-holm',
    kind: 'fighter',
    line: 'Spear and shield in mail: hard to get past. Everything typed in by hand.',
  },
  {
    id: 'nefeli-dara',
    kind: 'archer',
    line: 'Archer: steady at a distance, short of temper near by.',
  },
];

export const readyMade: readonly ReadyMadeCharacter[] = listed.map((card) => ({
  ...figures[card.id],
  ...card,
  load: async () => (await texts[`./ready-made/${card.id}.json`]?.()) ?? '',
}));
