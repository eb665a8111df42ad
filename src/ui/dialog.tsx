import { type ReactNode, useEffect, useId, useLayoutEffect, useRef } from 'react';
import { IconButton } from './buttons.tsx';
import { LiveRegion } from './live-region.tsx';
import './dialog.css';

/**
 * Opens a dialog that is modal once it is painted. `showModal` makes everything else on the page inert, and for this
 * the browser recomputes the style of every element: that takes as long as the rest of the opening. So the dialog opens
 * as a popover above the page, and becomes modal once it is painted and nothing more urgent is pending, or with the
 * next key or press, before that has any effect. One over another dialog is modal at once: elements that the lower one
 * makes inert cannot have the focus.
 * @param focused the element in the dialog that takes the focus
 * @returns closes the dialog, and returns the focus to the element that had it before
 */
export function openModal(dialog: HTMLDialogElement, focused: HTMLElement | null): () => void {
  const opener = document.activeElement;
  const returnFocus = () => {
    if (opener instanceof HTMLElement && opener !== document.body) opener.focus({ preventScroll: true });
  };
  if (!('popover' in dialog) || document.querySelector('dialog[open]')) {
    dialog.showModal();
    focused?.focus();
    return () => {
      dialog.close();
      // The browser returns the focus, unless the dialog was moved in the page.
      const active = document.activeElement;
      if (active === document.body || dialog.contains(active)) returnFocus();
    };
  }
  dialog.ariaModal = 'true';
  dialog.popover = 'manual';
  dialog.showPopover();
  focused?.focus();

  const makeModal = () => {
    stopWaiting();
    const active = document.activeElement;
    const kept = active instanceof HTMLElement && dialog.contains(active) ? active : focused;
    const hadAutofocus = kept?.hasAttribute('autofocus');
    kept?.setAttribute('autofocus', ''); // the focus stays where it is
    dialog.hidePopover();
    dialog.popover = null;
    dialog.ariaModal = null;
    dialog.showModal();
    if (!hadAutofocus) kept?.removeAttribute('autofocus');
    if (kept && document.activeElement !== kept) kept.focus();
  };
  const stopWaiting = whenIdleOrUsed(makeModal);

  return () => {
    stopWaiting();
    if (dialog.open) dialog.close();
    else dialog.hidePopover();
    returnFocus();
  };
}

const inputs = ['keydown', 'pointerdown'] as const;
/** How long a busy page may delay the modal state, in ms. */
const patience = 150;

/**
 * Calls back once: when the next two frames are painted (the second has what the dialog draws once it is there, such as a list)
 * and the page is idle, or before anything else sees a key or press. Returns a function that cancels this.
 */
function whenIdleOrUsed(callback: () => void): () => void {
  let cancel = () => {};
  const waitForIdle = () => {
    if ('requestIdleCallback' in window) {
      const idle = requestIdleCallback(callback, { timeout: patience });
      cancel = () => cancelIdleCallback(idle);
    } else {
      const timer = setTimeout(callback, patience / 2);
      cancel = () => clearTimeout(timer);
    }
  };
  const inNextFrame = (next: () => void) => {
    const frame = requestAnimationFrame(next);
    cancel = () => cancelAnimationFrame(frame);
  };
  inNextFrame(() => inNextFrame(waitForIdle));
  for (const kind of inputs) window.addEventListener(kind, callback, { capture: true });
  return () => {
    cancel();
    for (const kind of inputs) window.removeEventListener(kind, callback, { capture: true });
  };
}

interface DialogProps {
  title: ReactNode;
  /** A word or two after the title, which is no part of the name of the dialog. */
  status?: ReactNode;
  /** Called on Escape, the close button and, unless `sticky`, a click outside. The caller then stops rendering the dialog. */
  onClose: () => void;
  size?: 'small' | 'medium' | 'large' | undefined;
  /** `centre`: a dialog, a bottom sheet when narrow. `side`: slides in from the right (see SidePanel). `screen`: takes all of it. */
  placement?: 'centre' | 'side' | 'screen' | undefined;
  /** Focuses the title, for a body that is to be read from its top. */
  startsAtTitle?: boolean | undefined;
  /** Only Escape and its buttons close it: for input that would be tedious to type again. */
  sticky?: boolean | undefined;
  /** Stays in view below the scrolling body; actions, the main one last. */
  footer?: ReactNode;
  className?: string | undefined;
  /** For the layout of the scrolling body. */
  bodyClassName?: string | undefined;
  /** Puts the parts of the body one below the other, with the same gap between all. */
  stacked?: boolean | undefined;
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
    startsAtTitle = false,
    sticky = false,
    footer,
    className,
    bodyClassName,
    stacked = false,
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
          <h2
            id={titleId}
            className="dialog-title"
            tabIndex={-1}
            {...(startsAtTitle ? { 'data-autofocus': true } : {})}
          >
            {title}
          </h2>
          {status && <div className="dialog-status">{status}</div>}
          <IconButton icon="close" label="Close" onClick={onClose} />
        </div>
        <div
          className={bodyClassName ? `dialog-body ${bodyClassName}` : 'dialog-body'}
          data-stacked={stacked || undefined}
        >
          {children}
        </div>
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

type SidePanelProps = Omit<DialogProps, 'placement'>;

/** A Dialog at the full height of the window, sliding in from the right; `large` leaves room for a page of paper. */
export function SidePanel(props: SidePanelProps) {
  return <Dialog {...props} placement="side" />;
}
