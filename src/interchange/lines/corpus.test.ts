import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { blankCharacter } from '../../character/character.ts';
import { openWorksheet } from '../../rules/derive-character.ts';
import { type LineReading, lineContextOf } from './line-reading.ts';
import { readLine } from './read-line.ts';

interface ExpectedLine {
  readonly line: string;
  readonly ruleset: string;
  readonly parts: readonly string[];
}

function linesOfCorpus(): ExpectedLine[] {
  const lines: ExpectedLine[] = [];
  let ruleset = '';
  for (const text of readFileSync(join(import.meta.dirname, 'corpus.txt'), 'utf8').split('\n')) {
    const [, heading] = /^# ([^:]+):/.exec(text) ?? [];
    ruleset = heading ?? ruleset;
    const [line = '', ...parts] = text.split(' | ');
    if (parts.length > 0) lines.push({ line, ruleset, parts });
  }
  return lines;
}

const contexts = new Map(
  ['man-to-man', 'lite-3e', 'fourth-edition'].map((ruleset) => [
    ruleset,
    lineContextOf(openWorksheet({ ruleset, houseRules: [], character: blankCharacter() })),
  ]),
);

function contextFor(ruleset: string) {
  const context = contexts.get(ruleset);
  if (!context) throw new Error(ruleset);
  return context;
}

const lists = { traits: 'trait', skills: 'skill', items: 'item', attributes: 'attribute' } as const;

/** A reading in the words of the corpus: "skill: Broadsword", "level: 15", "left: forests". */
function inWords({ entry, parts, left }: LineReading): string[] {
  return [
    ...(entry ? [`${lists[entry.list]}: ${entry.name}`] : []),
    ...parts
      .filter(({ as, value }) => as !== 'entry' || value.includes(': '))
      .map(({ as, value }) => (as === 'entry' ? `answer: ${value.slice(value.indexOf(': ') + 2)}` : `${as}: ${value}`)),
    ...left.map(({ text }) => `left: ${text}`),
  ];
}

const corpus = linesOfCorpus();

test('the corpus has at least 120 lines', () => {
  expect(corpus.length).toBeGreaterThanOrEqual(120);
});

describe('readLine reads what a person reads in', () => {
  test.each(corpus)('$line', ({ line, ruleset, parts }) => {
    const reading = readLine(line, contextFor(ruleset), { withTypos: true });
    const signs = (part: string) => part.replace(/^(level): \+/u, '$1: ').replace(/: -/u, ': −');
    expect(inWords(reading).map(signs).toSorted()).toEqual(parts.map(signs).toSorted());
  });
});
