import { type FocusEvent, type PointerEvent, useEffect, useId, useRef, useState } from 'react';

const hoverDelay = 120;
const leaveDelay = 150;

/**
 * A note that a button opens: while a mouse is over either, while the button has the focus by keyboard, or by a press, which
 * keeps it open until the next press. Escape, a press elsewhere and leaving with the focus close it.
 */
export function useDisclosedNote() {
  const id = useId();
  const around = useRef<HTMLDivElement>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const [reason, setReason] = useState<'hover' | 'focus' | 'press' | null>(null);
  const isShown = reason !== null;

  useEffect(() => () => clearTimeout(timer.current), []);
  useEffect(() => {
    if (!isShown) return;
    const close = () => setReason(null);
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return;
      event.preventDefault();
      event.stopPropagation();
      close();
    };
    const onPointerDown = ({ target }: globalThis.PointerEvent) => {
      if (target instanceof Node && !around.current?.contains(target)) close();
    };
    document.addEventListener('keydown', onKeyDown, true);
    document.addEventListener('pointerdown', onPointerDown, true);
    return () => {
      document.removeEventListener('keydown', onKeyDown, true);
      document.removeEventListener('pointerdown', onPointerDown, true);
    };
  }, [isShown]);

  const hover = (enters: boolean) => (event: PointerEvent) => {
    if (event.pointerType !== 'mouse') return;
    clearTimeout(timer.current);
    timer.current = setTimeout(
      () => setReason((now) => (enters ? (now ?? 'hover') : now === 'hover' ? null : now)),
      enters ? hoverDelay : leaveDelay,
    );
  };

  return {
    isShown,
    /** The id that the note must have. */
    id,
    /** For the element around the button and the note. */
    around: {
      ref: around,
      onPointerEnter: hover(true),
      onPointerLeave: hover(false),
      onBlur: ({ currentTarget, relatedTarget }: FocusEvent) => {
        if (relatedTarget === null || !currentTarget.contains(relatedTarget)) setReason(null);
      },
    },
    /** For the button. */
    trigger: {
      'aria-expanded': isShown,
      'aria-controls': isShown ? id : undefined,
      onFocus: ({ currentTarget }: FocusEvent) => {
        if (currentTarget.matches(':focus-visible')) setReason((now) => now ?? 'focus');
      },
      onClick: () => {
        clearTimeout(timer.current);
        setReason((now) => (now === 'press' ? null : 'press'));
      },
    },
  };
}
