import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useMemo, useState } from 'react';
import { expect, it } from 'vitest';
import { atRest } from '../../character/play.ts';
import { deriveCombat } from '../../rules/combat/derive-combat.ts';
import { deriveCharacter } from '../../rules/derive-character.ts';
import { fightRules } from '../../rules/third-edition/man-to-man/fight/fight-rules.ts';
import { saved } from '../../testing/rows.ts';
import { type InPlay, useInPlay } from './in-play.ts';
import { InPlayProvider, later } from './later.tsx';

const sheet = deriveCharacter(saved('man-to-man', {}));

/** What was drawn, in order, and what of it was in the page at the time. */
const drawn: string[] = [];
const shown = (): string => document.body.textContent;

function Counted() {
  const { play, edit } = useInPlay();
  const { hitsLost } = play.state;
  drawn.push(`counted ${hitsLost}`);
  const lose = () => edit('', (now) => ({ ...now, state: { ...now.state, hitsLost: hitsLost + 1 } }));
  return <button type="button" onClick={lose}>{`counted ${hitsLost}.`}</button>;
}

const Following = later(function Following() {
  const { hitsLost } = useInPlay().play.state;
  drawn.push(`following ${hitsLost}, beside ${shown()}`);
  return `following ${hitsLost}.`;
});

const Setting = later(function Setting() {
  const { play, edit } = useInPlay();
  const { inMelee } = play.target;
  const set = () => edit('', (now) => ({ ...now, target: { ...now.target, inMelee: !inMelee } }));
  return <input type="checkbox" aria-label="In melee" checked={inMelee} onChange={set} />;
});

function Fighter() {
  const [play, setPlay] = useState(atRest);
  const combat = useMemo(() => deriveCombat(sheet, fightRules, play), [play]);
  const edit: InPlay['edit'] = (_, change) => setPlay(change);
  return (
    <InPlayProvider inPlay={{ id: 'a', name: 'A', sheet, combat, play, rules: fightRules, edit, sheetName: 'test' }}>
      <Counted />
      <Following />
      <Setting />
    </InPlayProvider>
  );
}

it('a press changes what is counted first; what follows from it is drawn once that is in the page', async () => {
  render(<Fighter />);
  expect(drawn).toEqual(['counted 0', 'following 0, beside ']);
  drawn.length = 0;
  await userEvent.click(screen.getByRole('button'));
  expect(drawn.filter((words) => words.startsWith('following'))).toEqual([
    'following 1, beside counted 1.following 0.',
  ]);
  expect(shown()).toBe('counted 1.following 1.');
});

it('a control in a part that follows later shows at once what was chosen', () => {
  render(<Fighter />);
  const box = screen.getByRole<HTMLInputElement>('checkbox');
  const changes: boolean[] = [];
  for (let press = 0; press < 2; press++) {
    // As a browser does it: outside of `act`, which would draw what follows as well.
    box.click();
    changes.push(box.checked);
  }
  expect(changes).toEqual([true, false]);
});
