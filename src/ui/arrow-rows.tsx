import type { KeyboardEvent, ReactNode } from 'react';
import './picker.css';

const controlsOf = (item: HTMLElement): HTMLElement[] => [
  ...item.querySelectorAll<HTMLElement>('button:not(:disabled, [tabindex="-1"], [role=menuitem])'),
];

/** The items of the lists inside, without those of nested lists. */
const itemsOf = (rows: HTMLElement): HTMLElement[] =>
  [...rows.querySelectorAll<HTMLElement>('li')].filter((item) => !item.parentElement?.closest('li'));

/** From a button in an item to the same button of the next or previous item that has one; text fields keep their arrow keys. */
function onKeyDown(event: KeyboardEvent<HTMLElement>): void {
  const { key, target, currentTarget: rows, altKey, ctrlKey, metaKey, shiftKey } = event;
  const direction = key === 'ArrowDown' ? 1 : key === 'ArrowUp' ? -1 : 0;
  if (direction === 0 || altKey || ctrlKey || metaKey || shiftKey || event.defaultPrevented) return;
  if (!(target instanceof HTMLButtonElement) || target.closest('[role=menu]')) return;
  const items = itemsOf(rows);
  const at = items.findIndex((item) => item.contains(target));
  const own = items[at];
  if (!own) return;
  const place = controlsOf(own).indexOf(target);
  const others = direction === 1 ? items.slice(at + 1) : items.slice(0, at).reverse();
  const controls = others.map(controlsOf).find(({ length }) => length > 0);
  const next = controls?.[Math.max(0, Math.min(place, controls.length - 1))];
  if (!next) return;
  event.preventDefault();
  next.focus({ preventScroll: true });
  next.closest('li')?.scrollIntoView({ block: 'nearest' });
}

interface ArrowRowsProps {
  className?: string | undefined;
  children: ReactNode;
}

/** Lists whose items have buttons: ↑ and ↓ on a button go to that of the next item, across all lists inside. */
export function ArrowRows({ className, children }: ArrowRowsProps) {
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the keys are those of the buttons inside.
    <div className={className ? `arrow-rows ${className}` : 'arrow-rows'} onKeyDown={onKeyDown}>
      {children}
    </div>
  );
}
