import type { ReadyMadeCharacter } from '../features/start/start-choice.ts';
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
    id: 'ifeanyi-brandt',
    kind: 'brawler',
    line: 'Keeps the peace at the Blue Anchor: fists, a club and no hurry.',
  },
  {
    id: 'wenzel-sedlacek',
    kind: 'scout',
    line: 'Skirmisher: three javelins, long legs and a sword for afterwards.',
  },
  {
    id: 'thora-ironbrow',
    kind: 'fighter',
    line: 'Dwarf with axe and shield in scale: slow, strong, hard to hurt.',
  },
  {
    id: 'poppy-underwick',
    kind: 'archer',
    line: 'Halfling with a sling: small, sure and hard to see.',
  },
  {
    id: 'aurelio-monforte',
    kind: 'fighter',
    line: 'Tourney knight: a greatsword in both hands, in mail from head to knee.',
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
    id: 'zeynep-celik',
    kind: 'thief',
    line: 'Thief of the rooftops: climbs anything, opens most things, pays for bread.',
  },
  {
    id: 'teofil-wojcik',
    kind: 'scholar',
    line: 'Scholar on the road: history, law, four languages and a lute.',
  },
  {
    id: 'amina-diallo',
    kind: 'speaker',
    line: 'Caravan merchant: a voice, a camel and the better price.',
  },
  {
    id: 'savva-lukich',
    kind: 'healer',
    line: 'Village healer: herbs, patience and a little magic. Harms nobody.',
  },
  {
    id: 'han-ji-woo',
    kind: 'detective',
    line: 'Detective of our own time: sees, asks, follows, and does not let go.',
  },
  {
    id: 'tomas-ferreira',
    kind: 'soldier',
    line: 'Soldier and medic of our own time: rifle, bandages and a deck of cards.',
  },
  {
    id: 'asdis-holm',
    kind: 'fighter',
    line: 'Spear and shield in mail: hard to get past.',
  },
  {
    id: 'nefeli-dara',
    kind: 'archer',
    line: 'Archer: steady at a distance, short of temper near by.',
  },
  {
    id: 'mirko-babic',
    kind: 'thief',
    line: 'Thief: no lock keeps him out, and nobody remembers his face.',
  },
  {
    id: 'lucia-arrieta',
    kind: 'speaker',
    line: 'Envoy of the crown: ends wars at dinner, with a rapier in case.',
  },
  {
    id: 'tariq-al-salimi',
    kind: 'scout',
    line: 'Desert scout: forty wells, one bow and few words.',
  },
  {
    id: 'bjarte-eide',
    kind: 'brawler',
    line: 'Herring fisher turned bouncer: strong, gentle and quick to anger.',
  },
  {
    id: 'leilani-kahale',
    kind: 'healer',
    line: 'Healer of the islands: fevers, births and bones. Cannot kill.',
  },
  {
    id: 'oluwaseun-adeyemi',
    kind: 'scholar',
    line: 'Astronomer: foretells eclipses, and cannot find his key.',
  },
  {
    id: 'isaut-de-varenne',
    kind: 'fighter',
    line: 'Knight: lance, shield and a heavy warhorse under her brother’s name.',
  },
  {
    id: 'ysolde-karr',
    kind: 'mage',
    line: 'Mage with twenty-five spells: fire, light, shields, and a grudge.',
  },
  {
    id: 'rosalind-achterberg',
    kind: 'detective',
    line: 'Fire investigator of our own time: contacts, a revolver, a fear of flames.',
  },
  {
    id: 'dace-okonjo',
    kind: 'pilot',
    line: 'Free trader of the far future: flies anything, owes everybody.',
  },
  {
    id: 'katya-volkova',
    kind: 'scout',
    line: 'Wolf who was a woman: claws, teeth, and the best nose of the taiga.',
  },
  {
    id: 'fiammetta-rossi',
    kind: 'fighter',
    line: 'Fencing master: one rapier, every trick, a cloak in the other hand.',
  },
  {
    id: 'tenzin-rabga',
    kind: 'brawler',
    line: 'Wandering monk: kicks, throws, leaps, and never kills.',
  },
  {
    id: 'mrrel-longorbit',
    kind: 'pilot',
    line: 'Felinoid salvage pilot: claws, a laser and a nap before docking.',
  },
  {
    id: 'dunya-petrossian',
    kind: 'scholar',
    line: 'Inventor of the 1920s: all of science, any gun, little sense.',
  },
  {
    id: 'anneke-visser',
    kind: 'speaker',
    line: 'Telepath at the negotiating table: hears what nobody says.',
  },
  {
    id: 'naledi-mokoena',
    kind: 'scout',
    line: 'Winged rescuer of the mountains: sees for miles, shoots from the air.',
  },
  {
    id: 'tinker-nine',
    kind: 'scout',
    line: 'Mine-clearing robot on four legs: armor, sonar and a hammer for a tail.',
  },
];

const readCard = (card: Listed): ReadyMadeCharacter => ({
  ...figures[card.id],
  ...card,
  load: async () => (await texts[`./ready-made/${card.id}.json`]?.()) ?? '',
});

export const readyMade: readonly ReadyMadeCharacter[] = listed.map(readCard);

/** The character whose sheet the start page shows: under the rules for newcomers, with some of everything. */
export const sample: ReadyMadeCharacter = readCard({ id: 'zeynep-celik', kind: 'thief', line: '' });
