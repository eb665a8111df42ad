// @vitest-environment happy-dom
import '../../testing/load-rulesets.ts';
import 'fake-indexeddb/auto';
import { act, render, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { blankEncounter } from '../../character/encounter.ts';
import { addFighters, changeFighterPlay, playOf, takesTurns } from '../../character/encounter-edits.ts';
import { loadEncounterRules } from '../../state/encounter/encounter-sheets.ts';
import { currentEncounter, editEncounter, showOpenEncounter } from '../../state/encounter/encounter-store.ts';
import { chooseDice } from '../../state/view/preferences.ts';
import { saved, skill, trait } from '../../testing/rows.ts';
import { FighterPanel } from './fighter-list.tsx';

const user = userEvent.setup({ delay: null });
/** IQ/Hard spells at IQ 14 and Magery 3: 16 points are 20. */
const mage = saved('fourth-edition', {
  name: 'Mira',
  attributes: { st: 10, dx: 12, iq: 14, ht: 12 },
  traits: [trait('magery', { level: 3 })],
  skills: ['mass-sleep', 'mass-daze', 'create-fire', 'awaken', 'fog'].map((id) => skill(id, 16)),
});
const bandit = (name: string) => saved('fourth-edition', { name, attributes: { st: 10, dx: 10, iq: 10, ht: 11 } });
await loadEncounterRules([mage]);

const playOfFighter = (key: string) => {
  const fighter = currentEncounter()?.fighters.find((each) => each.key === key);
  if (!fighter) throw new Error(`no fighter ${key}`);
  return playOf(fighter);
};
const logged = () => (currentEncounter()?.log ?? []).map(({ text }) => text);

/** Begins a spell over these fighters, and types the roll to cast. */
async function cast(spell: string, inside: readonly string[], total: number) {
  await user.click(await screen.findByRole('button', { name: `Cast ${spell}` }));
  const dialog = await screen.findByRole('dialog', { name: `Cast ${spell}` });
  for (const name of inside) await user.click(within(dialog).getByRole('checkbox', { name }));
  await user.click(within(dialog).getByRole('button', { name: 'Cast' }));
  await user.type(await screen.findByLabelText(new RegExp(`^Casting ${spell}.*: what`)), `${total}{Enter}`);
}

beforeEach(async () => {
  chooseDice('typed');
  const all = [mage, bandit('Abel'), bandit('Boris')];
  showOpenEncounter(all.reduce((encounter, one) => addFighters(encounter, one), blankEncounter('e')));
  await act(async () => {
    render(<FighterPanel fighterKey="k1" />);
  });
});
afterEach(() => {
  showOpenEncounter(null);
  chooseDice('here');
});

test('each of those inside the area of a resisted spell rolls to resist', async () => {
  await cast('Mass Sleep', ['Abel', 'Boris'], 12);
  // Against the living 20 counts as 16, a margin of 4 with a 12: HT 11 resists with a 7, and not with a 10.
  await user.type(await screen.findByLabelText(/^Abel resists.*: what/i), '10{Enter}');
  expect(playOfFighter('k1').casting?.rolled?.resisted).toEqual({ k2: false });
  await user.type(await screen.findByLabelText(/^Boris resists.*: what/i), '7{Enter}');
  expect(playOfFighter('k1').casting).toBeNull();
  expect(logged()).toContain('Mira: Inside: Abel.');
  expect(logged()).toContain('Mira: Not affected: Boris.');
});

test('Mass Sleep puts those inside to sleep, who take no turns; Awaken wakes them', async () => {
  await cast('Mass Sleep', ['Abel'], 12);
  await user.type(await screen.findByLabelText(/^Abel resists.*: what/i), '15{Enter}');
  expect(playOfFighter('k2').state).toMatchObject({ conditions: ['asleep'], posture: 'lying' });
  expect(logged()).toContain('Mira: Abel falls asleep.');
  const [, abel] = currentEncounter()?.fighters ?? [];
  expect(abel && takesTurns(abel)).toBe(false);
  await cast('Awaken', ['Abel'], 12);
  expect(playOfFighter('k2').state.conditions).toEqual([]);
  expect(logged()).toContain('Mira: Abel wakes.');
});

test('Mass Daze dazes those inside until its caster ends it', async () => {
  await cast('Mass Daze', ['Abel', 'Boris'], 12);
  await user.type(await screen.findByLabelText(/^Abel resists.*: what/i), '15{Enter}');
  await user.type(await screen.findByLabelText(/^Boris resists.*: what/i), '15{Enter}');
  expect(['k2', 'k3'].map((key) => playOfFighter(key).state.conditions)).toEqual([['dazed'], ['dazed']]);
  await user.click(await screen.findByRole('button', { name: /^End Mass Daze/ }));
  expect(['k2', 'k3'].map((key) => playOfFighter(key).state.conditions)).toEqual([[], []]);
});

test('who resists a spell of an area is no longer dazed, as the subject of a single spell', async () => {
  await cast('Mass Daze', ['Abel', 'Boris'], 12);
  await user.type(await screen.findByLabelText(/^Abel resists.*: what/i), '15{Enter}');
  await user.type(await screen.findByLabelText(/^Boris resists.*: what/i), '15{Enter}');
  await cast('Mass Sleep', ['Abel', 'Boris'], 12);
  await user.type(await screen.findByLabelText(/^Abel resists.*: what/i), '6{Enter}');
  await user.type(await screen.findByLabelText(/^Boris resists.*: what/i), '15{Enter}');
  expect(playOfFighter('k2').state.conditions).toEqual([]);
  expect(playOfFighter('k3').state.conditions).toContain('asleep');
  expect(logged()).toContain('Mira: Abel is no longer dazed.');
});

test('without dice the log says of each who does not resist, and has no empty line', async () => {
  await cast('Mass Sleep', ['Abel', 'Boris'], 12);
  act(() => chooseDice('off'));
  await user.click(await screen.findByRole('button', { name: 'Does not resist' }));
  expect(logged()).toContain('Mira: Abel does not resist.');
  expect(logged().filter((line) => /: *$/.test(line))).toEqual([]);
});

test('a fire that is created burns those inside, the caster too, and their rolls are due', async () => {
  await cast('Create Fire', ['Mira (the caster)', 'Boris'], 12);
  expect(['k1', 'k2', 'k3'].map((key) => playOfFighter(key).hazards?.map(({ hazard, due }) => [hazard, due]))).toEqual([
    [['fire', 1]],
    undefined,
    [['fire', 1]],
  ]);
  expect(logged()).toContain('Mira: Inside: Mira, Boris.');
  expect(playOfFighter('k1').spells).toMatchObject([{ name: 'Create Fire', subject: 'Mira, Boris' }]);
});

test('Awaken ends the stun of those inside; a fog names who is in it, and nobody is in one that fails', async () => {
  act(() =>
    editEncounter('stunned', (encounter) =>
      changeFighterPlay(encounter, 'k2', (play) => ({ ...play, state: { ...play.state, conditions: ['stunned'] } })),
    ),
  );
  await cast('Awaken', ['Abel'], 12);
  expect(playOfFighter('k2').state.conditions).toEqual([]);
  expect(logged()).toContain('Mira: Abel is no longer stunned.');
  await cast('Fog', ['Abel'], 17);
  expect(logged().filter((line) => line.includes('Inside'))).toHaveLength(1);
  await cast('Fog', ['Abel', 'Boris'], 12);
  expect(logged()).toContain('Mira: Inside: Abel, Boris.');
});
