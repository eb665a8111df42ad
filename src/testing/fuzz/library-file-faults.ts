import fc from 'fast-check';
import { gcsRefusalSentence, gcsRemarkSentence } from '../../character/gcs/gcs-problem-sentences.ts';
import { readGcsLibrary } from '../../character/gcs/read-gcs-library.ts';
import { convertLibrary } from '../../rules/gcs/convert-library.ts';
import { fillPlaceholders, findPlaceholders } from '../../rules/gcs/placeholders.ts';
import { readStoredEntry } from '../../rules/gcs/read-stored-entry.ts';
import { type GcsFixture, gcsFixtures } from '../gcs-fixtures.ts';
import { type Damage, damageList, damageTree } from './json-damage.ts';
import { toTree, writeTree } from './json-tree.ts';
import { damageText, type TextDamage, textDamage } from './text-damage.ts';

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
 * Reads and converts a damaged library file. Returns what went wrong, or null: a refusal has a sentence, and each entry is
 * the same when it was stored, with all of its rows.
 */
export function libraryFileFault({ file, asJson, asText }: DamagedLibraryFile): string | null {
  const tree = toTree(JSON.parse(JSON.stringify(file.content)));
  damageTree(tree, asJson);
  const reading = readGcsLibrary(asText.reduce(damageText, writeTree(tree)), file.kind);
  if (!reading.ok) return isSentence(gcsRefusalSentence(reading.problem)) ? null : 'no sentence for a refusal';
  for (const remark of reading.log.remarks)
    if (gcsRemarkSentence(remark).trim() === '') return 'no sentence for a remark';
  const entries = convertLibrary(reading.file, file.name);
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
