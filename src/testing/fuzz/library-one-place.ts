import fc from 'fast-check';
import { entryStart } from '../../character/file/library-format.ts';
import { parseLibrary } from '../../character/file/parse-library.ts';
import { serializeFile } from '../../character/file/serialize-file.ts';
import { serializeLibrary } from '../../character/file/serialize-library.ts';
import { sentenceFault } from './reading-faults.ts';
import { damagedText, type TextDamage, textDamage } from './text-damage.ts';
import { writtenBy } from './valid-files.ts';

/** A library of some files of which one character, or the end, was damaged. */
interface LibraryDamagedOnce {
  readonly texts: readonly string[];
  /** Which part is damaged; counted round and round through the characters and the end. */
  readonly where: number;
  readonly damage: TextDamage;
}

/** What happens in one place of a text, and not to all of it. */
const local = textDamage.filter((damage) => 'at' in damage);

/** Such libraries of some of these files. */
export const damagedOnce = (files: readonly string[]): fc.Arbitrary<LibraryDamagedOnce> =>
  fc.record({
    texts: fc.array(fc.constantFrom(...files), { minLength: 1, maxLength: 5 }),
    where: fc.nat(),
    damage: local,
  });

/**
 * What is wrong with what became of it, or null: every other character is as it was, and of the damaged one each word is
 * still there, in what was read or in what is kept of what could not be read.
 */
export function onePlaceOfLibraryFault({ texts, where, damage }: LibraryDamagedOnce): string | null {
  const members = texts.map((text, i) => ({ id: `id-${i}`, updated: '', tags: [], text }));
  const [head = '', ...entries] = serializeLibrary(members, writtenBy).split(entryStart);
  const last = entries.pop() ?? '';
  const end = last.lastIndexOf('\n]');
  const parts = [...entries.map((each) => entryStart + each), entryStart + last.slice(0, end), last.slice(end)];
  const at = where % parts.length;
  const damaged = damagedText(parts[at] ?? '', damage);
  const library = parseLibrary(head + parts.with(at, damaged).join(''));
  if (!library.ok) return `refused: ${library.problem.code}`;
  for (const { problem } of library.faults) {
    const fault = sentenceFault(problem);
    if (fault) return fault;
  }
  const lost = texts.flatMap((text, i) => {
    const read = library.characters.find(({ id }) => id === `id-${i}`);
    return i === at || (read && serializeFile(read.saved, writtenBy) === text) ? [] : [i];
  });
  // What stands between two characters, or behind the last one, belongs to the one before it.
  const most = at === texts.length ? [texts.length - 1] : [];
  if (lost.some((i) => !most.includes(i))) return `characters ${lost} are lost, though part ${at} was damaged`;
  const part = at === texts.length ? (lost.length > 0 ? (parts[texts.length - 1] ?? '') : '') : damaged;
  const intact = new Set(texts.flatMap((_, i) => (i === at || lost.includes(i) ? [] : [`id-${i}`])));
  const rest = library.characters.filter(({ id }) => !intact.has(id)).map(({ text }) => text);
  const kept = wordCounts([...rest, ...library.faults.map(({ raw }) => raw)].join('\n'));
  const [label = ''] = part.split('"file"', 1); // what the library says of it
  const file = label === part ? part : part.slice(label.length + 6);
  const gone = [...wordCounts(file)].find(([word, count]) => count > (kept.get(word) ?? 0));
  return gone === undefined ? null : `of ${gone[1]} “${gone[0]}” ${kept.get(gone[0]) ?? 0} are left`;
}

/** How often each word and number stands in a text, whatever is between them. */
function wordCounts(text: string): Map<string, number> {
  const counts = new Map<string, number>();
  for (const [word] of text.matchAll(/[\p{L}\p{N}]+/gu)) counts.set(word, (counts.get(word) ?? 0) + 1);
  return counts;
}
