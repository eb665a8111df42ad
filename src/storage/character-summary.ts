import { longestTag, mostTags, readTags } from '../character/tags.ts';
import { readRevision, readText, readTime, storedFields } from './stored-fields.ts';

/** Points as they were worked out when they were stored. */
interface SummaryPoints {
  readonly spent: number;
  readonly budget: number;
  /** By which rules: another build of the program may come to another number. Missing where that was not noted. */
  readonly by?: string;
}

/** What a list of characters shows of one: all that is read for a list, never the texts of the files. */
export interface CharacterSummary {
  readonly id: string;
  readonly name: string;
  /** The id of its ruleset; '' where the stored text does not say. */
  readonly ruleset: string;
  /** The revision of the record that this tells of. */
  readonly revision: number;
  /** When it was saved last, in ISO 8601; '' where that is not known. */
  readonly updated: string;
  /** Points spent, and points to spend (with earned ones); null until they are worked out, or where they cannot be. */
  readonly points: SummaryPoints | null;
  /** As the player wrote them, in the order in which they were given. */
  readonly tags: readonly string[];
  /** When it went to the bin, in ISO 8601; null when it is not there. */
  readonly binned: string | null;
  /** The portrait, very small, as a data URL of at most 6,000 characters; null without one. */
  readonly face: string | null;
}

/** The longest data URL of a face. */
const longestFace = 6_000;

/** What a summary alone knows of a character, and its record does not. Each field that is damaged is as if it were empty. */
export function readOwnFields(value: unknown): Pick<CharacterSummary, 'points' | 'tags' | 'binned' | 'face'> {
  const { points, tags, binned, face } = storedFields(value);
  return {
    points: readPoints(points),
    tags: readTags(tags),
    // What is not known to be in the bin is not deleted from there.
    binned: readTime(binned),
    face: isFace(face) ? face : null,
  };
}

/** True for a whole summary, in which no field is damaged. */
export function isSummary(value: unknown): value is CharacterSummary {
  const { id, name, ruleset, revision, updated, points, tags, binned, face } = storedFields(value);
  return (
    typeof id === 'string' &&
    readText(name) !== null &&
    readText(ruleset) !== null &&
    readRevision(revision) !== null &&
    (readTime(updated) !== null || updated === '') &&
    (points === null || readPoints(points) !== null) &&
    Array.isArray(tags) &&
    tags.length <= mostTags &&
    tags.every((tag) => typeof tag === 'string' && tag !== '' && [...tag].length <= longestTag) &&
    (binned === null || readTime(binned) !== null) &&
    (face === null || isFace(face))
  );
}

function readPoints(value: unknown): SummaryPoints | null {
  const { spent, budget, by } = storedFields(value);
  if (!isPoints(spent) || !isPoints(budget)) return null;
  if (by === undefined) return { spent, budget };
  const known = readText(by);
  return known === null ? null : { spent, budget, by: known };
}

const isPoints = (value: unknown): value is number =>
  typeof value === 'number' && Math.abs(value) <= Number.MAX_SAFE_INTEGER;

const isFace = (value: unknown): value is string =>
  typeof value === 'string' && value.startsWith('data:image/') && value.length <= longestFace;
