import { describe, expect, it } from 'vitest';
import type { PartialSituation } from '../../character/combat-situation.ts';
import { combatant } from '../../testing/combatant.ts';
import { typedItem } from '../../testing/own-rows.ts';
import { item, saved, skill } from '../../testing/rows.ts';
import { fightRules as fourthFight } from '../fourth-edition/common/fight/fight-rules.ts';
import { shieldReady } from '../house-rules/melee/melee-rules.ts';
import { fightRules as liteFight } from '../third-edition/lite-3e/fight/fight-rules.ts';
import { fightRules as manToManFight } from '../third-edition/man-to-man/fight/fight-rules.ts';
import { afterPickUp, afterReadying } from './state-after.ts';

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
  const after = afterPickUp(now(dropped).sheet, 'sword');
  expect(now({ state: after }).skill('sword.0')).toBe(now().skill('sword.0'));
  expect(now({ state: after }).sheet.pickUps).toEqual([]);
});

it('in one second by GURPS Lite, which does not ask for kneeling (p. 23)', () => {
  expect(combatant(fighter('lite-3e'), liteFight)(dropped).number('fight:pickUp.sword')).toBe(1);
});

describe('what was picked up may have to be made ready', () => {
  const halberdier = (ruleset: string, rules: readonly string[] = []) =>
    saved(
      ruleset,
      {
        attributes: { st: 13, dx: 12, ht: 12 },
        skills: [skill('polearm', 8), skill('axe-mace', 4), skill('shield', 4)],
        equipment: [
          item('halberd', { key: 'halberd', place: 'ready' }),
          item('axe', { key: 'axe', place: 'ready' }),
          item('medium-shield', { key: 'shield', place: 'ready' }),
          item('large-knife', { key: 'knife', place: 'ready' }),
        ],
      },
      rules,
    );
  const all: PartialSituation = {
    state: { places: { halberd: 'stowed', axe: 'stowed', shield: 'stowed', knife: 'stowed' } },
  };
  const turns = (saved: ReturnType<typeof halberdier>, rules: typeof liteFight) => {
    const { sheet } = combatant(saved, rules)(all);
    return ['halberd', 'axe', 'shield', 'knife'].map((key) => afterPickUp(sheet, key).unready[key]);
  };

  it('Man to Man: a polearm two turns, an axe one, a shield as many as its PD (pp. 29, 37)', () => {
    expect(turns(halberdier('man-to-man'), manToManFight)).toEqual([2, 1, 3, undefined]);
    const now = combatant(halberdier('man-to-man'), manToManFight);
    expect(now(all).sentence('fight:pickUp.shield.readying')).toBe(
      'make Medium shield ready, once picked up 3 turns: PD of Medium shield 3. (Man to Man p. 29)',
    );
    const taken = afterPickUp(now({ state: { places: { axe: 'stowed', halberd: 'carried' } } }).sheet, 'axe');
    expect(now({ state: taken }).whyNot('fight:axe.0.skill')).toBe('a turn to ready it first');
    expect(now({ state: afterReadying(taken, 'axe') }).whyNot('fight:axe.0.skill')).toBeNull();
  });

  it('with the adapted readying of shields, twice as many', () => {
    expect(turns(halberdier('man-to-man', [shieldReady.id]), manToManFight)).toEqual([2, 1, 6, undefined]);
    expect(turns(halberdier('lite-3e', [shieldReady.id]), liteFight)[2]).toBe(6);
  });

  it('GURPS Lite and the fourth edition pick weapons up with Ready; a shield takes its DB by the latter (p. 382)', () => {
    expect(turns(halberdier('lite-3e'), liteFight)).toEqual([undefined, undefined, undefined, undefined]);
    const fourth = saved('fourth-edition', {
      equipment: [typedItem('Shield', { kind: 'shield', defenseBonus: 2 }, { key: 'shield', place: 'ready' })],
    });
    const { sheet } = combatant(fourth, fourthFight)({ state: { places: { shield: 'stowed' } } });
    expect(afterPickUp(sheet, 'shield').unready).toEqual({ shield: 2 });
  });
});
