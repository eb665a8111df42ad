import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Character } from '../../character/character.ts';
import { addEarned, setAttribute, setCampaign, setConcept, setRaised, waive } from '../../character/edit-character.ts';
import { addRow, changeRow, removeRow } from '../../character/edit-rows.ts';
import type { DerivedCharacter } from '../../rules/derive-character.ts';
import { rulesetIds } from '../../rules/rulesets.ts';
import { anyCharacter } from '../../testing/any-character.ts';
import { arbitrarySaved } from '../../testing/arbitrary-character.ts';
import { caseCount } from '../../testing/extent.ts';
import { openSheet } from '../../testing/open-sheet.ts';
import { buildModel } from '../model/build-model.ts';
import { compareSheets } from './compare-sheets.ts';
import { type Comparison, type Difference, describeReason } from './comparison.ts';

/** Many characters take a busy machine seconds. */
const testTimeout = 60_000;
const any = fc.constantFrom(...rulesetIds).chain(anyCharacter);
const pair = fc.oneof(
  fc.tuple(any, any),
  fc.constantFrom(...rulesetIds).chain((ruleset) => any.map((saved) => [saved, { ...saved, ruleset }] as const)),
  fc.tuple(arbitrarySaved, arbitrarySaved),
);

const all = ({ chapters }: Comparison): Difference[] => chapters.flatMap(({ differences }) => differences);

/** True when the skill of a row that was taken away is there all the same, as one of the race's. */
function comesFromTheRace(without: DerivedCharacter, before: DerivedCharacter, key: string): boolean {
  return (['skills', 'spells'] as const).some((chapter) => {
    const name = buildModel(before)[chapter].find((row) => row.key === key)?.name;
    return buildModel(without)[chapter].some((row) => row.key.startsWith('race.') && row.name === name);
  });
}
const sorted = (texts: readonly string[]) => [...texts].sort();

describe('compareSheets', () => {
  it(
    'finds nothing between a character and its copy',
    () => {
      fc.assert(
        fc.property(fc.oneof(any, arbitrarySaved), (saved) => {
          expect(compareSheets(openSheet(saved), openSheet(structuredClone(saved))).chapters).toEqual([]);
        }),
        { numRuns: caseCount(60) },
      );
    },
    testTimeout,
  );

  it(
    'lists only differences, each with its own key, in complete words',
    () => {
      fc.assert(
        fc.property(pair, ([left, right]) => {
          const differences = all(compareSheets(openSheet(left), openSheet(right)));
          expect(new Set(differences.map(({ key }) => key)).size).toBe(differences.length);
          for (const { name, part, before, after, why } of differences) {
            expect(before, name).not.toBe(after);
            expect(before, name).not.toBe('');
            expect(after, name).not.toBe('');
            expect(`${part} ${why.map(describeReason).join()}`, name).not.toMatch(/undefined|NaN|\[object/);
          }
        }),
        { numRuns: caseCount(60) },
      );
    },
    testTimeout,
  );

  it(
    'finds the same with the sides swapped',
    () => {
      const signs = (comparison: Comparison, turned: boolean) =>
        sorted(
          comparison.chapters.flatMap(({ id, differences }) =>
            differences.map(({ before, after, why }) =>
              JSON.stringify([
                id,
                turned ? [after, before] : [before, after],
                sorted(
                  why.map((reason) =>
                    JSON.stringify(turned ? [reason.after, reason.before] : [reason.before, reason.after]),
                  ),
                ),
              ]),
            ),
          ),
        );
      fc.assert(
        fc.property(pair, ([left, right]) => {
          const [before, after] = [openSheet(left), openSheet(right)];
          expect(signs(compareSheets(after, before), true)).toEqual(signs(compareSheets(before, after), false));
        }),
        { numRuns: caseCount(60) },
      );
    },
    testTimeout,
  );

  const edits: readonly (readonly [prefix: RegExp, edit: (character: Character) => Character])[] = [
    [/^attributes:iq/, (character) => setAttribute(character, 'iq', character.attributes.iq + 1)],
    [/^attributes:ht/, (character) => setRaised(character, 'ht', character.raised.ht + 1)],
    [/^traits:new\.k99/, (character) => addRow(character, 'traits', { entry: 'luck' }, 'k99')],
    [/^skills:new\.k99/, (character) => addRow(character, 'skills', { entry: 'climbing', points: 2 }, 'k99')],
    [/^possessions:new\.k99/, (character) => addRow(character, 'equipment', { entry: 'rope' }, 'k99')],
    [/^concept:Story/, (character) => setConcept(character, 'story', `${character.concept.story} And then.`)],
    [/^points:points.budget/, (character) => setCampaign(character, 'budget', character.campaign.budget + 5)],
    [/^points:earned/, (character) => addEarned(character, { points: 1, why: 'a wager' })],
    [/^rules:waiver/, (character) => waive(character, 'some-finding', 'the GM said so')],
  ];
  it.each(edits)(
    'lists the changes of an edit: %s',
    (expected, edit) => {
      fc.assert(
        fc.property(any, (saved) => {
          const changed = { ...saved, character: edit(saved.character) };
          const keys = all(compareSheets(openSheet(saved), openSheet(changed))).map(({ key }) => key);
          expect(keys.filter((key) => expected.test(key))).not.toEqual([]);
        }),
        { numRuns: caseCount(15) },
      );
    },
    testTimeout,
  );

  it.each(['traits', 'skills', 'equipment'] as const)(
    'lists each row of %s that was changed or removed',
    (chapter) => {
      fc.assert(
        fc.property(
          any.filter(({ character }) => character[chapter].length > 0),
          (saved) => {
            const sheet = openSheet(saved);
            for (const { key } of saved.character[chapter]) {
              const noted = { ...saved, character: changeRow(saved.character, chapter, key, { note: 'worn thin' }) };
              const gone = { ...saved, character: removeRow(saved.character, chapter, key) };
              expect(all(compareSheets(sheet, openSheet(noted))).map((difference) => difference.after)).toContain(
                'worn thin',
              );
              const without = openSheet(gone);
              if (comesFromTheRace(without, sheet, key)) continue; // the skill is still there
              expect(
                all(compareSheets(sheet, without)).filter((difference) => difference.key.includes(':gone.')),
              ).not.toEqual([]);
            }
          },
        ),
        { numRuns: caseCount(8) },
      );
    },
    testTimeout,
  );
});
