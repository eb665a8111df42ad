import { rulesetIds } from '../../catalog/entry.ts';
import { parseFile } from '../../character/file/parse-file.ts';
import { serializeFile } from '../../character/file/serialize-file.ts';
import type { SavedCharacter } from '../../character/saved-character.ts';
import { isRecord } from '../../character/schema-parts.ts';
import { damageAt, placesToDamage } from './json-damage.ts';
import { type JsonTree, placesIn, raw, treeOf, writtenTree } from './json-tree.ts';
import { lossFault } from './loss-faults.ts';
import { neighborFault } from './neighbor-faults.ts';
import { readingFault, unknownCount } from './reading-faults.ts';

/** A file as a tree, to be damaged. */
export const fresh = (text: string): JsonTree => treeOf(JSON.parse(text));

/** What is wrong with how a valid file is read and written, or null. */
export function validFault(text: string): string | null {
  const reading = parseFile(text);
  if (!reading.ok) return `refused: ${reading.problem.code}`;
  const remarks = reading.report.filter(({ code }) => code !== 'unknown-fields');
  if (remarks.length > 0) return `remarks: ${JSON.stringify(remarks)}`;
  return serializeFile(reading.saved, reading.app) === text ? readingFault(reading) : 'not written as it was read';
}

/** What is wrong with what became of a damaged file, or null: what was lost of it, too. */
export function damagedFault(tree: JsonTree): string | null {
  const reading = parseFile(writtenTree(tree));
  return readingFault(reading) ?? lossFault(tree, reading);
}

/** Every known field elsewhere is as it was, and what was there before is either there or set aside. */
export function onePlaceFault(text: string, where: number, how: Parameters<typeof damageAt>[1]): string | null {
  const tree = fresh(text);
  const places = placesToDamage(tree);
  const place = places[where % places.length];
  if (!place) return 'the file has no places';
  damageAt(place, how, places);
  const reading = parseFile(writtenTree(tree), { rulesets: rulesetIds });
  const fault = readingFault(reading) ?? lossFault(tree, reading);
  const whole = parseFile(text);
  if (fault !== null || !reading.ok || !whole.ok) return fault;
  const path = asAWhole.includes(place.path[1]) ? place.path.slice(0, 2) : place.path;
  const keyed = reading.report.some(({ code }) => code === 'row-key-replaced');
  const other = (of: typeof whole) => comparable(of.saved, of.app, keyed);
  return neighborFault(other(whole), other(reading), path);
}

/** Half a picture is none; and to what was set aside before, more is added. */
const asAWhole: readonly unknown[] = ['portrait', 'setAside'];

/** What is compared: all but the things set aside, which grow, and the keys of rows where some were replaced. */
const comparable = (saved: SavedCharacter, app: string, keyed: boolean): unknown =>
  JSON.parse(serializeFile(saved, app), (name, value: unknown) =>
    name === 'setAside' || (keyed && name === 'key') ? undefined : value,
  );

/** Fields that some of the valid files have and the program does not know; what is in them is not looked at. */
const unknownNames: readonly unknown[] = ['laterField', 'another one'];

/** An unknown field: where it is put, and its value in writing. */
interface Added {
  readonly where: number;
  readonly text: string;
}

/** Fields that the program does not know come out as they went in, and change nothing else. */
export function unknownFault(text: string, added: readonly Added[]): string | null {
  const tree = fresh(text);
  const objects = placesIn(tree)
    .filter(({ path }) => !path.includes('setAside') && !path.some((part) => unknownNames.includes(part)))
    .flatMap(({ holder }) => (holder.kind === 'object' ? [holder] : []));
  added.forEach(({ where, text: value }, i) => {
    objects[where % objects.length]?.members.push({ name: `added ${i}`, value: raw(value) });
  });
  const [plain, reading] = [parseFile(text), parseFile(writtenTree(tree))];
  if (!plain.ok) return `the file itself is refused: ${plain.problem.code}`;
  if (!reading.ok)
    return reading.problem.code === 'too-deep' ? readingFault(reading) : `refused: ${reading.problem.code}`;
  const remarks = reading.report.filter(({ code }) => code !== 'unknown-fields' && code !== 'unsafe-field-dropped');
  if (remarks.length > 0) return `remarks: ${JSON.stringify(remarks)}`;
  if (unknownCount(reading) !== unknownCount(plain) + added.length) return 'unknown fields are not all told';
  const ours = (_: string, value: unknown): unknown =>
    isRecord(value) ? Object.fromEntries(Object.entries(value).filter(([name]) => !/^added \d$/.test(name))) : value;
  if (
    serializeFile(plain.saved, plain.app) !==
    `${JSON.stringify(JSON.parse(serializeFile(reading.saved, reading.app), ours), null, 2)}\n`
  )
    return 'known fields have changed';
  return readingFault(reading) ?? lossFault(tree, reading);
}
