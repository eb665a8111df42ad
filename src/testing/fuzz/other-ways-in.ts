import fc from 'fast-check';
import { claimsToBe } from '../../character/file/envelope.ts';
import type { LibraryItem } from '../../character/file/library-file.ts';
import { libraryFile, parseLibrary, serializeLibrary } from '../../character/file/library-file.ts';
import { parseFile, type Reading } from '../../character/file/parse-file.ts';
import { linkPayload, readPayload } from '../../character/file/share-link.ts';
import { done, failed } from '../../engine/result.ts';
import { openGcsSheet } from '../../interchange/gcs/sheet/open-gcs-sheet.ts';
import { readStatBlock } from '../../interchange/stat-block/read-stat-block.ts';
import { statBlockCorpus } from '../stat-block-corpus.ts';
import { readingFault, sentenceFault } from './file-faults.ts';
import { type Damage, damageText, damageTree, type TextDamage, textDamage, toTree, writeTree } from './json-damage.ts';
import { testAppVersion } from './valid-files.ts';

/** A library of some files, with damage to its text or its JSON. */
export interface DamagedLibrary {
  readonly texts: readonly string[];
  readonly asText: readonly TextDamage[];
  readonly asJson: readonly Damage[];
}

/** Reads a damaged library. Returns a fault, or null: each character must be read like a separate file. */
export function libraryFault({ texts, asText, asJson }: DamagedLibrary): string | null {
  const members = texts.map((text, i) => ({
    id: `id-${i}`,
    updated: '2026-01-02T03:04:05.000Z',
    tags: ['a', 'b'],
    text,
  }));
  const tree = toTree(JSON.parse(serializeLibrary(members, testAppVersion)));
  damageTree(tree, asJson);
  const written = asJson.length === 0 ? serializeLibrary(members, testAppVersion) : writeTree(tree);
  const text = asText.reduce(damageText, written);
  claimsToBe(libraryFile, text);
  const library = parseLibrary(text);
  if (!library.ok) return sentenceFault(library.error);
  const whole = asText.length === 0 && asJson.length === 0;
  if (whole && library.value.characters.length !== texts.length) return 'a whole library has lost characters';
  const { characters, faults } = library.value;
  for (const item of [...characters.map(done), ...faults.map(failed)]) {
    const fault = itemFault(item);
    if (fault) return `character ${(item.ok ? item.value : item.error).place}: ${fault}`;
  }
  return null;
}

function itemFault(item: LibraryItem): string | null {
  if (!item.ok) return sentenceFault(item.error.problem);
  const { saved, report, id, updated, tags } = item.value;
  if (!/^[\w-]{0,64}$/.test(id) || Number.isNaN(Date.parse(updated || '2026-01-01'))) return 'an odd label';
  if (tags.some((tag) => typeof tag !== 'string')) return 'an odd tag';
  return readingFault(done({ saved, report, app: '' }));
}

/** Libraries that consist of a fragment repeated many times. */
export const oddLibraries: fc.Arbitrary<string> = fc
  .record({
    piece: fc.constantFrom(
      '[',
      '{"a":',
      '"',
      '"\\"',
      '{}',
      '{},',
      '[],',
      '1,',
      ',',
      '\n{ "id": ',
      '\n{ "id": "a", ',
      '{"file":',
    ),
    times: fc.constantFrom(1, 2, 50, 200_000),
  })
  .map(({ piece, times }) => `{"format":"pointwright-library","version":1,"characters":[${piece.repeat(times)}`);

/** Reads any text as a library. Returns a fault, or null. */
export function anyLibraryFault(text: string): string | null {
  const library = parseLibrary(text);
  if (!library.ok) return sentenceFault(library.error);
  for (const { problem } of library.value.faults.slice(0, 100)) {
    const fault = sentenceFault(problem);
    if (fault) return fault;
  }
  return null;
}

/** Reads a damaged share link. Returns a fault, or null. */
export function linkFault(text: string, damages: readonly TextDamage[]): string | null {
  const whole = parseFile(text);
  if (!whole.ok) return `the file itself is refused: ${whole.error.code}`;
  const reading: Reading = readPayload(damages.reduce(damageText, linkPayload(whole.value.saved, testAppVersion)));
  if (damages.length === 0 && !reading.ok) return `a whole link is refused: ${reading.error.code}`;
  return readingFault(reading);
}

const signs = [
  '(',
  '[',
  ')',
  ',',
  ';',
  ' - ',
  '\n',
  '\t',
  '|',
  ': ',
  '(a, ',
  'a\n',
  '1',
  'HT 12/',
  'Bite (9): 1d ',
  ' and ',
];

/** Stat blocks with damage, and texts of one sign over and over. */
export const oddStatBlocks = (): fc.Arbitrary<string> =>
  fc.oneof(
    {
      weight: 5,
      arbitrary: fc
        .tuple(fc.constantFrom(...statBlockCorpus.map(({ block }) => block)), fc.array(textDamage, { maxLength: 4 }))
        .map(([block, damages]) => damages.reduce(damageText, block)),
    },
    {
      weight: 1,
      arbitrary: fc
        .tuple(fc.constantFrom(...signs), fc.integer({ min: 1, max: 100_000 }))
        .map(
          ([sign, count]) =>
            `ST 11; DX 12; IQ 10; HT 11\nSkills\n${sign.repeat(Math.min(count, 120_000 / sign.length))}`,
        ),
    },
  );

/** Reads any text as a stat block. Returns a fault, or null: each part has words, and the character can be stored. */
export function statBlockFault(text: string): string | null {
  const { file, lines } = readStatBlock(text);
  if (lines.some(({ words }) => words === '')) return 'a part of the text has no words';
  return readingFault(done({ saved: file, report: [], app: '' }));
}

/** A sheet of GCS with damage to its text or its JSON. */
export interface DamagedSheet {
  readonly text: string;
  readonly asText: readonly TextDamage[];
  readonly asJson: readonly Damage[];
}

/** Opens a damaged GCS sheet. Returns a fault, or null: its character must be one that our own file can hold. */
export function gcsSheetFault({ text, asText, asJson }: DamagedSheet): string | null {
  const tree = toTree(JSON.parse(text));
  damageTree(tree, asJson);
  const written = asJson.length === 0 ? text : writeTree(tree);
  return anyGcsFault(asText.reduce(damageText, written));
}

/** Opens any text as a GCS sheet. Returns a fault, or null. */
export function anyGcsFault(text: string): string | null {
  const opening = openGcsSheet(text);
  if (!opening.ok) return readingFault(opening);
  const { saved, report, remarks } = opening.value;
  if (report.agree + report.differences.length !== report.total) return 'the report does not add up';
  return readingFault(done({ saved, report: remarks, app: '' }));
}
