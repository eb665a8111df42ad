import { ownValue } from '../../../engine/own-value.ts';
import type { IdLetter } from '../gcs-id.ts';
import type { JsonObject, JsonValue } from '../gcs-sheet.ts';
import { partsToVersion5 } from './older-parts.ts';
import { type NewFields, renameFields, withoutFields } from './rename-fields.ts';

/** What the rows of a list are. */
export type RowKind = 'trait' | 'skill' | 'spell' | 'item' | 'note' | 'traitModifier' | 'itemModifier';

interface Kind {
  /** The letters of the ids of rows and of containers. */
  readonly letters: readonly [row: IdLetter, container: IdLetter];
  /** The types that versions 1 to 4 write into its rows, containers aside, with the letters of these. */
  readonly types: Readonly<Record<string, IdLetter>>;
  readonly names: NewFields;
}

/** Notes with expressions in them keep their name: GCS makes scripts of these as it reads them. */
const notesAs = (to: string): NewFields[string] => ({
  to,
  value: (old) => (typeof old === 'string' && !old.includes('||') ? old : undefined),
});

const textOf = (unit: string): ((old: JsonValue) => JsonValue) => {
  const ending = unit === '' ? '' : ` ${unit}`;
  return (old) => (typeof old === 'number' ? `${old}${ending}` : old);
};

const signed = (number: number): string => `${number < 0 ? '' : '+'}${number}`;

/** The price of a modifier in the one text of version 5: "+20%", "x2", "-5". Percentages are the usual kind. */
function priceOf(cost: JsonValue, { cost_type: type }: JsonObject): JsonValue | undefined {
  const number = typeof cost === 'string' ? Number(cost) : cost;
  if (typeof number !== 'number' || !Number.isFinite(number)) return undefined;
  if (type === 'points') return signed(number);
  return type === 'multiplier' ? `x${number}` : `${signed(number)}%`;
}

const notes = notesAs('local_notes');

const kinds: Readonly<Record<RowKind, Kind>> = {
  trait: {
    letters: ['t', 'T'],
    types: { advantage: 't', trait: 't' },
    names: { notes, container_type: { to: 'container_type', value: (old) => (old === 'race' ? 'ancestry' : old) } },
  },
  skill: { letters: ['s', 'S'], types: { skill: 's', technique: 'q' }, names: { notes } },
  spell: { letters: ['p', 'P'], types: { spell: 'p', ritual_magic_spell: 'r' }, names: { notes } },
  item: {
    letters: ['e', 'E'],
    types: { equipment: 'e' },
    names: {
      notes,
      value: { to: 'base_value', value: textOf('') },
      weight: { to: 'base_weight', value: textOf('lb') },
    },
  },
  note: { letters: ['n', 'N'], types: { note: 'n' }, names: { text: notesAs('markdown') } },
  traitModifier: {
    letters: ['m', 'M'],
    types: { modifier: 'm' },
    names: { notes, cost: { to: 'cost_adj', value: priceOf } },
  },
  itemModifier: { letters: ['f', 'F'], types: { eqp_modifier: 'f', equipment_modifier: 'f' }, names: { notes } },
};

const idPattern = /^[A-Za-z][\w-]{16}$/;
const containerEnding = /_container$/;

/** True for an id as version 5 has them, of any kind of row. */
export const isRowId = (id: JsonValue | undefined): id is string => typeof id === 'string' && idPattern.test(id);

/**
 * The letter that the id of a row has to begin with: by its `type` in versions 1 to 4, else by what it holds. Null for a row
 * whose type does not belong into its list.
 */
export function letterOfRow(row: JsonObject, kind: RowKind): IdLetter | null {
  const { letters, types } = kinds[kind];
  const type = typeof row.type === 'string' ? row.type : '';
  if (type !== '' && !Object.hasOwn(types, type.replace(containerEnding, ''))) return null;
  const isContainer = containerEnding.test(type) || row.children !== undefined;
  return isContainer ? letters[1] : (ownValue(types, type) ?? letters[0]);
}

const oldFlags = ['mental', 'physical', 'social', 'exotic', 'supernatural'] as const;

/** The flags and categories of versions 1 and 2 as tags. Of a category "Weapons/Axes" each part is one. */
function withTags(row: JsonObject): JsonObject {
  const flags = oldFlags.filter((flag) => typeof row[flag] === 'boolean');
  const { categories } = row;
  if (flags.length === 0 && categories === undefined) return row;
  const isTexts = Array.isArray(categories) && categories.every((each: JsonValue) => typeof each === 'string');
  const tags: string[] = Array.isArray(row.tags) ? row.tags.filter((each) => typeof each === 'string') : [];
  const further = [
    ...flags.filter((flag) => row[flag] === true).map((flag) => flag.charAt(0).toUpperCase() + flag.slice(1)),
    ...(isTexts ? categories.flatMap((each: JsonValue) => String(each).split('/')) : []),
  ];
  for (const each of further.map((tag) => tag.trim())) {
    if (each !== '' && !tags.some((tag) => tag.toLowerCase() === each.toLowerCase())) tags.push(each);
  }
  const rest = withoutFields(row, [...flags, ...(isTexts ? ['categories'] : [])]);
  return tags.length === 0 ? rest : { ...rest, tags };
}

/** A row without those in it, with the names of version 5; its id, modifiers, weapons and contents are as they were. */
export function rowToVersion5(row: JsonObject, kind: RowKind): JsonObject {
  const renamed = partsToVersion5(withTags(renameFields(row, kinds[kind].names)));
  const isPriced = kind === 'traitModifier' && row.cost_adj === undefined && renamed.cost_adj !== undefined;
  if (isPriced) return withoutFields(renamed, ['cost_type']);
  if (kind === 'trait') return withLevels(renamed);
  return kind === 'item' ? withQuantity(renamed) : renamed;
}

const isNumber = (value: JsonValue | undefined): boolean => typeof value === 'number' && value !== 0;

/** A trait that has levels or a price for each says so. */
const withLevels = (row: JsonObject): JsonObject =>
  (isNumber(row.levels) || isNumber(row.points_per_level)) && row.can_level === undefined && row.children === undefined
    ? { ...row, can_level: true }
    : row;

/** Versions 1 to 4 do not say how many there are of a container. */
const withQuantity = (row: JsonObject): JsonObject =>
  row.quantity === undefined && row.children !== undefined ? { ...row, quantity: 1 } : row;
