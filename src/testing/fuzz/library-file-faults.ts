import fc from 'fast-check';
import type { CustomEntry } from '../../character/custom-entry.ts';
import { serializeFile } from '../../character/file/character-file.ts';
import { type EntryInFile, parseEntries, serializeEntries } from '../../character/file/entries-file.ts';
import { describeGcsRefusal, describeGcsRemark } from '../../character/file/gcs-problem.ts';
import { entryStart, parseLibrary, serializeLibrary } from '../../character/file/library-file.ts';
import { parseFile } from '../../character/file/parse-file.ts';
import { convertLibrary } from '../../interchange/gcs/library/convert-library.ts';
import { fillPlaceholders, findPlaceholders, readStoredEntry } from '../../interchange/gcs/library/library-entry.ts';
import { readGcsLibrary } from '../../interchange/gcs/read/read-rows.ts';
import { type GcsFixture, gcsFixtures } from '../gcs-fixtures.ts';
import { sentenceFault } from './file-faults.ts';
import {
  changeOfOnePlace,
  type Damage,
  damageAt,
  damageList,
  damageText,
  damageTree,
  listPlaces,
  type TextDamage,
  textDamage,
  toTree,
  writeTree,
} from './json-damage.ts';
import { testAppVersion } from './valid-files.ts';

/** A library in which one character, or the end, is damaged. */
interface LibraryDamagedOnce {
  readonly texts: readonly string[];
  /** Which part is damaged, modulo the number of characters plus the end. */
  readonly where: number;
  readonly damage: TextDamage;
}

/** Damage at one place of a text, not to all of it. */
const local = textDamage.filter((damage) => 'offset' in damage);

/** Generates such libraries from the given files. */
export const librariesDamagedOnce = (files: readonly string[]): fc.Arbitrary<LibraryDamagedOnce> =>
  fc.record({
    texts: fc.array(fc.constantFrom(...files), { minLength: 1, maxLength: 5 }),
    where: fc.nat(),
    damage: local,
  });

/**
 * Reads the library. Returns a fault, or null: every other character must be unchanged, and each word of the damaged
 * one must still exist, either in the result or in the raw text of the unreadable part.
 */
export function onePlaceOfLibraryFault({ texts, where, damage }: LibraryDamagedOnce): string | null {
  const members = texts.map((text, i) => ({ id: `id-${i}`, updated: '', tags: [], text }));
  const [head = '', ...entries] = serializeLibrary(members, testAppVersion).split(entryStart);
  const last = entries.pop() ?? '';
  const end = last.lastIndexOf('\n]');
  const parts = [...entries.map((entry) => entryStart + entry), entryStart + last.slice(0, end), last.slice(end)];
  const index = where % parts.length;
  const damaged = damageText(parts[index] ?? '', damage);
  const library = parseLibrary(head + parts.with(index, damaged).join(''));
  if (!library.ok) return `refused: ${library.error.code}`;
  for (const { problem } of library.value.faults) {
    const fault = sentenceFault(problem);
    if (fault) return fault;
  }
  const lostIndexes = texts.flatMap((text, i) => {
    const read = library.value.characters.find(({ id }) => id === `id-${i}`);
    return i === index || (read && serializeFile(read.saved, testAppVersion) === text) ? [] : [i];
  });
  // Text between two characters, or after the last, belongs to the character before it.
  const most = index === texts.length ? [texts.length - 1] : [];
  if (lostIndexes.some((i) => !most.includes(i)))
    return `characters ${lostIndexes} are lost, though part ${index} was damaged`;
  const part = index === texts.length ? (lostIndexes.length > 0 ? (parts[texts.length - 1] ?? '') : '') : damaged;
  const intact = new Set(texts.flatMap((_, i) => (i === index || lostIndexes.includes(i) ? [] : [`id-${i}`])));
  const rest = library.value.characters.filter(({ id }) => !intact.has(id)).map(({ text }) => text);
  const kept = wordCounts([...rest, ...library.value.faults.map(({ raw }) => raw)].join('\n'));
  const [label = ''] = part.split('"file"', 1); // the label in the library
  const file = label === part ? part : part.slice(label.length + 6);
  const missingWord = [...wordCounts(file)].find(([word, count]) => count > (kept.get(word) ?? 0));
  if (missingWord === undefined) return null;
  const [word, count] = missingWord;
  return `of ${count} “${word}” ${kept.get(word) ?? 0} are left`;
}

/** Counts the occurrences of each word and number in a text. */
function wordCounts(text: string): Map<string, number> {
  const counts = new Map<string, number>();
  for (const [word] of text.matchAll(/[\p{L}\p{N}]+/gu)) counts.set(word, (counts.get(word) ?? 0) + 1);
  return counts;
}

/** A library file of another program, with damage to its JSON or its text. */
interface DamagedLibraryFile {
  readonly file: GcsFixture;
  readonly asJson: readonly Damage[];
  readonly asText: readonly TextDamage[];
}

export const damagedLibraryFiles: fc.Arbitrary<DamagedLibraryFile> = fc.record({
  file: fc.constantFrom(...gcsFixtures),
  asJson: fc.oneof({ weight: 3, arbitrary: damageList }, fc.constant([])),
  asText: fc.oneof({ weight: 3, arbitrary: fc.constant([]) }, fc.array(textDamage, { maxLength: 3 })),
});

const isSentence = (text: string): boolean => text.trim() !== '' && !/undefined|\[object|NaN/.test(text);

/**
 * Reads and converts a damaged library file. Returns a fault, or null: a refusal has a sentence, and storing an entry
 * keeps it unchanged, with all of its rows.
 */
export function libraryFileFault({ file, asJson, asText }: DamagedLibraryFile): string | null {
  const tree = toTree(JSON.parse(JSON.stringify(file.content)));
  damageTree(tree, asJson);
  const reading = readGcsLibrary(asText.reduce(damageText, writeTree(tree)), file.kind);
  if (!reading.ok) return isSentence(describeGcsRefusal(reading.error)) ? null : 'no sentence for a refusal';
  for (const remark of reading.value.log.remarks)
    if (describeGcsRemark(remark).trim() === '') return 'no sentence for a remark';
  const entries = convertLibrary(reading.value.file, file.name);
  const text = JSON.stringify(entries);
  for (const [place, { heading, rows }] of entries.entries()) {
    const stored = readStoredEntry(text, place);
    if (stored?.rows.length !== rows.length) return `a row of “${heading.name}” fails its schema`;
    for (const row of stored.rows) {
      const answers = new Map(findPlaceholders(row).map((asked) => [asked, 'an answer']));
      if (fillPlaceholders(row, answers).list !== row.list) return 'another row with its answers';
    }
  }
  return null;
}

/** A library file in which one place of one row is damaged. */
interface LibraryFileDamagedOnce {
  readonly file: GcsFixture;
  readonly where: number;
  readonly how: Parameters<typeof damageAt>[1];
}

export const libraryFilesDamagedOnce: fc.Arbitrary<LibraryFileDamagedOnce> = fc.record({
  file: fc.constantFrom(...gcsFixtures.filter(({ content }) => 'rows' in content)),
  where: fc.nat(),
  how: changeOfOnePlace,
});

/** Damages one place of a row. Returns a fault if an entry of another row changed; otherwise null. */
export function oneRowFault({ file, where, how }: LibraryFileDamagedOnce): string | null {
  const tree = toTree(JSON.parse(JSON.stringify(file.content)));
  const places = listPlaces(tree).filter(({ path }) => path[0] === 'rows' && path.length > 2);
  const place = places[where % places.length];
  if (!place) return 'the file has no rows';
  const row = place.path[1];
  const entriesWithout = (text: string): string[] | null => {
    const content: { rows: unknown[] } = JSON.parse(text);
    const others = { ...content, rows: content.rows.filter((_, at) => at !== row) };
    const reading = readGcsLibrary(JSON.stringify(others), file.kind);
    return reading.ok ? convertLibrary(reading.value.file, file.name).map((entry) => JSON.stringify(entry)) : null;
  };
  const before = entriesWithout(writeTree(tree));
  damageAt(place, how, places);
  const reading = readGcsLibrary(writeTree(tree), file.kind);
  if (!reading.ok) return `refused: ${reading.error.code}`;
  const after = new Set(convertLibrary(reading.value.file, file.name).map((entry) => JSON.stringify(entry)));
  const lost = before?.find((entry) => !after.has(entry));
  return lost === undefined ? null : `an entry was lost or changed: ${lost.slice(0, 300)}`;
}

/** Library files that consist of a fragment repeated many times. */
export const oddLibraryFiles: fc.Arbitrary<string> = fc
  .record({
    piece: fc.constantFrom('[', '{"children":[', '{}', '{},', '7,', '"', '{"id":"__proto__"},', '{"type":"trait"},'),
    times: fc.constantFrom(1, 2, 50, 100_000),
    end: fc.constantFrom('', ']}', '{}]}'),
  })
  .map(({ piece, times, end }) => `{"version":5,"rows":[${piece.repeat(times)}${end}`);

/** Reads any text as each kind of library file. Returns a fault, or null. */
export function anyLibraryFileFault(text: string): string | null {
  for (const kind of new Set(gcsFixtures.map((file) => file.kind))) {
    const reading = readGcsLibrary(text, kind);
    if (!reading.ok && !isSentence(describeGcsRefusal(reading.error))) return 'no sentence for a refusal';
    if (reading.ok) convertLibrary(reading.value.file, 'any');
  }
  return null;
}

/** A file of the custom entries of some characters, with damage to its JSON or its text. */
interface DamagedEntries {
  readonly texts: readonly string[];
  readonly asJson: readonly Damage[];
  readonly asText: readonly TextDamage[];
}

export const damagedEntries = (files: readonly string[]): fc.Arbitrary<DamagedEntries> =>
  fc.record({
    texts: fc.array(fc.constantFrom(...files), { minLength: 1, maxLength: 3 }),
    asJson: fc.oneof(fc.constant([]), damageList),
    asText: fc.oneof({ weight: 2, arbitrary: fc.constant([]) }, fc.array(textDamage, { maxLength: 2 })),
  });

/** The custom entries of a character. */
function customEntriesOf(text: string): EntryInFile[] {
  const reading = parseFile(text);
  if (!reading.ok) throw new Error(`the file itself is refused: ${reading.error.code}`);
  const { traits, skills, equipment, race } = reading.value.saved.character;
  const entries: CustomEntry[] = [
    ...traits.flatMap(({ own }) => (own ? [{ list: 'traits' as const, own }] : [])),
    ...skills.flatMap(({ own }) => (own ? [{ list: 'skills' as const, own }] : [])),
    ...equipment.flatMap(({ own }) => (own ? [{ list: 'equipment' as const, own }] : [])),
    ...(race.own ? [{ list: 'races' as const, own: race.own }] : []),
  ];
  return entries.map((entry) => ({ entry, setAside: [] }));
}

/**
 * Reads a damaged file of custom entries. Returns a fault, or null: every refusal and remark is a sentence, and the
 * result can be written and read again unchanged.
 */
export function entriesFault({ texts, asJson, asText }: DamagedEntries): string | null {
  const whole = texts.flatMap(customEntriesOf);
  const tree = toTree(JSON.parse(serializeEntries(whole, testAppVersion)));
  damageTree(tree, asJson);
  const reading = parseEntries(asText.reduce(damageText, writeTree(tree)));
  if (!reading.ok)
    return asJson.length + asText.length === 0 ? 'a whole file is refused' : sentenceFault(reading.error);
  for (const remark of reading.value.report) {
    const fault = sentenceFault(remark);
    if (fault) return fault;
  }
  if (asJson.length + asText.length === 0 && reading.value.entries.length !== whole.length) return 'entries were lost';
  const written = serializeEntries(reading.value.entries, testAppVersion);
  const again = parseEntries(written);
  if (!again.ok) return `what was read cannot be read again: ${again.error.code}`;
  if (serializeEntries(again.value.entries, testAppVersion) !== written)
    return 'they are other entries when they are read again';
  return null;
}
