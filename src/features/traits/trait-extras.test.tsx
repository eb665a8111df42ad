// @vitest-environment happy-dom
import { fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { beforeEach, expect, test, vi } from 'vitest';
import { newModifier } from '../../character/trait-rows.ts';
import {
  blankSaved,
  editCharacter,
  openCharacter,
  undo,
  useCharacterStore,
} from '../../state/character/character-store.ts';
import { currentSheet } from '../../state/character/derived-character.ts';
import { addEntry } from '../../state/character/entries.ts';
import * as library from '../../state/library/library.ts';
import { type CharacterSummary, useLibraryStore } from '../../state/library/library-store.ts';
import { rulesHash } from '../../state/updates/app-version.ts';
import { openChapter } from '../../state/view/view-store.ts';
import { choices, saved, skill, trait } from '../../testing/rows.ts';
import { LinkedCharacterField } from './linked-character.tsx';
import { TraitsChapter } from './traits-chapter.tsx';

const user = userEvent.setup({ delay: null });
const rows = () => useCharacterStore.getState().saved.character.traits;
const openRow = async (name: string) =>
  user.click(await screen.findByRole('button', { name: new RegExp(`^Open ${name}`) }));

beforeEach(() => {
  openCharacter(blankSaved('fourth-edition'));
  openChapter('traits');
});

test('a listed power is added as a container with its source and modifier, and offers its abilities first', async () => {
  const key = addEntry('traits', 'telepathy');
  expect(rows()[0]).toMatchObject({
    key,
    entry: '',
    own: { name: 'Telepathy', holds: 'power', powerSource: 'psi', power: 'telepathy', page: 'Basic Set p. 257' },
    modifiers: [{ name: 'Psionic Power: Telepathy', percent: -10 }],
  });
  render(<TraitsChapter />);
  await openRow('Telepathy');
  const offers = within(await screen.findByRole('list', { name: 'Abilities of Telepathy to add' }));
  const [first] = offers.getAllByRole('button');
  expect(first?.textContent).toBe('Telepathy Talent');
  await user.click(offers.getByRole('button', { name: 'Add Mind Reading to Telepathy' }));
  expect(rows()[1]).toMatchObject({ entry: 'mind-reading', container: key });
  // 30 points × 90%.
  expect(currentSheet().worksheet.number(`trait:${key}.total`)).toBe(27);
  expect(offers.queryByRole('button', { name: 'Add Mind Reading to Telepathy' })).toBeNull();
  undo();
  expect(rows()).toHaveLength(1);
});

test('alternative abilities are added as a container without a modifier', () => {
  addEntry('traits', 'alternative-abilities');
  expect(rows()[0]).toMatchObject({ own: { name: 'Alternative abilities', holds: 'alternatives' }, modifiers: [] });
});

test('the open row of a trait shows its attacks, each number with its explanation', async () => {
  // DX 10, Beam DX/E for 4 points: DX+2. 3d for three levels; range 10/100 (p. 62).
  openCharacter(
    saved('fourth-edition', {
      skills: [skill('innate-attack-beam', 4)],
      traits: [
        trait('innate-attack-burning', {
          key: 'ray',
          level: 3,
          choices: choices({ 'aimed-with': 'beam' }),
          modifiers: [newModifier('m', { name: 'Costs Fatigue', percent: -5 })],
        }),
      ],
    }),
  );
  render(<TraitsChapter />);
  await openRow('Innate Attack');
  const attacks = within(await screen.findByRole('list', { name: 'Attacks of Innate Attack (Burning)' }));
  expect(attacks.getByRole('button', { name: /damage 3d, explain$/ })).toBeTruthy();
  expect(attacks.getByRole('button', { name: /skill 12, explain$/ })).toBeTruthy();
  expect(attacks.getByText('Max').nextElementSibling?.textContent).toBe('100');
});

test('the open row of claws shows the blows that they change', async () => {
  openCharacter(
    saved('fourth-edition', { traits: [trait('claws', { key: 'c', choices: choices({ kind: 'sharp-claws' }) })] }),
  );
  render(<TraitsChapter />);
  await openRow('Claws');
  const attacks = within(await screen.findByRole('list', { name: /^Attacks of Claws/ }));
  expect(attacks.getAllByRole('listitem').map((line) => line.textContent)).toEqual([
    expect.stringContaining('Punch'),
    expect.stringContaining('Kick'),
  ]);
});

test('an Ally that is chosen from the library keeps the answers that were given while its points were worked out', async () => {
  vi.spyOn(library, 'refreshLibrary').mockResolvedValue({ ok: true, value: null });
  useLibraryStore.setState(({ characters }) => ({
    characters: { ...characters, list: [{ ...summaryOf('garth'), name: 'Garth' }] },
  }));
  openCharacter(saved('fourth-edition', { campaign: { budget: 100 }, traits: [trait('ally', { key: 'k1' })] }));
  const onChange = vi.fn();
  render(<LinkedCharacterField name="Ally" row={rows()[0] ?? trait('ally', {})} onChange={onChange} />);
  await user.click(screen.getByRole('combobox'));
  fireEvent.click(await screen.findByRole('option', { name: /Garth/ }));
  editCharacter('Ally: often', (character) => ({
    ...character,
    traits: character.traits.map((row) => ({ ...row, choices: choices({ appears: 'often' }) })),
  }));
  await waitFor(() => expect(onChange).toHaveBeenCalled());
  // 50 points against a budget of 100: 50%.
  const { linked, choices: answers } = onChange.mock.calls[0]?.[0] ?? {};
  expect(linked).toEqual({ character: 'garth', name: 'Garth', points: 50 });
  expect(answers).toEqual(expect.arrayContaining([{ parameter: 'appears', value: 'often' }]));
});

const summaryOf = (id: string): CharacterSummary => ({
  id,
  name: '',
  ruleset: 'fourth-edition',
  revision: 1,
  updated: '',
  points: { spent: 50, budget: 100, by: rulesHash, vitals: [], issues: 0 },
  tags: [],
  binned: null,
  face: null,
});
