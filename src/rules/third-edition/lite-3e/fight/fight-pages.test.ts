import { expect, it } from 'vitest';
import { combatant } from '../../../../testing/combatant.ts';
import { featsOf } from '../../../../testing/feats-of.ts';
import { item, saved, skill } from '../../../../testing/rows.ts';
import { fightRules } from './fight-rules.ts';

const fighter = saved('lite-3e', {
  attributes: { st: 13, dx: 12, ht: 12 },
  skills: [skill('broadsword', 8), skill('two-handed-sword', 2)],
  equipment: [
    item('broadsword', { key: 'sword', place: 'ready' }),
    item('greatsword', { key: 'greatsword', place: 'ready' }),
  ],
});
const now = combatant(fighter, fightRules);

/**
 * The text has no page numbers. The book's contents and references give these: Jumping, p. 22 (under the skill); Climbing,
 * Throwing and Swimming, p. 23, so that lifting, between them, is there too; damage by type under Basic Weapon Damage, p. 18.
 */
it('the pages of GURPS Lite are those that its contents and its references name', async () => {
  const dropped = now({ state: { places: { sword: 'stowed', greatsword: 'stowed' } } });
  expect(dropped.sentence('fight:pickUp.sword')).toContain('(GURPS Lite p. 23)');
  expect((await featsOf(fighter)).sentence('jumping.high')).toContain('(GURPS Lite p. 22)');
  const injury = now().wounded({ rolled: 5, type: 'cut' }).injury.worksheet.get('wound:injury');
  expect(injury.steps.find(({ op }) => op === 'multiply')?.cite?.page).toBe(18);
  const tooMany = now().sheet.worksheet.get('fight:greatsword.0.skill').steps.at(-1);
  expect([tooMany?.words, tooMany?.cite?.page]).toEqual(['needs both hands: Broadsword in the other', 19]);
});
