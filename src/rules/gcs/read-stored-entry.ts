import * as z from 'zod/mini';
import { clampToSchema } from '../../character/clamp-to-schema.ts';
import { equipmentRowSchema } from '../../character/equipment-rows.ts';
import { number } from '../../character/fields.ts';
import { offeredItemModifierSchema } from '../../character/item-modifier.ts';
import { isRecord } from '../../character/schema-parts.ts';
import { skillRowSchema } from '../../character/skill-rows.ts';
import { offeredModifierSchema, traitRowSchema } from '../../character/trait-rows.ts';
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
