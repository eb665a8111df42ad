import { useEffect, useLayoutEffect, useReducer, useRef } from 'react';
import { createPortal } from 'react-dom';
import { ownValue } from '../../engine/own-value.ts';
import { useCharacterStore } from '../../state/character/character-store.ts';
import { useShownSheet } from '../../state/character/shown-character.ts';
import { closeExplanations, useExplanationStore } from '../../state/view/explanation-store.ts';
import { useMedia } from '../browser/use-media.ts';
import { ExplanationSlip } from './explanation-slip.tsx';
import { releaseRoom } from './use-slip-place.ts';
import './explain.css';

/**
 * The open explanations: the pinned one, and the one that the next replaces. On a phone they are one slip from below, with
 * the pinned one as a line above the other.
 */
export function Slips() {
  const { pinned, current, sheets } = useExplanationStore();
  const shownSheet = useShownSheet();
  const opened = useCharacterStore((state) => state.opened);
  const fromBelow = useMedia('(width < 768px)');
  const [, renderAgain] = useReducer((count: number) => count + 1, 0);

  // Explanations are of the character on the screen: they close with it.
  const openedFor = useRef(opened);
  useEffect(() => {
    if (openedFor.current !== opened) closeExplanations();
    openedFor.current = opened;
  }, [opened]);

  const shown = [pinned, current].filter((slip) => slip !== null);
  const slips = shown.flatMap((slip) => {
    const sheet = slip.sheetName === undefined ? shownSheet : ownValue(sheets, slip.sheetName);
    const trail = sheet ? slip.trail.filter((stat) => sheet.worksheet.has(stat)) : [];
    return sheet && trail.length > 0 ? [{ slip: { ...slip, trail }, sheet }] : [];
  });
  const last = slips.at(-1);
  const takesRoom = fromBelow && last !== undefined;
  useLayoutEffect(() => (takesRoom ? releaseRoom : undefined), [takesRoom]);

  if (!last) return null;
  const lineAbove = fromBelow && slips.length > 1 ? slips[0] : undefined;
  // What is outside of an open dialog cannot be clicked, so a slip is inside the one that its number is in.
  const container = last.slip.anchor.closest('dialog') ?? document.body;
  return createPortal(
    (fromBelow ? [last] : slips).map(({ slip, sheet }) => (
      <ExplanationSlip
        key={slip.id}
        slip={slip}
        sheet={sheet}
        pinned={slip.id === pinned?.id}
        fromBelow={fromBelow}
        lineAbove={lineAbove}
        onAnchorGone={renderAgain}
      />
    )),
    container.isConnected ? container : document.body,
  );
}
