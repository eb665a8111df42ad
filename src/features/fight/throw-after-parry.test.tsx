import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useMemo, useState } from 'react';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { atRest } from '../../character/play.ts';
import { deriveCombat } from '../../rules/combat/derive-combat.ts';
import { deriveCharacter } from '../../rules/derive-character.ts';
import { fightRules } from '../../rules/third-edition/man-to-man/fight/fight-rules.ts';
import { chooseDice } from '../../state/view/preferences.ts';
import { saved, skill } from '../../testing/rows.ts';
import { Counters } from './counters.tsx';
import { DefensesNow } from './defenses-now.tsx';
import { type InPlay, InPlayContext } from './in-play.ts';

const attributes = { st: 11, dx: 13, iq: 10, ht: 11 };

/** Defenses and counters of somebody with Judo 15 (or without), whose state changes as in play. */
function Fighter({ skills }: { skills: readonly ReturnType<typeof skill>[] }) {
  const sheet = useMemo(() => deriveCharacter(saved('man-to-man', { attributes, skills: [...skills] })), [skills]);
  const [play, setPlay] = useState(atRest);
  const combat = useMemo(() => deriveCombat(sheet, fightRules, play), [sheet, play]);
  const edit: InPlay['edit'] = (_, change) => setPlay(change);
  return (
    <InPlayContext
      value={{ id: 'judoka', name: 'Judoka', sheet, combat, play, rules: fightRules, edit, sheetName: 'test' }}
    >
      <DefensesNow />
      <Counters />
    </InPlayContext>
  );
}

const judo = [skill('judo', 16)];
const throwBox = () => screen.queryByRole<HTMLInputElement>('checkbox', { name: 'Throw, Judo: after a parry' });
const isTicked = () => throwBox()?.checked;
const parry = async (rolled: string) => {
  const user = userEvent.setup();
  await user.type(screen.getByRole('spinbutton', { name: /^Parry, Throw, Judo/ }), rolled);
  await user.click(screen.getByRole('button', { name: 'Enter the roll of Parry, Throw, Judo' }));
};

beforeEach(() => chooseDice('typed'));
afterEach(() => chooseDice('here'));

it('a throw may follow a successful parry with Judo, and not a failed one', async () => {
  render(<Fighter skills={judo} />);
  await userEvent.click(screen.getByText(/Carried over/));
  expect(isTicked()).toBe(false);
  await parry('16');
  expect(isTicked()).toBe(false);
  await parry('9');
  expect(isTicked()).toBe(true);
  expect(screen.getByText('Carried over: a throw after a parry')).toBeDefined();
});

it('the throw can be ticked and cleared by hand, and is offered only with Judo', async () => {
  const { unmount } = render(<Fighter skills={judo} />);
  await userEvent.click(screen.getByText(/Carried over/));
  for (const ticked of [true, false]) {
    await userEvent.click(screen.getByRole('checkbox', { name: 'Throw, Judo: after a parry' }));
    expect(isTicked()).toBe(ticked);
  }
  unmount();
  render(<Fighter skills={[]} />);
  await userEvent.click(screen.getByText(/Carried over/));
  expect(throwBox()).toBeNull();
});
