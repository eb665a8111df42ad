import type { CompareSide } from '../../state/view/compare-store.ts';
import { Button } from '../../ui/button.tsx';
import { Disclosure } from '../../ui/disclosure.tsx';
import { useMedia } from '../browser/use-media.ts';
import type { Choices } from './side-choices.ts';
import { SideHead } from './side-head.tsx';
import { SidePicker } from './side-picker.tsx';
import type { SideAbout } from './side-words.ts';
import type { SideState } from './use-side.ts';

export interface Sides {
  readonly before: CompareSide;
  readonly after: CompareSide;
}

interface ComparedSidesProps {
  readonly sides: Sides;
  readonly states: readonly [SideState, SideState];
  readonly abouts: readonly [SideAbout | null, SideAbout | null];
  readonly choices: Choices;
  readonly onChoose: (sides: Sides) => void;
}

/** The two sides, each with its pickers and heading; on narrow screens the pickers are folded away. */
export function ComparedSides({ sides, states, abouts, choices, onChoose }: ComparedSidesProps) {
  const wide = useMedia('(width >= 768px)');
  const { before, after } = sides;
  const picker = (label: 'Compare' | 'With', which: keyof Sides, state: SideState) => (
    <SidePicker
      label={label}
      side={sides[which]}
      choices={choices}
      state={state}
      onChoose={(side) => onChoose({ ...sides, [which]: side })}
    />
  );
  const swap = (
    <Button className="compare-swap" onClick={() => onChoose({ before: after, after: before })}>
      Swap
    </Button>
  );
  if (wide) {
    return (
      <div className="compare-sides">
        {picker('Compare', 'before', states[0])}
        {swap}
        {picker('With', 'after', states[1])}
        <SideHead state={states[0]} about={abouts[0]} />
        <span />
        <SideHead state={states[1]} about={abouts[1]} />
      </div>
    );
  }
  return (
    <div className="compare-narrow">
      <div className="compare-heads">
        <SideHead state={states[0]} about={abouts[0]} />
        <SideHead state={states[1]} about={abouts[1]} />
      </div>
      <Disclosure summary="Choose what to compare">
        <div className="compare-pickers">
          {picker('Compare', 'before', states[0])}
          {picker('With', 'after', states[1])}
          {swap}
        </div>
      </Disclosure>
    </div>
  );
}
