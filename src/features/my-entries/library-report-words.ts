import type { LibraryChapter } from '../../rules/gcs/library-entry.ts';
import type { LibraryReport } from '../../state/library-files/library-report.ts';

const nouns: Readonly<Record<LibraryChapter, readonly [one: string, many: string]>> = {
  traits: ['trait', 'traits'],
  skills: ['skill', 'skills'],
  spells: ['spell', 'spells'],
  equipment: ['item', 'items'],
  templates: ['template', 'templates'],
  modifiers: ['trait modifier', 'trait modifiers'],
  itemModifiers: ['item modifier', 'item modifiers'],
};

const count = (number: number, [one, many]: readonly [string, string]): string =>
  `${number.toLocaleString('en-US')} ${number === 1 ? one : many}`;

/** "18 kB", "2.4 MB". */
export function formatSize(bytes: number): string {
  if (bytes < 1_000_000) return `${Math.max(1, Math.round(bytes / 1000))} kB`;
  return `${(bytes / 1_000_000).toFixed(1)} MB`;
}

/** What came of adding library files, in a line: "Magic: 877 spells added from 1 file, in place of the earlier ones." */
export function describeReport({ name, files, entries, replaced, problem }: LibraryReport): string {
  if (problem) return `${name} could not be stored`;
  if (entries === 0) return `Nothing was added from ${name}`;
  const from = files === 1 ? '1 file' : `${files.toLocaleString('en-US')} files`;
  return `${name}: ${count(entries, ['entry', 'entries'])} added from ${from}${replaced ? ', in place of the earlier ones' : ''}.`;
}

/** How many of each kind: "665 traits, 112 trait modifiers"; '' for one kind of which the title has the number. */
export function describeKinds({ byChapter }: LibraryReport): string {
  return Object.entries(nouns)
    .flatMap(([chapter, noun]) => {
      const number = new Map(Object.entries(byChapter)).get(chapter) ?? 0;
      return number > 0 ? [count(number, noun)] : [];
    })
    .join(', ');
}
