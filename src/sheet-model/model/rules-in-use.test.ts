import { expect, it } from 'vitest';
import { defaultHouseRules } from '../../rules/house-rules/offered-rules.ts';
import { rulesetIds, rulesetOf } from '../../rules/rulesets.ts';
import { openSheet } from '../../testing/open-sheet.ts';
import { saved } from '../../testing/rows.ts';

it('the sheet names the optional rules that differ from those of a new character', () => {
  const { model } = openSheet(saved('man-to-man', {}, ['hit-locations', 'melee-retreat']));
  expect(model.notes.at(-1)).toBe(
    'Optional rules: with hit locations, with an adapted Retreat, without defaults to other skills',
  );
});

it.each(rulesetIds)('names none for a new character under %s', (ruleset) => {
  const { model } = openSheet(saved(ruleset, {}, defaultHouseRules(rulesetOf(ruleset))));
  expect(model.notes.join()).not.toContain('Optional rules');
});
