// @vitest-environment happy-dom

import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { beforeEach, expect, test } from 'vitest';
import { describeCandidate } from '../../builder/what-if/candidate.ts';
import { setOwnRace } from '../../character/edit-character.ts';
import { buildModel } from '../../sheet-model/model/build-model.ts';
import { blankSaved, editCharacter, openCharacter, useCharacterStore } from '../../state/character/character-store.ts';
import { currentSheet } from '../../state/character/derived-character.ts';
import { addEntry } from '../../state/character/entries.ts';
import { typedRace } from '../../testing/own-rows.ts';
import { RaceSkillList } from './race-skill-list.tsx';

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

test('without skills of the race there is nothing', () => {
  const { container } = render(<RaceSkillList chapter="skills" />);
  expect(container.textContent).toBe('');
});

test('RaceSkillList: a racial skill is listed until it is improved, and again when that is undone', async () => {
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

test('the search adds on top of what the race gives, and says so', () => {
  editCharacter('race', (character) => setOwnRace(character, cat));
  const { saved } = useCharacterStore.getState();
  expect(describeCandidate(saved, currentSheet(), 'skills', 'stealth')).toBe('racial 11 · 4 points → 12');
  addEntry('skills', 'stealth');
  expect(rows()).toMatchObject([{ entry: 'stealth', points: 4 }]);
});
