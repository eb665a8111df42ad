import {
  Component,
  type ComponentType,
  createContext,
  type ReactNode,
  use,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import { createPortal } from 'react-dom';
import './fight.css';

interface Parts {
  /** The element that holds each part. */
  readonly hosts: ReadonlyMap<ComponentType, HTMLElement>;
  /** Called by each place that has taken its part, before the dialogs around it open. */
  readonly onMoved: (host: HTMLElement) => void;
}

const PartsContext = createContext<Parts>({ hosts: new Map(), onMoved: () => {} });

/** An element that is no box of its own. */
function createHost(): HTMLElement {
  const host = document.createElement('div');
  host.className = 'moving-part';
  return host;
}

interface MovingPartsProps {
  parts: readonly ComponentType[];
  /** Those that the layout of the moment has no place for: they are not rendered. */
  absent?: readonly ComponentType[];
  /** The layout of the moment, with a `Place` for each of the other parts. */
  children: ReactNode;
}

/**
 * Parts that two layouts of a screen share. Each is rendered once, into an element of its own that moves from layout to layout: a
 * phone that is turned keeps what is typed and what is open.
 */
export function MovingParts({ parts, absent = [], children }: MovingPartsProps) {
  const [moved] = useState((): HTMLElement[] => []);
  const [context] = useState(
    (): Parts => ({
      hosts: new Map(parts.map((part) => [part, createHost()])),
      onMoved: (host) => moved.push(host),
    }),
  );
  // The parts come after their places, so that they are in the page when their effects run.
  return (
    <PartsContext value={context}>
      <Settled moved={moved}>
        {children}
        {[...context.hosts].map(([Part, host], index) =>
          absent.includes(Part) ? null : createPortal(<Part />, host, String(index)),
        )}
      </Settled>
    </PartsContext>
  );
}

interface SettledProps {
  /** The elements that were moved by the change of layout; emptied afterwards. */
  moved: HTMLElement[];
  children: ReactNode;
}

/** Gives the focus, and what is selected in a field, back to the element that has them. */
function rememberFocus(): () => void {
  const active = document.activeElement;
  if (!(active instanceof HTMLElement) || active === document.body) return () => {};
  const field = active instanceof HTMLInputElement || active instanceof HTMLTextAreaElement ? active : null;
  const [start, end] = [field?.selectionStart ?? null, field?.selectionEnd ?? null];
  return () => {
    active.focus({ preventScroll: true });
    if (start !== null) field?.setSelectionRange(start, end);
  };
}

/** Restores after a change of layout what the browser forgets of elements that move: modal dialogs, and the focus. */
class Settled extends Component<SettledProps, object, () => void> {
  override getSnapshotBeforeUpdate(): () => void {
    return rememberFocus();
  }

  /** After the effects of all that is inside: by now a dialog around a part is open. */
  override componentDidUpdate(_props: SettledProps, _state: object, restoreFocus: () => void): void {
    const [first] = this.props.moved.splice(0);
    if (!first) return;
    openAgain(first);
    restoreFocus();
  }

  override render(): ReactNode {
    return this.props.children;
  }
}

/**
 * Makes the dialogs in and after an element modal again, in the order of the page: each comes after the one that it was opened from,
 * and the last one must be above all others.
 */
function openAgain(moved: HTMLElement): void {
  for (const dialog of document.querySelectorAll<HTMLDialogElement>('dialog[open]')) {
    if (!(moved.compareDocumentPosition(dialog) & Node.DOCUMENT_POSITION_FOLLOWING)) continue;
    dialog.close();
    dialog.showModal();
  }
}

/** Where a layout has one of the parts. */
export function Place({ of: part }: { of: ComponentType }) {
  const { hosts, onMoved } = use(PartsContext);
  const host = hosts.get(part);
  const place = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    if (!host) return;
    place.current?.append(host);
    onMoved(host);
  }, [host, onMoved]);
  return <div ref={place} className="moving-part" />;
}
