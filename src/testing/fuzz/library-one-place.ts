import fc from 'fast-check';
import { entryStart } from '../../character/file/library-format.ts';
import { parseLibrary } from '../../character/file/parse-library.ts';
import { serializeFile } from '../../character/file/serialize-file.ts';
import { serializeLibrary } from '../../character/file/serialize-library.ts';
import { sentenceFault } from './reading-faults.ts';
import { damageText, type TextDamage, textDamage } from './text-damage.ts';
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
 * Reads the library. Returns what went wrong, or null: every other character must be unchanged, and each word of the
 * damaged one must still exist, either in what was read or in the raw text of what could not be read.
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
  if (!library.ok) return `refused: ${library.problem.code}`;
  for (const { problem } of library.faults) {
    const fault = sentenceFault(problem);
    if (fault) return fault;
  }
  const lostIndexes = texts.flatMap((text, i) => {
    const read = library.characters.find(({ id }) => id === `id-${i}`);
    return i === index || (read && serializeFile(read.saved, testAppVersion) === text) ? [] : [i];
  });
  // Text between two characters, or after the last, belongs to the character before it.
  const most = index === texts.length ? [texts.length - 1] : [];
  if (lostIndexes.some((i) => !most.includes(i)))
    return `characters ${lostIndexes} are lost, though part ${index} was damaged`;
  const part = index === texts.length ? (lostIndexes.length > 0 ? (parts[texts.length - 1] ?? '') : '') : damaged;
  const intact = new Set(texts.flatMap((_, i) => (i === index || lostIndexes.includes(i) ? [] : [`id-${i}`])));
  const rest = library.characters.filter(({ id }) => !intact.has(id)).map(({ text }) => text);
  const kept = wordCounts([...rest, ...library.faults.map(({ raw }) => raw)].join('\n'));
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
