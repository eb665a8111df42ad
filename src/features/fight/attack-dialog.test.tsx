// @vitest-environment happy-dom
import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { SavedCharacter } from '../../character/character.ts';
import { atRest, type Play } from '../../character/play.ts';
import { deriveCombat } from '../../rules/combat/derive-combat.ts';
import { deriveCharacter } from '../../rules/derive-character.ts';
import { fightRules as rules } from '../../rules/third-edition/man-to-man/fight/fight-rules.ts';
import { chooseExchangeSpeed } from '../../state/view/preferences.ts';
import { johnFalcon } from '../../testing/book-characters.ts';
import { type AttackChanges, AttackDialog } from './attack-dialog.tsx';
import type { FightSide } from './in-play.ts';

const sideOf = (name: string, saved: SavedCharacter, play: Play): FightSide => {
  const sheet = deriveCharacter(saved);
  return { name, sheet, combat: deriveCombat(sheet, rules, play), play, rules };
};
const unconscious: Play = { ...atRest, state: { ...atRest.state, posture: 'lying', conditions: ['unconscious'] } };
const falcon = sideOf('Falcon', johnFalcon(), atRest);
const friedrick = sideOf('Friedrick', johnFalcon(), unconscious);

/** Attacks, applies the result, and returns that. */
async function attack(defender: FightSide | null) {
  const onApply = vi.fn<(label: string, changes: AttackChanges, log: readonly string[]) => void>();
  const onClose = vi.fn();
  render(<AttackDialog attacker={falcon} line="sword.0" defender={defender} onApply={onApply} onClose={onClose} />);
  const title = screen.getByRole('dialog').getAttribute('aria-labelledby') ?? '';
  const name = document.getElementById(title)?.textContent;
  await userEvent.click(screen.getByRole('button', { name: 'Apply' }));
  expect(onClose).toHaveBeenCalledOnce();
  const [label, changes, log] = onApply.mock.lastCall ?? [];
  if (!changes || !log) throw new Error('nothing was applied');
  expect(label).toBe(log[0]);
  return { name, log, attacker: changes.attacker(falcon.play), defender: changes.defender(friedrick.play) };
}

beforeEach(() => {
  chooseExchangeSpeed('quick');
  // Every die shows 5: a 15 hits, and Friedrick, who is unconscious, does not defend.
  vi.stubGlobal('crypto', { getRandomValues: (array: Uint32Array) => array.fill(4) });
});
afterEach(() => vi.unstubAllGlobals());

test('an attack on a fighter changes the states of both, and keeps the target of the attacker', async () => {
  const { name, log, attacker, defender } = await attack(friedrick);
  expect(name).toBe('Falcon attacks Friedrick');
  expect(log[0]).toMatch(/^Falcon .* Friedrick: 15 against/);
  expect(defender.state.hitsLost).toBeGreaterThan(0);
  expect(defender).toEqual({ ...friedrick.play, state: defender.state });
  expect(attacker).toEqual({ ...falcon.play, state: attacker.state });
});

test('an attack on somebody without a sheet updates the target of the attacker', async () => {
  const { name, attacker, defender } = await attack(null);
  expect(name).toBe('Falcon attacks the target');
  expect(attacker.target.hitsLost).toBeGreaterThan(0);
  expect(attacker.state.hitsLost).toBe(0);
  expect(defender).toBe(friedrick.play);
});
