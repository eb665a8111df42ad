import fc from 'fast-check';
import type { LibraryItem } from '../../character/file/library-entry.ts';
import { parseFile, type Reading } from '../../character/file/parse-file.ts';
import { claimsToBeLibrary, parseLibrary } from '../../character/file/parse-library.ts';
import { serializeLibrary } from '../../character/file/serialize-library.ts';
import { linkPayload, readPayload } from '../../character/file/share-link.ts';
import { type Damage, damageTree } from './json-damage.ts';
import { toTree, writeTree } from './json-tree.ts';
import { readingFault, sentenceFault } from './reading-faults.ts';
import { damageText, type TextDamage } from './text-damage.ts';
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
