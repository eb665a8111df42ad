import { expect, test } from 'vitest';
import type { RulesetId } from '../../catalog/entry.ts';
import type { EquipmentRow } from '../../character/equipment-rows.ts';
import { item, saved, skill, trait } from '../../testing/rows.ts';
import { openWorksheet } from '../derive-character.ts';
import { loadRuleset, rulesetIds, rulesetOf } from '../rulesets.ts';
import { weaponsReady } from './weapons-ready.ts';

await Promise.all(rulesetIds.map(loadRuleset));
const rulesOf = new Map(
  await Promise.all(rulesetIds.map(async (id) => [id, await rulesetOf(id).loadFightRules()] as const)),
);
const ready = (ruleset: RulesetId, more: Parameters<typeof saved>[1]) =>
  weaponsReady(openWorksheet(saved(ruleset, more)), rulesOf.get(ruleset) ?? {});

const bandit = (equipment: EquipmentRow[], more: Parameters<typeof saved>[1] = {}) =>
  ready('fourth-edition', { skills: [skill('axe-mace', 8), skill('shield', 1)], equipment, ...more });

test.each(rulesetIds)('a fighter of %s begins with a carried weapon and shield in hand', (ruleset) => {
  const equipment = [item('broadsword', { key: 'sword' }), item('medium-shield', { key: 'shield' })];
  expect(ready(ruleset, { equipment })).toEqual({ sword: 'ready', shield: 'ready' });
});

test('the weapon with the highest skill is taken, not the first', () => {
  // Axe/Mace 8 points: DX+1, 11; the knife at its default of DX−4, 6.
  expect(bandit([item('large-knife', { key: 'knife' }), item('axe', { key: 'axe' })])).toEqual({ axe: 'ready' });
});

test('a weapon for both hands leaves no hand for a shield', () => {
  const both = [item('greatsword', { key: 'great' }), item('medium-shield', { key: 'shield' })];
  expect(bandit(both, { skills: [skill('two-handed-sword', 4)] })).toEqual({ great: 'ready' });
});

test('a fighter with one arm takes no shield beside the weapon', () => {
  const equipment = [item('axe', { key: 'axe' }), item('medium-shield', { key: 'shield' })];
  expect(bandit(equipment, { traits: [trait('one-arm')] })).toEqual({ axe: 'ready' });
});

test('a body with paws takes nothing in hand, and one with four arms holds a shield beside a weapon for both hands', () => {
  const axe = item('axe', { key: 'axe' });
  expect(bandit([axe], { traits: [trait('no-fine-manipulators')] })).toEqual({});
  expect(bandit([axe], { traits: [trait('no-manipulators')] })).toEqual({});
  const both = [item('greatsword', { key: 'great' }), item('medium-shield', { key: 'shield' })];
  const arms = trait('extra-arms', { level: 2 });
  expect(bandit(both, { skills: [skill('two-handed-sword', 4)], traits: [arms] })).toEqual({
    great: 'ready',
    shield: 'ready',
  });
});

test('a weapon in hand stays there, and a shield joins it', () => {
  const knife = item('large-knife', { key: 'knife', place: 'ready' });
  expect(bandit([knife, item('axe', { key: 'axe' })])).toEqual({});
  expect(bandit([knife, item('medium-shield', { key: 'shield' })])).toEqual({ shield: 'ready' });
});

test('a bow without arrows, and a weapon at home, are not taken', () => {
  const bow = item('longbow', { key: 'bow' });
  const archer = { skills: [skill('bow', 8)] };
  const axe = item('axe', { key: 'axe' });
  expect(bandit([bow, axe], archer)).toEqual({ axe: 'ready' });
  expect(bandit([bow, axe, item('arrow', { quantity: 10 })], archer)).toEqual({ bow: 'ready' });
  expect(bandit([item('axe', { key: 'home', place: 'home' })])).toEqual({});
});
