import { type RefObject, useEffect } from 'react';
import { closeExplanation, type Slip, useExplanationStore } from '../../state/view/explanation-store.ts';

interface SlipKeys {
  element: RefObject<HTMLElement | null>;
  title: RefObject<HTMLElement | null>;
  slip: Slip;
  pinned: boolean;
}

/**
 * Escape closes a slip, the pinned one last. For Tab its controls follow the number that it explains, wherever the slip is in
 * the page; what follows the number comes after them.
 */
export function useSlipKeys({ element, title, slip, pinned }: SlipKeys): void {
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      const here = element.current;
      if (!here || event.defaultPrevented || isCovered(here)) return;
      if (event.key === 'Escape') {
        if (pinned && useExplanationStore.getState().current) return;
        event.preventDefault(); // or a dialog around the slip closes as well
        if (here.contains(document.activeElement)) slip.anchor.focus({ preventScroll: true });
        closeExplanation(slip.id);
      } else if (event.key === 'Tab') {
        moveOn(event, here, title.current, slip.anchor);
      }
    };
    window.addEventListener('keydown', onKeyDown);
    return () => window.removeEventListener('keydown', onKeyDown);
  }, [element, title, slip, pinned]);
}

/** True if a dialog or a menu is open above the slip: the keys are for that. */
function isCovered(slip: HTMLElement): boolean {
  const dialog = [...document.querySelectorAll('dialog[open]')].at(-1);
  if (dialog && !dialog.contains(slip)) return true;
  return [...document.querySelectorAll('[popover=auto]')].some((menu) => menu.matches(':popover-open'));
}

function moveOn(event: KeyboardEvent, slip: HTMLElement, title: HTMLElement | null, anchor: HTMLElement): void {
  const active = document.activeElement;
  const controls = [...slip.querySelectorAll<HTMLElement>('button, summary')].filter(isVisible);
  if (active === anchor && !event.shiftKey) {
    event.preventDefault();
    title?.focus({ preventScroll: true });
  } else if (slip.contains(active) && event.shiftKey && (active === title || active === controls[0])) {
    event.preventDefault();
    anchor.focus();
  } else if (active === controls.at(-1) && !event.shiftKey) {
    anchor.focus({ preventScroll: true }); // and the browser moves on from there
  }
}

const isVisible = (element: HTMLElement): boolean => element.getClientRects().length > 0;
