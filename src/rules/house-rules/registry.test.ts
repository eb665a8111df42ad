import { describe, expect, it } from 'vitest';
import type { SavedCharacter } from '../../character/character.ts';
import { fold } from '../../engine/step.ts';
import type { Worksheet } from '../../engine/worksheet.ts';
import { fiendishFriedrick, johnFalcon } from '../../testing/book-characters.ts';
import { ordinaryCharacter } from '../../testing/huge-character.ts';
import { openSheet } from '../../testing/open-sheet.ts';
import { saved } from '../../testing/rows.ts';
import { rulesetAbout, rulesetIds, rulesetList } from '../rulesets.ts';
import { findHouseRule, houseRulesFor, isOffered, isOnByDefault } from './offered-rules.ts';
import { houseRules } from './registry.ts';
import { sharedReplacement } from './rules-in-force.ts';

const samples = [(ruleset: string) => saved(ruleset, {}), johnFalcon, fiendishFriedrick, ordinaryCharacter];

const open = (character: SavedCharacter, ...rules: readonly string[]): Worksheet =>
  openSheet({ ...character, houseRules: rules }).worksheet;

/** Each rule that changes numbers, with each ruleset that offers it. */
const changingRules = rulesetIds.flatMap((ruleset) =>
  houseRulesFor(rulesetAbout(ruleset)).flatMap((rule) =>
    rule.changes ? [{ ruleset, rule, changes: rule.changes }] : [],
  ),
);

/** Returns the stats whose formula these changes replace. */
function replacedBy({ changes, ruleset }: (typeof changingRules)[number]): Set<string> {
  const ids = samples.flatMap((getCharacter) => openSheet(getCharacter(ruleset)).worksheet.ids());
  const replaced = changes.flatMap(({ stat, base }) => (base ? [stat] : []));
  return new Set(ids.filter((id) => replaced.some((stat) => (typeof stat === 'string' ? stat === id : stat(id)))));
}

const hasOtherValue = (a: Worksheet, b: Worksheet, id: string): boolean =>
  JSON.stringify(a.get(id).value) !== JSON.stringify(b.get(id).value);

describe('house rules', () => {
  it('have distinct ids, names and explanations, and are available under a ruleset', () => {
    expect(new Set(houseRules.map(({ id }) => id)).size).toBe(houseRules.length);
    expect(new Set(houseRules.map(({ name }) => name)).size).toBe(houseRules.length);
    for (const rule of houseRules) {
      const { id, name, explanation } = rule;
      expect(id).toMatch(/^[a-z0-9]+(-[a-z0-9]+)*$/);
      expect(name, id).toMatch(/^\p{Lu}/u);
      expect(explanation, id).toMatch(/^\p{Lu}.*\.$/u);
      expect(
        rulesetList.some((ruleset) => isOffered(rule, ruleset)),
        id,
      ).toBe(true);
    }
  });

  it('that a ruleset declares itself exist', () => {
    const declared = rulesetList.flatMap(({ houseRules: own = {} }) => Object.keys(own));
    expect(declared.filter((id) => !findHouseRule(id))).toEqual([]);
  });

  it('keep the ids of files of version 1', () => {
    expect(houseRules.map(({ id }) => id)).toEqual(expect.arrayContaining(['improve-from-default', 'hit-locations']));
  });

  it('are not on by default together with another one that replaces the same thing', () => {
    for (const ruleset of rulesetList) {
      const defaultRules = houseRulesFor(ruleset).filter((rule) => isOnByDefault(rule, ruleset));
      for (const rule of defaultRules)
        for (const otherRule of defaultRules) expect(sharedReplacement(rule, otherRule)).toBeUndefined();
    }
  });

  it.each(changingRules)(
    'of $ruleset that change numbers: $rule.name labels each change with its name',
    ({ ruleset, rule }) => {
      let changed = 0;
      for (const getCharacter of samples) {
        const [withoutRule, withRule] = [open(getCharacter(ruleset)), open(getCharacter(ruleset), rule.id)];
        expect(withRule.ids()).toEqual(withoutRule.ids());
        for (const id of withRule.ids()) {
          if (withRule.formulaOf(id).caption !== withoutRule.formulaOf(id).caption) changed += 1;
          const { steps, value } = withRule.get(id);
          expect(fold(steps), id).toEqual(value);
          const [words, before] = [steps, withoutRule.get(id).steps].map((list) => list.map((step) => step.words));
          if (words?.join() === before?.join()) continue;
          // Its words follow a number that the rule changes: the level of load.
          const follows = steps.some(({ from }) => from !== undefined && hasOtherValue(withRule, withoutRule, from));
          if (follows) continue;
          changed += 1;
          const labelled = steps.some((step) => step.op !== 'given' && step.words.includes(rule.name));
          expect(labelled, `${id} has a step named “${rule.name}”`).toBe(true);
        }
      }
      expect(changed).toBeGreaterThan(0);
    },
  );

  it('declare what they replace when they replace a formula, and are compatible when both are on', () => {
    for (const changingRule of changingRules) {
      const replaced = replacedBy(changingRule);
      if (replaced.size > 0) expect(changingRule.rule.replaces, changingRule.rule.id).not.toEqual([]);
      for (const otherRule of changingRules) {
        if (otherRule.ruleset !== changingRule.ruleset || otherRule.rule === changingRule.rule) continue;
        if (sharedReplacement(changingRule.rule, otherRule.rule) !== undefined) continue;
        expect(
          [...replacedBy(otherRule)].filter((id) => replaced.has(id)),
          `${changingRule.rule.id} and ${otherRule.rule.id} replace the same formula: both must say so`,
        ).toEqual([]);
      }
    }
  });
});
