import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addRow } from '../../character/edit-rows.ts';
import { openWorksheet } from '../../rules/derive-character.ts';
import { rulesetIds } from '../../rules/rulesets.ts';
import { previewWeapon } from '../../rules/shared/attacks.ts';
import { previewSkill } from '../../rules/shared/skills.ts';
import { lineStat, skillStat } from '../../rules/stat-ids.ts';
import { anyCharacter } from '../../testing/any-character.ts';
import { caseCount } from '../../testing/extent.ts';
import { typedTrait } from '../../testing/own-rows.ts';
import { saved } from '../../testing/rows.ts';

const testTimeout = 60_000;

/** Amounts in several cycles that share numbers: a further skill changes which of them is read first. */
const inCycles = saved('fourth-edition', {
  attributes: { st: 12, dx: 13, iq: 11, ht: 9 },
  traits: [
    typedTrait('One', { effects: [{ stat: 'iq', how: 'share', of: 'basicMove', times: 1 }] }),
    typedTrait('Two', { effects: [{ stat: 'iq', how: 'instead', of: 'move' }] }),
    typedTrait('Three', { effects: [{ stat: 'basicSpeed', how: 'instead', of: 'perception' }] }),
    typedTrait('Four', { effects: [{ stat: 'perception', how: 'instead', of: 'st' }] }),
    typedTrait('Five', { effects: [{ stat: 'st', how: 'share', of: 'iq', times: 1 }] }),
  ],
});

describe.each(rulesetIds)('%s', (ruleset) => {
  it('a previewed skill has the level, with its steps, that the added one has', { timeout: testTimeout }, () => {
    const points = fc.constantFrom(0, 1, 4, 16);
    let previewedTimes = 0;
    fc.assert(
      fc.property(anyCharacter(ruleset), anyCharacter(ruleset), points, (saved, donor, spent) => {
        const sheet = openWorksheet(saved);
        const ids = [...sheet.context.catalog.skills.keys()].filter((_, i) => i % 9 === spent % 9);
        const rows = [
          ...ids.map((entry) => ({ entry, points: spent })),
          ...donor.character.skills.map(({ key: _, ...row }) => ({ ...row, points: spent })),
        ];
        for (const row of rows) {
          const character = addRow(saved.character, 'skills', row, 'previewed');
          const added = character.skills.at(-1);
          const previewed = added ? previewSkill(sheet.worksheet, sheet.context, added) : null;
          if (!previewed) continue;
          previewedTimes += 1;
          const level = skillStat('previewed', 'level');
          const { worksheet } = openWorksheet({ ...saved, character });
          expect(previewed.find(level), row.entry).toEqual(worksheet.find(level));
        }
      }),
      {
        numRuns: caseCount(30),
        examples: ruleset === inCycles.ruleset ? [4, 1, 0].map((spent) => [inCycles, inCycles, spent]) : [],
      },
    );
    expect(previewedTimes).toBeGreaterThan(5);
  });

  it('a previewed weapon has the skill and damage that the added one has', { timeout: testTimeout }, () => {
    fc.assert(
      fc.property(anyCharacter(ruleset), anyCharacter(ruleset), fc.nat(8), (saved, donor, nth) => {
        const sheet = openWorksheet(saved);
        const ids = [...sheet.context.catalog.items.keys()].filter((_, i) => i % 9 === nth);
        const rows = [
          ...ids.map((entry) => ({ entry, place: 'carried' as const })),
          ...donor.character.equipment.map(({ key: _, ...row }) => ({ ...row, container: '' })),
        ];
        for (const row of rows) {
          const character = addRow(saved.character, 'equipment', row, 'previewed');
          const added = character.equipment.at(-1);
          const previewed = added ? previewWeapon(sheet.worksheet, sheet.context, added) : null;
          if (!previewed) continue;
          const { worksheet } = openWorksheet({ ...saved, character });
          for (const part of ['skill', 'damage', 'parry'] as const) {
            const stat = lineStat('previewed.0', part);
            expect(previewed.find(stat), `${row.entry} ${part}`).toEqual(worksheet.find(stat));
          }
        }
      }),
      { numRuns: caseCount(30) },
    );
  });
});

it.each(['boxing', 'brawling', 'karate'])('%s is previewed by its own formulas, though it changes damage', (entry) => {
  const { worksheet, context } = openWorksheet(inCycles);
  const character = addRow(inCycles.character, 'skills', { entry, points: 8 }, 'previewed');
  const added = character.skills.at(-1);
  const level = skillStat('previewed', 'level');
  const expected = openWorksheet({ ...inCycles, character }).worksheet.find(level);
  expect(expected?.value).toBeGreaterThan(10);
  expect(added && previewSkill(worksheet, context, added)?.find(level)).toEqual(expected);
});
