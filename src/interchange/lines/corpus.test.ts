import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { blankCharacter } from '../../character/character.ts';
import { openWorksheet } from '../../rules/derive-character.ts';
import { caseCount } from '../../testing/extent.ts';
import { type LineReading, lineContextOf } from './line-reading.ts';
import { isFiller } from './line-text.ts';
import { planReading } from './plan-reading.ts';
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

/** The words and digits of a line that are in no part, not left, and no word that means nothing by itself. */
function lostWords({ text, parts, left }: LineReading): string[] {
  const covered = [...parts, ...left];
  return [...text.matchAll(/[\p{L}\p{M}]+|\d/gu)].flatMap((match) => {
    const at = match.index;
    const isCovered = covered.some(({ start, end }) => start <= at && at + match[0].length <= end);
    return isCovered || isFiller(match[0]) ? [] : [match[0]];
  });
}

/** Pieces of lines, of which any order is tried. */
const pieces = fc.oneof(
  fc.constantFrom(
    ...corpus.map(({ line }) => line),
    ...[
      '(fine)',
      'very fine',
      'x3',
      '[4]',
      '(12)',
      '-2',
      '+1',
      'DX+2',
      '(CR 9)',
      '12 or less',
      '/TL8',
      '(Winged, -25%)',
    ],
    ...[
      'to 3 friends',
      '{a note}',
      '[another]',
      '$40',
      '7 lb.',
      'in the pack',
      '5%',
      '½',
      '((',
      ']',
      ' - 7 - ',
      '1/2',
      '9mm',
    ],
  ),
  fc.string({ maxLength: 12 }),
  fc.string({ unit: 'grapheme', maxLength: 6 }),
);

test('no word and no digit of a line is lost', () => {
  fc.assert(
    fc.property(
      fc.array(pieces, { minLength: 1, maxLength: 4 }),
      fc.constantFrom(', ', ' ', ': ', ' - '),
      fc.constantFrom(...contexts.values()),
      (typed, separator, context) => {
        const reading = readLine(typed.join(separator), context);
        expect(lostWords(reading)).toEqual([]);
        for (const { start, end } of [...reading.parts, ...reading.left]) {
          expect(start).toBeLessThan(end);
          expect(end).toBeLessThanOrEqual(reading.text.length);
        }
        if (!reading.entry) return;
        for (const entry of [reading.entry, ...reading.others])
          expect(lostWords(readLine(reading.text, context, { entry }))).toEqual([]);
      },
    ),
    { numRuns: caseCount(1000) },
  );
});

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

describe('a planned line', () => {
  test.each([
    ['ST 13 (racial)', undefined, '“racial”'],
    ["Adventurer's kit (in the cart)", { list: 'items', id: 'adventurers-kit', name: "Adventurer's kit" }, 'without “'],
  ] as const)('says what of "%s" has no place: a note of a score, the place of a kit', (line, entry, lost) => {
    const sheet = openWorksheet({ ruleset: 'fourth-edition', houseRules: [], character: blankCharacter() });
    const plan = planReading(sheet, readLine(line, contextFor('fourth-edition'), entry ? { entry } : {}), null, true);
    expect(plan?.words).toContain(lost);
  });
});
