import { lazy, Suspense } from 'react';
import { characterKinds } from '../sheet-model/kinds/character-kinds.ts';
import type { DrawingChoice } from '../sheet-model/portraits/choose-portrait.ts';
import './kind-emblem.css';

/** Most visits begin without a character, and the drawings are large. */
const DrawnPortrait = lazy(() => import('./drawn-portrait.tsx'));

interface CharacterPortraitProps extends DrawingChoice {
  /** Only the head, in a square. */
  readonly face?: boolean;
}

/** The drawn portrait of a character without a picture of its own, in the color of its kind. It fills its container. */
export function CharacterPortrait(props: CharacterPortraitProps) {
  return (
    <span className="character-portrait" data-color={characterKinds[props.kind].color}>
      <Suspense fallback={null}>
        <DrawnPortrait {...props} />
      </Suspense>
    </span>
  );
}
