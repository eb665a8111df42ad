import fc from 'fast-check';
import type { LibraryItem } from '../../character/file/library-entry.ts';
import { parseFile, type Reading } from '../../character/file/parse-file.ts';
import { claimsToBeLibrary, parseLibrary } from '../../character/file/parse-library.ts';
import { serializeLibrary } from '../../character/file/serialize-library.ts';
import { linkPayload, readPayload } from '../../character/file/share-link.ts';
import { openGcsSheet } from '../../interchange/gcs/sheet/open-gcs-sheet.ts';
import { readStatBlock } from '../../interchange/stat-block/read-stat-block.ts';
import { readingFault, sentenceFault } from './file-faults.ts';
import { type Damage, damageText, damageTree, type TextDamage, textDamage, toTree, writeTree } from './json-damage.ts';
import { testAppVersion } from './valid-files.ts';

/** A library of some files, with damage to its text or its JSON. */
export interface DamagedLibrary {
  readonly texts: readonly string[];
  readonly asText: readonly TextDamage[];
  readonly asJson: readonly Damage[];
}

/** Reads a damaged library. Returns what went wrong, or null: each character must be read like a separate file. */
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
  claimsToBeLibrary(text);
  const library = parseLibrary(text);
  if (!library.ok) return sentenceFault(library.problem);
  const whole = asText.length === 0 && asJson.length === 0;
  if (whole && library.characters.length !== texts.length) return 'a whole library has lost characters';
  for (const item of [...library.characters, ...library.faults]) {
    const fault = itemFault(item);
    if (fault) return `character ${item.place}: ${fault}`;
  }
  return null;
}

function itemFault(item: LibraryItem): string | null {
  if (!item.ok) return sentenceFault(item.problem);
  const { saved, report, id, updated, tags } = item;
  if (!/^[\w-]{0,64}$/.test(id) || Number.isNaN(Date.parse(updated || '2026-01-01'))) return 'an odd label';
  if (tags.some((tag) => typeof tag !== 'string')) return 'an odd tag';
  return readingFault({ ok: true, saved, report, app: '' });
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

/** Reads any text as a library. Returns what went wrong, or null. */
export function anyLibraryFault(text: string): string | null {
  const library = parseLibrary(text);
  if (!library.ok) return sentenceFault(library.problem);
  for (const { problem } of library.faults.slice(0, 100)) {
    const fault = sentenceFault(problem);
    if (fault) return fault;
  }
  return null;
}

/** Reads a damaged share link. Returns what went wrong, or null. */
export function linkFault(text: string, damages: readonly TextDamage[]): string | null {
  const whole = parseFile(text);
  if (!whole.ok) return `the file itself is refused: ${whole.problem.code}`;
  const reading: Reading = readPayload(damages.reduce(damageText, linkPayload(whole.saved, testAppVersion)));
  if (damages.length === 0 && !reading.ok) return `a whole link is refused: ${reading.problem.code}`;
  return readingFault(reading);
}

const corpus = import.meta.glob<string>('../../interchange/stat-block/corpus/*.txt', {
  query: '?raw',
  import: 'default',
  eager: true,
});

/** The blocks of the corpus, without what is expected of them. */
const readBlocks = (): string[] => Object.values(corpus).map((text) => text.split('\n=== expected\n')[0] ?? '');

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
        .tuple(fc.constantFrom(...readBlocks()), fc.array(textDamage, { maxLength: 4 }))
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

/** Reads any text as a stat block. Returns what went wrong, or null: each part has words, and the character can be stored. */
export function statBlockFault(text: string): string | null {
  const { file, lines } = readStatBlock(text);
  if (lines.some(({ words }) => words === '')) return 'a part of the text has no words';
  return readingFault({ ok: true, saved: file, report: [], app: '' });
}

/** A sheet of GCS with damage to its text or its JSON. */
export interface DamagedSheet {
  readonly text: string;
  readonly asText: readonly TextDamage[];
  readonly asJson: readonly Damage[];
}

/** Opens a damaged sheet of GCS. Returns what went wrong, or null: its character must be one that our own file can hold. */
export function gcsSheetFault({ text, asText, asJson }: DamagedSheet): string | null {
  const tree = toTree(JSON.parse(text));
  damageTree(tree, asJson);
  const written = asJson.length === 0 ? text : writeTree(tree);
  return anyGcsFault(asText.reduce(damageText, written));
}

/** Opens any text as a sheet of GCS. Returns what went wrong, or null. */
export function anyGcsFault(text: string): string | null {
  const opening = openGcsSheet(text);
  if (!opening.ok) return readingFault(opening);
  const { saved, report, remarks } = opening;
  if (report.agree + report.differences.length !== report.total) return 'the report does not add up';
  return readingFault({ ok: true, saved, report: remarks, app: '' });
}
