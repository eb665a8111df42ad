import * as z from 'zod/mini';
import { blankCharacter, type SavedCharacter } from '../../../character/character.ts';
import { addRow } from '../../../character/edit-rows.ts';
import { equipmentRowSchema, offeredItemModifierSchema } from '../../../character/equipment-rows.ts';
import { clampToSchema, isRecord, number } from '../../../character/schema-parts.ts';
import { skillRowSchema } from '../../../character/skill-rows.ts';
import { offeredModifierSchema, traitRowSchema } from '../../../character/trait-rows.ts';
import { openWorksheet } from '../../../rules/derive-character.ts';
import { traitStat } from '../../../rules/stat-ids.ts';
import type { WantedOfChoice } from './library-entry.ts';

/** How deep containers of items and choices of templates are nested at most. */
const maxDepth = 24;

/** A row as it is stored with its entry, with all defaults filled in. */
export type StoredRow =
  | {
      readonly list: 'traits';
      readonly row: Pick<z.infer<typeof traitRowSchema>, 'own' | 'level' | 'roundDown' | 'selfControl' | 'frequency'>;
      readonly modifiers: readonly z.infer<typeof offeredModifierSchema>[];
      /** What is in a container of traits. */
      readonly contents: readonly StoredRow[];
    }
  | {
      readonly list: 'skills';
      readonly row: Pick<z.infer<typeof skillRowSchema>, 'own' | 'speciality' | 'techLevel' | 'points'>;
    }
  | {
      readonly list: 'equipment';
      readonly row: Pick<z.infer<typeof equipmentRowSchema>, 'own' | 'quantity'>;
      readonly modifiers: readonly z.infer<typeof offeredItemModifierSchema>[];
      readonly contents: readonly StoredRow[];
    };

/** A choice of a template. */
export interface StoredChoice {
  readonly title: string;
  /** How much of it is to be taken; null for any. */
  readonly wanted: WantedOfChoice | null;
  readonly rows: readonly StoredRow[];
  readonly choices: readonly StoredChoice[];
}

/** An entry of a library as it is stored. */
export interface StoredEntry {
  readonly rows: readonly StoredRow[];
  readonly choices: readonly StoredChoice[];
  readonly modifier: z.infer<typeof offeredModifierSchema> | null;
  readonly itemModifier: z.infer<typeof offeredItemModifierSchema> | null;
  readonly notes: readonly string[];
}

/**
 * Reads the entry at a place of a stored part. What a browser stores is from outside like any file: each row goes through the
 * schema of a character's rows. Null where the entry cannot be read; a row that does not fit is left out.
 */
export function readStoredEntry(part: string, place: number): StoredEntry | null {
  let list: unknown;
  try {
    list = JSON.parse(part);
  } catch {
    return null;
  }
  const entry: unknown = Array.isArray(list) ? list[place] : undefined;
  if (!isRecord(entry)) return null;
  return {
    rows: readRows(entry.rows, 1),
    choices: readChoices(entry.choices, 1),
    modifier: readAll(offeredModifierSchema, [entry.modifier])[0] ?? null,
    itemModifier: readAll(offeredItemModifierSchema, [entry.itemModifier])[0] ?? null,
    notes: listOf(entry.notes).filter((note) => typeof note === 'string'),
  };
}

const listOf = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : []);

/** The parts of a list that fit a schema. */
const readAll = <Schema extends z.ZodMiniType>(schema: Schema, value: unknown): z.infer<Schema>[] =>
  listOf(value).flatMap((part) => {
    const read = z.safeParse(schema, clampToSchema(schema, part));
    return read.success ? [read.data] : [];
  });

const readRows = (value: unknown, depth: number): StoredRow[] =>
  depth > maxDepth ? [] : listOf(value).flatMap((row) => (isRecord(row) ? readRow(row, depth) : []));

function readChoices(value: unknown, depth: number): StoredChoice[] {
  if (depth > maxDepth) return [];
  return listOf(value).flatMap((choice) =>
    isRecord(choice)
      ? {
          title: typeof choice.title === 'string' ? choice.title : '',
          wanted: readAll(wantedSchema, [choice.wanted])[0] ?? null,
          rows: readRows(choice.rows, depth),
          choices: readChoices(choice.choices, depth + 1),
        }
      : [],
  );
}

const wantedSchema = z.object({
  by: z.enum(['count', 'points']),
  compare: z.enum(['is', 'at_least', 'at_most']),
  amount: number,
});

/** The key of a row that is only compared with its schema. */
const anyKey = 'k0';

function readRow(stored: Record<string, unknown>, depth: number): StoredRow[] {
  const {
    list,
    own: figures,
    level,
    roundDown,
    selfControl,
    frequency,
    speciality,
    techLevel,
    points,
    quantity,
  } = stored;
  switch (list) {
    case 'traits': {
      const row = parseWithin(
        traitRowSchema,
        given({ key: anyKey, own: figures, level, roundDown, selfControl, frequency }),
      );
      const modifiers = readAll(offeredModifierSchema, stored.modifiers);
      return row.success && row.data.own
        ? [{ list, row: row.data, modifiers, contents: readRows(stored.contents, depth + 1) }]
        : [];
    }
    case 'skills': {
      const row = parseWithin(skillRowSchema, given({ key: anyKey, own: figures, speciality, techLevel, points }));
      return row.success && row.data.own ? [{ list, row: row.data }] : [];
    }
    case 'equipment': {
      const row = parseWithin(equipmentRowSchema, given({ key: anyKey, own: figures, quantity }));
      return row.success && row.data.own
        ? [
            {
              list,
              row: row.data,
              modifiers: readAll(offeredItemModifierSchema, stored.modifiers),
              contents: readRows(stored.contents, depth + 1),
            },
          ]
        : [];
    }
    default:
      return [];
  }
}

/** A number that a file has out of bounds counts as the bound. */
const parseWithin = <Schema extends z.ZodMiniType>(schema: Schema, value: object) =>
  z.safeParse(schema, clampToSchema(schema, value));

/** An object without the fields that are absent. */
const given = (fields: Readonly<Record<string, unknown>>): Record<string, unknown> =>
  Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined));

/**
 * Returns the price of each row of a library file in points, by the ruleset's own formulas: of a trait with its modifiers and what
 * is in it, of a skill the points of the file. Gear costs none.
 */
export function priceStoredRows(
  { ruleset, houseRules }: Pick<SavedCharacter, 'ruleset' | 'houseRules'>,
  rows: readonly StoredRow[],
): ReadonlyMap<StoredRow, number> {
  const keys = new Map<StoredRow, string>();
  let character = blankCharacter();
  const add = (stored: StoredRow, container: string): void => {
    if (stored.list !== 'traits') return;
    const key = `t${keys.size}`;
    keys.set(stored, key);
    const modifiers = stored.modifiers.map((modifier, i) => ({ ...modifier, key: `${key}.m${i}` }));
    character = addRow(character, 'traits', { ...stored.row, modifiers, container }, key);
    for (const inside of stored.contents) add(inside, key);
  };
  for (const row of rows) add(row, '');
  const { worksheet } = openWorksheet({ ruleset, houseRules, character });
  const priceOf = (stored: StoredRow): number => {
    if (stored.list === 'skills') return stored.row.points;
    if (stored.list === 'equipment') return 0;
    const stat = traitStat(keys.get(stored) ?? '');
    const own = worksheet.has(stat) ? worksheet.number(stat) : 0;
    return stored.contents.reduce((sum, inside) => sum + priceOf(inside), own);
  };
  return new Map(rows.map((row) => [row, priceOf(row)]));
}

/** "@Name of what is asked@". */
const pattern = /@([^@\n]{1,120})@/g;

/** The fields in which there is nothing to fill in: what an entry offers is asked for when it is taken. */
const unasked = new Set(['offered']);

/** What a row leaves open, in the order of its texts: "Subject" for "Expert (@Subject@)". */
export const findPlaceholders = (row: StoredRow): string[] => findOpenTexts(row);

/** What texts anywhere in a value leave open, likewise: of a modifier, "Rare substance" for "Bane (@Rare substance@)". */
export function findOpenTexts(row: object): string[] {
  const found = new Set<string>();
  const visit = (value: unknown): void => {
    if (typeof value === 'string') for (const [, asked = ''] of value.matchAll(pattern)) found.add(asked);
    else if (typeof value === 'object' && value !== null) {
      for (const [name, part] of Object.entries(value)) if (!unasked.has(name)) visit(part);
    }
  };
  visit(row);
  return [...found];
}

/** The row with the answers in all its texts; what has none, or an empty one, stays open. A speciality is then left out. */
export function fillPlaceholders(row: StoredRow, answers: ReadonlyMap<string, string>): StoredRow {
  const filled = fill(row, answers) as StoredRow; // texts become texts, nothing else changes
  if (filled.list !== 'skills' || !/^@[^@]+@$/.test(filled.row.speciality)) return filled;
  return { ...filled, row: { ...filled.row, speciality: '' } };
}

/** The figures of a modifier with the answers in all its texts; what has none, or an empty one, stays open. */
export const fillOpenTexts = <Figures extends object>(
  figures: Figures,
  answers: ReadonlyMap<string, string>,
): Figures => fill(figures, answers) as Figures; // texts become texts, nothing else changes

function fill(value: unknown, answers: ReadonlyMap<string, string>): unknown {
  if (typeof value === 'string') {
    return value.replaceAll(pattern, (open, asked: string) => answers.get(asked)?.trim() || open);
  }
  if (Array.isArray(value)) return value.map((part) => fill(part, answers));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([name, part]) => [name, fill(part, answers)]));
}
