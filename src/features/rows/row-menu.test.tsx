// @vitest-environment happy-dom
import { act, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import * as z from 'zod/mini';
import { describeCandidate } from '../../builder/what-if/candidate.ts';
import { setOwnRace } from '../../character/edit-character.ts';
import { ownTraitSchema } from '../../character/trait-rows.ts';
import { buildModel } from '../../sheet-model/model/build-model.ts';
import {
  blankSaved,
  editCharacter,
  openCharacter,
  undo,
  useCharacterStore,
} from '../../state/character/character-store.ts';
import { currentSheet } from '../../state/character/derived-character.ts';
import { addEntry } from '../../state/character/entries.ts';
import { addCustomEntry } from '../../state/character/own-rows.ts';
import { changeList, setCustomEntries } from '../../state/library/library-store.ts';
import { typedRace } from '../../testing/own-rows.ts';
import { ListedRowsContext } from './listed-rows.ts';
import { RaceSkillList } from './race-skill-list.tsx';
import { RowMenu } from './row-menu.tsx';

describe('Menus of rows', () => {
  const user = userEvent.setup({ delay: null });
  const trait = (points: number) => ({
    list: 'traits' as const,
    own: z.parse(ownTraitSchema, { name: 'Seal sense', points }),
  });
  const keep = (points: number) => setCustomEntries([{ id: 'a', entry: trait(points), setAside: [], updated: '' }]);
  const points = () => useCharacterStore.getState().saved.character.traits[0]?.own?.points;

  async function open() {
    const key = addCustomEntry(trait(5))?.key ?? '';
    render(
      <ListedRowsContext value={{ label: 'Advantages', chapter: 'traits', keys: () => [key] }}>
        <RowMenu chapter="traits" rowKey={key} name="Seal sense" own />
      </ListedRowsContext>,
    );
    act(() => screen.getByRole('button', { name: 'More for Seal sense' }).focus());
    await user.keyboard('{ArrowDown}');
    return screen.getAllByRole('menuitem').map(({ textContent }) => textContent);
  }

  beforeEach(() => {
    changeList('entries', { list: [], state: 'not-read' });
    openCharacter(blankSaved('lite-3e'));
  });
  afterEach(() => changeList('entries', { list: [], state: 'not-read' }));

  test('a custom entry can be saved for all characters, unless it is saved already', async () => {
    expect(await open()).toContain('Keep for all characters');
  });

  test('there is nothing to save if the saved custom entry is the same', async () => {
    keep(5);
    expect((await open()).filter((label) => /keep|my entries/i.test(label ?? ''))).toEqual([]);
  });

  test('a row can be updated from a different saved custom entry, which can be undone', async () => {
    keep(8);
    const labels = await open();
    expect(labels).toContain('Update from My entries');
    expect(labels).toContain('Update it in My entries too');
    expect(points(), 'nothing changes by itself').toBe(5);
    await user.click(screen.getByRole('menuitem', { name: 'Update from My entries' }));
    expect(points()).toBe(8);
    undo();
    expect(points()).toBe(5);
  });
});

describe('Skills of the race', () => {
  const user = userEvent.setup({ delay: null });

  const rows = () => useCharacterStore.getState().saved.character.skills;
  const cat = typedRace({
    name: 'Cat',
    skills: [
      { key: 'k1', entry: 'stealth', own: null, speciality: '', relative: 1 },
      { key: 'k2', entry: 'survival', own: null, speciality: 'Forest', relative: 0 },
    ],
  });

  beforeEach(() => {
    openCharacter(blankSaved('lite-3e'));
  });

  test('the list is empty without skills of the race', () => {
    const { container } = render(<RaceSkillList chapter="skills" />);
    expect(container.textContent).toBe('');
  });

  test('a racial skill is listed until it is improved, and again when that is undone', async () => {
    editCharacter('race', (character) => setOwnRace(character, cat));
    const { container } = render(<RaceSkillList chapter="skills" />);
    expect(container.textContent).toContain('Every Cat has');
    expect(container.textContent).toContain('Stealth 11 DX+1 · 63%');
    await user.click(screen.getByLabelText('Improve Survival (Forest)'));
    expect(rows()).toMatchObject([{ entry: 'survival', speciality: 'Forest', points: 2 }]);
    expect(container.textContent).not.toContain('Survival');
    expect(buildModel(currentSheet()).skills.map(({ name, level }) => [name, level.text])).toEqual([
      ['Stealth', '11'],
      ['Survival (Forest)', '11'],
    ]);
  });

  test('the search adds points on top of the race’s, and says so', () => {
    editCharacter('race', (character) => setOwnRace(character, cat));
    const { saved } = useCharacterStore.getState();
    expect(describeCandidate(saved, currentSheet(), 'skills', 'stealth')).toBe('racial 11 · 4 points → 12');
    addEntry('skills', 'stealth');
    expect(rows()).toMatchObject([{ entry: 'stealth', points: 4 }]);
  });
});
