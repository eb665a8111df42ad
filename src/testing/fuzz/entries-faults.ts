import fc from 'fast-check';
import { type EntryInFile, parseEntries, serializeEntries } from '../../character/file/parse-entries.ts';
import { parseFile } from '../../character/file/parse-file.ts';
import type { OwnEntry } from '../../character/own-entry.ts';
import { type Damage, damageList, damageTree } from './json-damage.ts';
import { toTree, writeTree } from './json-tree.ts';
import { sentenceFault } from './reading-faults.ts';
import { damageText, type TextDamage, textDamage } from './text-damage.ts';
import { testAppVersion } from './valid-files.ts';

/** A file of the own entries of some characters, with damage to its JSON or its text. */
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

/** The own entries of a character. */
function ownEntriesOf(text: string): EntryInFile[] {
  const reading = parseFile(text);
  if (!reading.ok) throw new Error(`the file itself is refused: ${reading.problem.code}`);
  const { traits, skills, equipment, race } = reading.saved.character;
  const entries: OwnEntry[] = [
    ...traits.flatMap(({ own }) => (own ? [{ list: 'traits' as const, own }] : [])),
    ...skills.flatMap(({ own }) => (own ? [{ list: 'skills' as const, own }] : [])),
    ...equipment.flatMap(({ own }) => (own ? [{ list: 'equipment' as const, own }] : [])),
    ...(race.own ? [{ list: 'races' as const, own: race.own }] : []),
  ];
  return entries.map((entry) => ({ entry, setAside: [] }));
}

/**
 * Reads a damaged file of own entries. Returns what went wrong, or null: every refusal and remark is a sentence, and what was read is
 * written so that it is read again as the same.
 */
export function entriesFault({ texts, asJson, asText }: DamagedEntries): string | null {
  const whole = texts.flatMap(ownEntriesOf);
  const tree = toTree(JSON.parse(serializeEntries(whole, testAppVersion)));
  damageTree(tree, asJson);
  const reading = parseEntries(asText.reduce(damageText, writeTree(tree)));
  if (!reading.ok)
    return asJson.length + asText.length === 0 ? 'a whole file is refused' : sentenceFault(reading.problem);
  for (const remark of reading.report) {
    const fault = sentenceFault(remark);
    if (fault) return fault;
  }
  if (asJson.length + asText.length === 0 && reading.entries.length !== whole.length) return 'entries were lost';
  const written = serializeEntries(reading.entries, testAppVersion);
  const again = parseEntries(written);
  if (!again.ok) return `what was read cannot be read again: ${again.problem.code}`;
  if (serializeEntries(again.entries, testAppVersion) !== written)
    return 'they are other entries when they are read again';
  return null;
}
