import { readdirSync, readFileSync } from 'node:fs';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { caseCount } from '../../testing/case-seed.ts';
import { readStatBlock } from './read-stat-block.ts';

const folder = new URL('corpus/', import.meta.url);
const blocks = readdirSync(folder).map(
  (name) => readFileSync(new URL(name, folder), 'utf8').split('\n=== expected\n')[0] ?? '',
);

/** Figures that are none of the character, are said a second time by a remark, or that no sheet has. */
const others =
  /<\/?h\d|\bTL: \d+ \[\d|Attributes \[\d*|\bStats \[[^=]*=|\bincludes?:? [^;]*|\b(?:Reach|Water Move) \S*/giu;

const shown = (text: string) => {
  const { file, findings, lines } = readStatBlock(text);
  return { lines, all: JSON.stringify([file.character, findings, lines.map(({ verdict }) => verdict)]) };
};
const asWritten = blocks.map(shown);

/** Where there are figures that must be read: those of lines with a guess are reported already, and those with a finding too. */
function figuresOf(block: number): number[] {
  const text = blocks[block] ?? '';
  const left = text.replace(others, (words) => '-'.repeat(words.length));
  const reported = new Set(
    asWritten[block]?.lines.filter(({ verdict }) => verdict === 'guessed').map(({ line }) => line),
  );
  const { findings } = readStatBlock(text);
  for (const { line } of findings) reported.add(line);
  return [...left.matchAll(/\d/gu)]
    .map(({ index }) => index)
    .filter((at) => !reported.has(text.slice(0, at).split(/\r\n?|\n/u).length));
}

test('one changed figure in a block of the corpus is read, or reported', () => {
  const figures = blocks.flatMap((_, block) => figuresOf(block).map((at) => ({ block, at })));
  expect(figures.length).toBeGreaterThan(1_000);
  fc.assert(
    fc.property(fc.constantFrom(...figures), fc.integer({ min: 1, max: 9 }), ({ block, at }, by) => {
      const text = blocks[block] ?? '';
      const changed = `${text.slice(0, at)}${(Number(text[at]) + by) % 10}${text.slice(at + 1)}`;
      expect(shown(changed).all, changed.slice(Math.max(0, at - 30), at + 20)).not.toBe(asWritten[block]?.all);
    }),
    { numRuns: caseCount(60) },
  );
});
