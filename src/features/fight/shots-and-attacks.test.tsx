import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useMemo, useState } from 'react';
import { expect, it } from 'vitest';
import { atRest, type Play } from '../../character/play.ts';
import { deriveCombat } from '../../rules/combat/derive-combat.ts';
import { deriveCharacter } from '../../rules/derive-character.ts';
import { fightRules } from '../../rules/third-edition/man-to-man/fight/fight-rules.ts';
import { item, saved, skill } from '../../testing/rows.ts';
import { AttacksNow } from './attacks-now.tsx';
import { type InPlay, InPlayContext } from './in-play.ts';
import { Trackers } from './trackers.tsx';

const character = saved('man-to-man', {
  attributes: { st: 11, dx: 13, iq: 10, ht: 11 },
  skills: [skill('bow', 4)],
  equipment: [
    item('longbow', { key: 'bow', place: 'ready' }),
    item('arrow', { key: 'arrows', quantity: 10, place: 'carried' }),
  ],
});

/** Trackers and attacks of an archer, whose state changes as in play. */
function Archer({ begin }: { begin: Play }) {
  const sheet = useMemo(() => deriveCharacter(character), []);
  const [play, setPlay] = useState(begin);
  const combat = useMemo(() => deriveCombat(sheet, fightRules, play), [sheet, play]);
  const edit: InPlay['edit'] = (_, change) => setPlay(change);
  return (
    <InPlayContext value={{ id: 'r', name: 'Robin', sheet, combat, play, rules: fightRules, edit, sheetName: 'test' }}>
      <Trackers />
      <AttacksNow />
    </InPlayContext>
  );
}

it('arrows that were shot are picked up, all or as many as are found', async () => {
  const user = userEvent.setup();
  render(<Archer begin={{ ...atRest, used: { arrows: 7 } }} />);
  const found = screen.getByRole<HTMLInputElement>('textbox', { name: /found again/ });
  expect(found.value).toBe('7');
  await user.clear(found);
  await user.type(found, '4{Enter}');
  await user.click(screen.getByRole('button', { name: /^Pick up: / }));
  expect(screen.getByRole<HTMLInputElement>('textbox', { name: /found again/ }).value).toBe('3');
  await user.click(screen.getByRole('button', { name: /^Pick up: / }));
  expect(screen.queryByRole('button', { name: /^Pick up: / })).toBeNull();
});

it('a second attack in a turn is remarked on in a fight, and only there', () => {
  const attacked = { ...atRest, state: { ...atRest.state, attacksMade: 1 } };
  const remark = () => screen.queryByText(/One attack was made in this turn already; Step and Attack gives one attack/);
  const { unmount } = render(<Archer begin={{ ...attacked, turn: 1 }} />);
  expect(remark()).not.toBeNull();
  unmount();
  render(<Archer begin={attacked} />);
  expect(remark()).toBeNull();
});
