import * as z from 'zod/mini';
import { equipmentRowSchema } from '../../character/equipment-rows.ts';
import { isRecord } from '../../character/schema-parts.ts';
import { skillRowSchema } from '../../character/skill-rows.ts';
import { offeredModifierSchema, traitRowSchema } from '../../character/trait-rows.ts';

/** How deep containers of items and choices of templates are nested at most. */
const maxDepth = 24;

/** A row as it is stored with its entry, with all defaults filled in. */
export type StoredRow =
  | {
      readonly list: 'traits';
      readonly row: Pick<z.infer<typeof traitRowSchema>, 'own' | 'level' | 'roundDown' | 'selfControl'>;
      readonly modifiers: readonly z.infer<typeof offeredModifierSchema>[];
    }
  | {
      readonly list: 'skills';
      readonly row: Pick<z.infer<typeof skillRowSchema>, 'own' | 'speciality' | 'techLevel' | 'points'>;
    }
  | {
      readonly list: 'equipment';
      readonly row: Pick<z.infer<typeof equipmentRowSchema>, 'own' | 'quantity'>;
      readonly contents: readonly StoredRow[];
    };

/** A choice of a template. */
export interface StoredChoice {
  readonly title: string;
  readonly rows: readonly StoredRow[];
  readonly choices: readonly StoredChoice[];
}

/** An entry of a library as it is stored. */
export interface StoredEntry {
  readonly rows: readonly StoredRow[];
  readonly choices: readonly StoredChoice[];
  readonly modifier: z.infer<typeof offeredModifierSchema> | null;
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
  const modifier = z.safeParse(offeredModifierSchema, entry.modifier);
  return {
    rows: readRows(entry.rows, 1),
    choices: readChoices(entry.choices, 1),
    modifier: modifier.success ? modifier.data : null,
    notes: listOf(entry.notes).filter((note) => typeof note === 'string'),
  };
}

const listOf = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : []);

const readRows = (value: unknown, depth: number): StoredRow[] =>
  depth > maxDepth ? [] : listOf(value).flatMap((row) => (isRecord(row) ? readRow(row, depth) : []));

function readChoices(value: unknown, depth: number): StoredChoice[] {
  if (depth > maxDepth) return [];
  return listOf(value).flatMap((choice) =>
    isRecord(choice)
      ? {
          title: typeof choice.title === 'string' ? choice.title : '',
          rows: readRows(choice.rows, depth),
          choices: readChoices(choice.choices, depth + 1),
        }
      : [],
  );
}

/** The key of a row that is only compared with its schema. */
const anyKey = 'k0';

function readRow(stored: Record<string, unknown>, depth: number): StoredRow[] {
  const { list, own: figures, level, roundDown, selfControl, speciality, techLevel, points, quantity } = stored;
  switch (list) {
    case 'traits': {
      const row = z.safeParse(traitRowSchema, given({ key: anyKey, own: figures, level, roundDown, selfControl }));
      const modifiers = listOf(stored.modifiers).flatMap((modifier) => {
        const read = z.safeParse(offeredModifierSchema, modifier);
        return read.success ? [read.data] : [];
      });
      return row.success && row.data.own ? [{ list, row: row.data, modifiers }] : [];
    }
    case 'skills': {
      const row = z.safeParse(skillRowSchema, given({ key: anyKey, own: figures, speciality, techLevel, points }));
      return row.success && row.data.own ? [{ list, row: row.data }] : [];
    }
    case 'equipment': {
      const row = z.safeParse(equipmentRowSchema, given({ key: anyKey, own: figures, quantity }));
      return row.success && row.data.own
        ? [{ list, row: row.data, contents: readRows(stored.contents, depth + 1) }]
        : [];
    }
    default:
      return [];
  }
}

/** An object without the fields that are absent. */
const given = (fields: Readonly<Record<string, unknown>>): Record<string, unknown> =>
  Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined));
