// @vitest-environment happy-dom
import { act, render, screen } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { changeRow } from '../../character/edit-rows.ts';
import { skillTable, traitTable } from '../../sheet-model/model/ability-tables.ts';
import { editCharacter, openCharacter } from '../../state/character/character-store.ts';
import { saved, skill, trait } from '../../testing/rows.ts';
import { LiveSheet } from './live-sheet.tsx';

beforeEach(() => {
  openCharacter(
    saved('lite-3e', {
      skills: [skill('broadsword', 2, { key: 'k1' }), skill('stealth', 1, { key: 'k2' })],
      traits: [trait('luck', { key: 'k3' })],
    }),
  );
});

test('an edit draws the live sheet once, and of it only the lines that have changed', async () => {
  render(<LiveSheet />);
  await screen.findByRole('article');
  const levels = () => screen.getByRole('button', { name: /^Broadsword \d+, explain$/ }).textContent;
  const before = levels();
  const tables = vi.spyOn(traitTable, 'columns');
  const traitCells = vi.spyOn(traitTable, 'depth');
  const skillCells = vi.spyOn(skillTable, 'depth');
  act(() => editCharacter('Broadsword', (character) => changeRow(character, 'skills', 'k1', { points: 8 })));
  expect(levels()).not.toBe(before);
  expect(tables).toHaveBeenCalledTimes(1);
  expect(traitCells).not.toHaveBeenCalled();
  expect(skillCells).toHaveBeenCalledTimes(1);
  vi.restoreAllMocks();
});
