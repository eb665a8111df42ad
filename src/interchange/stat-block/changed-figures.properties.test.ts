import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { serializeFile } from '../../character/file/character-file.ts';
import { parseFile } from '../../character/file/parse-file.ts';
import { rulesetIds } from '../../rules/rulesets.ts';
import { corpusReading } from '../../testing/corpus-readings.ts';
import { atFullLength, caseCount, itAtLength, someOf } from '../../testing/extent.ts';
import { statBlockCorpus } from '../../testing/stat-block-corpus.ts';
import { cleanText, maxCharacters } from './clean-text.ts';
import { readStatBlock } from './read-stat-block.ts';
import { maxParts, splitParts } from './split-parts.ts';

describe('Changed figures', () => {
  const blocks = someOf(statBlockCorpus, 10).map(({ block }) => block);

  /** Figures that do not belong to the character, are repeated by a remark, or are on no sheet. */
  const others =
    /<\/?h\d|\bTL: \d+ \[\d|Attributes \[\d*|\bStats \[[^=]*=|\bincludes?:? [^;]*|\b(?:Reach|Water Move) \S*/giu;

  const shown = (text: string, { file, findings, lines } = readStatBlock(text)) => ({
    lines,
    all: JSON.stringify([file.character, findings, lines.map(({ verdict }) => verdict)]),
  });
  const asWritten = blocks.map((block) => shown(block, corpusReading(block)));

  /**
   * The places of figures that must be read: lines with a guess are reported already, and so are those with a finding.
   */
  function figuresOf(block: number): number[] {
    const text = blocks[block] ?? '';
    const left = text.replace(others, (words) => '-'.repeat(words.length));
    const reported = new Set(
      asWritten[block]?.lines.filter(({ verdict }) => verdict === 'guessed').map(({ line }) => line),
    );
    const { findings } = corpusReading(text);
    for (const { line } of findings) reported.add(line);
    return [...left.matchAll(/\d/gu)]
      .map(({ index }) => index)
      .filter((at) => !reported.has(text.slice(0, at).split(/\r\n?|\n/u).length));
  }

  test('one changed figure in a block of the corpus is read, or reported', () => {
    const figures = blocks.flatMap((_, block) => figuresOf(block).map((at) => ({ block, at })));
    expect(figures.length).toBeGreaterThan(atFullLength ? 1_000 : 100);
    fc.assert(
      fc.property(fc.constantFrom(...figures), fc.integer({ min: 1, max: 9 }), ({ block, at }, by) => {
        const text = blocks[block] ?? '';
        const changed = `${text.slice(0, at)}${(Number(text[at]) + by) % 10}${text.slice(at + 1)}`;
        expect(shown(changed).all, changed.slice(Math.max(0, at - 30), at + 20)).not.toBe(asWritten[block]?.all);
      }),
      { numRuns: caseCount(60) },
    );
  });
});

describe('Generated stat blocks', () => {
  const texts = statBlockCorpus.flatMap(({ block, expected }) => [block, ...expected]);
  const fragments = [...new Set(texts.flatMap((text) => text.split(/\s+/u)))];

  /** Texts that resemble stat blocks: their words in any order, with signs and line breaks between. */
  const resembling = fc
    .array(
      fc.oneof(
        fc.constantFrom(...fragments),
        fc.constantFrom(
          '\n',
          '; ',
          ', ',
          '[',
          ']',
          '(',
          ')',
          ':',
          '|',
          '\t',
          '-',
          '[-',
          '**',
          '\\',
          '½',
          '×',
          '| --- |',
          '\u0000',
        ),
        fc.string({ unit: 'grapheme', maxLength: 8 }),
      ),
      { maxLength: 80 },
    )
    .map((pieces) => pieces.join(' '));

  test('any text is read without an error, into a valid file; every part has a verdict', () => {
    fc.assert(
      fc.property(
        fc.oneof(resembling, fc.string({ maxLength: 300 })),
        fc.constantFrom(undefined, ...rulesetIds),
        (text, ruleset) => {
          const reading = readStatBlock(text, { ruleset });
          for (const line of reading.lines) expect(line.words).not.toBe('');
          const written = parseFile(serializeFile(reading.file, 'test'), { rulesets: rulesetIds });
          expect(written.ok && written.value.report).toEqual([]);
        },
      ),
      { numRuns: caseCount(40) },
    );
  });

  test('nothing is dropped: unread parts are in the notes', () => {
    fc.assert(
      fc.property(resembling, (text) => {
        const { file, lines } = readStatBlock(text, { ruleset: 'lite-3e' });
        const { notes } = file.character.concept;
        for (const line of lines) if (line.verdict === 'notUnderstood') expect(notes).toContain(line.text.trim());
      }),
      { numRuns: caseCount(30) },
    );
  });

  // read-long-text.test.ts reads texts beyond the limits.
  itAtLength('a longer text is cut off, and has at most the maximum number of parts', () => {
    const long = 'Broadsword DX+2 [8]-16; '.repeat(20_000);
    expect(cleanText(long).reduce((sum, { text }) => sum + text.length, 0)).toBeLessThanOrEqual(maxCharacters);
    expect(splitParts(long, () => false).length).toBeLessThanOrEqual(maxParts);
  });

  test.each(someOf(['a', 'Foo bar. ', 'a\n', 'Zonk (12): 1d+2 cut\n', 'Broadsword-16; '], 2))(
    '%j repeated is read to its end, without an error',
    (words) => {
      const { lines } = readStatBlock(`ST 11; DX 12; IQ 10; HT 11\nSkills\n${words.repeat(120_000 / words.length)}`);
      expect(lines.length).toBeLessThanOrEqual(maxParts);
    },
  );

  test.each(['(', '[', '((((', ' -', '\t|', ';', '**', '\\', 'a-\n', '<', '&amp', '[b]', '(1', "'"])(
    'work is proportional to the text: %j repeated',
    (sign) => {
      const parts = (count: number) => splitParts(sign.repeat(count), () => false).length;
      expect(parts(20_000)).toBeLessThanOrEqual(maxParts);
    },
  );
});
