import { useEffect, useState } from 'react';
import { noDrawing } from '../../sheet-model/portraits/no-drawing.ts';
import type { portraitDrawing } from '../../sheet-model/portraits/portrait-drawing.ts';
import type { LineDrawing } from '../../sheet-model/print/line-drawing.ts';
import type { PrintChoices } from '../../sheet-model/print/print-choices.ts';
import { useCharacterStore } from '../../state/character/character-store.ts';
import { usePreferences } from '../../state/view/preferences.ts';
import type { PrintSubject } from '../../state/view/view-state.ts';

/** The drawings, which are loaded when a sheet with one is printed: most have been shown on the screen before. */
let draw: typeof portraitDrawing | undefined;

type Chosen = Pick<PrintChoices, 'kind' | 'portrait'>;

interface Portrayed {
  readonly portrait?: object | null | undefined;
  readonly drawing?: string | undefined;
}

/** Whether a sheet has a drawn portrait: it has no picture, and the player has turned off neither this one nor all. */
export const isPortraitDrawn = ({ portrait, drawing }: Portrayed, chosen: Chosen): boolean =>
  chosen.kind === 'sheet' &&
  chosen.portrait === 'shown' &&
  !portrait &&
  drawing !== noDrawing &&
  usePreferences.getState().pictures === 'shown';

/** Loads the drawings. Without a network sheets are printed without them. */
export async function loadPortraits(): Promise<void> {
  if (draw) return;
  try {
    draw = (await import('../../sheet-model/portraits/portrait-drawing.ts')).portraitDrawing;
  } catch {
    // Nothing of the character is missing.
  }
}

/** The drawn portrait of a sheet; null for none, and while the drawings are not loaded. */
export function findPortrait(subject: PrintSubject, chosen: Chosen): LineDrawing | null {
  if (!draw || !isPortraitDrawn(subject.model.head, chosen)) return null;
  const { characterKind: kind, drawing, sex } = subject.model.head;
  return draw({ kind, seed: subject.id || useCharacterStore.getState().id, chosen: drawing, sex });
}

/** Loads the drawings that a run of pages has, and draws it again when they are there. */
export function usePortraits(run: readonly PrintSubject[], chosen: Chosen): void {
  const [, setLoaded] = useState(draw !== undefined);
  useEffect(() => {
    if (draw || !run.some(({ model }) => isPortraitDrawn(model.head, chosen))) return;
    let active = true;
    loadPortraits().then(
      () => active && setLoaded(draw !== undefined),
      () => undefined,
    );
    return () => {
      active = false;
    };
  }, [run, chosen]);
}
