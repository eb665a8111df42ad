import type { Catalog } from '../../catalog/catalog.ts';
import { foldLetters } from '../../engine/fold-letters.ts';
import { memoizeByObject } from '../../engine/memoize.ts';
import { foreignNames } from './foreign-names.ts';
import { otherNames } from './other-names.ts';

/** Spellings of the other side of the ocean. */
const american: readonly (readonly [RegExp, string])[] = [
  [/\barmour/gu, 'armor'],
  [/\bhonour/gu, 'honor'],
  [/\bcolour/gu, 'color'],
  [/\bdefence/gu, 'defense'],
  [/\bfavour/gu, 'favor'],
  [/\brumour/gu, 'rumor'],
  [/\bgrey\b/gu, 'gray'],
  [/\btravell/gu, 'travel'],
  [/\bjewell/gu, 'jewel'],
  [/\bspecialit/gu, 'specialt'],
  [/\bsabre/gu, 'saber'],
];

/** What a text must contain if one of them is to be found: most names have none of it, and an index has thousands of names. */
const mayBeBritish = /our|defence|grey|travell|jewell|specialit|sabre/u;
const hasMarks = /['’‘`&]/u;

/** The words of a name in lower case without accents, apostrophes and plural endings, in American spelling. */
function keyWords(name: string): string[] {
  let plain = foldLetters(name);
  if (hasMarks.test(plain)) plain = plain.replace(/['’‘`]/gu, '').replace(/&/gu, ' and ');
  if (mayBeBritish.test(plain)) for (const [pattern, word] of american) plain = plain.replace(pattern, word);
  return (plain.match(/[\p{L}\p{N}]+/gu) ?? []).map(singular);
}

const singular = (word: string): string => {
  if (word.length < 4 || !word.endsWith('s') || word.endsWith('ss')) return word;
  if (/(?:ch|sh|x|ss)es$/u.test(word)) return word.slice(0, -2);
  if (/[^aeiou]ies$/u.test(word) && word.length > 5) return `${word.slice(0, -3)}y`;
  return word.slice(0, -1);
};

/** The form of names for comparison: "Fast-Draw", "Fast Draw" and "fastdraw" are equal. */
export const nameKey = (name: string): string => keyWords(name).join('');

/** The form of one word for comparison: the key of a name is those of its words, one after another. */
export const wordKey = (word: string): string => keyWords(word).join('');

/** The forms that a name with a comma may have: "Sword, Broad" is "Broad Sword". */
function nameForms(name: string): string[] {
  const [first = '', ...others] = name.split(/,\s*/u);
  return others.length === 0 ? [name] : [name, `${others.join(' ')} ${first}`];
}

/** How many letters may differ in a misspelled name; none in a short one. */
const typosIn = (key: string): number => (key.length < 5 ? 0 : key.length < 10 ? 1 : 2);

/** Whether a key is another with a letter or two changed, left out, added or exchanged with its neighbor. */
export function resemblesKey(typed: string, key: string): boolean {
  const most = Math.min(typosIn(typed), typosIn(key));
  if (most === 0 || Math.abs(typed.length - key.length) > most) return false;
  let before: number[] = [];
  let row = Array.from({ length: key.length + 1 }, (_, column) => column);
  for (let at = 0; at < typed.length; at += 1) {
    const next = [at + 1];
    for (let column = 0; column < key.length; column += 1) {
      const same = typed[at] === key[column];
      let best = Math.min((row[column] ?? 0) + (same ? 0 : 1), (row[column + 1] ?? 0) + 1, (next[column] ?? 0) + 1);
      const swapped = at > 0 && column > 0 && typed[at] === key[column - 1] && typed[at - 1] === key[column];
      if (swapped) best = Math.min(best, (before[column - 1] ?? 0) + 1);
      next.push(best);
    }
    if (Math.min(...next) > most) return false;
    before = row;
    row = next;
  }
  return (row.at(-1) ?? most + 1) <= most;
}

export type NameList = 'traits' | 'skills' | 'items' | 'races';

/** The match found for a name. */
export interface NameMatch {
  readonly list: NameList;
  readonly id: string;
  /** The answer to a question of a trait that the name gives: "Wealthy". */
  readonly answer: string;
  /** `name`: by its name or another form of it; `other`: by another name; `foreign`: by its name in another language; `typo`: by a name that resembles it. */
  readonly by: 'name' | 'other' | 'foreign' | 'typo';
}

/** The names of a catalog. The same for the same catalog. */
export const nameIndex = memoizeByObject((catalog: Catalog): NameIndex => new NameIndex(catalog));

type Found = Omit<NameMatch, 'by'>;

/** No name of a list is as long as this, and a longer text would only take time. */
const longestName = 200;

export class NameIndex {
  private readonly names = {
    traits: new Map<string, Found>(),
    skills: new Map<string, Found>(),
    items: new Map<string, Found>(),
    races: new Map<string, Found>(),
  };
  private readonly others = {
    traits: new Map<string, Found>(),
    skills: new Map<string, Found>(),
    items: new Map<string, Found>(),
    races: new Map<string, Found>(),
  };
  private readonly foreign = {
    traits: new Map<string, Found>(),
    skills: new Map<string, Found>(),
    items: new Map<string, Found>(),
    races: new Map<string, Found>(),
  };
  private readonly words = new Set<string>();
  /** The text has labels of another language, so that names of other languages count. */
  isForeign = false;
  /** Keys by their length, for misspelled names. */
  private readonly similar = new Map<string, NameMatch | null>();
  private searches = 0;
  /** The maximum number of misspelled names looked up in one text. */
  private static readonly maxSearches = 400;

  constructor(catalog: Catalog) {
    const entries = { traits: catalog.traits, skills: catalog.skills, items: catalog.items, races: catalog.races };
    for (const list of ['traits', 'skills', 'items', 'races'] as const) {
      for (const { id, name } of entries[list].values()) {
        const found = { list, id, answer: '' };
        for (const form of nameForms(name)) set(this.names[list], nameKey(form), found);
        for (const word of keyWords(name)) this.words.add(word);
        // An entry has one id under all rulesets; this one may have its own name for it.
        set(this.others[list], nameKey(id), found);
        const [plain = '', inside] = name.split(/\s*\(/u);
        if (inside) set(this.others[list], nameKey(`${inside.replace(')', '')} ${plain}`), found);
      }
    }
    for (const [list, other, usual, answer = ''] of otherNames) {
      const found = usual.map((name) => this.names[list].get(nameKey(name))).find(Boolean);
      if (found) set(this.others[list], nameKey(other), { ...found, answer });
    }
    this.addAnswers(catalog);
    for (const { id, name } of catalog.items.values()) {
      // "Backpack, Small", "Armor, Leather": lists put the kind of a thing first.
      const words = name.split(' ');
      const kind = words.at(-1) ?? '';
      if (words.length > 1 && words.length < 4 && /^\p{L}+$/u.test(kind))
        set(this.others.items, nameKey(`${kind} ${words.slice(0, -1).join(' ')}`), { list: 'items', id, answer: '' });
    }
    for (const list of ['traits', 'skills', 'items'] as const) {
      for (const [usual, others] of Object.entries(foreignNames[list])) {
        const found = this.names[list].get(nameKey(usual));
        if (found) for (const other of others.split(', ')) set(this.foreign[list], nameKey(other), found);
      }
    }
  }

  /** "Wealthy", "Very Fit", "Extraordinary Luck": answers by which players call a trait. */
  private addAnswers({ traits }: Catalog): void {
    const seen = new Map<string, number>();
    const answers = [...traits.values()].flatMap(({ id, name, facet: { parameters = [] } }) =>
      (parameters[0]?.options ?? []).flatMap((option) => {
        const [lead = ''] = option.name.split(/[:,(]/u);
        const plain = [lead, ...lead.split(/\s+or\s+/u)].filter((word) => word.length > 3);
        const whole = option.short ? [`${option.short} ${name}`, `${lead} ${name}`] : [`${lead} ${name}`];
        return [...plain, ...whole].map((words) => ({ key: nameKey(words), id, answer: option.name }));
      }),
    );
    const ofTrait = new Set<string>();
    for (const { key, id } of answers) {
      if (ofTrait.has(`${id} ${key}`)) continue;
      ofTrait.add(`${id} ${key}`);
      seen.set(key, (seen.get(key) ?? 0) + 1);
    }
    for (const { key, id, answer } of answers) {
      if (seen.get(key) === 1 && !this.names.skills.has(key))
        set(this.others.traits, key, { list: 'traits', id, answer });
    }
  }

  /** Begins the reading of another text; names of other languages count if it `isForeign`. */
  begin(isForeign = false): void {
    this.isForeign = isForeign;
    this.searches = 0;
    this.similar.clear();
  }

  /** The entry of a name in one of the lists, in their order, or null. */
  find(name: string, lists: readonly NameList[], withTypos = false): NameMatch | null {
    if (name.length > longestName) return null;
    const keys = nameForms(name)
      .map(nameKey)
      .filter((key) => key !== '');
    for (const list of lists) {
      for (const key of keys) {
        const found = this.names[list].get(key);
        if (found) return { ...found, by: 'name' };
      }
    }
    for (const list of lists) {
      for (const key of keys) {
        const found = this.others[list].get(key);
        if (found) return { ...found, by: 'other' };
        const foreign = this.isForeign ? this.foreign[list].get(key) : undefined;
        if (foreign) return { ...foreign, by: 'foreign' };
      }
    }
    return this.findAbbreviated(name, lists) ?? (withTypos ? this.findSimilar(keys[0] ?? '', lists) : null);
  }

  /** Whether a word is one of the name of an entry, whatever its ending. */
  hasWord(word: string): boolean {
    return this.words.has(wordKey(word));
  }

  /** The entry of a list with this key as its name, or else as another name of it; null without one. */
  findKey(list: NameList, key: string): NameMatch | null {
    const named = this.names[list].get(key);
    if (named) return { ...named, by: 'name' };
    const other = this.others[list].get(key);
    return other ? { ...other, by: 'other' } : null;
  }

  /** "Adv. Fast-Draw", "Elec. Operation": words that end with a period are abbreviations. */
  private findAbbreviated(name: string, lists: readonly NameList[]): NameMatch | null {
    if (!/\p{L}{2,}\./u.test(name) || this.searches >= NameIndex.maxSearches) return null;
    this.searches += 1;
    const parts = name.toLowerCase().match(/[\p{L}\p{N}]+\.?/gu) ?? [];
    const pattern = parts
      .map((part) => (part.endsWith('.') ? `${part.slice(0, -1)}[\\p{L}]*` : keyWords(part).join('')))
      .join('');
    const whole = new RegExp(`^${pattern}$`, 'u');
    for (const list of lists) {
      const found = [...this.names[list]].filter(([key]) => whole.test(key)).map(([, entry]) => entry);
      const ids = new Set(found.map(({ id }) => id));
      const [first] = found;
      if (first && ids.size === 1) return { ...first, by: 'typo' };
    }
    return null;
  }

  private findSimilar(key: string, lists: readonly NameList[]): NameMatch | null {
    const wanted = `${lists.join()} ${key}`;
    const known = this.similar.get(wanted);
    if (known !== undefined) return known;
    if (key.length < 5 || key.length > 40 || this.searches >= NameIndex.maxSearches) return null;
    this.searches += 1;
    let match: NameMatch | null = null;
    for (const list of lists) {
      const found = [...this.names[list]].filter(([name]) => resemblesKey(key, name)).map(([, entry]) => entry);
      const [first] = found;
      if (!first) continue;
      match = new Set(found.map(({ id }) => id)).size === 1 ? { ...first, by: 'typo' } : null;
      break;
    }
    this.similar.set(wanted, match);
    return match;
  }
}

const set = (map: Map<string, Found>, key: string, found: Found): void => {
  if (key !== '' && !map.has(key)) map.set(key, found);
};
