import { expect, it } from 'vitest';
import type { PartialSituation } from '../../character/combat-situation.ts';
import { combatant } from '../../testing/combatant.ts';
import { item, saved, skill } from '../../testing/rows.ts';
import { fightRules as liteFight } from '../lite-3e/fight/fight-rules.ts';
import { fightRules as manToManFight } from '../man-to-man/fight/fight-rules.ts';
import { afterPickUp } from './state-after.ts';

const fighter = (ruleset: string) =>
  saved(ruleset, {
    attributes: { st: 13, dx: 12, ht: 12 },
    skills: [skill('broadsword', 8)],
    equipment: [item('broadsword', { key: 'sword', place: 'ready' })],
  });
const dropped: PartialSituation = { state: { places: { sword: 'stowed' } } };

it('a dropped weapon is picked up in two turns on one’s feet, one on the knees (Man to Man pp. 29, 37)', () => {
  const now = combatant(fighter('man-to-man'), manToManFight);
  expect(now().sheet.pickUps).toEqual([]);
  expect(now(dropped).sheet.pickUps).toEqual([{ key: 'sword', name: 'Broadsword', turns: 'fight:pickUp.sword' }]);
  expect(now(dropped).sentence('fight:pickUp.sword')).toContain(
    'pick up Broadsword 2 turns: to take it 1; to kneel +1.',
  );
  expect(now({ state: { ...dropped.state, posture: 'kneeling' } }).number('fight:pickUp.sword')).toBe(1);
  expect(now({ state: { ...dropped.state, conditions: ['stunned'] } }).whyNot('fight:pickUp.sword')).toBe('stunned');
  const after = afterPickUp(now(dropped).state, 'sword');
  expect(now({ state: after }).skill('sword.0')).toBe(now().skill('sword.0'));
  expect(now({ state: after }).sheet.pickUps).toEqual([]);
});

it('in one second by GURPS Lite, which does not ask for kneeling (p. 23)', () => {
  expect(combatant(fighter('lite-3e'), liteFight)(dropped).number('fight:pickUp.sword')).toBe(1);
});
