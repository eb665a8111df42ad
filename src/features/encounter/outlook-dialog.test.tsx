// @vitest-environment happy-dom
import '../../testing/load-rulesets.ts';
import 'fake-indexeddb/auto';
import { act, render, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { stockFoes } from '../../catalog/stock-foes.ts';
import { blankEncounter, type Encounter } from '../../character/encounter.ts';
import { addFighters } from '../../character/encounter-edits.ts';
import { makeStockFoe } from '../../interchange/stat-block/make-foe.ts';
import { policyIds } from '../../rules/simulation/turn-choices.ts';
import { loadEncounterRules } from '../../state/encounter/encounter-sheets.ts';
import { showOpenEncounter } from '../../state/encounter/encounter-store.ts';
import { runFights } from '../../state/simulation/fights-run.ts';
import { itAtLength } from '../../testing/extent.ts';
import { OutlookDialog } from './outlook-dialog.tsx';
import { outlookFighters, outlookSetup } from './outlook-setup.ts';

const user = userEvent.setup({ delay: null });

const join = (encounter: Encounter, id: string, side: string, ruleset: 'lite-3e' | 'man-to-man' = 'lite-3e') => {
  const foe = stockFoes.find((each) => each.id === id);
  const made = foe ? makeStockFoe(foe, ruleset) : null;
  if (!made) throw new Error(id);
  return addFighters(encounter, made.saved, { side, printed: made.printed });
};
const guard = join(blankEncounter('e', 'Ambush'), 'town-guard', 'Town');
const ambush = join(guard, 'bandit', 'Foes');

const show = async (encounter: Encounter) => {
  await loadEncounterRules(encounter.fighters.map(({ character }) => character));
  showOpenEncounter(encounter);
  await act(async () => {
    render(<OutlookDialog onClose={vi.fn()} />);
  });
};

test('an encounter is fought out: who is left, each fate, one fight told, and how many foes would be even', async () => {
  await show(ambush);
  await user.click(screen.getByText('How they fight'));
  await user.selectOptions(screen.getByRole('combobox', { name: 'Bandit' }), 'All-out attacker');
  await user.click(screen.getByRole('button', { name: 'Fight it out' }));
  await screen.findByRole('table', { name: /^Who is left, of \d+ fights$/ }, { timeout: 20_000 });
  const stop = screen.queryByRole('button', { name: 'Stop' });
  if (stop) await user.click(stop);
  await screen.findByText(/(?:Clear|Stopped) after \d+ fights/, {}, { timeout: 20_000 });
  const fates = screen.getByRole('table', { name: 'What becomes of each' });
  expect(within(fates).getByRole('row', { name: /Bandit All-out attacker/ })).toBeDefined();
  expect(screen.getByText(/^Half of the fights are over within/)).toBeDefined();
  await user.click(screen.getByRole('button', { name: 'Tell it' }));
  expect(await screen.findByText('Fight 1:', { exact: false }, { timeout: 20_000 })).toBeDefined();
  expect(screen.getByRole('heading', { name: 'Round 1' })).toBeDefined();
  expect(screen.getByRole('button', { name: 'Try every way to fight' })).toBeDefined();
  expect(screen.getByRole('button', { name: 'How many of Bandit would be even?' })).toBeDefined();
  expect(screen.getByText(/^Everybody has arrows/)).toBeDefined();
}, 60_000);

itAtLength(
  'every way to fight is tried against every other, and the safest is named',
  async () => {
    await show(ambush);
    await user.click(screen.getByRole('button', { name: 'Fight it out' }));
    await screen.findByRole('table', { name: /^Who is left/ }, { timeout: 30_000 });
    const stop = screen.queryByRole('button', { name: 'Stop' });
    if (stop) await user.click(stop);
    const tries = await screen.findByRole('button', { name: 'Try every way to fight' }, { timeout: 30_000 });
    await user.click(tries);
    expect(await screen.findByText(/^The safest for Town: /, {}, { timeout: 90_000 })).toBeDefined();
    const table = screen.getByRole('table', { name: /^Town wins/ });
    expect(within(table).getAllByRole('row')).toHaveLength(policyIds.length + 1);
  },
  120_000,
);

test('one side alone, two rulesets and a crowd are said to be none that can be tried', () => {
  expect(outlookSetup(guard).problem).toMatch(/^Two sides are needed, .+ there is 1\./);
  expect(outlookSetup(join(guard, 'bandit', 'Foes', 'man-to-man')).problem).toMatch(/same ruleset/);
  let crowd = guard;
  for (let i = 0; i < 7; i += 1) crowd = join(crowd, 'bandit', 'Foes');
  expect(outlookSetup(crowd).problem).toBe('At most 6 on a side can be simulated.');
});

test('a run pauses and goes on, and its result is the same for the same seed', async () => {
  const setup = outlookSetup(ambush);
  if (setup.problem !== null) throw new Error(setup.problem);
  const contenders = outlookFighters(setup).map((fighter) => ({ ...fighter, policy: '' as const }));
  const fight = { contenders, distance: 2, maxRounds: 30, yieldsAt: 0, seed: 4 };
  const finish = (pausing: boolean) =>
    new Promise((resolve) => {
      let hasPaused = false;
      const run = runFights(
        fight,
        ({ status, tally }) => {
          if (pausing && !hasPaused && status === 'running') {
            hasPaused = true;
            setTimeout(() => {
              run.pause();
              setTimeout(run.resume, 20);
            });
          }
          if (status === 'done') resolve(tally);
        },
        150,
      );
    });
  expect(await finish(true)).toEqual(await finish(false));
}, 60_000);
