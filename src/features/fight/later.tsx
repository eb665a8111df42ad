import { type ComponentType, createContext, memo, type ReactNode, use, useDeferredValue } from 'react';
import { type InPlay, InPlayContext, SourceContext } from './in-play.ts';

/** The fighter as the parts that come later show it: one state behind for a moment after each change. */
const LaterContext = createContext<InPlay | null>(null);

/** What the controls of the later parts show. */
const settingsOf = ({ play: { choice, target, incoming, defense } }: InPlay): string =>
  JSON.stringify([choice, target, incoming, defense]);

/** A control was changed: it must show that at once, or it would jump back until its part follows. */
const isSetOtherwise = (now: InPlay, before: InPlay): boolean =>
  now !== before && now.sheet === before.sheet && settingsOf(now) !== settingsOf(before);

/**
 * Provides the fighter that is shown. What is counted (hits, fatigue, pools, shots) changes in the first frame after a press; parts made by
 * {@link later} follow in the next one, because all numbers of a fight are derived again. A maneuver, a target or a defense that is set
 * changes everything at once.
 */
export function InPlayProvider({ inPlay, children }: { inPlay: InPlay; children: ReactNode }) {
  const behind = useDeferredValue(inPlay);
  return (
    <InPlayContext value={inPlay}>
      <LaterContext value={isSetOtherwise(inPlay, behind) ? inPlay : behind}>{children}</LaterContext>
    </InPlayContext>
  );
}

/** A part of the screen that may follow a frame after what is counted. Without an `InPlayProvider` around it, it changes at once. */
export const later = (Part: ComponentType): ComponentType =>
  memo(() => (
    <SourceContext value={LaterContext}>
      <Part />
    </SourceContext>
  ));

/** Provides another fighter, or the same with other numbers, to some of the parts: wherever these would have read the one around them. */
export function InPlayAs({ inPlay, children }: { inPlay: InPlay; children: ReactNode }) {
  const Source = use(SourceContext);
  return <Source value={inPlay}>{children}</Source>;
}
