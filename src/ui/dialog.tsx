import { type ReactNode, useEffect, useId, useLayoutEffect, useRef } from 'react';
import { IconButton } from './icon-button.tsx';
import { LiveRegion } from './live-region.tsx';
import { openModal } from './open-modal.ts';
import './dialog.css';

export interface DialogProps {
  title: ReactNode;
  /** A word or two after the title, which is no part of the name of the dialog. */
  status?: ReactNode;
  /** Called on Escape, the close button and, unless `sticky`, a click outside. The caller then stops rendering the dialog. */
  onClose: () => void;
  size?: 'small' | 'medium' | 'large' | undefined;
  /** `centre`: a dialog, a bottom sheet when narrow. `side`: slides in from the right (see SidePanel). */
  placement?: 'centre' | 'side' | undefined;
  /** Only Escape and its buttons close it: for input that would be tedious to type again. */
  sticky?: boolean | undefined;
  /** Stays in view below the scrolling body; actions, the main one last. */
  footer?: ReactNode;
  className?: string | undefined;
  children: ReactNode;
}

/**
 * A modal dialog, open for as long as it is rendered. Focus moves to `[data-autofocus]`, else to the first field, else to
 * the title, and returns on closing. On touch screens no field is focused, so that the keyboard does not pop up.
 */
export function Dialog(props: DialogProps) {
  const {
    title,
    status,
    onClose,
    size = 'medium',
    placement = 'centre',
    sticky = false,
    footer,
    className,
    children,
  } = props;
  const dialog = useRef<HTMLDialogElement>(null);
  const titleId = useId();
  const close = useRef(onClose);
  useEffect(() => {
    close.current = onClose;
  });

  useLayoutEffect(() => {
    const element = dialog.current;
    if (!element) return;
    return openModal(element, initialFocus(element));
  }, []);

  useEffect(() => {
    const element = dialog.current;
    if (!element || sticky) return;
    let pressed: EventTarget | null = null;
    const onDown = (event: PointerEvent) => {
      pressed = event.target;
    };
    const onClick = (event: MouseEvent) => {
      if (event.target === element && pressed === element) close.current();
    };
    element.addEventListener('pointerdown', onDown);
    element.addEventListener('click', onClick);
    return () => {
      element.removeEventListener('pointerdown', onDown);
      element.removeEventListener('click', onClick);
    };
  }, [sticky]);

  return (
    <dialog
      ref={dialog}
      className={className ? `dialog ${className}` : 'dialog'}
      data-size={size}
      data-placement={placement}
      aria-labelledby={titleId}
      onCancel={(event) => {
        if (event.target !== event.currentTarget) return;
        event.preventDefault();
        onClose();
      }}
    >
      <div className="dialog-frame">
        {/* No header or footer: outside a section they would be landmarks of the whole page, "banner" and "content information". */}
        <div className="dialog-header">
          <h2 id={titleId} className="dialog-title" tabIndex={-1}>
            {title}
          </h2>
          {status && <div className="dialog-status">{status}</div>}
          <IconButton icon="close" label="Close" onClick={onClose} />
        </div>
        <div className="dialog-body">{children}</div>
        {footer && <div className="dialog-footer">{footer}</div>}
      </div>
      <LiveRegion />
    </dialog>
  );
}

function initialFocus(dialog: HTMLElement): HTMLElement | null {
  const autofocused = dialog.querySelector<HTMLElement>('[data-autofocus]');
  const field = matchMedia('(pointer: coarse)').matches
    ? null
    : dialog.querySelector<HTMLElement>('.dialog-body :is(input, select, textarea):not(:disabled)');
  return autofocused ?? field ?? dialog.querySelector<HTMLElement>('.dialog-title');
}
