// @vitest-environment happy-dom

import { act, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { closeExplanations } from '../../state/view/explanations.ts';
import { useViewStore } from '../../state/view/view-store.ts';
import { johnFalcon } from '../../testing/book-characters.ts';
import { openSheet } from '../../testing/open-sheet.ts';
import { FeatsPanel } from './feats-dialog.tsx';

const user = userEvent.setup({ delay: null });
const answers = () => screen.getAllByRole('status').map(({ textContent }) => textContent);
const titles = () => [...document.querySelectorAll('.feat-title')].map(({ textContent }) => textContent);

async function show(ruleset = 'man-to-man', state = { hitsLost: 0, fatigueLost: 0 }) {
  const view = render(<FeatsPanel sheet={openSheet(johnFalcon(ruleset))} state={state} />);
  await screen.findByText('Throwing');
  return view;
}

const ask = (field: string | RegExp, amount: string) =>
  user.type(screen.getByRole('textbox', { name: field }), `${amount}{Enter}`);

test('the panel has the groups of the ruleset, and no others', async () => {
  const { unmount } = await show();
  expect(titles()).toContain('Falling');
  expect(titles()).not.toContain('Holding breath');
  unmount();
  await show('fourth-edition');
  expect(titles()).toContain('Holding breath');
  expect(screen.queryByRole('textbox', { name: 'What does a fall do?' })).toBeNull();
});

test('the panel gives the limits of lifting, throwing and jumping, and the damage of a fall', async () => {
  await show();
  await ask('Can I move this weight?', '100');
  await ask('How far can I throw this?', '10');
  await ask('Distance', '8');
  await ask('What does a fall do?', '6');
  const [lift, thrown, jump, fall] = answers();
  expect(lift).toMatch(/^Yes: lift with two hands, .*Too heavy to lift with one hand, knock over\./);
  expect(thrown).toBe('Up to 7.2 yardsDamage 1−3');
  expect(jump).toMatch(/^Yes, with a run of 2 yards\. No roll\.Without a run, roll 9 · 38%/);
  expect(fall).toBe('Damage 6−12');
});

test('a jump that is too far is impossible with any roll', async () => {
  await show();
  await ask('Distance', '13');
  expect(answers()[2]).toMatch(/^Too far as it is\. With extra effort:/);
  await user.clear(screen.getByRole('textbox', { name: 'Distance' }));
  await ask('Distance', '90');
  expect(answers()[2]).toMatch(/^No, it is too far\./);
});

test('an item can be thrown instead of a weight', async () => {
  await show();
  await user.click(screen.getByRole('combobox', { name: 'Or one of my items' }));
  await user.click(screen.getByRole('option', { name: /^Shortsword/ }));
  expect(screen.getByRole('textbox', { name: 'How far can I throw this?' })).toHaveProperty('value', '2');
  expect(answers()[1]).toMatch(/^Up to 22½ yards/);
});

test('numbers open their explanation, under the state of the fight', async () => {
  const { unmount } = await show('man-to-man', { hitsLost: 0, fatigueLost: 3 });
  await user.click(screen.getByRole('button', { name: 'broad jump 3 ft, explain' }));
  const { current, sheets } = useViewStore.getState().explanations;
  const { worksheet } = sheets[current?.sheetName ?? ''] ?? {};
  expect(current?.trail).toEqual(['feat:jumping.broad']);
  expect(worksheet?.get('feat:jumping.broad').value).toBe(3);
  expect(worksheet?.get('state.st').steps.map(({ words }) => words)).toContain('fatigue lost');
  act(closeExplanations);
  unmount();
  expect(useViewStore.getState().explanations.sheets).toEqual({});
});
