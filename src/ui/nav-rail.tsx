import { Icon } from './icon.tsx';
import './nav-rail.css';

export interface NavRailItem {
  id: string;
  label: string;
  /** The label in the bottom bar, where there is room for about ten letters. */
  shortLabel?: string | undefined;
  /** Shown after the label: "45". */
  value?: string | undefined;
  /** The value for screen readers: "45 points". */
  valueLabel?: string | undefined;
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
}

/** Navigation between parts: a rail when wide, a row of tabs when medium, a bar at the bottom when narrow. */
export function NavRail({ label, items, current, onSelect }: NavRailProps) {
  return (
    <nav className="nav-rail print-hidden" aria-label={label}>
      <ul className="nav-rail-list">
        {items.map((item) => {
          const shared = {
            className: 'nav-rail-item',
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

function NavRailContent({ label, shortLabel, value, valueLabel, attention, tone = 'attention' }: NavRailItem) {
  return (
    <>
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
          <span className="visually-hidden">, {attention}</span>
        </span>
      )}
      {value !== undefined && (
        <span className="nav-rail-value">
          <span aria-hidden={valueLabel === undefined ? undefined : true}>{value}</span>
          {valueLabel !== undefined && <span className="visually-hidden">, {valueLabel}</span>}
        </span>
      )}
    </>
  );
}
