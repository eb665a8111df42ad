import {
  type ComponentType,
  createContext,
  type ReactNode,
  useContext,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import { createPortal } from 'react-dom';

const PartsContext = createContext<ReadonlyMap<ComponentType, HTMLElement>>(new Map());

/** An element that is no box of its own. */
function createHost(): HTMLElement {
  const host = document.createElement('div');
  host.className = 'play-part-host';
  return host;
}

interface MovingPartsProps {
  parts: readonly ComponentType[];
  /** The layout of the moment, with a `Place` for each of the parts. */
  children: ReactNode;
}

/**
 * Parts that two layouts of a screen share. Each is rendered once, into an element of its own that moves from layout to layout: a
 * phone that is turned keeps what is typed and what is open.
 */
export function MovingParts({ parts, children }: MovingPartsProps) {
  const [hosts] = useState(() => new Map(parts.map((part) => [part, createHost()])));
  // The parts come after their places, so that they are in the page when their effects run.
  return (
    <PartsContext value={hosts}>
      {children}
      {[...hosts].map(([Part, host], index) => createPortal(<Part />, host, String(index)))}
    </PartsContext>
  );
}

/** Where a layout has one of the parts. */
export function Place({ of: part }: { of: ComponentType }) {
  const host = useContext(PartsContext).get(part);
  const place = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    if (!host) return;
    place.current?.append(host);
    // The browser forgets that a dialog is modal when its element moves.
    for (const dialog of host.querySelectorAll<HTMLDialogElement>('dialog[open]')) {
      dialog.close();
      dialog.showModal();
    }
  }, [host]);
  return <div ref={place} className="play-part-host" />;
}
