import type { SavedCharacter } from '../../character/character.ts';
import { fileContent, serializeFile } from '../../character/file/character-file.ts';
import type { FileProblem } from '../../character/file/file-problem.ts';
import { parseFile, type Reading } from '../../character/file/parse-file.ts';
import { describeFileProblem, describeProblem } from '../../character/file/problem-sentences.ts';
import { isNameOfEveryObject, isRecord } from '../../character/schema-parts.ts';
import { rulesetIds } from '../../rules/rulesets.ts';
import { damageAt, type JsonTree, listDamageablePlaces, listPlaces, raw, toTree, writeTree } from './json-damage.ts';
import { neighborFault } from './neighbor-faults.ts';

/** Parses a file into a fresh tree that can be damaged. */
export const parseTree = (text: string): JsonTree => toTree(JSON.parse(text));

/** Reads and writes a valid file. Returns a fault, or null. */
export function validFault(text: string): string | null {
  const reading = parseFile(text);
  if (!reading.ok) return `refused: ${reading.error.code}`;
  const remarks = reading.value.report.filter(({ code }) => code !== 'unknown-fields');
  if (remarks.length > 0) return `remarks: ${JSON.stringify(remarks)}`;
  return serializeFile(reading.value.saved, reading.value.app) === text
    ? readingFault(reading)
    : 'written differently than it was read';
}

/** Reads a damaged file. Returns a fault, including lost data, or null. */
export function damagedFault(tree: JsonTree): string | null {
  const reading = parseFile(writeTree(tree));
  return readingFault(reading) ?? lossFault(tree, reading);
}

/**
 * Damages one place of a file. Returns a fault if a known field elsewhere has changed, or if the previous content of the
 * place is neither kept nor quarantined; otherwise null.
 */
export function onePlaceFault(text: string, where: number, how: Parameters<typeof damageAt>[1]): string | null {
  const tree = parseTree(text);
  const places = listDamageablePlaces(tree);
  const place = places[where % places.length];
  if (!place) return 'the file has no places';
  damageAt(place, how, places);
  const reading = parseFile(writeTree(tree), { rulesets: rulesetIds });
  const fault = readingFault(reading) ?? lossFault(tree, reading);
  const whole = parseFile(text);
  if (fault !== null || !reading.ok || !whole.ok) return fault;
  const path = replacedWhole.includes(place.path[1]) ? place.path.slice(0, 2) : place.path;
  const replaced = reading.value.report.flatMap((remark) => (remark.code === 'row-key-replaced' ? [remark] : []));
  const fresh = new Set(replaced.flatMap(({ why, fresh }) => (why === 'reserved' ? [fresh] : [])));
  const toComparable = (result: typeof whole) =>
    comparable(result.value.saved, result.value.app, replaced.length > 0, fresh);
  return neighborFault(toComparable(whole), toComparable(reading), path);
}

/** Fields that damage replaces as a whole: half a picture is useless, and the quarantine grows. */
const replacedWhole: readonly unknown[] = ['portrait', 'setAside'];

/**
 * Returns the data to compare: all but the quarantine, which grows, and the row keys if some were replaced. References follow a key that
 * got a fresh one because it is a name of every object: any of these names counts as equal to it.
 */
function comparable(saved: SavedCharacter, app: string, keyed: boolean, fresh: ReadonlySet<string>): unknown {
  const text = serializeFile(saved, app);
  const followed = text.replace(/\w+/g, (word) => (fresh.has(word) || isNameOfEveryObject(word) ? 'renamed' : word));
  return JSON.parse(fresh.size === 0 ? text : followed, (name, value: unknown) =>
    name === 'setAside' || (keyed && name === 'key') ? undefined : value,
  );
}

/** Unknown fields in some of the valid files, and a sheet of another program; their content is skipped. */
const unknownNames: readonly unknown[] = ['laterField', 'another one', 'sheet'];

/** An unknown field: where it is added, and its value as JSON text. */
interface Added {
  readonly where: number;
  readonly text: string;
}

/** Adds unknown fields to a file. Returns a fault unless they are kept unchanged and change nothing else. */
export function unknownFault(text: string, added: readonly Added[]): string | null {
  const tree = parseTree(text);
  const objects = listPlaces(tree)
    .filter(({ path }) => !path.includes('setAside') && !path.some((part) => unknownNames.includes(part)))
    .flatMap(({ holder }) => (holder.kind === 'object' ? [holder] : []));
  added.forEach(({ where, text: value }, i) => {
    objects[where % objects.length]?.members.push({ name: `added ${i}`, value: raw(value) });
  });
  const [plain, reading] = [parseFile(text), parseFile(writeTree(tree))];
  if (!plain.ok) return `the file itself is refused: ${plain.error.code}`;
  if (!reading.ok) return reading.error.code === 'too-deep' ? readingFault(reading) : `refused: ${reading.error.code}`;
  const remarks = reading.value.report.filter(
    ({ code }) => code !== 'unknown-fields' && code !== 'unsafe-field-dropped',
  );
  if (remarks.length > 0) return `remarks: ${JSON.stringify(remarks)}`;
  if (unknownCount(reading) !== unknownCount(plain) + added.length) return 'not all unknown fields are reported';
  const ours = (_: string, value: unknown): unknown =>
    isRecord(value) ? Object.fromEntries(Object.entries(value).filter(([name]) => !/^added \d$/.test(name))) : value;
  if (
    serializeFile(plain.value.saved, plain.value.app) !==
    `${JSON.stringify(JSON.parse(serializeFile(reading.value.saved, reading.value.app), ours), null, 2)}\n`
  )
    return 'known fields have changed';
  return readingFault(reading) ?? lossFault(tree, reading);
}

/** Field names that are dropped with their content; the report says so. */
const unsafeNames = ['__proto__', 'constructor', 'prototype'];
/** The field for row keys: a duplicate key is replaced; the report says so. */
const keyField = 'key';

type Counts = Map<string, number>;

/**
 * Returns the data of a file that reading has lost, or null: values that are neither in their place nor quarantined.
 * Compares the counts of all strings and numbers but the version, which reading brings up to date.
 */
export function lossFault(file: JsonTree, reading: Reading): string | null {
  if (!reading.ok) return null;
  const wanted: Counts = new Map();
  countInTree(withoutVersion(file), wanted);
  const kept: Counts = new Map();
  const content = fileContent(reading.value.saved, reading.value.app);
  countInValue(isRecord(content) ? { ...content, version: null } : content, kept);
  for (const { value } of reading.value.saved.character.setAside) {
    if (typeof value === 'string') countInValue(parsed(value), kept); // kept as JSON text
  }
  // References to a row whose key was replaced use its new key.
  const isRenamed = reading.value.report.some(
    (remark) => remark.code === 'row-key-replaced' && remark.why === 'reserved',
  )
    ? (leaf: string) => (leaf.match(/\w+/g) ?? []).some(isNameOfEveryObject)
    : () => false;
  const lostLeaves = [...wanted].filter(([leaf, count]) => count > (kept.get(leaf) ?? 0) && !isRenamed(leaf));
  return lostLeaves.length === 0
    ? null
    : `lost: ${lostLeaves
        .slice(0, 3)
        .map(([leaf]) => leaf)
        .join(', ')}`;
}

const withoutVersion = (file: JsonTree): JsonTree =>
  file.kind === 'object' ? { ...file, members: file.members.filter(({ name }) => name !== 'version') } : file;

function countInTree(tree: JsonTree, counts: Counts): void {
  if (tree.kind === 'raw') countInValue(JSON.parse(tree.text), counts);
  else if (tree.kind === 'list') for (const item of tree.items) countInTree(item, counts);
  else {
    for (const { name, value } of tree.members) {
      if (!unsafeNames.includes(name) && name !== keyField) countInTree(value, counts);
    }
  }
}

function countInValue(value: unknown, counts: Counts): void {
  if (Array.isArray(value)) for (const item of value) countInValue(item, counts);
  else if (isRecord(value)) {
    for (const [name, child] of Object.entries(value)) {
      if (!unsafeNames.includes(name) && name !== keyField) countInValue(child, counts);
    }
  } else if (typeof value === 'number' || typeof value === 'string') {
    // Numbers beyond the floating-point range are kept as strings.
    const leaf = JSON.stringify(typeof value === 'number' && !Number.isFinite(value) ? String(value) : value);
    counts.set(leaf, (counts.get(leaf) ?? 0) + 1);
  }
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

/** Returns the fault in the sentences for a problem; null if they are complete and free of programming jargon. */
export function sentenceFault(problem: FileProblem): string | null {
  const { what, kept } = describeProblem(problem);
  const sentence = describeFileProblem(problem);
  const whole = /^[A-Z].*\.$/su;
  if (!whole.test(what) || (problem.code !== 'more-remarks' && !whole.test(kept))) return `no sentence: ${sentence}`;
  if (/[\p{Cc}\p{Cs}\u202a-\u202e\u2066-\u2069]/u.test(sentence)) return `control characters in: ${sentence}`;
  const ours = `${what} ${kept}`.replace(/"[^"]*"|“[^”]*”/g, '""'); // quoted text comes from the file
  return /undefined|\[object|NaN|Infinity| {2}/.test(ours) ? `odd sentence: ${sentence}` : null;
}

/**
 * Checks the result of reading a text. Returns a fault, or null: every refusal and remark must be a sentence, the
 * character must survive writing and reading again without loss or new remarks, and no built-in prototype may change.
 */
export function readingFault(reading: Reading): string | null {
  const builtInNames = listBuiltInNames();
  if (builtInNames !== namesAtFirst) return `a built-in prototype was changed: ${builtInNames}`;
  if (!reading.ok) return sentenceFault(reading.error);
  for (const remark of reading.value.report) {
    const fault = sentenceFault(remark);
    if (fault) return fault;
  }
  const text = serializeFile(reading.value.saved, reading.value.app);
  const again = parseFile(text);
  if (!again.ok) return `what was read cannot be read again: ${again.error.code}`;
  const fresh = again.value.report.filter(({ code }) => code !== 'unknown-fields');
  if (fresh.length > 0) return `there are new remarks when it is read again: ${JSON.stringify(fresh.slice(0, 3))}`;
  if (unknownCount(again) !== unknownCount(reading)) return 'there are other unknown fields when it is read again';
  return serializeFile(again.value.saved, again.value.app) === text
    ? null
    : 'it is another character when it is read again';
}

/** Returns the number of unknown fields in a file, according to its report. */
function unknownCount(reading: Reading): number {
  if (!reading.ok) return 0;
  return reading.value.report.reduce((sum, remark) => sum + (remark.code === 'unknown-fields' ? remark.count : 0), 0);
}

const builtIns = [Object.prototype, Array.prototype, Function.prototype, String.prototype, Number.prototype, Object];
// Sorted, because a library that defines a method again changes the order and nothing else.
const listBuiltInNames = (): string =>
  builtIns.map((object) => Reflect.ownKeys(object).map(String).sort().join(' ')).join(' | ');
const namesAtFirst = listBuiltInNames();
