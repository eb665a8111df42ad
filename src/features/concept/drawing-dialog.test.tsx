// @vitest-environment happy-dom
import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { undo, useCharacterStore } from '../../state/character/character-store.ts';
import DrawingDialog from './drawing-dialog.tsx';

const user = userEvent.setup({ delay: null });
const concept = () => useCharacterStore.getState().saved.character.concept;

it('chooses a drawn portrait, none, or leaves it to the kind', async () => {
  render(<DrawingDialog onClose={() => {}} />);
  await user.click(screen.getByRole('radio', { name: 'Woman with braid and scarf' }));
  expect(concept().drawing).toBe('archer-braid');
  await user.click(screen.getByRole('radio', { name: 'None' }));
  expect(concept().drawing).toBe('none');
  await user.click(screen.getByRole('radio', { name: 'By kind' }));
  expect(concept().drawing).toBeUndefined();
});

it('makes one step of undo of all portraits that the arrow keys pass, apart from that of the kind', async () => {
  render(<DrawingDialog onClose={() => {}} />);
  await user.click(screen.getByRole('radio', { name: 'Woman with braid and scarf' }));
  await user.keyboard('{ArrowRight}{ArrowRight}');
  await user.selectOptions(screen.getByRole('combobox', { name: 'Kind' }), 'Beast');
  await user.click(screen.getByRole('radio', { name: 'None' }));
  undo();
  expect(concept()).toMatchObject({ kind: 'beast', drawing: expect.not.stringMatching('none') });
  undo();
  undo();
  expect(concept().kind).toBeUndefined();
  expect(concept().drawing).toBeUndefined();
});

it('chooses the kind, and the portrait by kind follows it', async () => {
  const { container } = render(<DrawingDialog onClose={() => {}} />);
  await user.selectOptions(screen.getByRole('combobox', { name: 'Kind' }), 'Beast');
  expect(concept().kind).toBe('beast');
  expect(container.querySelector('[data-person]')?.getAttribute('data-person')).toMatch(/^(?:wolf|bear)$/);
  await user.selectOptions(screen.getByRole('combobox', { name: 'Kind' }), 'Chosen for you');
  expect(concept().kind).toBeUndefined();
});
