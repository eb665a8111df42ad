import fc from 'fast-check';
import { expect, it } from 'vitest';
import { arbitrarySaved } from '../../testing/arbitrary-character.ts';
import { caseCount } from '../../testing/case-seed.ts';
import { saved, skill } from '../../testing/rows.ts';
import { fileSchema } from './file-format.ts';
import { parseFile } from './parse-file.ts';
import { fileContent, serializeFile } from './serialize-file.ts';
import { withoutDefaults } from './without-defaults.ts';

const compact = (character: Parameters<typeof fileContent>[0]) =>
  withoutDefaults(fileSchema, fileContent(character, ''));

it('withoutDefaults removes default values and nothing else', () => {
  const archer = saved('lite-3e', {
    name: 'Žofia',
    attributes: { st: 10, dx: 12, iq: 10, ht: 10 },
    skills: [skill('broadsword', 0, { key: 'k1' }), skill('bow', 2, { key: 'k2' })],
  });
  expect(compact({ ...archer, houseRules: [], extra: { later: 0 } })).toEqual({
    format: 'pointwright',
    version: 2,
    ruleset: 'lite-3e',
    character: {
      name: 'Žofia',
      attributes: { dx: 12 },
      skills: [
        { key: 'k1', entry: 'broadsword' },
        { key: 'k2', entry: 'bow', points: 2 },
      ],
    },
    later: 0,
  });
});

it('withoutDefaults: the result is read back as the same file, for any valid character', { timeout: 30_000 }, () => {
  fc.assert(
    fc.property(arbitrarySaved, (original) => {
      const reading = parseFile(JSON.stringify(compact(original)));
      if (!reading.ok) throw new Error(reading.problem.code);
      expect(serializeFile(reading.saved, '')).toBe(serializeFile(original, ''));
      expect(reading.report.filter(({ code }) => code !== 'unknown-fields')).toEqual([]);
    }),
    { numRuns: caseCount(200) },
  );
});
