import fc from 'fast-check';
import { readStatBlock } from '../../interchange/stat-block/read-stat-block.ts';
import { readingFault } from './reading-faults.ts';
import { damageText, textDamage } from './text-damage.ts';

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
