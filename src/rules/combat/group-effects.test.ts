import '../../testing/load-rulesets.ts';
import { describe, expect, it } from 'vitest';
import type { RulesetId } from '../../catalog/entry.ts';
import { atRest } from '../../character/play.ts';
import { saved, trait } from '../../testing/rows.ts';
import { openWorksheet } from '../derive-character.ts';
import { rulesetOf } from '../rulesets.ts';
import { deriveCombat } from './derive-combat.ts';
import { afterSurpriseOf } from './group-effects.ts';
import { derivePrinted } from './printed-numbers.ts';

const rulesOf = (ruleset: RulesetId) => rulesetOf(ruleset).loadFightRules();

/** A foe with 10 HP and DR 2. */
async function foe(ruleset: RulesetId) {
  const sheet = derivePrinted(saved(ruleset, {}), { hitPoints: 10, damageResistance: 2, attacks: [] });
  return deriveCombat(sheet, await rulesOf(ruleset), atRest);
}

describe('Surprise of a side', () => {
  it('freezes under the fourth edition, unless it is partial or the fighter has Combat Reflexes', async () => {
    const ruleset = 'fourth-edition';
    const alert = openWorksheet(saved(ruleset, { traits: [trait('combat-reflexes')] }));
    const usual = await foe(ruleset);
    const conditions = (combat: typeof usual, isPartial: boolean) =>
      afterSurpriseOf(atRest, combat, isPartial).state.conditions;
    expect(conditions(usual, false)).toEqual(['frozen', 'mentallyStunned']);
    expect(conditions(usual, true)).toEqual(['mentallyStunned']);
    expect(conditions(deriveCombat(alert, await rulesOf(ruleset), atRest), false)).toEqual(['mentallyStunned']);
  });
});
