import type { Catalog } from '../../../catalog/catalog.ts';
import type { Listed } from '../../../catalog/entry.ts';
import type { Attack, ItemFacet } from '../../../catalog/item-entry.ts';
import { itemNamesInGcs } from '../../../catalog/item-names-in-gcs.ts';
import { blankCharacter, type SavedCharacter } from '../../../character/character.ts';
import type { EquipmentRow, Quality } from '../../../character/equipment-rows.ts';
import { memoizeByObject } from '../../../engine/memoize.ts';
import { ownValue } from '../../../engine/own-value.ts';
import { openWorksheet } from '../../../rules/derive-character.ts';
import { describePrerequisite } from '../../../rules/prerequisites/prerequisite-words.ts';
import type { ResolvedItem } from '../../../rules/resolve/context.ts';
import { resolveItem } from '../../../rules/resolve/resolve-character.ts';

/** What lists for GCS call items that we call something else. A fencer's foil is one of several there. */
const otherNames: Readonly<Record<string, string>> = { ...itemNamesInGcs, foil: 'Smallsword' };

const smallWords = new Set(['a', 'an', 'the', 'and', 'or', 'of', 'for', 'with', 'w']);

/** The words of a name in one order, whatever their capitals and signs: "Backpack, Frame" is a frame backpack. */
const wordsOf = (name: string): string =>
  (
    name
      .toLowerCase()
      .replaceAll(/['’]/g, '')
      .replaceAll('×', 'x')
      .replaceAll('−', '-')
      .match(/-?\d+(?:\.\d+)?|\.\d+|[\p{L}\d]+/gu) ?? []
  )
    .filter((word) => !smallWords.has(word))
    .sort()
    .join(' ');

const withoutParts = (name: string): string => name.replaceAll(/\([^()]*\)/g, ' ').trim();

/** The names that an item is looked up by: in full, then without what is in parentheses. */
const namesToTry = (name: string): readonly string[] => [
  ...new Set([wordsOf(name), wordsOf(withoutParts(name))].filter((words) => words !== '')),
];

type Item = Listed<ItemFacet>;

const itemsByWords = memoizeByObject(({ items }: Catalog): ReadonlyMap<string, readonly Item[]> => {
  const byWords = new Map<string, Item[]>();
  for (const item of items.values()) {
    // "Vacc suit (TL9)" is a vacc suit of that tech level.
    const names = [item.name, item.name.replace(/ \((?:TL[^()]*|1 day)\)$/, ''), ownValue(otherNames, item.id) ?? ''];
    for (const words of new Set(names.map(wordsOf))) {
      if (words !== '') byWords.set(words, [...(byWords.get(words) ?? []), item]);
    }
  }
  return byWords;
});

/**
 * The items of the list that a name may mean, the likeliest first: by the name in full before the name without what is in
 * parentheses, and of several the one on the page that the file names.
 */
function itemsNamed(catalog: Catalog, name: string, page: string): readonly Item[] {
  const byWords = itemsByWords(catalog);
  const found = new Set(namesToTry(name).flatMap((words) => byWords.get(words) ?? []));
  return [...found].sort((a, b) => Number(isOnPage(b, page)) - Number(isOnPage(a, page)));
}

/** True where a reference, "B271, LT56", has the page of the entry in the Basic Set. */
const isOnPage = ({ facet }: Item, reference: string): boolean =>
  [...reference.matchAll(/\bB\s{0,3}:?\s{0,3}(\d+)/g)].some(([, page]) => page === String(facet.cite.page));

/** True where the entry is called by this very name, but for order and signs; else the name says more. */
const isNameOf = ({ id, name }: Item, given: string): boolean =>
  [name, name.replace(/ \([^()]*\)$/, ''), ownValue(otherNames, id) ?? ''].some(
    (each) => wordsOf(each) === wordsOf(given),
  );

/** A reach as yards: "C,1", "1-3", "1,2*", where the star may be a note of the attack. */
function reachOf({ reach = '', notes = [] }: Attack): string {
  const yards = new Set<string>();
  for (const [, from = '', to] of reach.matchAll(/(C|\d+)(?:\s*-\s*(\d+))?/gi)) {
    if (to === undefined) yards.add(from.toUpperCase());
    else for (let yard = Number(from) || 1; yard <= Math.min(Number(to), 30); yard += 1) yards.add(String(yard));
  }
  return `${[...yards].sort().join(',')}${reach.includes('*') || notes.includes('regrip') ? '*' : ''}`;
}

/** A text of a table in one form: "T(1)", "STx1.5", "3×9". */
const plain = (text: string | null | undefined): string =>
  (text ?? '').toLowerCase().replaceAll('×', 'x').replaceAll('−', '-').replaceAll('–', '-').replaceAll(/[\s,]/g, '');

/** A distance: nothing where it is absent, and once ST is ST. */
const distance = (text: string | null | undefined): string =>
  plain(text)
    .replace(/^-$/, '')
    .replace(/^stx1$/, 'st');

/** Shots: a thing to throw is one, "T", "T(1)". */
const shots = (text: string | undefined): string => plain(text).replace(/^t(?:\(1\))?$/, '1');

/** The type of damage without what is said of it in parentheses: "cr (see B411)". */
const typeOf = ({ type }: Attack): string => plain(type.replaceAll(/\([^()]*\)/g, ''));

/** The numbers of a text in place of damage, "HT-3(0.5) aff", without those of pages. */
const numbersIn = ({ type, instead = '' }: Attack): string => {
  const text = `${type} ${instead}`.replaceAll(/\bsee B\d+/gi, '');
  return [...plain(text).matchAll(/-?\d+(?:\.\d+)?/g)].map(([number]) => number).join(' ');
};

/** The figures of an attack that no number of the sheet shows, in one form for both of its sources. */
const figuresOf = (attack: Attack, hasQuality: boolean): readonly unknown[] => {
  const { ranged, notes = [] } = attack;
  return [
    attack.instead === undefined ? typeOf(attack) : `no dice ${numbersIn(attack)}`,
    attack.basis,
    attack.dice ?? 0,
    hasQuality ? null : attack.adds,
    attack.moreDice ?? 0,
    attack.addsPerDie ?? 0,
    attack.strengthOf ?? '',
    attack.perLevel ?? null,
    attack.sides ?? 6,
    attack.times ?? 1,
    attack.armorDivisor ?? 1,
    attack.explosive ?? false,
    plain(attack.fragments).replace(/cut$/, ''),
    attack.unarmed ?? false,
    ranged ? '' : reachOf(attack),
    attack.minimumStrength ?? 0,
    attack.twoHanded ?? false,
    ranged ? null : attack.parry === undefined ? 0 : attack.parry,
    attack.fencing === true || notes.includes('fencing'),
    notes.includes('unbalanced'),
    ranged
      ? [
          ranged.accuracy ?? 0,
          ranged.scope ?? 0,
          hasQuality ? null : [distance(ranged.halfDamage), distance(ranged.maximum)],
          plain(ranged.rateOfFire),
          shots(ranged.shots),
          ranged.bulk ?? 0,
          ranged.recoil ?? 0,
        ]
      : null,
  ];
};

const isSame = (a: unknown, b: unknown): boolean => JSON.stringify(a) === JSON.stringify(b);

/** What anybody may buy; the book gives it where there is a doubt. */
const open = 4;

/** What a file says of tech level and legality is the same; where it says nothing, nothing differs. */
const isSameMarket = (own: ItemFacet, entry: ItemFacet): boolean =>
  (own.techLevel === undefined || own.techLevel.from === (entry.techLevel?.from ?? 0)) &&
  (own.legalityClass === undefined || own.legalityClass === (entry.legalityClass ?? open));

/**
 * True where an item of the list has the figures of a typed-in one, as far as they are not numbers of the sheet: price and
 * weight in the list, tech level, legality, and those of each attack, in their order.
 */
function hasSameFigures(own: ResolvedItem, entry: ResolvedItem): boolean {
  const [mine, listed] = [own.facet, entry.facet];
  if (!mine || !listed || listed.mount) return false;
  // What quality does to damage and range is a number.
  const hasQuality = entry.row.quality !== 'good';
  const [attacks, others] = [mine.attacks ?? [], listed.attacks ?? []];
  return (
    mine.cost === listed.cost &&
    mine.weight === listed.weight &&
    isSameMarket(mine, listed) &&
    (mine.shield === undefined) === (listed.shield === undefined) &&
    (mine.armor === undefined) === (listed.armor === undefined) &&
    attacks.length === others.length &&
    attacks.every((attack, i) => {
      const other = others[i];
      return other !== undefined && isSame(figuresOf(attack, hasQuality), figuresOf(other, hasQuality));
    })
  );
}

/** Rows of typed-in items with an item of the list in place of what was typed in. `attacks` are the keys of no possessions. */
export function findCatalogItems(
  saved: SavedCharacter,
  catalog: Catalog,
  attacks: ReadonlySet<string>,
): readonly EquipmentRow[] {
  return saved.character.equipment.flatMap((row) => {
    const found = attacks.has(row.key) ? null : findListed(saved, catalog, row);
    return found ? [found] : [];
  });
}

/** The row with the item of the list that its name means, where that has the figures of the file; null for none. */
function findListed(saved: SavedCharacter, catalog: Catalog, row: EquipmentRow): EquipmentRow | null {
  const { own } = row;
  // What only a typed-in item can have.
  if (!own || own.effects.length > 0 || own.offered.length > 0) return null;
  const required = (resolveItem(row, catalog).facet?.prerequisites ?? []).map((each) =>
    describePrerequisite(catalog, each),
  );
  for (const entry of itemsNamed(catalog, own.name, own.page)) {
    for (const made of [byQuality(row), row]) {
      if (!made) continue;
      const listed: EquipmentRow = { ...made, own: null, entry: entry.id, note: noteOf(row, own, entry, required) };
      const isAlike = hasSameFigures(resolveItem(row, catalog), resolveItem(listed, catalog));
      if (isAlike && countsAlike(saved, row, listed)) return listed;
    }
  }
  return null;
}

const qualities: readonly (readonly [RegExp, Quality])[] = [
  [/^very fine\b/i, 'veryFine'],
  [/^fine\b/i, 'fine'],
  [/^cheap\b/i, 'cheap'],
];

/** The row of this quality in place of a modifier that says so; null where none does, or several. */
function byQuality(row: EquipmentRow): EquipmentRow | null {
  const [found, ...others] = row.modifiers.flatMap(({ key, name }) => {
    const plain = name
      .replace(/\([^()]*\)$/, '')
      .trimEnd()
      .replace(/,? quality$/i, '');
    const quality = qualities.find(([words]) => words.test(plain) && plain.split(' ').length < 3)?.[1];
    return quality ? [{ key, quality }] : [];
  });
  if (!found || others.length > 0) return null;
  return { ...row, quality: found.quality, modifiers: row.modifiers.filter(({ key }) => key !== found.key) };
}

const maxNote = 4_000;

/** What the file says of an item besides its figures: the name that it was given, another page, notes. */
function noteOf(
  row: EquipmentRow,
  own: NonNullable<EquipmentRow['own']>,
  entry: Listed<ItemFacet>,
  required: readonly string[],
): string {
  const known = new Set([entry.description, ...(entry.facet.notes ?? [])].map((each) => each.toLowerCase()));
  const lines = [
    isNameOf(entry, own.name) ? '' : own.name,
    row.note,
    ...own.notes.filter((each) => !known.has(each.toLowerCase())),
    required.length === 0 ? '' : `Requires ${required.join(', ')}`,
    own.page === '' || isOnPage(entry, own.page) ? '' : own.page,
  ];
  return lines.filter(Boolean).join('\n').slice(0, maxNote);
}

/** True where both, worn or wielded by somebody without anything else, cost, weigh, protect and harm alike. */
function countsAlike(saved: SavedCharacter, own: EquipmentRow, listed: EquipmentRow): boolean {
  const [before, now] = [numbersAlone(saved, own), numbersAlone(saved, listed)];
  const all = new Set([...before.keys(), ...now.keys()]);
  return [...all].every((id) => {
    const inTorso = id.replace('place:vitals.', 'place:torso.');
    return (before.get(id) ?? before.get(inTorso)) === (now.get(id) ?? now.get(inTorso));
  });
}

/** Price, weight, DR, Defense Bonus, damage and ranges of one item that is all that somebody has, by their stats. */
function numbersAlone({ ruleset, houseRules, character: owner }: SavedCharacter, row: EquipmentRow) {
  const equipment = [{ ...row, place: 'ready' as const, container: '', quantity: 1 }];
  const character = { ...blankCharacter(), campaign: owner.campaign, equipment };
  const { worksheet } = openWorksheet({ ruleset, houseRules, character });
  return new Map(
    worksheet
      .ids()
      .flatMap((id) => (isOfItem(id, row.key) ? [[id, JSON.stringify(worksheet.get(id).value)] as const] : [])),
  );
}

const isOfItem = (id: string, key: string): boolean =>
  id === 'defenseBonus' ||
  /^item:.*\.(?:cost|weight)$/.test(id) ||
  (id.startsWith(`line:${key}.`) && /\.(?:damage|accuracy|halfDamage|maximum)$/.test(id)) ||
  (/^(?:place:|damageResistance)/.test(id) && !/\bflexible$/.test(id));
