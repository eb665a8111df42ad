// @vitest-environment happy-dom

import { act, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { beforeEach, expect, test } from 'vitest';
import { buildModel } from '../../sheet-model/model/build-model.ts';
import { blankSaved, openCharacter, useCharacterStore } from '../../state/character/character-store.ts';
import { currentSheet } from '../../state/character/derived-character.ts';
import { openChapter, useViewStore } from '../../state/view/view-store.ts';
import OwnSpellDialog from './own-spell-dialog.tsx';

const user = userEvent.setup({ delay: null });

const rows = () => useCharacterStore.getState().saved.character.skills;
const field = (label: string) => screen.getByLabelText<HTMLInputElement>(label);
async function fill(texts: Readonly<Record<string, string>>): Promise<void> {
  for (const [label, text] of Object.entries(texts)) {
    await user.clear(field(label));
    if (text !== '') await user.type(field(label), text);
    await user.tab();
  }
}
const choose = (label: string, value: string) => user.selectOptions(field(label), value);
const submit = () => act(async () => document.querySelector('form')?.requestSubmit());

beforeEach(() => {
  openCharacter(blankSaved('lite-3e'));
  openChapter('spells');
});

test('a spell of one’s own is kept with all that casting takes, for the fewest points, and gets the focus', async () => {
  const { container } = render(<OwnSpellDialog target={{ chapter: 'spells', name: 'Frostbite', key: null }} />);
  expect(container.textContent).not.toContain('Resisted by');
  await choose('Class', 'resisted');
  await fill({ 'Resisted by': 'HT', Duration: 'instant', 'Cost in ST': '2', 'Prerequisites in words': 'Magery' });
  await submit();
  const [row] = rows();
  expect(row).toMatchObject({
    points: 1,
    own: {
      name: 'Frostbite',
      attribute: 'iq',
      kind: 'mental',
      difficulty: 'hard',
      spell: {
        class: 'resisted',
        resistedBy: 'HT',
        time: '1 s',
        duration: 'instant',
        cost: '2',
        prerequisites: 'Magery',
      },
    },
  });
  expect(useViewStore.getState().target).toEqual({ row: row?.key });
  expect(buildModel(currentSheet()).spells[0]).toMatchObject({
    class: 'resisted by HT',
    cost: '2',
    prerequisites: 'Magery',
  });
});

test('changing it changes the row and keeps its points', async () => {
  const first = render(<OwnSpellDialog target={{ chapter: 'spells', name: 'Mist', key: null }} />);
  await submit();
  first.unmount();
  const [before] = rows();
  render(<OwnSpellDialog target={{ chapter: 'spells', name: '', key: before?.key ?? '' }} />);
  await choose('Class', 'area');
  await fill({ 'Cost in ST, for each yard of radius': '3' });
  await submit();
  expect(rows()).toHaveLength(1);
  expect(rows()[0]).toMatchObject({ key: before?.key, points: 1 });
  expect(buildModel(currentSheet()).spells[0]?.cost).toBe('3 per yard');
});

test('a spell of ritual magic has colleges, the skill that it builds on and the number of its prerequisites', async () => {
  openCharacter(blankSaved('fourth-edition'));
  openChapter('spells');
  render(<OwnSpellDialog target={{ chapter: 'spells', name: 'Torch', key: null }} />);
  await choose('Difficulty', 'techniqueHard');
  await fill({ Colleges: 'Fire, Light ', 'Based on': 'Ritual Magic', 'Number of prerequisites': '3' });
  await submit();
  expect(rows()).toMatchObject([
    { own: { spell: { colleges: ['Fire', 'Light'], baseSkill: 'Ritual Magic', prerequisiteCount: 3 } } },
  ]);
});
