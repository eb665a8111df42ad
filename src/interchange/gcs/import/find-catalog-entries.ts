import * as z from 'zod/mini';
import type { Catalog, ListedSkill } from '../../../catalog/catalog.ts';
import type { Listed } from '../../../catalog/entry.ts';
import type { TraitFacet } from '../../../catalog/trait-entry.ts';
import type { Character, SavedCharacter } from '../../../character/character.ts';
import type { EquipmentRow } from '../../../character/equipment-rows.ts';
import { type OwnEffect, ownEffectSchema } from '../../../character/own-effect.ts';
import type { SkillRow } from '../../../character/skill-rows.ts';
import type { TraitRow } from '../../../character/trait-rows.ts';
import { memoizeByObject } from '../../../engine/memoize.ts';
import type { Worksheet } from '../../../engine/worksheet.ts';
import { catalogFor, type OpenedCharacter, openWorksheet } from '../../../rules/derive-character.ts';
import { findLoadedRuleset, gcsRulesetId } from '../../../rules/rulesets.ts';
import { findCatalogItems } from './find-catalog-items.ts';

/** The numbers that the book has traits add to by their names, so that a player who types one in need not say what it adds. */
const numbers = ['vision', 'hearing', 'tasteSmell', 'touch', 'frightCheck'] as const;
type NumberByName = (typeof numbers)[number];

/** What the trait with this key adds to numbers, but for those that an effect of it changes (`hasEffectOn`). */
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
 * The character with nothing counted by the names of its typed-in traits: a sheet of GCS says in features what a trait adds, and
 * one without any adds nothing. Such a trait gets an effect of 0. The same object where none counts.
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

/** So often at most the numbers of the character are worked out to see whether they stay the same: of rows, and of items. */
const mostTries = 16;

/**
 * The character with entries of the lists in place of typed-in traits, skills and items of the same name, as far as no number
 * of the sheet is another one with them. Where the rules have not been loaded all stays typed in. `attacks` are the keys of
 * items that are the attacks of other rows.
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
    if (some.length === 0 || tries >= mostTries) return;
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

/** The entries by their names, where only one has it. */
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

/** The rows whose figures are those of an entry. A skill that effects name by its row stays typed in. */
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

/** What the sheet says of a row is kept where its figures are not. */
const noteOf = ({ note }: { readonly note: string }, { notes }: { readonly notes: readonly string[] }): string =>
  [note, ...notes].filter(Boolean).join('\n').slice(0, 4_000);

function isSameTrait(
  row: TraitRow,
  own: NonNullable<TraitRow['own']>,
  { kind, price, parameters }: TraitFacet,
): boolean {
  if (own.holds !== '' || own.kind !== kind || parameters !== undefined || row.frequency !== null) return false;
  // DR of certain places is on these alone: what the list protects besides has no number to compare.
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

/** The character with these rows in place of those that have their keys. */
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

/** Numbers that are steps on the way to others. */
const inner =
  /^(?:effect|modifierEffect|default|untrained):|\.(?:trained|improved|learned|withoutLoad|handParry|bareLevel|fencingSkill|costFactor)\b|^skill:.*\.trained/;

/**
 * True where every number is there afterwards, and the same, and no place of the body has one that it had not. The vitals have
 * the DR of the torso that they are in, where nothing names them.
 */
function hasSameNumbers({ worksheet: before }: OpenedCharacter, { worksheet: after }: OpenedCharacter): boolean {
  if (after.ids().some((id) => id.startsWith('place:') && !id.endsWith('.flexible') && !before.has(id))) return false;
  return before.ids().every((id) => {
    if (inner.test(id)) return true;
    const now = after.has(id) ? id : id.replace('place:vitals.', 'place:torso.');
    return after.has(now) && JSON.stringify(before.get(id).value) === JSON.stringify(after.get(now).value);
  });
}
