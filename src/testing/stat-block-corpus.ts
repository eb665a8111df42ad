import { readSections } from './text-sections.ts';

/** A stat block written by hand. */
interface CorpusBlock {
  readonly title: string;
  readonly block: string;
  /** A person's reading of it, line by line: everything that the character has, and nothing else. */
  readonly expected: readonly string[];
}

const files = import.meta.glob<string>('../interchange/stat-block/corpus/*.txt', {
  query: '?raw',
  import: 'default',
  eager: true,
});

/** The blocks of the corpus, each with the expectation below it. */
export const statBlockCorpus: readonly CorpusBlock[] = Object.values(files).flatMap((file) =>
  Array.from(readSections(file), ([title, text]) => {
    const [block = '', expected = ''] = text.split('\n=== expected\n');
    return { title, block, expected: expected.split('\n').filter(Boolean) };
  }),
);
