/** The subject of the lines under a heading. */
export type Section =
  | 'head'
  | 'attributes'
  | 'advantage'
  | 'perk'
  | 'disadvantage'
  | 'quirk'
  | 'traits'
  | 'skills'
  | 'spells'
  | 'languages'
  | 'cultures'
  | 'equipment'
  | 'weapons'
  | 'mounts'
  /** Derived numbers. */
  | 'derived'
  | 'story'
  | 'appearance'
  | 'notes';

/** A line about the person or the setting: "Player: Ada". */
export type Field =
  | 'name'
  | 'player'
  | 'campaign'
  | 'race'
  | 'techLevel'
  | 'age'
  | 'height'
  | 'weight'
  | 'build'
  | 'coloring'
  | 'hair'
  | 'eyes'
  | 'skin'
  | 'sex'
  | 'hand'
  | 'points'
  | 'unspent'
  | 'ruleset';

const sections: Readonly<Record<Section, readonly string[]>> = {
  head: ['character', 'identity', 'general', 'basic information', 'profile', 'character sheet', 'basics'],
  attributes: [
    'attributes',
    'attribute',
    'primary attributes',
    'basic attributes',
    'secondary characteristics',
    'secondary attributes',
    'stats',
    'characteristics',
    'attributes and secondary characteristics',
    'primary characteristics',
    'attribute modifiers',
    'secondary characteristic modifiers',
    'abilities',
    'secondary',
  ],
  advantage: [
    'vorteile',
    'avantages',
    'ventajas',
    'vantagens',
    'advs',
    'advantages',
    'advantage',
    'ads',
    'adv',
    'advantages and perks',
    'talents',
    'powers',
    'social advantages',
    'cinematic advantages',
    'superhuman advantages',
    'magical advantages',
  ],
  perk: ['perks', 'perk'],
  disadvantage: [
    'nachteile',
    'désavantages',
    'desavantages',
    'desventajas',
    'desvantagens',
    'disadv',
    'disadvs',
    'disadvantages',
    'disadvantage',
    'disads',
    'disad',
    'dis',
    'disadvantages and quirks',
    'flaws',
  ],
  quirk: [
    'qrk',
    'qrks',
    'eigenheiten',
    'eigenarten',
    'petits travers',
    'manies',
    'manias',
    'marotten',
    'travers',
    'manías',
    'peculiaridades',
    'quirks',
    'quirk',
    'quirk list',
  ],
  traits: [
    'merkmale',
    'traits raciaux',
    'rasgos',
    'traços',
    'meta-traits',
    'meta traits',
    'traits',
    'advantages and disadvantages',
    'features',
    'taboo traits',
    'racial traits',
    'social',
    'social background',
    'social traits',
    'advantages disadvantages',
    'advantages and disadvantages and quirks',
    'advantages disadvantages and quirks',
    'background',
  ],
  skills: [
    'sk',
    'skl',
    'sks',
    'skls',
    'kenntnisse',
    'fertigkeiten',
    'compétences',
    'habilidades',
    'perícias',
    'pericias',
    'skills',
    'skill',
    'skill list',
    'techniques',
    'combat skills',
    'background skills',
    'primary skills',
    'secondary skills',
    'weapon skills',
    'skills and techniques',
    'skills techniques',
    'other skills',
    'social skills',
    'skill name',
    'martial arts',
    'languages and skills',
    'defaults',
    'default skills',
    'what she knows',
    'what he knows',
    'what they know',
  ],
  spells: [
    'spl',
    'spls',
    'zaubersprüche',
    'magias',
    'conjuros',
    'zauber',
    'sorts',
    'sortilèges',
    'hechizos',
    'mágicas',
    'spells',
    'spell',
    'grimoire',
    'spell list',
    'magic',
    'spells known',
    'ritual magic',
  ],
  languages: ['sprachen', 'langues', 'idiomas', 'languages', 'language', 'langs', 'tongues'],
  cultures: ['cf', 'cultural familiarity', 'cultural familiarities', 'cultures', 'culture', 'familiarities'],
  equipment: [
    'eq',
    'eqp',
    'equip',
    'besitz',
    'possessions et équipement',
    'posesiones',
    'pertences',
    'ausrüstung',
    'équipement',
    'equipo',
    'equipamento',
    'equipment',
    'gear',
    'possessions',
    'inventory',
    'items',
    'item',
    'weapons and possessions',
    'armor and possessions',
    'armor',
    'armour',
    'belongings',
    'treasure',
    'loot',
    'carried',
    'carried equipment',
    'other equipment',
    'armor and equipment',
    'weapons and equipment',
    'weapons and armor',
    'weapons armor',
    'armor and gear',
    'weapons and gear',
    'shield',
    'shields',
    'kit',
    'loadout',
    'outfit',
    'carries',
    'armor and shield',
    'wears',
    'carrying',
    'what she carries',
    'what he carries',
    'what they carry',
    'inventar',
    'inventaire',
    'inventario',
    'inventário',
  ],
  weapons: [
    'wpn',
    'wpns',
    'angriffe',
    'attaques',
    'ataques',
    'waffen',
    'armes',
    'armas',
    'offenses',
    'weapons',
    'weapon',
    'attacks',
    'attack',
    'melee weapons',
    'ranged weapons',
    'melee attacks',
    'ranged attacks',
    'hand weapons',
    'melee',
    'ranged',
    'combat',
    'weapons and attacks',
    'missile weapons',
    'wields',
  ],
  mounts: ['mounts', 'mount'],
  derived: [
    'race',
    'damage and movement',
    'movement',
    'load',
    'defenses',
    'defences',
    'active defenses',
    'reactions',
    'reaction',
    'reaction modifiers',
    'social standing',
    'ranges',
    'points',
    'point summary',
    'points summary',
    'summary',
    'at the table',
    'issues',
    'incomplete',
    'why',
    'encumbrance',
    'encumbrance and move',
    'encumbrance table',
    'lifting',
    'protection',
    'hit locations',
    'senses',
    'derived',
    'derived attributes',
    'in brackets',
    'in parentheses',
    'point total summary',
  ],
  story: [
    'story',
    'history',
    'biography',
    'bio',
    'description',
    'character story',
    'history and background',
    'backstory',
    'concept',
    'personality',
    'origin',
    'hintergrund',
    'geschichte',
    'histoire',
    'historia',
    'história',
    'who she is',
    'who he is',
    'who they are',
  ],
  appearance: ['appearance', 'looks', 'physical description', 'aussehen', 'apparence', 'aspecto', 'aparência'],
  notes: [
    'anmerkungen',
    'notizen',
    'notas',
    'notes',
    'note',
    'gm notes',
    'tactics',
    'comments',
    'designer notes',
    'remarks',
    'customization notes',
    'class',
  ],
};

const fields: Readonly<Record<Field, readonly string[]>> = {
  name: ['name', 'character name', 'nom', 'nombre', 'nome'],
  player: ['player', 'player name', 'spieler', 'spielerin', 'joueur', 'joueuse', 'jugador', 'jogador'],
  campaign: ['campaign', 'setting', 'game'],
  race: ['race', 'racial template', 'species', 'rasse', 'raza', 'raça'],
  techLevel: [
    'tl',
    'nt',
    'tech level',
    'personal tl',
    'techlevel',
    'niveau technologique',
    'nivel tecnológico',
    'nível tecnológico',
  ],
  age: ['age', 'alter', 'âge', 'edad', 'idade'],
  height: ['height', 'ht.', 'hgt', 'größe', 'taille', 'altura', 'estatura'],
  weight: ['weight', 'wt', 'wgt', 'wt.', 'gewicht', 'poids', 'peso'],
  build: ['build'],
  coloring: ['coloring', 'colouring'],
  hair: ['hair', 'haare', 'cheveux', 'pelo', 'cabelo'],
  eyes: ['eyes', 'eye color', 'augen', 'yeux', 'ojos', 'olhos'],
  skin: ['skin', 'skin color', 'haut', 'peau', 'piel', 'pele'],
  sex: ['sex', 'gender', 'geschlecht', 'sexe', 'sexo'],
  hand: ['hand', 'handedness'],
  points: [
    'point total',
    'total points',
    'points total',
    'total',
    'point value',
    'starting points',
    'character points',
    'total point cost',
    'cp',
    'points',
    'value',
    'punkte',
    'puntos',
    'pontos',
    'gesamtpunkte',
    'puntos totales',
    'pontos totais',
  ],
  unspent: ['unspent', 'unspent points', 'points unspent', 'unused points', 'earned points left'],
  ruleset: ['ruleset', 'rules', 'edition', 'system'],
};

const listOf = <Name extends string>(words: Readonly<Record<Name, readonly string[]>>): ReadonlyMap<string, Name> => {
  const map = new Map<string, Name>();
  for (const name in words) for (const word of words[name]) map.set(word, name);
  return map;
};
const sectionWords = listOf(sections);
const fieldWords = listOf(fields);

/** A heading or the name of a field, without its points, its colon and other signs around it. */
const plainLabel = (label: string): string =>
  label
    .toLowerCase()
    .replace(/[[(][^\])]*[\])]/gu, ' ')
    .replace(/[-–—:=]?\s*[-−–+]?\d+\s*(?:points?|pts?\.?|cp)?\s*$/u, '')
    .replace(/&|\/|\+|,/gu, ' and ')
    .replace(/[^\p{L}. ]+/gu, ' ')
    .replace(/\s+/gu, ' ')
    .replace(/\band and\b/gu, 'and')
    .trim();

/** No heading, and no name of a field, is longer. */
const longestLabel = 100;

/** The section that a heading begins; null for other words. */
export const sectionOf = (label: string): Section | null => {
  if (label.length > longestLabel) return null;
  const plain = plainLabel(label);
  const bare = plain.replace(/^(?:other|more|additional|special|notable|important|further|key|main)\s|\.$/gu, '');
  return sectionWords.get(plain) ?? sectionWords.get(bare) ?? null;
};
/** The field that words before a colon name; null for words that name none. */
export const fieldOf = (label: string): Field | null =>
  label.length > longestLabel ? null : (fieldWords.get(plainLabel(label)) ?? null);

/** Sections whose lines are sentences of the player. */
export const isProse = (section: Section): boolean =>
  section === 'story' || section === 'appearance' || section === 'notes';

/** Sections of lists, in which an unfinished line continues in the next. */
export const isListed = (section: Section): boolean => !isProse(section) && section !== 'derived' && section !== 'head';

/** The section that a line by itself begins: "Skills", "SKILLS [24]", "Advantages:"; null for any other line. */
export function readsAsHeading(text: string): Section | null {
  if (text.length > 60) return null;
  const [, label] =
    /^([\p{L}][\p{L} &/,.'+-]{1,45}?)\s*(?:[[(]\s*[-–−+]?\d+\s*(?:points?|pts\.?|cp)?\s*[\])]|[-–—:]?\s*[-–−]?\d+\s*(?:points?|pts\.?|cp))?\s*:?$/iu.exec(
      text,
    ) ?? [];
  if (label !== undefined) return sectionOf(label);
  // "Skills (points in brackets)"
  const [, words] =
    /^(\p{L}[\p{L} &/]{2,30}s)\s*\((?=[^()]*\b(?:points?|brackets|levels?|cost|default|all|known)\b)[^()]{3,50}\)\s*:?$/iu.exec(
      text,
    ) ?? [];
  return words === undefined ? null : sectionOf(words);
}
