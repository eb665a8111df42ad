import { readdirSync, readFileSync } from 'node:fs';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { parseFile } from '../character/file/parse-file.ts';
import { readStatBlock, withOwnTextDifferences } from '../interchange/stat-block/read-stat-block.ts';
import { markdown } from '../outputs/markdown.ts';
import { ownTextWriters } from '../outputs/own-text-writers.ts';
import { plainText } from '../outputs/plain-text.ts';
import { statBlockMarkdown, statBlockText } from '../outputs/stat-block.ts';
import { deriveCharacter } from '../rules/derive-character.ts';
import { rulesetIds } from '../rules/rulesets.ts';
import { buildModel } from '../sheet-model/model/build-model.ts';
import { caseCount, someOf } from './extent.ts';

const folder = new URL('../app/ready-made/', import.meta.url);
const sheets = readdirSync(folder)
  .filter((name) => name.endsWith('.json'))
  .map((name) => {
    const reading = parseFile(readFileSync(new URL(name, folder), 'utf8'), { rulesets: rulesetIds });
    if (!reading.ok) throw new Error(name);
    return buildModel(deriveCharacter(reading.value.saved));
  });
const writers = [plainText, markdown, statBlockText, statBlockMarkdown];

const read = (text: string) => withOwnTextDifferences(text, readStatBlock(text), ownTextWriters);
/** The visible part of a reading, without the keys of its rows. */
const shown = (text: string) => {
  const { file, findings, lines } = read(text);
  const { character } = file;
  return JSON.stringify([character, findings, lines.map(({ verdict }) => verdict)]);
};
const before = new Map<string, string>();
const shownBefore = (text: string) => {
  const known = before.get(text) ?? shown(text);
  before.set(text, known);
  return known;
};

test('one changed figure in a text of ours is read, or reported', () => {
  const failed: string[] = [];
  fc.assert(
    fc.property(
      fc.constantFrom(...sheets),
      fc.constantFrom(...writers),
      fc.double({ min: 0, max: 1, noNaN: true, maxExcluded: true }),
      fc.integer({ min: 1, max: 8 }),
      (model, write, where, by) => {
        const text = write(model);
        // How many entries a stat block leaves out is no figure of the character.
        const digits = [...text.matchAll(/\d(?!\d* more\b)/gu)];
        const at = digits[Math.floor(where * digits.length)]?.index ?? 0;
        const changed = `${text.slice(0, at)}${(Number(text[at]) + by) % 10}${text.slice(at + 1)}`;
        if (shown(changed) === shownBefore(text)) failed.push(changed.slice(Math.max(0, at - 40), at + 20));
      },
    ),
    { numRuns: caseCount(40) },
  );
  expect(failed).toEqual([]);
});

test.each(someOf(sheets, 3).map((model) => [model.head.name, model] as const))(
  'a whole text of ours has no differences: %s',
  (_, model) => {
    expect(read(plainText(model)).findings).toEqual([]);
    expect(read(markdown(model)).findings).toEqual([]);
  },
);
