// @vitest-environment happy-dom
import '../../testing/load-rulesets.ts';
import 'fake-indexeddb/auto';
import { act, type RenderResult, render, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { blankEncounter } from '../../character/encounter.ts';
import { addFighters } from '../../character/encounter-edits.ts';
import { loadEncounterRules } from '../../state/encounter/encounter-sheets.ts';
import { showOpenEncounter } from '../../state/encounter/encounter-store.ts';
import { chooseDice } from '../../state/view/preferences.ts';
import { johnFalcon } from '../../testing/book-characters.ts';
import { EncounterScreen } from './encounter-screen.tsx';

await loadEncounterRules([johnFalcon()]);

const user = userEvent.setup({ delay: null });
let view: RenderResult;
let narrow = false;
const watching = new Set<() => void>();
/** The phone is turned: upright it is narrow. */
const turn = (isNarrow: boolean) =>
  act(async () => {
    narrow = isNarrow;
    for (const changed of watching) changed();
  });
const dialog = (name: string) => within(screen.getByRole('dialog', { name }));
/** Whether the list of fighters has columns beside it. */
const hasColumns = () => document.querySelector('.encounter-columns') !== null;

beforeEach(async () => {
  vi.stubGlobal('matchMedia', () => ({
    get matches() {
      return narrow;
    },
    addEventListener: (_: string, changed: () => void) => watching.add(changed),
    removeEventListener: (_: string, changed: () => void) => watching.delete(changed),
  }));
  chooseDice('typed');
  narrow = false;
  showOpenEncounter(addFighters(blankEncounter('e', 'Ford'), johnFalcon(), { copies: 2, side: 'Foes' }));
  await act(async () => {
    view = render(<EncounterScreen loadReadyMade={async () => []} onClose={vi.fn()} />);
  });
});
afterEach(() => {
  view.unmount();
  showOpenEncounter(null);
  chooseDice('here');
  vi.unstubAllGlobals();
});

test('a phone that is turned keeps a fighter’s open form and what is typed, whoever opened the fighter', async () => {
  // Nobody chose the fighter: it is shown beside the list because its turn is the first.
  await user.click(screen.getByText('Take damage', { selector: 'summary' }));
  await user.type(screen.getByLabelText('Damage rolled'), '7');
  await user.click(screen.getByText('Hazard…'));
  const form = () => dialog('Hazard: John Falcon 1');
  const turns = () => form().getByLabelText<HTMLInputElement>('Turns in the heat before');
  await user.clear(turns());
  await user.type(turns(), '23');
  for (const isNarrow of [true, false, true]) {
    await turn(isNarrow);
    expect(hasColumns()).toBe(!isNarrow);
    expect(turns().value).toBe('23');
    expect(document.activeElement).toBe(turns());
    expect(screen.getByLabelText<HTMLInputElement>('Damage rolled').value).toBe('7');
  }
});

test('a phone that is turned keeps the board, and its form', async () => {
  await user.click(screen.getByText('Board'));
  await user.click(screen.getByLabelText('Select John Falcon 2'));
  await user.click(screen.getByText('Area damage…'));
  const dice = () => screen.getByLabelText<HTMLInputElement>('Dice', { selector: '[type=text], :not([type])' });
  await user.clear(dice());
  await user.type(dice(), '3d');
  await turn(true);
  expect(dice().value).toBe('3d');
  expect(screen.queryByRole('list', { name: /^Fighters/ })).toBeNull();
});
