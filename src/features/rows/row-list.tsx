import { type ReactNode, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { type EntryChapter, rowChapter, skillChapter } from '../../rules/shared/rows.ts';
import { useSheet } from '../../state/character/derived-character.ts';
import { useViewStore } from '../../state/view/view-store.ts';
import { DataList, type DataListProps, RestingDataRow } from '../../ui/data-list.tsx';
import { NearView, useSteadyScroll } from '../../ui/near-viewport.ts';
import { NoTabStops } from '../../ui/tab-stop.tsx';
import { lineOf, useSheetPart } from '../derived/sheet-lines.ts';
import { type ListedRows, ListedRowsContext, moveListed, rowName } from './listed-rows.ts';
import { handleRowKey } from './row-keys.ts';
import './rows.css';

interface RestingRowProps {
  chapter: EntryChapter;
  rowKey: string;
  /** Notifies the row when it comes near the window. */
  near: NearView;
  /** The whole row, with the same id. */
  renderRow: (key: string) => ReactNode;
}

/**
 * A row of a very long list. Only its name is rendered, for searches in the page and for screen readers, until it comes near
 * the window or is navigated to; from then on it stays fully rendered, with whatever is open or typed in it.
 */
function RestingRow({ chapter, rowKey, near, renderRow }: RestingRowProps) {
  const [whole, setWhole] = useState(false);
  const targeted = useViewStore(({ target }) => target?.row === rowKey);
  if (targeted && !whole) setWhole(true);
  return whole ? (
    renderRow(rowKey)
  ) : (
    <Resting chapter={chapter} rowKey={rowKey} near={near} onNear={() => setWhole(true)} />
  );
}

interface RestingProps extends Omit<RestingRowProps, 'renderRow'> {
  onNear: () => void;
}

function Resting({ chapter, rowKey, near, onNear }: RestingProps) {
  const row = useRef<HTMLTableSectionElement>(null);
  const latest = useRef(onNear);
  const name = useSheet(({ context }) => rowName(context, chapter, rowKey));
  useLayoutEffect(() => {
    latest.current = onNear;
  });
  useLayoutEffect(() => (row.current ? near.notifyWhenNear(row.current, () => latest.current()) : undefined), [near]);
  return <RestingDataRow ref={row} id={`row-${rowKey}`} label={name} />;
}

interface RowListProps extends Pick<DataListProps, 'label' | 'columns'> {
  chapter: EntryChapter;
  /** The keys of the rows, in order. */
  keys: readonly string[];
  renderRow: (key: string) => ReactNode;
  /** Called for Enter in a field of the last row; returns the key of the row that it has added, if any. */
  onEnterAtEnd?: ((control: HTMLElement) => string | null) | undefined;
}

/** In lists of more rows than this the browser skips the layout of rows out of view. */
const longSetting = 60;
/** In lists of more rows than this (hardly made by hand) rows out of view render only their names: each whole row takes part in each edit. */
const veryLong = 150;

/**
 * The rows of a chapter in columns, with the keys of a list and rows that can be dragged. In long lists only rows near the window are
 * fully rendered. A row has at most three tab stops, those in TabStops; ← and → reach its other controls.
 */
export function RowList({ chapter, label, columns, keys, renderRow, onEnterAtEnd }: RowListProps) {
  const latestKeys = useRef(keys);
  useLayoutEffect(() => {
    latestKeys.current = keys;
  });
  const list = useMemo<ListedRows>(() => ({ label, chapter, keys: () => latestKeys.current }), [label, chapter]);
  const resting = keys.length > veryLong;
  const near = useMemo(() => (resting ? new NearView() : null), [resting]);
  const rows = useRef<HTMLDivElement>(null);
  useSteadyScroll(rows, resting);
  // Layout effects of the rows run before this one, so all of them are pending by now.
  // biome-ignore lint/correctness/useExhaustiveDependencies: other keys may bring other rows into view
  useLayoutEffect(() => (near && rows.current ? near.watch(rows.current) : undefined), [near, keys]);
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: keys and drags of the controls inside, handled once for all rows.
    <div
      ref={rows}
      className="chapter-rows chapter-card"
      onKeyDown={(event) => handleRowKey(event, list, onEnterAtEnd)}
      onPointerDown={(event) => startRowDrag(event.nativeEvent, list)}
      data-long={keys.length > longSetting || undefined}
      data-very-long={resting || undefined}
    >
      <ListedRowsContext value={list}>
        <NoTabStops>
          <DataList label={label} columns={columns} expandable>
            {near
              ? keys.map((key) => (
                  <RestingRow key={key} chapter={chapter} rowKey={key} near={near} renderRow={renderRow} />
                ))
              : keys.map(renderRow)}
          </DataList>
        </NoTabStops>
      </ListedRowsContext>
    </div>
  );
}

/** The keys of a chapter's rows, in order; the same array until a row is added, removed or moved. */
export function useRowKeys(chapter: EntryChapter): readonly string[] {
  return useSheetPart(({ context }) => {
    const keys = context.character[rowChapter(chapter)].map(({ key }) => key);
    if (chapter !== 'skills' && chapter !== 'spells') return keys;
    return keys.filter((key) => skillChapter(lineOf(context.skills, key)?.facet ?? null) === chapter);
  });
}

/** The pixels that the pointer moves before it drags: less is a click. */
const threshold = 5;
/** How near to the edge of the window, in pixels, dragging scrolls (bars may cover some of it); and by how much with each frame. */
const edge = 112;
const scrollStep = 10;

/** A row and where it is on the page, in pixels. */
interface RowPlace {
  readonly row: HTMLElement;
  readonly top: number;
  readonly height: number;
}

/**
 * Starts dragging a row if the pointer goes down on its handle, the button of its menu. Dropping it moves the row; Escape, or dropping it
 * where it was, leaves it. The keys and the menu of the row do the same.
 */
function startRowDrag(down: PointerEvent, list: ListedRows): void {
  const handle = down.target instanceof Element ? down.target.closest<HTMLElement>('.row-menu [aria-haspopup]') : null;
  const row = handle?.closest<HTMLElement>('tbody.data-row');
  if (!handle || !row || down.button !== 0 || !down.isPrimary) return;
  const startY = down.pageY;
  let drag: RowDrag | null = null;
  const onMove = (event: PointerEvent) => {
    if (event.pointerId !== down.pointerId) return;
    if (!drag && Math.abs(event.pageY - startY) > threshold) {
      handle.setPointerCapture(event.pointerId);
      drag = new RowDrag(row, startY);
    }
    drag?.moveTo(event.clientY);
  };
  const end = (dropped: boolean) => {
    stop.abort();
    const to = drag?.end() ?? null;
    if (!drag) return;
    // The click that follows is not for the menu.
    const swallow = (click: MouseEvent) => {
      click.preventDefault();
      click.stopPropagation();
    };
    window.addEventListener('click', swallow, { capture: true, once: true });
    setTimeout(() => window.removeEventListener('click', swallow, { capture: true }));
    if (dropped && to !== null) moveListed(list, row.id.replace(/^row-/, ''), to);
  };
  const stop = new AbortController();
  const { signal } = stop;
  window.addEventListener('pointermove', onMove, { signal });
  window.addEventListener('pointerup', ({ pointerId }) => pointerId === down.pointerId && end(true), { signal });
  window.addEventListener('pointercancel', ({ pointerId }) => pointerId === down.pointerId && end(false), { signal });
  window.addEventListener('blur', () => end(false), { signal });
  window.addEventListener(
    'keydown',
    (event) => {
      if (event.key !== 'Escape' || !drag) return;
      event.preventDefault();
      event.stopPropagation();
      end(false);
    },
    { signal, capture: true },
  );
}

/** A row under way: it follows the pointer, and a line shows where it would go. */
class RowDrag {
  private readonly places: readonly RowPlace[];
  private readonly from: number;
  private to: number;
  private clientY = 0;
  private frame = 0;

  private readonly row: HTMLElement;
  /** Where the pointer went down, in pixels of the page. */
  private readonly startY: number;

  constructor(row: HTMLElement, startY: number) {
    this.row = row;
    this.startY = startY;
    const rows = [...(row.parentElement?.querySelectorAll<HTMLElement>(':scope > tbody.data-row') ?? [])];
    this.places = rows.map((each) => {
      const { top, height } = each.getBoundingClientRect();
      return { row: each, top: top + window.scrollY, height };
    });
    this.from = rows.indexOf(row);
    this.to = this.from;
    row.dataset.dragging = '';
  }

  /** Follows the pointer, given in pixels of the window. */
  moveTo(clientY: number): void {
    this.clientY = clientY;
    this.show();
    if (this.frame === 0) this.scrollNearEdge();
  }

  /** Returns the row to its place, and gives the index to move it to; null if that is its own. */
  end(): number | null {
    cancelAnimationFrame(this.frame);
    this.row.style.translate = '';
    delete this.row.dataset.dragging;
    this.mark(null);
    return this.to === this.from ? null : this.to;
  }

  private show(): void {
    const y = this.clientY + window.scrollY;
    this.row.style.translate = `0 ${y - this.startY}px`;
    const passed = ({ top, height }: RowPlace) => y > top + height / 2;
    const before = this.places.filter((place, index) => index !== this.from && passed(place)).length;
    this.to = before;
    const at = this.to === this.from ? null : this.places[this.to];
    this.mark(at ? { row: at.row, side: this.to < this.from ? 'before' : 'after' } : null);
  }

  private mark(drop: { readonly row: HTMLElement; readonly side: 'before' | 'after' } | null): void {
    for (const { row } of this.places) {
      if (row === drop?.row) row.dataset.drop = drop.side;
      else if (row.dataset.drop !== undefined) delete row.dataset.drop;
    }
  }

  private scrollNearEdge(): void {
    const step = this.clientY < edge ? -scrollStep : this.clientY > window.innerHeight - edge ? scrollStep : 0;
    this.frame = 0;
    if (step === 0) return;
    const { scrollY } = window;
    window.scrollBy({ top: step, behavior: 'instant' });
    if (window.scrollY === scrollY) return;
    this.show();
    this.frame = requestAnimationFrame(() => this.scrollNearEdge());
  }
}
