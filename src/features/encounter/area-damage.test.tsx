// @vitest-environment happy-dom
import '../../testing/load-rulesets.ts';
import 'fake-indexeddb/auto';
import { act, render, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { blankEncounter } from '../../character/encounter.ts';
import { addFighters } from '../../character/encounter-edits.ts';
import { loadEncounterRules } from '../../state/encounter/encounter-sheets.ts';
import { currentEncounter, showOpenEncounter } from '../../state/encounter/encounter-store.ts';
import { chooseDice } from '../../state/view/preferences.ts';
import { saved } from '../../testing/rows.ts';
import { AreaDamageDialog } from './area-damage.tsx';

const user = userEvent.setup({ delay: null });
const named = (name: string, ruleset: 'man-to-man' | 'lite-3e' | 'fourth-edition' = 'fourth-edition') =>
  saved(ruleset, { name, attributes: { st: 10, dx: 10, iq: 10, ht: 10 } });
const anna = named('Anna');
const bert = named('Bert');
const carl = named('Carl', 'man-to-man');
const dora = named('Dora', 'lite-3e');
await loadEncounterRules([anna, carl, dora]);

/** The dialog for everybody in an encounter of these. */
const show = async (...all: readonly (typeof anna)[]) => {
  showOpenEncounter(all.reduce((encounter, one) => addFighters(encounter, one), blankEncounter('e')));
  const keys = (currentEncounter()?.fighters ?? []).map(({ key }) => key);
  await act(async () => {
    render(<AreaDamageDialog keys={keys} onClose={vi.fn()} />);
  });
};
const logged = () =>
  currentEncounter()
    ?.log.map((entry) => JSON.stringify(entry))
    .join('\n') ?? '';
const setText = async (name: string, text: string) => {
  const field = screen.getByRole('textbox', { name });
  await user.clear(field);
  await user.type(field, text);
  await user.tab();
};
const rollOf = (name: string) => screen.getByRole<HTMLInputElement>('spinbutton', { name });
const apply = () => screen.getByRole<HTMLButtonElement>('button', { name: 'Apply' });

beforeEach(() => chooseDice('typed'));
afterEach(() => {
  showOpenEncounter(null);
  chooseDice('here');
});

test('a roll for all is the damage: fragments attack somebody too far away for the blast with their own roll', async () => {
  await show(anna, bert);
  await setText('Dice', '3d');
  await setText('Dice of fragments', '2d');
  await setText('Yards away (Bert)', '9');
  await user.type(rollOf('Damage of the blast for all: what the 3 dice show'), '12{Enter}');
  expect(rollOf('Anna: damage of the blast: what the 3 dice show').value).toBe('12');
  const attack = rollOf('Bert: the attack of the fragments: what the 3 dice show');
  expect(attack.value).toBe('');
  await user.type(attack, '17{Enter}');
  expect(screen.getByText(/no fragment hits/i)).toBeTruthy();
  expect(rollOf('Anna: damage of the blast: what the 3 dice show').value).toBe('12');
});

test('somebody whom nothing reached before the roll takes the roll for all when it reaches them after it', async () => {
  chooseDice('here');
  await show(anna, bert);
  await user.selectOptions(screen.getByRole('combobox', { name: 'What harms' }), 'other');
  const reaches = screen.getByRole('combobox', { name: 'How much reaches them (Bert)' });
  await user.selectOptions(reaches, 'none');
  await user.click(screen.getByRole('button', { name: 'Roll 1d' }));
  expect(apply().disabled).toBe(false);
  await user.selectOptions(reaches, 'all');
  expect(apply().disabled).toBe(false);
  const [one, other] = ['Anna', 'Bert'].map((name) => rollOf(`${name}: damage: what the die shows`).value);
  expect(other).toBe(one);
  expect(other).not.toBe('');
});

test('fighters whose rules lack the harm are listed as not reached, and counted nowhere', async () => {
  await show(anna, carl);
  expect(screen.getByText('Area damage to 1 fighter')).toBeTruthy();
  const missed = screen.getAllByRole('listitem').find((row) => row.textContent?.startsWith('Carl'));
  expect(within(missed ?? document.body).getByText('Not reached: other rules.')).toBeTruthy();
  await user.type(rollOf('Damage of the blast for all: what the 4 dice show'), '14{Enter}');
  await user.click(apply());
  expect(logged()).toContain('Anna. Damage of the blast');
  expect(logged()).not.toContain('Carl');
});

test('fighters of several rules answer the questions of their own, and the common ones once', async () => {
  await show(anna, dora);
  const [ofAnna, ofDora] = ['Anna', 'Dora'].map((name) => screen.getByRole('region', { name }));
  // The dice are asked once; sealed armor and a fragment by GURPS Lite, the type and dice of fragments by the fourth edition.
  expect(screen.getAllByRole('textbox', { name: /^Dice$/ })).toHaveLength(1);
  expect(within(ofAnna ?? document.body).getByRole('combobox', { name: 'Type' })).toBeTruthy();
  expect(within(ofDora ?? document.body).queryByRole('combobox', { name: 'Type' })).toBeNull();
  expect(within(ofDora ?? document.body).getByText(/a quarter for each 2 yards/)).toBeTruthy();
  const sealed = screen.getByRole('checkbox', { name: /Armor is sealed.*Dora/ });
  expect(screen.queryByRole('checkbox', { name: /Armor is sealed.*Anna/ })).toBeNull();
  await user.click(sealed);
  await setText('Dice', '2d');
  await setText('Yards away (Anna)', '1');
  await setText('Yards away (Dora)', '2');
  await user.type(rollOf('Damage of the blast for all: what the 2 dice show'), '12{Enter}');
  await user.click(apply());
  // A third of 12 by the fourth edition, a quarter by GURPS Lite.
  expect(logged()).toContain('Anna. Damage of the blast: 4 damage (cr), 4 HP lost');
  expect(logged()).toContain('Dora. Damage of the blast: 3 damage (cr), 3 hits lost');
});
