import { describe, expect, it } from 'vitest';
import type { SavedCharacter } from '../../character/saved-character.ts';
import { fold } from '../../engine/fold.ts';
import type { Worksheet } from '../../engine/worksheet.ts';
import { fiendishFriedrick, johnFalcon } from '../../testing/book-characters.ts';
import { ordinaryCharacter } from '../../testing/huge-character.ts';
import { openSheet } from '../../testing/open-sheet.ts';
import { saved } from '../../testing/rows.ts';
import { rulesetIds } from '../rulesets.ts';
import { houseRulesFor } from './offered-rules.ts';
import { houseRules } from './registry.ts';
import { sharedReplacement } from './rule-conflicts.ts';

const samples = [(ruleset: string) => saved(ruleset, {}), johnFalcon, fiendishFriedrick, ordinaryCharacter];

const open = (character: SavedCharacter, ...rules: readonly string[]): Worksheet =>
  openSheet({ ...character, houseRules: rules }).worksheet;

/** The rules of a ruleset that change numbers. */
const changers = rulesetIds.flatMap((ruleset) =>
  houseRulesFor(ruleset).flatMap((rule) => (rule.changes ? [{ ruleset, rule, changes: rule.changes }] : [])),
);

/** The numbers whose formula these changes replace. */
function replacedBy({ changes, ruleset }: (typeof changers)[number]): Set<string> {
  const ids = samples.flatMap((make) => openSheet(make(ruleset)).worksheet.ids());
  const replaced = changes.flatMap(({ stat, base }) => (base ? [stat] : []));
  return new Set(ids.filter((id) => replaced.some((stat) => (typeof stat === 'string' ? stat === id : stat(id)))));
}

describe('house rules', () => {
  it('have ids, names and explanations of their own, and suit a ruleset', () => {
    expect(new Set(houseRules.map(({ id }) => id)).size).toBe(houseRules.length);
    expect(new Set(houseRules.map(({ name }) => name)).size).toBe(houseRules.length);
    for (const { id, name, explanation, suits } of houseRules) {
      expect(id).toMatch(/^[a-z0-9]+(-[a-z0-9]+)*$/);
      expect(name, id).toMatch(/^\p{Lu}/u);
      expect(explanation, id).toMatch(/^\p{Lu}.*\.$/u);
      expect(Object.keys(suits), id).not.toEqual([]);
    }
  });

  it('keep the ids that files of version 1 have', () => {
    expect(houseRules.map(({ id }) => id)).toEqual(expect.arrayContaining(['improve-from-default', 'hit-locations']));
  });

  it('are never on at first where another one that is replaces the same thing', () => {
    for (const ruleset of rulesetIds) {
      const atFirst = houseRulesFor(ruleset).filter(({ suits }) => suits[ruleset] === 'on');
      for (const rule of atFirst) for (const other of atFirst) expect(sharedReplacement(rule, other)).toBeUndefined();
    }
  });

  it.each(changers)(
    'of $ruleset that change numbers: $rule.name labels each change with its name',
    ({ ruleset, rule }) => {
      let changed = 0;
      for (const make of samples) {
        const [without, under] = [open(make(ruleset)), open(make(ruleset), rule.id)];
        expect(under.ids()).toEqual(without.ids());
        for (const id of under.ids()) {
          if (under.formulaOf(id).caption !== without.formulaOf(id).caption) changed += 1;
          const { steps, value } = under.get(id);
          expect(fold(steps), id).toEqual(value);
          const [words, before] = [steps, without.get(id).steps].map((each) => each.map((step) => step.words));
          if (words?.join() === before?.join()) continue;
          changed += 1;
          const labelled = steps.some((step) => step.op !== 'given' && step.words.includes(rule.name));
          expect(labelled, `${id} has a step named “${rule.name}”`).toBe(true);
        }
      }
      expect(changed).toBeGreaterThan(0);
    },
  );

  it('replace something when they replace a formula, and get along when both are on', () => {
    for (const changer of changers) {
      const replaced = replacedBy(changer);
      if (replaced.size > 0) expect(changer.rule.replaces, changer.rule.id).not.toEqual([]);
      for (const other of changers) {
        if (other.ruleset !== changer.ruleset || other.rule === changer.rule) continue;
        if (sharedReplacement(changer.rule, other.rule) !== undefined) continue;
        expect(
          [...replacedBy(other)].filter((id) => replaced.has(id)),
          `${changer.rule.id} and ${other.rule.id} replace the same formula: both must say so`,
        ).toEqual([]);
      }
    }
  });
});
