import fc from 'fast-check';
import { expect, it } from 'vitest';
import { arbitrarySaved } from '../../testing/arbitrary-character.ts';
import { saved, skill } from '../../testing/rows.ts';
import { fileSchema } from './file-format.ts';
import { parseFile } from './parse-file.ts';
import { fileContent, serializeFile } from './serialize-file.ts';
import { withoutDefaults } from './without-defaults.ts';

const lean = (one: Parameters<typeof fileContent>[0]) => withoutDefaults(fileSchema, fileContent(one, ''));

it('leaves out what a file need not say, and nothing else', () => {
  const one = saved('lite-3e', {
    name: 'Žofia',
    attributes: { st: 10, dx: 12, iq: 10, ht: 10 },
    skills: [skill('broadsword', 0, { key: 'k1' }), skill('bow', 2, { key: 'k2' })],
  });
  expect(lean({ ...one, houseRules: [], extra: { later: 0 } })).toEqual({
    format: 'pointwright',
    version: 1,
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

it('reads back as the same file, for any valid character', { timeout: 30_000 }, () => {
  fc.assert(
    fc.property(arbitrarySaved, (one) => {
      const reading = parseFile(JSON.stringify(lean(one)));
      if (!reading.ok) throw new Error(reading.problem.code);
      expect(serializeFile(reading.saved, '')).toBe(serializeFile(one, ''));
      expect(reading.report.filter(({ code }) => code !== 'unknown-fields')).toEqual([]);
    }),
    { numRuns: 200 },
  );
});
