import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useMemo, useState } from 'react';
import { expect, it } from 'vitest';
import { atRest, type Play } from '../../character/play.ts';
import { deriveCombat } from '../../rules/combat/derive-combat.ts';
import { deriveCharacter } from '../../rules/derive-character.ts';
import { fightRules as fourthEdition } from '../../rules/fourth-edition/common/fight/fight-rules.ts';
import { fightRules } from '../../rules/third-edition/man-to-man/fight/fight-rules.ts';
import { item, saved, skill } from '../../testing/rows.ts';
import { AttacksNow } from './attacks-now.tsx';
import { type InPlay, InPlayContext } from './in-play.ts';
import { TargetDrawer } from './target-drawer.tsx';
import { Trackers } from './trackers.tsx';

const character = saved('man-to-man', {
  attributes: { st: 11, dx: 13, iq: 10, ht: 11 },
  skills: [skill('bow', 4)],
  equipment: [
    item('longbow', { key: 'bow', place: 'ready' }),
    item('arrow', { key: 'arrows', quantity: 10, place: 'carried' }),
  ],
});

const gunner = saved('fourth-edition', {
  equipment: [item('arrow', { key: 'arrows', quantity: 10 }), item('cartridge-9mm', { key: 'box', quantity: 30 })],
});

interface ShooterProps {
  of?: typeof character;
  rules?: typeof fightRules;
  begin: Play;
}

/** Trackers and attacks of an archer or another shooter, whose state changes as in play. */
function Archer({ of = character, rules = fightRules, begin }: ShooterProps) {
  const sheet = useMemo(() => deriveCharacter(of), [of]);
  const [play, setPlay] = useState(begin);
  const combat = useMemo(() => deriveCombat(sheet, rules, play), [sheet, rules, play]);
  const edit: InPlay['edit'] = (_, change) => setPlay(change);
  return (
    <InPlayContext value={{ id: 'r', name: 'Robin', sheet, combat, play, rules, edit, sheetName: 'test' }}>
      <Trackers />
      <AttacksNow />
      <TargetDrawer />
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

it('cartridges that were fired are not found again, and arrows are', () => {
  render(<Archer of={gunner} rules={fourthEdition} begin={{ ...atRest, used: { arrows: 2, box: 5 } }} />);
  expect(screen.getByText('9mm cartridge', { selector: 'legend' })).toBeTruthy();
  const found = screen
    .getAllByRole('button', { name: /^Pick up: / })
    .map((button) => button.getAttribute('aria-label'));
  expect(found).toEqual(['Pick up: Arrow']);
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

it('an object whose hits are not set has those of its row in the summary', () => {
  const target = { ...atRest.target, object: 'wooden-pole-2', hits: null, hitsLost: 3 };
  render(<Archer begin={{ ...atRest, target }} />);
  expect(screen.getByText(/^Target: .*, 5 of 8 hits, within reach/)).toBeTruthy();
});
