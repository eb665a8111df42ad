import { Fragment, type ReactNode } from 'react';
import { hitLocationTable } from '../sheet-model/model/figure-tables.ts';
import { anyBlocks, blocksAt, blocksToDraw, type SheetBlockId } from '../sheet-model/model/sheet-blocks.ts';
import type { SheetModel } from '../sheet-model/model/sheet-model.ts';
import { longLists } from '../sheet-model/print/sheet-layout.ts';
import { Attributes, BodyPlaces, Load, Mounts, Movement, Points, ProtectionSums } from './figures.tsx';
import { distinctKeys, SheetSection } from './section.tsx';
import { TableBlocks } from './table-blocks.tsx';
import { Vitals } from './vitals.tsx';
import './sheet.css';

/**
 * Returns the blocks of a sheet, false for one that it does not show: `of` in one piece, `at` for those at one place;
 * and the armor by place, a part of the protection.
 */
export function drawBlocks(model: SheetModel) {
  const shown = new Set(blocksToDraw(model));
  const has = (block: SheetBlockId): boolean => shown.has(block);
  const { skills, possessions } = longLists(model);
  const long: Partial<Record<SheetBlockId, boolean>> = { skills, possessions };
  const drawings: Partial<Record<SheetBlockId, ReactNode>> = {
    vitals: <Vitals model={model} />,
    attributes: <Attributes model={model} />,
    movement: <Movement model={model} besideVitals={has('vitals')} />,
    load: <Load model={model} />,
    protection: <ProtectionSums model={model} />,
    mounts: <Mounts model={model} />,
    points: <Points model={model} />,
    notes: <Notes model={model} />,
    story: <Story model={model} />,
  };
  const tables = (id: SheetBlockId): ReactNode =>
    anyBlocks
      .find((block) => block.id === id)
      ?.tables.map((table) => <TableBlocks key={table.id} table={table} model={model} long={long[id] ?? false} />);
  const of = (id: SheetBlockId): ReactNode => has(id) && (drawings[id] ?? tables(id));
  return {
    has,
    of,
    at: (place: Parameters<typeof blocksAt>[0]) =>
      blocksAt(place)
        .filter(({ id }) => has(id))
        .map(({ id, name }) => ({ title: name, content: <Fragment key={id}>{tables(id)}</Fragment> })),
    places: has('protection') && (
      <>
        <BodyPlaces model={model} />
        <TableBlocks table={hitLocationTable} model={model} />
      </>
    ),
  };
}

interface NotesProps {
  readonly model: SheetModel;
}

/** Conditional rules to have at hand in play. */
function Notes({ model: { notes } }: NotesProps) {
  if (notes.length === 0) return null;
  const keys = distinctKeys(notes);
  return (
    <SheetSection name="notes" title="At the table">
      <ul className="sheet-list">
        {notes.map((note, i) => (
          <li key={keys[i]}>{note}</li>
        ))}
      </ul>
    </SheetSection>
  );
}

interface StoryProps {
  readonly model: SheetModel;
}

/** About three lines over the width of a page. */
const shortHeight = 360;

const proseClass = (text: string): string =>
  text.length > shortHeight ? 'sheet-prose' : 'sheet-prose sheet-prose-short';

/** The character's story and the player's notes. */
function Story({ model: { story, remarks } }: StoryProps) {
  return (
    <>
      {story && (
        <SheetSection name="story" title="Story">
          <p className={proseClass(story)}>{story}</p>
        </SheetSection>
      )}
      {remarks && (
        <SheetSection name="story" title="Notes">
          <p className={proseClass(remarks)}>{remarks}</p>
        </SheetSection>
      )}
    </>
  );
}
