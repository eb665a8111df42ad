import * as z from 'zod/mini';
import type { Catalog, ListedSkill } from '../../../catalog/catalog.ts';
import type { Listed } from '../../../catalog/entry.ts';
import type { Attack, ItemFacet } from '../../../catalog/item-entry.ts';
import { itemNamesInGcs } from '../../../catalog/item-names-in-gcs.ts';
import type { TraitFacet } from '../../../catalog/trait-entry.ts';
import { blankCharacter, type Character, type SavedCharacter } from '../../../character/character.ts';
import { type OwnEffect, ownEffectSchema } from '../../../character/custom-effect.ts';
import type { EquipmentRow, Quality } from '../../../character/equipment-rows.ts';
import type { SkillRow } from '../../../character/skill-rows.ts';
import type { TraitRow } from '../../../character/trait-rows.ts';
import { memoizeByObject } from '../../../engine/memoize.ts';
import { ownValue } from '../../../engine/own-value.ts';
import type { Worksheet } from '../../../engine/worksheet.ts';
import { catalogFor, type OpenedCharacter, openWorksheet } from '../../../rules/derive-character.ts';
import { describePrerequisite } from '../../../rules/prerequisites/prerequisite-words.ts';
import type { ResolvedItem } from '../../../rules/resolve/context.ts';
import { resolveItem } from '../../../rules/resolve/resolve-character.ts';
import { findLoadedRuleset, gcsRulesetId } from '../../../rules/rulesets.ts';

/** Names in the lists for GCS for items that we call something else. A fencer's foil is one of several there. */
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

/** The names that an item is looked up by: in full, then without the parenthesized part. */
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
 * The items of the list that a name may mean, the likeliest first: by the full name before the name without the
 * parenthesized part, and of several the one on the page that the file names.
 */
function itemsNamed(catalog: Catalog, name: string, page: string): readonly Item[] {
  const byWords = itemsByWords(catalog);
  const found = new Set(namesToTry(name).flatMap((words) => byWords.get(words) ?? []));
  return [...found].sort((a, b) => Number(isOnPage(b, page)) - Number(isOnPage(a, page)));
}

/** True if a reference, "B271, LT56", has the page of the entry in the Basic Set. */
const isOnPage = ({ facet }: Item, reference: string): boolean =>
  [...reference.matchAll(/\bB\s{0,3}:?\s{0,3}(\d+)/g)].some(([, page]) => page === String(facet.cite.page));

/** True if the entry has this very name, except for order and signs; otherwise the name says more. */
const isNameOf = ({ id, name }: Item, given: string): boolean =>
  [name, name.replace(/ \([^()]*\)$/, ''), ownValue(otherNames, id) ?? ''].some(
    (each) => wordsOf(each) === wordsOf(given),
  );

/** A reach as yards: "C,1", "1-3", "1,2*", in which the star may be a note of the attack. */
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

/** A distance: nothing if it is absent, and once ST is ST. */
const distance = (text: string | null | undefined): string =>
  plain(text)
    .replace(/^-$/, '')
    .replace(/^stx1$/, 'st');

/** Shots: a thing to throw is one, "T", "T(1)". */
const shots = (text: string | undefined): string => plain(text).replace(/^t(?:\(1\))?$/, '1');

/** The type of damage without its parenthesized remark: "cr (see B411)". */
const typeOf = ({ type }: Attack): string => plain(type.replaceAll(/\([^()]*\)/g, ''));

/** The numbers of a text instead of damage, "HT-3(0.5) aff", without page numbers. */
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

/** The legality of things anybody may buy; the book states it in doubtful cases. */
const open = 4;

/** Tech level and legality match the file; if the file has none, nothing differs. */
const isSameMarket = (own: ItemFacet, entry: ItemFacet): boolean =>
  (own.techLevel === undefined || own.techLevel.from === (entry.techLevel?.from ?? 0)) &&
  (own.legalityClass === undefined || own.legalityClass === (entry.legalityClass ?? open));

/**
 * True if an item of the list has the figures of a custom one, as far as they are not numbers of the sheet: price and
 * weight in the list, tech level, legality, and those of each attack, in their order.
 */
function hasSameFigures(own: ResolvedItem, entry: ResolvedItem): boolean {
  const [mine, listed] = [own.facet, entry.facet];
  if (!mine || !listed || listed.mount) return false;
  // The effect of quality on damage and range is a number.
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

/** Rows of custom items, replaced by items of the list. `attacks` are the keys of items that are not possessions. */
function findCatalogItems(
  saved: SavedCharacter,
  catalog: Catalog,
  attacks: ReadonlySet<string>,
): readonly EquipmentRow[] {
  return saved.character.equipment.flatMap((row) => {
    const found = attacks.has(row.key) ? null : findListed(saved, catalog, row);
    return found ? [found] : [];
  });
}

/** The row with the item of the list that its name means, if that has the figures of the file, or null. */
function findListed(saved: SavedCharacter, catalog: Catalog, row: EquipmentRow): EquipmentRow | null {
  const { own } = row;
  // Fields that only a custom item can have.
  if (!own || own.effects.length > 0 || own.offered.length > 0) return null;
  const required = (resolveItem(row, catalog).facet?.prerequisites ?? []).map((each) =>
    describePrerequisite(catalog, each),
  );
  for (const entry of itemsNamed(catalog, own.name, own.page)) {
    for (const made of [byQuality(row), row]) {
      if (!made) continue;
      const listed: EquipmentRow = { ...made, own: null, entry: entry.id, note: itemNoteOf(row, own, entry, required) };
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

/** The row of this quality in place of a modifier that says so; null if none does, or several. */
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

/** The file's data on an item other than its figures: its given name, another page, notes. */
function itemNoteOf(
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

/**
 * True if both, worn or wielded by somebody without anything else, have the same price, weight, protection and damage.
 */
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

/**
 * The numbers that the book has traits add to by their names, so that a player who enters one need not state its bonus.
 */
const numbers = ['vision', 'hearing', 'tasteSmell', 'touch', 'frightCheck'] as const;
type NumberByName = (typeof numbers)[number];

/** The bonuses of the trait with this key to numbers, except those that an effect of it changes (`hasEffectOn`). */
export const bonusesByName = (
  worksheet: Worksheet,
  key: string,
  hasEffectOn: (number: NumberByName) => boolean,
): readonly { readonly number: NumberByName; readonly amount: number }[] =>
  numbers.flatMap((number) => {
    if (hasEffectOn(number)) return [];
    const step = worksheet.find(number)?.steps.find(({ op, row }) => op === 'add' && row === key);
    return step?.op === 'add' ? [{ number, amount: step.value }] : [];
  });

/**
 * The character without bonuses by the names of its custom traits: a GCS sheet expresses bonuses of a trait as
 * features, and a trait without features adds nothing. Such a trait gets an effect of 0. The same object if none
 * counts.
 */
function withoutBonusesByName(saved: SavedCharacter, { worksheet }: OpenedCharacter): SavedCharacter {
  const { traits } = saved.character;
  const added = new Map<string, readonly OwnEffect[]>();
  for (const { key, own } of traits) {
    if (own?.holds !== '') continue;
    const found = bonusesByName(worksheet, key, (number) => own.effects.some(({ stat }) => stat === number));
    const effects = found.map(({ number }) => z.parse(ownEffectSchema, { stat: number, add: 0 }));
    if (effects.length > 0) added.set(key, effects);
  }
  if (added.size === 0) return saved;
  const changed = traits.map((row) => {
    const effects = added.get(row.key);
    return effects && row.own ? { ...row, own: { ...row.own, effects: [...row.own.effects, ...effects] } } : row;
  });
  return { ...saved, character: { ...saved.character, traits: changed } };
}

/** A row that could be an entry of the lists. */
type Candidate =
  | { readonly list: 'traits'; readonly key: string; readonly row: TraitRow }
  | { readonly list: 'skills'; readonly key: string; readonly row: SkillRow }
  | { readonly list: 'equipment'; readonly key: string; readonly row: EquipmentRow };

/** So often at most the numbers of the character are computed to see whether they stay the same: of rows, and of items. */
const maxTries = 16;

/**
 * The character with entries of the lists instead of custom traits, skills and items of the same name, if no number of
 * the sheet changes. If the rules have not been loaded all entries stay custom. `attacks` are the keys of items that
 * are the attacks of other rows.
 */
export function withCatalogEntries(typedIn: SavedCharacter, attacks: ReadonlySet<string> = noKeys): SavedCharacter {
  if (!findLoadedRuleset(gcsRulesetId) || typedIn.ruleset !== gcsRulesetId) return typedIn;
  const opened = openWorksheet(typedIn);
  const saved = withoutBonusesByName(typedIn, opened);
  const catalog = catalogFor(gcsRulesetId);
  const candidates = findCandidates(saved.character, catalog);
  const items = findCatalogItems(saved, catalog, attacks);
  if (candidates.length + items.length === 0) return saved;
  const before = saved === typedIn ? opened : openWorksheet(saved, opened);
  let accepted: SavedCharacter = saved;
  let tries = 0;
  const settle = (some: readonly Candidate[]): void => {
    if (some.length === 0 || tries >= maxTries) return;
    tries += 1;
    const tried = withEntries(accepted, some);
    if (hasSameNumbers(before, openWorksheet(tried, before))) {
      accepted = tried;
      return;
    }
    if (some.length === 1) return;
    const middle = Math.ceil(some.length / 2);
    settle(some.slice(0, middle));
    settle(some.slice(middle));
  };
  settle(candidates.filter(({ list }) => list === 'skills'));
  settle(candidates.filter(({ list }) => list === 'traits'));
  tries = 0;
  settle(items.map((row): Candidate => ({ list: 'equipment', key: row.key, row })));
  return accepted;
}

const noKeys: ReadonlySet<string> = new Set();

const nameOf = (name: string): string => name.trim().toLowerCase();

/** The entries by their names, if only one has it. */
const skillsByName = memoizeByObject(({ skills }: Catalog) => byName<ListedSkill>([...skills.values()]));
const traitsByName = memoizeByObject(({ traits }: Catalog) => byName<Listed<TraitFacet>>([...traits.values()]));

function byName<Entry extends { readonly name: string }>(entries: readonly Entry[]): ReadonlyMap<string, Entry> {
  const found = new Map<string, Entry>();
  const repeated = new Set<string>();
  for (const entry of entries) {
    const name = nameOf(entry.name);
    if (found.has(name)) repeated.add(name);
    found.set(name, entry);
  }
  for (const name of repeated) found.delete(name);
  return found;
}

/** The rows whose figures are those of an entry. A skill that effects name by its row stays custom. */
function findCandidates(character: Character, catalog: Catalog): Candidate[] {
  const named = new Set(
    [...character.traits, ...character.skills, ...character.equipment].flatMap((row) => [
      ...(row.own?.effects ?? []).map(({ stat }) => stat),
      ...('modifiers' in row ? row.modifiers.flatMap(({ effects }) => effects.map(({ stat }) => stat)) : []),
    ]),
  );
  const traits = character.traits.flatMap((row): Candidate[] => {
    const entry = row.own && traitsByName(catalog).get(nameOf(row.own.name));
    if (!row.own || !entry || !isSameTrait(row, row.own, entry.facet)) return [];
    return [{ list: 'traits', key: row.key, row: { ...row, own: null, entry: entry.id, note: noteOf(row, row.own) } }];
  });
  const skills = character.skills.flatMap((row): Candidate[] => {
    if (!row.own || named.has(`skill:${row.key}`)) return [];
    const special =
      row.speciality === '' ? null : skillsByName(catalog).get(nameOf(`${row.own.name} (${row.speciality})`));
    const entry = special ?? skillsByName(catalog).get(nameOf(row.own.name));
    if (!entry || !isSameSkill(row.own, entry, special === null && row.speciality !== '')) return [];
    const speciality = special ? '' : row.speciality;
    return [
      {
        list: 'skills',
        key: row.key,
        row: { ...row, own: null, entry: entry.id, speciality, note: noteOf(row, row.own) },
      },
    ];
  });
  return [...traits, ...skills];
}

/** Texts of the sheet about a row are kept, its figures are not. */
const noteOf = ({ note }: { readonly note: string }, { notes }: { readonly notes: readonly string[] }): string =>
  [note, ...notes].filter(Boolean).join('\n').slice(0, 4_000);

function isSameTrait(
  row: TraitRow,
  own: NonNullable<TraitRow['own']>,
  { kind, price, parameters }: TraitFacet,
): boolean {
  if (own.holds !== '' || own.kind !== kind || parameters !== undefined || row.frequency !== null) return false;
  // DR of certain places is on these alone: further places in the list have no number to compare.
  if ('levels' in price || own.effects.some(({ stat }) => stat === 'resistance')) return false;
  const perLevel = 'pointsPerLevel' in price ? price.pointsPerLevel : 0;
  return own.points === (price.points ?? 0) && own.pointsPerLevel === perLevel;
}

function isSameSkill(own: NonNullable<SkillRow['own']>, { facet }: ListedSkill, hasSpeciality: boolean): boolean {
  if (own.holds || hasSpeciality !== (facet.speciality !== undefined)) return false;
  if ((own.spell !== null) !== (facet.spell !== undefined)) return false;
  return (
    own.attribute === facet.attribute &&
    own.difficulty === facet.difficulty &&
    own.techLevel === (facet.techLevel ?? false) &&
    own.maximum === (facet.maximum ?? null)
  );
}

/** The character with these rows replacing those with their keys. */
function withEntries(saved: SavedCharacter, some: readonly Candidate[]): SavedCharacter {
  const traits = new Map(some.flatMap((each) => (each.list === 'traits' ? [[each.key, each.row] as const] : [])));
  const skills = new Map(some.flatMap((each) => (each.list === 'skills' ? [[each.key, each.row] as const] : [])));
  const items = new Map(some.flatMap((each) => (each.list === 'equipment' ? [[each.key, each.row] as const] : [])));
  const { character } = saved;
  return {
    ...saved,
    character: {
      ...character,
      traits: character.traits.map((row) => traits.get(row.key) ?? row),
      skills: character.skills.map((row) => skills.get(row.key) ?? row),
      equipment: character.equipment.map((row) => items.get(row.key) ?? row),
    },
  };
}

/** Intermediate numbers. */
const inner =
  /^(?:effect|modifierEffect|default|untrained):|\.(?:trained|improved|learned|withoutLoad|forDamage|handParry|bareLevel|fencingSkill|costFactor)\b|^skill:.*\.trained/;

/**
 * True if every number still exists and is the same, and no place of the body has a new one. The vitals have the DR of
 * the torso that they are in, if nothing names them.
 */
function hasSameNumbers({ worksheet: before }: OpenedCharacter, { worksheet: after }: OpenedCharacter): boolean {
  if (after.ids().some((id) => id.startsWith('place:') && !id.endsWith('.flexible') && !before.has(id))) return false;
  return before.ids().every((id) => {
    if (inner.test(id)) return true;
    const now = after.has(id) ? id : id.replace('place:vitals.', 'place:torso.');
    return after.has(now) && JSON.stringify(before.get(id).value) === JSON.stringify(after.get(now).value);
  });
}
