import type { SavedCharacter } from '../../character/character.ts';
import { parseFile } from '../../character/file/parse-file.ts';
import { serializeFile } from '../../character/file/serialize-file.ts';
import { isNameOfEveryObject, isRecord } from '../../character/schema-parts.ts';
import { rulesetIds } from '../../rules/rulesets.ts';
import { damageAt, listDamageablePlaces } from './json-damage.ts';
import { type JsonTree, listPlaces, raw, toTree, writeTree } from './json-tree.ts';
import { lossFault } from './loss-faults.ts';
import { neighborFault } from './neighbor-faults.ts';
import { readingFault, unknownCount } from './reading-faults.ts';

/** Parses a file into a fresh tree that can be damaged. */
export const parseTree = (text: string): JsonTree => toTree(JSON.parse(text));

/** Reads and writes a valid file. Returns what went wrong, or null. */
export function validFault(text: string): string | null {
  const reading = parseFile(text);
  if (!reading.ok) return `refused: ${reading.problem.code}`;
  const remarks = reading.report.filter(({ code }) => code !== 'unknown-fields');
  if (remarks.length > 0) return `remarks: ${JSON.stringify(remarks)}`;
  return serializeFile(reading.saved, reading.app) === text
    ? readingFault(reading)
    : 'written differently than it was read';
}

/** Reads a damaged file. Returns what went wrong, including lost data, or null. */
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
  const replaced = reading.report.flatMap((remark) => (remark.code === 'row-key-replaced' ? [remark] : []));
  const fresh = new Set(replaced.flatMap(({ why, fresh }) => (why === 'reserved' ? [fresh] : [])));
  const toComparable = (result: typeof whole) => comparable(result.saved, result.app, replaced.length > 0, fresh);
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
  if (!plain.ok) return `the file itself is refused: ${plain.problem.code}`;
  if (!reading.ok)
    return reading.problem.code === 'too-deep' ? readingFault(reading) : `refused: ${reading.problem.code}`;
  const remarks = reading.report.filter(({ code }) => code !== 'unknown-fields' && code !== 'unsafe-field-dropped');
  if (remarks.length > 0) return `remarks: ${JSON.stringify(remarks)}`;
  if (unknownCount(reading) !== unknownCount(plain) + added.length) return 'not all unknown fields are reported';
  const ours = (_: string, value: unknown): unknown =>
    isRecord(value) ? Object.fromEntries(Object.entries(value).filter(([name]) => !/^added \d$/.test(name))) : value;
  if (
    serializeFile(plain.saved, plain.app) !==
    `${JSON.stringify(JSON.parse(serializeFile(reading.saved, reading.app), ours), null, 2)}\n`
  )
    return 'known fields have changed';
  return readingFault(reading) ?? lossFault(tree, reading);
}
