import * as z from 'zod/mini';
import type { Attribute } from '../../../catalog/entry.ts';
import { blankCharacter, type SavedCharacter } from '../../../character/character.ts';
import type { ownEffectSchema, ownPrerequisiteSchema, ownTestSchema } from '../../../character/custom-effect.ts';
import { addRow } from '../../../character/edit-rows.ts';
import {
  equipmentRowSchema,
  type ItemKind,
  offeredItemModifierSchema,
  type ownItemSchema,
} from '../../../character/equipment-rows.ts';
import { clampToSchema, isRecord, type Known, number } from '../../../character/schema-parts.ts';
import { type ownSkillSchema, skillRowSchema } from '../../../character/skill-rows.ts';
import {
  type AppearanceRoll,
  offeredModifierSchema,
  type ownTraitSchema,
  type SelfControlRoll,
  type traitModifierSchema,
  traitRowSchema,
} from '../../../character/trait-rows.ts';
import { openWorksheet } from '../../../rules/derive-character.ts';
import { traitStat } from '../../../rules/stat-ids.ts';

/** How deep containers of items and choices of templates are nested at most. */
const maxDepth = 24;

/** A row as stored with its entry, with all defaults filled in. */
export type StoredRow =
  | {
      readonly list: 'traits';
      readonly row: Pick<z.infer<typeof traitRowSchema>, 'own' | 'level' | 'roundDown' | 'selfControl' | 'frequency'>;
      readonly modifiers: readonly z.infer<typeof offeredModifierSchema>[];
      /** The contents of a container of traits. */
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

/** An entry of a library in stored form. */
export interface StoredEntry {
  readonly rows: readonly StoredRow[];
  readonly choices: readonly StoredChoice[];
  readonly modifier: z.infer<typeof offeredModifierSchema> | null;
  readonly itemModifier: z.infer<typeof offeredItemModifierSchema> | null;
  readonly notes: readonly string[];
}

/**
 * Reads the entry at a place of a stored part. Data stored by a browser is untrusted like any file: each row goes
 * through the schema of a character's rows. Null if the entry cannot be read; an invalid row is left out.
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
 * Returns the price of each row of a library file in points, by the ruleset's own formulas: for a trait with its
 * modifiers and contents, for a skill the points of the file. Gear costs none.
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

/** "@Name of the requested text@". */
const pattern = /@([^@\n]{1,120})@/g;

/** The fields without placeholders: an entry's offers are completed when they are added. */
const unasked = new Set(['offered']);

/** The open placeholders of a row, in the order of its texts: "Subject" for "Expert (@Subject@)". */
export const findPlaceholders = (row: StoredRow): string[] => findOpenTexts(row);

/**
 * The open placeholders of texts anywhere in a value: for a modifier, "Rare substance" for "Bane (@Rare substance@)".
 */
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

/**
 * The row with the answers in all its texts; a placeholder without an answer, or with an empty one, stays open. A
 * speciality is then left out.
 */
export function fillPlaceholders(row: StoredRow, answers: ReadonlyMap<string, string>): StoredRow {
  const filled = fill(row, answers) as StoredRow; // texts become texts, nothing else changes
  if (filled.list !== 'skills' || !/^@[^@]+@$/.test(filled.row.speciality)) return filled;
  return { ...filled, row: { ...filled.row, speciality: '' } };
}

/**
 * The figures of a modifier with the answers in all its texts; a placeholder without an answer, or with an empty one,
 * stays open.
 */
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

/** Custom entries in written form: absent fields have their defaults. */
export type TraitDraft = Known<z.input<typeof ownTraitSchema>>;
export type SkillDraft = Known<z.input<typeof ownSkillSchema>>;
export type ItemDraft = Known<z.input<typeof ownItemSchema>>;
export type EffectDraft = Known<z.input<typeof ownEffectSchema>>;
export type ModifierDraft = Omit<Known<z.input<typeof traitModifierSchema>>, 'key'>;

export type PrerequisiteDraft = Known<z.input<typeof ownPrerequisiteSchema>>;
export type TestDraft = Known<z.input<typeof ownTestSchema>>;
export type ItemModifierDraft = Known<z.input<typeof offeredItemModifierSchema>>;

/** A row that a character gets from a library, without its key. */
export type LibraryRow =
  | {
      readonly list: 'traits';
      readonly own: TraitDraft;
      readonly level?: number;
      readonly roundDown?: boolean;
      readonly selfControl?: SelfControlRoll;
      readonly frequency?: AppearanceRoll;
      readonly modifiers?: readonly ModifierDraft[];
      /** Its contents, if it is a container of traits. */
      readonly contents?: readonly LibraryRow[];
    }
  | {
      readonly list: 'skills';
      readonly own: SkillDraft;
      readonly speciality?: string;
      readonly techLevel?: number;
      readonly points?: number;
    }
  | {
      readonly list: 'equipment';
      readonly own: ItemDraft;
      readonly quantity?: number;
      readonly modifiers?: readonly ItemModifierDraft[];
      /** Its contents. */
      readonly contents?: readonly LibraryRow[];
    };

/** How much of a choice is to be taken. */
export interface WantedOfChoice {
  readonly by: 'count' | 'points';
  readonly compare: 'is' | 'at_least' | 'at_most';
  readonly amount: number;
}

/** Rows of a template to choose from: "2 of these", "15 points of these". */
export interface LibraryChoice {
  readonly title: string;
  /** How many rows, or points of them: exactly, at least or at most; absent for any. */
  readonly wanted?: WantedOfChoice;
  readonly rows: readonly LibraryRow[];
  readonly choices?: readonly LibraryChoice[];
}

export const libraryChapters = [
  'traits',
  'skills',
  'spells',
  'equipment',
  'templates',
  'modifiers',
  'itemModifiers',
] as const;
export type LibraryChapter = (typeof libraryChapters)[number];

/** The data for lists and the search. */
export interface LibraryHeading {
  readonly name: string;
  readonly chapter: LibraryChapter;
  /** The kind of a trait. */
  readonly kind?: 'advantage' | 'perk' | 'disadvantage' | 'quirk';
  /** The base of a skill or spell. */
  readonly attribute?: Attribute;
  /** The use of an item, its dollars, and the first tech level that makes it. */
  readonly itemKind?: ItemKind;
  readonly cost?: number;
  readonly techLevel?: number;
  /** In short: "disadvantage, −10 points". */
  readonly figures: string;
  /** Tags, colleges and names of the groups around it. */
  readonly keywords: string;
  /** Page as the file gives it: "B174". */
  readonly page: string;
  /** The name of its file. */
  readonly file: string;
}

/** An entry of a library: its name, and the rows that a character gets. */
export interface LibraryEntry {
  readonly heading: LibraryHeading;
  /** The rows added at once. */
  readonly rows: readonly LibraryRow[];
  /** The player's choices. */
  readonly choices?: readonly LibraryChoice[];
  /** A general modifier of traits. */
  readonly modifier?: ModifierDraft;
  /** A modifier of items. */
  readonly itemModifier?: ItemModifierDraft;
  /** A template's texts, or facts that could not be expressed. */
  readonly notes?: readonly string[];
}
