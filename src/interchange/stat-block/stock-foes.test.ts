import '../../testing/load-rulesets.ts';
import { beforeAll, describe, expect, it } from 'vitest';
import { stockFoes } from '../../catalog/stock-foes.ts';
import { situationOf } from '../../character/combat-situation.ts';
import { isDice } from '../../engine/dice.ts';
import { deriveCombat } from '../../rules/combat/derive-combat.ts';
import { rollAll } from '../../rules/combat/exchange/exchange.ts';
import type { Combatant } from '../../rules/combat/exchange/participant.ts';
import type { FightRules } from '../../rules/combat/fight-rules.ts';
import { derivePrinted } from '../../rules/combat/printed-numbers.ts';
import { rulesetIds, rulesetOf } from '../../rules/rulesets.ts';
import { lineStat } from '../../rules/stat-ids.ts';
import { isOfferedUnder, makeStockFoe } from './make-foe.ts';

const rules = new Map<string, FightRules>();
beforeAll(async () => {
  for (const id of rulesetIds) rules.set(id, await rulesetOf(id).loadFightRules());
});

describe('The stock foes', () => {
  it('are some thirty of all kinds, each with its own id, name and line', () => {
    expect(stockFoes.length).toBeGreaterThanOrEqual(30);
    expect(new Set(stockFoes.map(({ id }) => id)).size).toBe(stockFoes.length);
    expect(new Set(stockFoes.map(({ name }) => name)).size).toBe(stockFoes.length);
    for (const { name, line } of stockFoes) {
      expect(line.length, name).toBeGreaterThan(20);
      expect(line.length, name).toBeLessThan(80);
      expect(line, name).toMatch(/\.$/);
    }
    for (const ruleset of rulesetIds) {
      expect(stockFoes.filter((foe) => isOfferedUnder(foe, ruleset)).length).toBeGreaterThanOrEqual(30);
    }
  });

  it.each(rulesetIds)('have plausible numbers and attacks under %s, and nothing that was not read', (ruleset) => {
    const ofRuleset = rules.get(ruleset);
    if (!ofRuleset) throw new Error('no rules');
    for (const foe of stockFoes) {
      const made = makeStockFoe(foe, ruleset);
      if (!made) {
        expect(foe.notIn, foe.name).toContain(ruleset);
        continue;
      }
      const { saved, printed, assumed, notes } = made;
      expect(assumed, foe.name).toEqual([]);
      expect(notes.split('\n').slice(1).join(), foe.name).toMatch(/^(?:\w[\w ]+ \d+)?$/);
      const sheet = derivePrinted(saved, printed);
      const { worksheet } = sheet;
      const between = (stat: string, from: number, to: number) => {
        expect(worksheet.number(stat), `${foe.name}: ${stat}`).toBeGreaterThanOrEqual(from);
        expect(worksheet.number(stat), `${foe.name}: ${stat}`).toBeLessThanOrEqual(to);
      };
      between('hitPoints', 3, 25);
      between('dodge', 4, 13);
      between('move', 3, 12);
      between('damageResistance', 0, 15);
      const combat = deriveCombat(sheet, ofRuleset, situationOf());
      const attacks = combat.attacks.filter(({ line }) => line.natural || line.use?.item.inUse);
      const usable = attacks.filter(({ line, damage }) => {
        // At rest: a shot in the third edition loses something for haste.
        const level = worksheet.get(lineStat(line.id, 'skill')).value;
        return typeof level === 'number' && level >= 9 && isDice(combat.worksheet.get(damage).value);
      });
      expect(usable.length, `${foe.name} has an attack`).toBeGreaterThan(0);
    }
  });

  it.each(rulesetIds)('fight each other under %s until one is down', (ruleset) => {
    const ofRuleset = rules.get(ruleset);
    if (!ofRuleset) throw new Error('no rules');
    for (const foe of stockFoes) {
      const made = makeStockFoe(foe, ruleset);
      if (!made) continue;
      const sheet = derivePrinted(made.saved, made.printed);
      const combatant = (name: string): Combatant => ({ name, sheet, situation: situationOf(), rules: ofRuleset });
      const line = deriveCombat(sheet, ofRuleset, situationOf()).attacks.find(
        ({ line: each }) => each.natural || each.use?.item.inUse,
      )?.line.id;
      // A critical hit with all sixes hurts anybody but the thickest armor.
      const { now } = rollAll({ attacker: combatant('A'), line: line ?? '', defender: combatant('B') }, [], (dice) =>
        dice === 3 ? 3 : 6 * dice,
      );
      expect(now.outcome?.log.join(' '), foe.name).toMatch(/^A /);
    }
  });
});
