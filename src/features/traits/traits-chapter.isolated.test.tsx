// @vitest-environment happy-dom
import { act, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import '../../testing/screen-setup.ts';
import '../../testing/load-rulesets.ts';
import { beforeEach, expect, test, vi } from 'vitest';
import { blankSaved, openCharacter, undo, useCharacterStore } from '../../state/character/character-store.ts';
import { currentSheet } from '../../state/character/derived-character.ts';
import { addEntry, addToChapter } from '../../state/character/entries.ts';
import { openChapter, useViewStore } from '../../state/view/view-store.ts';
import { TraitsChapter } from './traits-chapter.tsx';

const user = userEvent.setup({ delay: null });

// The picker and the dialog have their own tests; here only their requests matter.
vi.mock('../chapter/entry-picker.tsx', () => ({ default: () => null }));
vi.mock('./custom-trait-dialog.tsx', () => ({ default: () => null }));

const rows = () => useCharacterStore.getState().saved.character.traits;
const lastEdit = () => useCharacterStore.getState().lastEdit;
const group = (container: Element, heading: string) => {
  const found = [...container.querySelectorAll('section.chapter-part')].find((element) =>
    element.querySelector('h3')?.textContent?.startsWith(heading),
  );
  if (!found) throw new Error(`No part is called ${heading}`);
  return found;
};
const choose = (select: HTMLElement, value: string) =>
  act(() => {
    Object.getOwnPropertyDescriptor(HTMLSelectElement.prototype, 'value')?.set?.call(select, value);
    select.dispatchEvent(new Event('change', { bubbles: true }));
  });
const nextFrame = () => act(() => new Promise((done) => requestAnimationFrame(() => setTimeout(done))));
const start = (ruleset: string) => {
  openCharacter(blankSaved(ruleset));
  openChapter('traits');
};

beforeEach(() => {
  start('lite-3e');
});

test('rules with flaws have a part for each kind, with sums and the total against the limits', () => {
  for (const id of ['overconfidence', 'enemy', 'quirk']) addEntry('traits', id);
  const { container } = render(<TraitsChapter />);
  expect(container.querySelector('h2')?.textContent).toBe('Traits');
  expect([...container.querySelectorAll('h3')].map((element) => element.textContent)).toEqual([
    'Advantages',
    'Disadvantages',
    'Quirks',
  ]);
  expect(group(container, 'Disadvantages').textContent).toContain('−15 of −40 limit');
  expect(group(container, 'Quirks').textContent).toContain('1 of 5');
  expect(group(container, 'Advantages').textContent).toContain('Combat Reflexes (15 points)');
});

test('rules with advantages alone have one list under that name', () => {
  start('man-to-man');
  const { container } = render(<TraitsChapter />);
  expect(container.querySelector('h2')?.textContent).toBe('Advantages');
  expect(container.querySelectorAll('h3')).toHaveLength(0);
  expect(container.textContent).toContain('No advantages yet.');
});

test('each option of a question has the price of the whole trait, and choosing it changes the row at once', async () => {
  addEntry('traits', 'enemy');
  const { container } = render(<TraitsChapter />);
  choose(screen.getByLabelText('Strength (Enemy)'), 'large');
  const frequency = screen.getByLabelText('Appears (Enemy)');
  const options = [...frequency.querySelectorAll('option')].map((element) => element.textContent);
  expect(options).toContain('Quite often: on 12 or less · −60 points');
  expect(group(container, 'Disadvantages').textContent).toContain('−30 of −40 limit');
  choose(frequency, 'rarely');
  expect(lastEdit()).toBe('Enemy: 6 or less');
  expect(currentSheet().worksheet.number('points')).toBe(-15);
  const who = screen.getByLabelText('Who (Enemy)') as HTMLInputElement;
  await user.clear(who);
  await user.type(who, 'the Thieves’ Guild');
  await user.keyboard('{Enter}');
  expect(currentSheet().context.traits[0]?.name).toContain('the Thieves’ Guild');
  act(() => undo());
  expect(currentSheet().context.traits[0]?.name).not.toContain('the Thieves’ Guild');
});

test('a few short answers are placed side by side', async () => {
  addEntry('traits', 'fat');
  const { container } = render(<TraitsChapter />);
  const radios = [...container.querySelectorAll<HTMLInputElement>('input[type=radio]')];
  expect(radios.map(({ value }) => value)).toEqual(['overweight', 'fat', 'extremely-fat']);
  await user.click(radios[2] ?? container.ownerDocument.body);
  expect(currentSheet().worksheet.number('points')).toBe(-20);
});

test('a quirk is added as an empty line with the focus in it, and written right there', async () => {
  render(<TraitsChapter />);
  await user.click(screen.getByRole('button', { name: 'Add a quirk' }));
  await nextFrame();
  const line = document.activeElement as HTMLInputElement;
  expect(line.placeholder).not.toBe('');
  await user.clear(line);
  await user.type(line, 'talks to horses');
  await user.tab();
  expect(currentSheet().context.traits.map(({ name }) => name)).toEqual(['talks to horses']);
  expect(lastEdit()).toBe('Quirk: talks to horses');
});

test('a kind is added from the list of that kind', async () => {
  const lite = render(<TraitsChapter />);
  await user.click(screen.getByRole('button', { name: 'Add a disadvantage' }));
  expect(useViewStore.getState()).toMatchObject({ picking: 'traits', pickingKind: 'disadvantage' });
  await act(() => vi.dynamicImportSettled());
  lite.unmount();
  useViewStore.setState({ picking: null });
  start('fourth-edition');
  const { container } = render(<TraitsChapter />);
  expect(group(container, 'Disadvantages').textContent).toContain('0 of −50 limit');
  await user.click(screen.getByRole('button', { name: 'Add a perk' }));
  expect(useViewStore.getState()).toMatchObject({ picking: 'traits', pickingKind: 'perk' });
  await act(() => vi.dynamicImportSettled());
  act(() => useViewStore.setState({ picking: null }));
});

test('wealth added as a disadvantage begins as one', () => {
  addEntry('traits', 'wealth', 'disadvantage');
  expect(currentSheet().context.traits[0]?.facet?.kind).toBe('disadvantage');
});

test('a row changes places with the next one of its kind, whatever is in between', async () => {
  const first = addEntry('traits', 'overconfidence');
  addEntry('traits', 'combat-reflexes');
  addEntry('traits', 'honesty');
  render(<TraitsChapter />);
  act(() => screen.getByRole('button', { name: 'More for Overconfidence' }).focus());
  await user.keyboard('{ArrowDown}');
  await user.click(screen.getByRole('menuitem', { name: 'Move down' }));
  expect(rows().map(({ entry }) => entry)).toEqual(['honesty', 'combat-reflexes', 'overconfidence']);
  expect(rows()[2]?.key).toBe(first);
});

test('buying off names its price first, and then the row says so and no longer counts', async () => {
  addToChapter('traits', 'Honesty', { entry: 'honesty' });
  const { container } = render(<TraitsChapter />);
  await user.click(screen.getByLabelText('Open Honesty'));
  expect(container.textContent).toContain('Costs 10 points; total −10 → 0');
  await user.click(screen.getByLabelText('Bought off'));
  expect(lastEdit()).toBe('Honesty bought off');
  expect(container.querySelector('s')?.textContent).toBe('Honesty');
  expect(container.textContent).toContain('Cost 10 points.');
  expect(group(container, 'Disadvantages').textContent).toContain('0 of −40 limit');
});
