import '../../testing/load-rulesets.ts';
import { describe, expect, it } from 'vitest';
import type { RulesetId } from '../../catalog/entry.ts';
import { atRest } from '../../character/play.ts';
import { saved, trait } from '../../testing/rows.ts';
import { openWorksheet } from '../derive-character.ts';
import { rulesetOf } from '../rulesets.ts';
import { deriveCombat } from './derive-combat.ts';
import { afterAreaDamage, afterSurpriseOf, rolledDamage } from './group-effects.ts';
import { derivePrinted } from './printed-numbers.ts';

const rulesOf = (ruleset: RulesetId) => rulesetOf(ruleset).loadFightRules();

/** A foe with 10 HP and DR 2. */
async function foe(ruleset: RulesetId) {
  const sheet = derivePrinted(saved(ruleset, {}), { hitPoints: 10, damageResistance: 2, attacks: [] });
  return deriveCombat(sheet, await rulesOf(ruleset), atRest);
}

describe('Damage to several', () => {
  it('is stopped by the DR of each, and its type counts', async () => {
    // 7 − DR 2 = 5, a cut × 1.5 = 7.
    const { play, sentence } = afterAreaDamage(atRest, await foe('fourth-edition'), {
      rolled: 7,
      type: 'cut',
      share: 'all',
    });
    expect(sentence).toBe('7 cut, 2 stopped by armor, 7 injury.');
    expect(play.state.hitsLost).toBe(7);
  });

  it('is at least the minimum of its type, from the total of the dice', () => {
    const { odds } = rulesetOf('fourth-edition');
    expect([rolledDamage(odds, 'cut', -2), rolledDamage(odds, 'cr', -2), rolledDamage(odds, 'burn', 7)]).toEqual([
      1, 0, 7,
    ]);
  });

  it('makes the rolls of a major wound due', async () => {
    // More than half of 10 HP.
    const { due, play } = afterAreaDamage(atRest, await foe('fourth-edition'), { rolled: 8, type: 'cr', share: 'all' });
    expect(play.state.hitsLost).toBe(6);
    expect(due.join()).toMatch(/: roll \d+/);
    expect(play.state.rollsDue).not.toEqual([]);
  });

  it('reaches those behind something by half, rounded down', async () => {
    const hit = afterAreaDamage(atRest, await foe('lite-3e'), { rolled: 7, type: 'cr', share: 'half' });
    expect(hit.sentence).toBe('3 cr (half), 2 stopped by armor, 1 injury.');
  });
});

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
