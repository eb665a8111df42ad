import { maxTagLength, maxTags, readTags } from '../character/tags.ts';

/**
 * A record as read from the database: any field may be missing or have another type, because another version of the
 * program, an extension or a browser bug may have written it. The functions here validate every field that is read.
 */
export type Stored<Value> = { readonly [Field in keyof Value]?: unknown };

/** The longest text of one field, in UTF-16 units; a name in a file has at most as many (`character/schema-parts.ts`). */
const maxTextLength = 20_000;

/** Returns the fields of a stored value; none if it is not an object. */
export function readFields(value: unknown): Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null ? { ...value } : {};
}

/** Returns a string within the length limit; null for anything else. */
export const readText = (value: unknown): string | null =>
  typeof value === 'string' && value.length <= maxTextLength ? value : null;

/** Returns a time in ISO 8601; null for anything else. */
export function readTime(value: unknown): string | null {
  if (typeof value !== 'string' || !/^\d{4}-\d\d-\d\dT[\d:.]{5,12}(Z|[+-]\d\d:\d\d)?$/.test(value)) return null;
  return Number.isNaN(Date.parse(value)) ? null : value;
}

/** Returns a revision of at least 1; null for anything else. The upper limit leaves room to count on from it. */
export const readRevision = (value: unknown): number | null =>
  typeof value === 'number' && Number.isSafeInteger(value) && value >= 1 && value <= 2 ** 50 ? value : null;

/** A figure in short, as a list shows it: "ST" and "12". */
interface SummaryVital {
  readonly name: string;
  readonly text: string;
}

/** Points and other figures as calculated when the summary was stored. */
interface SummaryPoints {
  readonly spent: number;
  readonly budget: number;
  /** How many issues are open. Missing, as the vital figures are, in summaries of older builds. */
  readonly issues?: number;
  /** Attributes, hits, Move, Dodge: those of the ruleset, in order. */
  readonly vitals?: readonly SummaryVital[];
  /** The id of the kind of character, and of its drawn portrait if one was chosen. The kind is missing in summaries of older builds. */
  readonly kind?: string;
  readonly drawing?: string;
  /** Decides, with the kind, which portrait is drawn. */
  readonly sex?: 'man' | 'woman';
  /** The rules they were calculated by: another build may calculate differently. Missing if not recorded. */
  readonly by?: string;
}

/** The data of a character in a list: a list reads only these, never the texts of the files. */
export interface CharacterSummary {
  readonly id: string;
  readonly name: string;
  /** The id of its ruleset; '' if the stored text has none. */
  readonly ruleset: string;
  /** The revision of the record that this summarizes. */
  readonly revision: number;
  /** Time of the last save, in ISO 8601; '' if unknown. */
  readonly updated: string;
  /** Points spent, points to spend (including earned ones), and vital figures; null until calculated, or if they cannot be. */
  readonly points: SummaryPoints | null;
  /** As the player typed them, in the order in which they were added. */
  readonly tags: readonly string[];
  /** When it was moved to the bin, in ISO 8601; null if it is not in the bin. */
  readonly binned: string | null;
  /** A thumbnail of the portrait, as a data URL of at most 6,000 characters; null without a portrait. */
  readonly face: string | null;
}

/** The most vital figures of a summary, and the most letters of the name or the text of one. */
const maxVitals = 12;
const maxVitalLength = 20;

/** The longest data URL of a face. */
const maxFaceLength = 6_000;

/** Reads the fields that only the summary has, not the record. A damaged field is read as empty. */
export function readOwnFields(value: unknown): Pick<CharacterSummary, 'points' | 'tags' | 'binned' | 'face'> {
  const { points, tags, binned, face } = readFields(value);
  return {
    points: readPoints(points),
    tags: readTags(tags),
    // A damaged time reads as "not in the bin", so that nothing is deleted by mistake.
    binned: readTime(binned),
    face: isFace(face) ? face : null,
  };
}

/** Returns true for a complete summary without damaged fields. */
export function isSummary(value: unknown): value is CharacterSummary {
  const { id, name, ruleset, revision, updated, points, tags, binned, face } = readFields(value);
  return (
    typeof id === 'string' &&
    readText(name) !== null &&
    readText(ruleset) !== null &&
    readRevision(revision) !== null &&
    (readTime(updated) !== null || updated === '') &&
    (points === null || readPoints(points) !== null) &&
    Array.isArray(tags) &&
    tags.length <= maxTags &&
    tags.every((tag) => typeof tag === 'string' && tag !== '' && [...tag].length <= maxTagLength) &&
    (binned === null || readTime(binned) !== null) &&
    (face === null || isFace(face))
  );
}

function readPoints(value: unknown): SummaryPoints | null {
  const { spent, budget, issues, vitals, kind, drawing, sex, by } = readFields(value);
  if (!isPoints(spent) || !isPoints(budget)) return null;
  const figures = {
    spent,
    budget,
    ...(isPoints(issues) && issues >= 0 ? { issues } : {}),
    ...(isId(kind) ? { kind } : {}),
    ...(isId(drawing) ? { drawing } : {}),
    ...(isSex(sex) ? { sex } : {}),
    ...(Array.isArray(vitals) ? { vitals: vitals.filter(isVital).slice(0, maxVitals) } : {}),
  };
  if (by === undefined) return figures;
  const source = readText(by);
  return source === null ? null : { ...figures, by: source };
}

function isVital(value: unknown): value is SummaryVital {
  const { name, text } = readFields(value);
  return [name, text].every((part) => typeof part === 'string' && part.length <= maxVitalLength);
}

const isSex = (value: unknown): value is 'man' | 'woman' => value === 'man' || value === 'woman';

const maxIdLength = 60;
const isId = (value: unknown): value is string => typeof value === 'string' && value.length <= maxIdLength;

const isPoints = (value: unknown): value is number =>
  typeof value === 'number' && Math.abs(value) <= Number.MAX_SAFE_INTEGER;

const isFace = (value: unknown): value is string =>
  typeof value === 'string' && value.startsWith('data:image/') && value.length <= maxFaceLength;
