import type { Catalog } from '../../catalog/catalog.ts';
import { addItems } from '../../character/add-items.ts';
import { type AttributeId, type Character, secondaryIds } from '../../character/character.ts';
import { setAttribute, setOwnRace, setRace, setSecondary } from '../../character/edit-character.ts';
import { addRow, changeRow, createKeyGenerator, keysInUse, type RowChange } from '../../character/edit-rows.ts';
import type { SkillRow } from '../../character/skill-rows.ts';
import type { TraitChoice, TraitRow } from '../../character/trait-rows.ts';
import { copyOwnRace } from '../../rules/resolve/copy-race.ts';
import { normalizeName } from '../../rules/resolve/resolve-rows.ts';
import type { Bundle } from './bundle.ts';

/** What became of a row of a bundle: a new row, one that the character had with less, or one that was enough already. */
export interface AddedRow {
  readonly key: string;
  readonly status: 'added' | 'raised' | 'kept';
}

/** A character with a bundle, and for each trait and skill of the bundle the row that has it. */
export interface AddedBundle {
  readonly character: Character;
  readonly traits: readonly AddedRow[];
  readonly skills: readonly AddedRow[];
}

/**
 * Adds a bundle to a character. What the character has already counts for it: attributes, levels and points become the
 * higher of the two, and a trait of which there can only be one stays as it is. Items are added to those that are there.
 * Containers come before what is in them.
 */
export function addBundle(character: Character, bundle: Bundle, catalog: Pick<Catalog, 'traits'>): AddedBundle {
  let after = withAttributes(withBundleRace(character, bundle), bundle);
  const nextKey = createKeyGenerator(keysInUse(after));
  const keys = new Map<string, string>();
  const traits = bundle.traits.map(({ key: name, container = '', ...row }): AddedRow => {
    const existing = after.traits.find((had) => isSameTrait(had, row, catalog));
    const key = existing?.key ?? nextKey();
    if (name !== undefined) keys.set(name, key);
    if (existing) {
      const level = Math.max(existing.level, row.level ?? 1);
      const raised = level > existing.level;
      if (raised) after = changeRow(after, 'traits', key, { level });
      return { key, status: raised ? 'raised' : 'kept' };
    }
    const modifiers = row.modifiers?.map((modifier) => ({ ...modifier, key: nextKey() }));
    const placed = { ...row, container: keys.get(container) ?? '' };
    after = addRow(after, 'traits', modifiers ? { ...placed, modifiers } : placed, key);
    return { key, status: 'added' };
  });
  const skills = bundle.skills.map(({ key: name, container = '', ...row }): AddedRow => {
    const existing = after.skills.find((had) => isSameSkill(had, row));
    const key = existing?.key ?? nextKey();
    if (name !== undefined) keys.set(name, key);
    if (existing) {
      const points = Math.max(existing.points, row.points ?? 0);
      const raised = points > existing.points;
      if (raised) after = changeRow(after, 'skills', key, { points });
      return { key, status: raised ? 'raised' : 'kept' };
    }
    after = addRow(after, 'skills', { ...row, container: keys.get(container) ?? '' }, key);
    return { key, status: 'added' };
  });
  return { character: addItems(after, bundle.items).character, traits, skills };
}

function withBundleRace(character: Character, { race }: Bundle): Character {
  if (!race) return character;
  if (!race.own) return setRace(character, race.entry);
  return setOwnRace(character, copyOwnRace(race.own, createKeyGenerator(keysInUse(character))));
}

/** The usual level gives way to that of the bundle; of others the higher counts. */
const merged = (now: number, wanted: number, usual: number): number => (now === usual ? wanted : Math.max(now, wanted));

const attributeIds: readonly AttributeId[] = ['st', 'dx', 'iq', 'ht'];
function withAttributes(character: Character, { attributes, secondary }: Bundle): Character {
  let after = character;
  for (const id of attributeIds) {
    const level = attributes[id];
    if (level !== undefined) after = setAttribute(after, id, merged(character.attributes[id], level, 10));
  }
  for (const id of secondaryIds) {
    const steps = secondary[id];
    if (steps !== undefined) after = setSecondary(after, id, merged(character.secondary[id], steps, 0));
  }
  return after;
}

/** The same entry or own name; of one that can be had more than once, with the same answers. */
function isSameTrait(had: TraitRow, row: RowChange<'traits'>, { traits }: Pick<Catalog, 'traits'>): boolean {
  if (had.own || row.own) return Boolean(had.own && row.own) && isSameName(had.own?.name, row.own?.name);
  if (had.entry !== row.entry) return false;
  return !traits.get(had.entry)?.facet.repeatable || haveSameAnswers(had.choices, row.choices ?? []);
}

const haveSameAnswers = (had: readonly TraitChoice[], wanted: readonly TraitChoice[]): boolean =>
  had.length === wanted.length &&
  wanted.every(({ parameter, value }) =>
    had.some((answer) => answer.parameter === parameter && normalizeName(answer.value) === normalizeName(value)),
  );

function isSameSkill(had: SkillRow, row: RowChange<'skills'>): boolean {
  if (!isSameName(had.speciality, row.speciality ?? '')) return false;
  if ((row.techLevel ?? null) !== null && had.techLevel !== row.techLevel) return false;
  if (had.own || row.own) return Boolean(had.own && row.own) && isSameName(had.own?.name, row.own?.name);
  return had.entry === row.entry;
}

const isSameName = (one = '', other = ''): boolean => normalizeName(one) === normalizeName(other);
