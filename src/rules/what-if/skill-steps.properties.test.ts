import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { changeRow } from '../../character/edit-rows.ts';
import { anyCharacter } from '../../testing/any-character.ts';
import { caseCount } from '../../testing/case-seed.ts';
import { openWorksheet } from '../derive-character.ts';
import { rulesetIds } from '../rulesets.ts';
import { skillStat } from '../stat-ids.ts';
import { levelAt } from './skill-steps.ts';

const PATIENT = 60_000;

describe.each(rulesetIds)('%s', (ruleset) => {
  it('a skill with other points has the level that the changed character has', { timeout: PATIENT }, () => {
    const points = fc.constantFrom(0, 0.5, 1, 2, 3, 4, 8, 16, 40);
    fc.assert(
      fc.property(anyCharacter(ruleset), points, (saved, spent) => {
        const sheet = openWorksheet(saved);
        for (const { key } of saved.character.skills) {
          const character = changeRow(saved.character, 'skills', key, { points: spent });
          const value = openWorksheet({ ...saved, character }).worksheet.find(skillStat(key, 'level'))?.value;
          expect(levelAt(sheet, key, spent), key).toBe(typeof value === 'number' ? value : null);
        }
      }),
      { numRuns: caseCount(60) },
    );
  });
});
