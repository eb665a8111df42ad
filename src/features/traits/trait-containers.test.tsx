// @vitest-environment happy-dom
import '../../testing/load-rulesets.ts';
import '../../testing/screen-setup.ts';
import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { beforeEach, expect, it } from 'vitest';
import { openCharacter, useCharacterStore } from '../../state/character/character-store.ts';
import { currentSheet } from '../../state/character/derived-character.ts';
import { useFoldedContainers } from '../../state/view/folded-containers.ts';
import { openChapter } from '../../state/view/view-store.ts';
import { typedTrait } from '../../testing/own-rows.ts';
import { saved } from '../../testing/rows.ts';
import { TraitsChapter } from './traits-chapter.tsx';

const user = userEvent.setup({ delay: null });
const rowIds = () => [...document.querySelectorAll('tbody.data-row')].map(({ id }) => id);

beforeEach(() => {
  useFoldedContainers.setState({ folded: new Set() });
  openCharacter(
    saved('fourth-edition', {
      traits: [
        typedTrait('Glare', { points: 12 }, { container: 'powers' }),
        typedTrait('Powers', { holds: 'alternatives' }),
        typedTrait('Breath', { points: 30 }),
      ],
    }),
  );
});

it('traits are listed in their container, which has their points, can be folded, and can be left', async () => {
  openChapter('traits');
  render(<TraitsChapter />);
  expect(rowIds()).toEqual(['row-powers', 'row-glare', 'row-breath']);
  await user.click(screen.getByRole('button', { name: 'Hide what is in Powers' }));
  expect(rowIds()).toEqual(['row-powers', 'row-breath']);
  expect(document.querySelector('#row-powers')?.textContent).toContain('12');
  await user.click(screen.getByRole('button', { name: 'Show what is in Powers' }));
  await user.click(screen.getByRole('button', { name: 'Open Breath' }));
  await user.selectOptions(screen.getByRole('combobox', { name: /^In\b/ }), 'Powers');
  expect(rowIds()).toEqual(['row-powers', 'row-glare', 'row-breath']);
  expect(currentSheet().worksheet.number('trait:glare.points')).toBe(3);
  expect(document.querySelector('#row-powers')?.textContent).toContain('33');
  await user.click(screen.getByRole('button', { name: 'Remove Powers' }));
  expect(useCharacterStore.getState().saved.character.traits.map(({ container }) => container)).toEqual(['', '']);
});
