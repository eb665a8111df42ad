import { changedNumber } from '../gcs-names.ts';
import type {
  GcsMatch,
  GcsNumberMatch,
  GcsPrerequisite,
  GcsPrerequisiteList,
  GcsPrerequisiteTest,
} from '../read/gcs-rows.ts';
import { describePrerequisites } from './gcs-descriptions.ts';
import type { PrerequisiteDraft, TestDraft } from './library-entry.ts';

/** What a row requires, as data; and in words what has no such form: '' for nothing. */
export interface ConvertedPrerequisites {
  readonly prerequisites: readonly PrerequisiteDraft[];
  readonly words: string;
}

/** Converts what a row requires: all of several things, each of which may be one of several. */
export function convertPrerequisites(list: GcsPrerequisiteList | null): ConvertedPrerequisites {
  if (!list) return { prerequisites: [], words: '' };
  const bounds = techLevels(list.whenTechLevel);
  const parts = list.all ? list.of : [{ ...list, whenTechLevel: anyNumber }];
  const converted = parts.map((part) => ({ part, found: bounds && convertPart(part) }));
  const others = converted.filter(({ found }) => !found).map(({ part }) => part);
  return {
    prerequisites: converted.flatMap(({ found }) => found ?? []).map((each) => ({ ...bounds, ...each })),
    words: others.length === 0 ? '' : describePrerequisites({ ...list, all: true, of: others }),
  };
}

const anyNumber: GcsNumberMatch = { compare: 'any', number: 0 };

/** The requirements that a part is; null if it has no such form. */
function convertPart(part: GcsPrerequisite): PrerequisiteDraft[] | null {
  if (part.type !== 'list') {
    const test = convertTest(part);
    return test ? [{ any: [test] }] : null;
  }
  const bounds = techLevels(part.whenTechLevel);
  if (!bounds) return null;
  if (part.all && part.of.length > 1) {
    const all = part.of.map(convertPart);
    return all.every((each) => each !== null) ? all.flat().map((each) => ({ ...each, ...bounds })) : null;
  }
  // Of alternatives each must be one test, or again alternatives.
  const any = part.of.map(alternatives);
  return any.every((each) => each !== null) && any.length > 0 ? [{ any: any.flat(), ...bounds }] : null;
}

function alternatives(part: GcsPrerequisite): TestDraft[] | null {
  if (part.type !== 'list') {
    const test = convertTest(part);
    return test && [test];
  }
  if (part.whenTechLevel.compare !== 'any' || (part.all && part.of.length > 1)) return null;
  const any = part.of.map(alternatives);
  return any.every((each) => each !== null) ? any.flat() : null;
}

type TechLevels = Pick<PrerequisiteDraft, 'fromTechLevel' | 'toTechLevel'>;

function techLevels(match: GcsNumberMatch): TechLevels | null {
  const bounds = boundsOf(match);
  return (
    bounds && {
      ...(bounds.atLeast === undefined ? {} : { fromTechLevel: bounds.atLeast }),
      ...(bounds.atMost === undefined ? {} : { toTechLevel: bounds.atMost }),
    }
  );
}

interface BoundsDraft {
  readonly atLeast?: number;
  readonly atMost?: number;
}

/** A comparison of numbers as bounds; null for one that excludes a number. */
function boundsOf({ compare, number }: GcsNumberMatch): BoundsDraft | null {
  switch (compare) {
    case 'any':
      return {};
    case 'is':
      return { atLeast: number, atMost: number };
    case 'at_least':
      return { atLeast: number };
    case 'at_most':
      return { atMost: number };
    case 'is_not':
      return null;
  }
}

/** A comparison of texts; null for one that excludes, or that looks at the end. */
function textOf({ compare, text }: GcsMatch): Pick<TestDraft, 'name' | 'match'> | null {
  switch (compare) {
    case 'any':
      return { match: 'contains' };
    case 'is':
      return text === '' ? { match: 'contains' } : { name: text };
    case 'starts_with':
      return { name: text, match: 'starts' };
    case 'contains':
      return { name: text, match: 'contains' };
    default:
      return null;
  }
}

function convertTest(test: GcsPrerequisiteTest): TestDraft | null {
  const draft = draftOf(test);
  return draft && (test.has ? draft : { ...draft, not: true });
}

function draftOf(test: GcsPrerequisiteTest): TestDraft | null {
  const name = textOf(test.name);
  const level = boundsOf(test.level);
  if (!level) return null;
  switch (test.type) {
    case 'trait': {
      const notes = noteOf(test.notes);
      return name && notes && { kind: 'trait', ...name, ...notes, ...level };
    }
    case 'skill': {
      const { compare, text } = test.specialization;
      const isPlain = compare === 'any' || compare === 'is';
      return name && isPlain
        ? { kind: 'skill', ...name, ...(text === '' ? {} : { speciality: text }), ...level }
        : null;
    }
    case 'spell':
      return spellsOf(test);
    case 'attribute': {
      const [first, second] = [test.attribute, test.combinedWith].map((id) => changedNumber(id, ''));
      if (!first || (test.combinedWith !== '' && !second)) return null;
      return { kind: 'number', name: first, ...(second ? { plus: second } : {}), ...level };
    }
    case 'weight':
    case 'quantity':
      return { kind: test.type, ...level };
    case 'equipped':
      return name && { kind: 'inUse', ...name };
    case 'script':
    case 'unknown':
      return null;
  }
}

/** What the notes of a trait must say, or must not; null for other comparisons. */
function noteOf({ compare, text }: GcsMatch): Pick<TestDraft, 'note' | 'withoutNote'> | null {
  if (compare === 'any' || text === '') return {};
  if (compare === 'is' || compare === 'contains') return { note: text };
  return compare === 'is_not' || compare === 'does_not_contain' ? { note: text, withoutNote: true } : null;
}

function spellsOf({ subType, name, quantity }: GcsPrerequisiteTest): TestDraft | null {
  const [text, bounds] = [textOf(name), boundsOf(quantity)];
  if (!bounds) return null;
  switch (subType) {
    case 'college':
      return text && { kind: 'college', ...text, ...bounds };
    case 'college_count':
      return bounds.atMost === undefined ? { kind: 'colleges', ...bounds } : null;
    case 'any':
      return { kind: 'spell', match: 'contains', ...bounds };
    case 'tag':
    case 'category':
      return text && { kind: 'tag', ...text, ...bounds };
    default:
      return text && { kind: 'spell', ...text, ...bounds };
  }
}
