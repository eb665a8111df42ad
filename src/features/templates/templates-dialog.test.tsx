// @vitest-environment happy-dom

import { act, render, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { beforeEach, expect, test, vi } from 'vitest';
import { templateFrom } from '../../builder/templates/custom-template.ts';
import { shownName } from '../../character/character.ts';
import { setCampaign } from '../../character/edit-character.ts';
import { addRow } from '../../character/edit-rows.ts';
import {
  blankSaved,
  editCharacter,
  openCharacter,
  undo,
  useCharacterStore,
} from '../../state/character/character-store.ts';
import { currentSheet } from '../../state/character/derived-character.ts';
import { setCustomEntries } from '../../state/library/library-store.ts';
import { TemplatesDialog } from './templates-dialog.tsx';

const user = userEvent.setup({ delay: null });
const onClose = vi.fn();

beforeEach(() => {
  onClose.mockReset();
  setCustomEntries([]);
  openCharacter(blankSaved('fourth-edition'));
});

async function openTemplate(name: RegExp) {
  render(<TemplatesDialog onClose={onClose} />);
  await user.click(await screen.findByRole('button', { name }));
}

const group = (name: string) => within(screen.getByRole('group', { name }));
const points = () => currentSheet().worksheet.number('points');

test('a template is applied with its choices as one edit', async () => {
  await openTemplate(/^Knight 150 points/);
  const weapon = group('A second weapon');
  expect(weapon.getByText('Choose 1 (none yet)')).toBeDefined();
  await user.click(weapon.getByRole('radio', { name: /Flail/ }));
  await user.click(weapon.getByRole('radio', { name: /Polearm/ }));
  expect(weapon.getByText('1 of 1 chosen')).toBeDefined();

  const advantages = group('Advantages');
  expect(advantages.getByText('Choose 20 points (none yet)')).toBeDefined();
  await user.click(advantages.getByRole('checkbox', { name: /High Pain Threshold/ }));
  const charisma = within(advantages.getByRole('group', { name: /^Charisma/ }));
  await user.click(charisma.getByRole('button', { name: /^Increase / }));
  await user.click(charisma.getByRole('button', { name: /^Increase / }));
  expect(advantages.getByText('20 points chosen')).toBeDefined();
  await user.click(advantages.getByRole('checkbox', { name: /Luck/ }));
  expect(advantages.getByText('15 over 20 points')).toBeDefined();
  await user.click(advantages.getByRole('checkbox', { name: /Luck/ }));

  const steps = useCharacterStore.temporal.getState().pastStates.length;
  await user.click(screen.getByRole('button', { name: 'Apply' }));
  expect(onClose).toHaveBeenCalledOnce();
  // 150, without the 25 of disadvantages and the 10 of further skills that were not chosen.
  expect(points()).toBe(165);
  const { character } = useCharacterStore.getState().saved;
  expect(shownName(character)).toBe('Knight, unnamed');
  expect(character.attributes).toMatchObject({ st: 12, dx: 13, ht: 11 });
  expect(character.campaign).toMatchObject({ techLevel: 3, budget: 150 });
  expect(character.skills.some(({ entry }) => entry === 'polearm')).toBe(true);
  expect(character.skills.some(({ entry }) => entry === 'flail')).toBe(false);
  expect(useCharacterStore.temporal.getState().pastStates).toHaveLength(steps + 1);
  act(() => undo());
  expect(points()).toBe(0);
});

test('a template leaves the character’s rows unchanged', async () => {
  editCharacter('Combat Reflexes added', (character) => addRow(character, 'traits', { entry: 'combat-reflexes' }));
  editCharacter('Brawling added', (character) => addRow(character, 'skills', { entry: 'brawling', points: 8 }));
  await openTemplate(/^Soldier 150 points/);
  expect(screen.getByText('2 entries are on the character already and stay as they are.')).toBeDefined();
  await user.click(screen.getByRole('button', { name: 'Apply' }));
  const { traits, skills } = useCharacterStore.getState().saved.character;
  expect(traits.filter(({ entry }) => entry === 'combat-reflexes')).toHaveLength(1);
  expect(skills.filter(({ entry }) => entry === 'brawling').map((row) => row.points)).toEqual([8]);
});

test('each option has one line on what it is or holds', async () => {
  await openTemplate(/^Investigator/);
  const { description } = currentSheet().context.catalog.traits.get('common-sense') ?? {};
  expect(group('Advantages').getByText(description ?? 'missing')).toBeDefined();
  expect(group('Who pays').getByText(/^Legal Enforcement Powers.*, .*Rank/)).toBeDefined();
});

test('the rest is filled in on request, explained, and can be taken back; applied, it is one edit', async () => {
  await openTemplate(/^Investigator/);
  const advantages = group('Advantages');
  await user.click(advantages.getByRole('checkbox', { name: /^Luck/ }));
  await user.click(screen.getByRole('button', { name: 'Fill the rest for me' }));
  expect(document.activeElement?.textContent).toBe('Apply');
  expect(screen.queryByRole('button', { name: 'Fill the rest for me' })).toBeNull();
  const words = screen.getByRole('region', { name: 'Filled in for you' });
  expect(within(words).getByText(/^Advantages: /).textContent).not.toContain('Luck');
  expect(advantages.getByText('25 points chosen')).toBeDefined();

  await user.click(within(words).getByRole('button', { name: 'Undo this' }));
  expect(advantages.getByText('Choose 25 points (15 chosen)')).toBeDefined();
  await user.click(screen.getByRole('button', { name: 'Fill the rest for me' }));
  const steps = useCharacterStore.temporal.getState().pastStates.length;
  await user.click(screen.getByRole('button', { name: 'Apply' }));
  expect(points()).toBe(150);
  expect(currentSheet().findings.filter(({ kind }) => kind !== 'unusual')).toEqual([]);
  expect(useCharacterStore.temporal.getState().pastStates).toHaveLength(steps + 1);
});

test('a custom template is listed first', async () => {
  editCharacter('Luck added', (character) => addRow(character, 'traits', { entry: 'luck' }));
  const own = templateFrom(
    useCharacterStore.getState().saved,
    { name: 'Lucky ones', description: '' },
    { attributes: true, traits: true, skills: true, equipment: true },
  );
  setCustomEntries([{ id: 'a', entry: { list: 'templates', own }, setAside: [], updated: '' }]);
  openCharacter(blankSaved('fourth-edition'));
  await openTemplate(/^Lucky ones/);
  await user.click(screen.getByRole('button', { name: 'Apply' }));
  expect(useCharacterStore.getState().saved.character.traits.map(({ entry }) => entry)).toEqual(['luck']);
});

test('a template saved from a character leaves the ticked rows of a choice open', async () => {
  vi.spyOn(HTMLDialogElement.prototype, 'showModal').mockImplementation(() => undefined);
  for (const entry of ['luck', 'combat-reflexes', 'high-pain-threshold']) {
    editCharacter(`${entry} added`, (character) => addRow(character, 'traits', { entry }));
  }
  editCharacter('Brawling added', (character) => addRow(character, 'skills', { entry: 'brawling', points: 8 }));
  const own = templateFrom(
    useCharacterStore.getState().saved,
    { name: 'Fighters', description: '' },
    { attributes: true, traits: true, skills: true, equipment: true },
    [
      {
        words: 'Gifts',
        points: 25,
        count: null,
        rows: useCharacterStore
          .getState()
          .saved.character.traits.slice(0, 2)
          .map(({ key }) => key),
      },
    ],
  );
  setCustomEntries([{ id: 'b', entry: { list: 'templates', own }, setAside: [], updated: '' }]);
  openCharacter(blankSaved('fourth-edition'));
  await openTemplate(/^Fighters/);
  const gifts = group('Gifts');
  expect(gifts.getByText('Choose 25 points (none yet)')).toBeDefined();
  await user.click(gifts.getByRole('checkbox', { name: /Combat Reflexes/ }));
  expect(gifts.getByText('Choose 25 points (15 chosen)')).toBeDefined();
  await user.click(screen.getByRole('button', { name: 'Apply' }));
  const { traits, skills } = useCharacterStore.getState().saved.character;
  expect(traits.map(({ entry }) => entry)).toEqual(['high-pain-threshold', 'combat-reflexes']);
  expect(skills.map(({ entry }) => entry)).toEqual(['brawling']);
});

test('choices are made in the dialog that saves a template', async () => {
  editCharacter('Luck added', (character) => addRow(character, 'traits', { entry: 'luck' }));
  editCharacter('Brawling added', (character) => addRow(character, 'skills', { entry: 'brawling', points: 8 }));
  render(<TemplatesDialog onClose={onClose} />);
  await user.click(await screen.findByRole('button', { name: /^Save this character/ }));
  await user.click(screen.getByRole('button', { name: 'Add a choice' }));
  const choice = group('Choice 1');
  expect(choice.getByText('0 to choose from')).toBeDefined();
  await user.click(choice.getByLabelText('Luck'));
  await user.click(choice.getByLabelText('Brawling'));
  expect(choice.getByText('2 to choose from')).toBeDefined();
  await user.click(choice.getByRole('radio', { name: 'Points' }));
  expect(choice.getByLabelText(/^Points of these/)).toHaveProperty('value', '10');
  await user.click(screen.getByRole('button', { name: 'Add a choice' }));
  expect(group('Choice 2').queryByLabelText('Luck')).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Remove choice 1' }));
  expect(group('Choice 1').getByLabelText('Luck')).toBeDefined();
});

test('the skills that a template offers have the tech level of its setting, or of the campaign if that stays', async () => {
  editCharacter('TL3', (character) => setCampaign(character, 'techLevel', 3));
  await openTemplate(/^Investigator/);
  const offered = () => document.querySelector('.template-parts')?.textContent ?? '';
  expect(offered()).toMatch(/Forensics\/TL8/);
  expect(offered()).not.toMatch(/\/TL3/);
  await user.click(screen.getByRole('checkbox', { name: /TL8/ }));
  expect(offered()).toMatch(/Forensics\/TL3/);
});

test('a character with traits alone moves to the tech level of a template, one with gear stays at its own unless asked', async () => {
  editCharacter('Luck added', (character) =>
    addRow(setCampaign(character, 'techLevel', 3), 'traits', { entry: 'luck' }),
  );
  await openTemplate(/^Investigator/);
  const setting = () => screen.getByRole<HTMLInputElement>('checkbox', { name: /TL8/ });
  expect(setting().checked).toBe(true);
  await user.click(screen.getByRole('button', { name: 'All templates' }));
  act(() => editCharacter('Torch added', (character) => addRow(character, 'equipment', { entry: 'torch' })));
  await user.click(await screen.findByRole('button', { name: /^Investigator/ }));
  expect(setting().checked).toBe(false);
});
