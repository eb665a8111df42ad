import { useLayoutEffect, useRef } from 'react';
import { type Drawing, Icon, Pictogram } from './icon.tsx';
import { type BarSeries, Swatch } from './stacked-bar.tsx';
import './nav-rail.css';

export interface NavRailItem {
  id: string;
  label: string;
  /** The label in the bottom bar, which has room for about ten letters. */
  shortLabel?: string | undefined;
  icon: Drawing;
  /** Shown after the label: "45". */
  value?: string | undefined;
  /** The value for screen readers: "45 points"; the value itself if left out. */
  valueLabel?: string | undefined;
  /** The parts of a bar elsewhere that belong to it: their keys are shown at the value. */
  swatches?: readonly { readonly series: BarSeries; readonly isHatched: boolean }[] | undefined;
  /** Why it needs attention, in words: "2 issues". Shown as a mark. */
  attention?: string | undefined;
  /** The mark: `attention` (the default), or a quieter one for a chapter still to be filled in. */
  tone?: 'attention' | 'incomplete' | undefined;
  /** Keys that do the same, for `aria-keyshortcuts`. */
  ariaKeys?: string | undefined;
  /** With an address the item is a link. */
  href?: string | undefined;
}

export interface NavRailProps {
  /** Names the navigation: "Chapters". */
  label: string;
  items: readonly NavRailItem[];
  /** The id of the item that is shown. */
  current: string;
  /** Called on a plain click; a link opened in a new tab does not call it. */
  onSelect: (id: string) => void;
  className?: string | undefined;
}

/** Navigation between parts: a rail when wide, a row of tabs when medium, a bar at the bottom when narrow. */
export function NavRail({ label, items, current, onSelect, className }: NavRailProps) {
  const list = useRef<HTMLUListElement>(null);
  useLayoutEffect(() => {
    // With the layout of the next frame: the first one of a visit would be made twice.
    const frame = requestAnimationFrame(() => list.current && scrollToCurrent(list.current, current));
    return () => cancelAnimationFrame(frame);
  }, [current]);
  return (
    <nav className={className ? `nav-rail print-hidden ${className}` : 'nav-rail print-hidden'} aria-label={label}>
      <ul ref={list} className="nav-rail-list">
        {items.map((item) => {
          const shared = {
            className: 'nav-rail-item',
            'data-item': item.id,
            'aria-label': [item.label, item.attention, item.valueLabel ?? item.value].filter(Boolean).join(', '),
            'aria-keyshortcuts': item.ariaKeys,
            'aria-current': item.id === current ? ('page' as const) : undefined,
          };
          const content = <NavRailContent {...item} />;
          return (
            <li key={item.id} className="nav-rail-place">
              {item.href === undefined ? (
                <button type="button" {...shared} onClick={() => onSelect(item.id)}>
                  {content}
                </button>
              ) : (
                <a
                  {...shared}
                  href={item.href}
                  onClick={(event) => {
                    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
                    event.preventDefault();
                    onSelect(item.id);
                  }}
                >
                  {content}
                </a>
              )}
            </li>
          );
        })}
      </ul>
    </nav>
  );
}

/**
 * In the bottom bar, which may be too narrow for all items; only sideways, which `scrollIntoView` would not promise.
 */
function scrollToCurrent(list: HTMLElement, current: string): void {
  const item = [...list.querySelectorAll<HTMLElement>('[data-item]')].find(({ dataset }) => dataset.item === current);
  if (!item || list.scrollWidth <= list.clientWidth) return;
  const [shown, wanted] = [list.getBoundingClientRect(), item.getBoundingClientRect()];
  list.scrollLeft += wanted.left - shown.left - (shown.width - wanted.width) / 2;
}

function NavRailContent(item: NavRailItem) {
  const { label, shortLabel, icon, value, swatches = [], attention, tone = 'attention' } = item;
  return (
    <>
      <Pictogram drawing={icon} />
      <span className="nav-rail-label" data-has-short={shortLabel !== undefined || undefined}>
        {label}
      </span>
      {shortLabel !== undefined && (
        <span className="nav-rail-short" aria-hidden="true">
          {shortLabel}
        </span>
      )}
      {attention !== undefined && (
        <span className="nav-rail-attention" data-tone={tone} title={attention}>
          <Icon name={tone === 'incomplete' ? 'pencil' : 'attention'} />
        </span>
      )}
      {swatches.length > 0 && (
        <span className="nav-rail-swatches" aria-hidden="true">
          {swatches.map(({ series, isHatched }) => (
            <Swatch key={series} series={series} isHatched={isHatched} />
          ))}
        </span>
      )}
      {value !== undefined && <span className="nav-rail-value">{value}</span>}
    </>
  );
}
