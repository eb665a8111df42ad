import { memo, use } from 'react';
import type { TraitLine } from '../rules/model/sheet-model.ts';
import type { TraitBlock } from '../rules/print/sheet-layout.ts';
import { BlankRows } from './blank-rows.tsx';
import { SheetSection, SheetTable } from './block.tsx';
import { FigureText } from './figure-text.tsx';
import { Halves } from './halves.tsx';
import { nestingClass } from './nesting.ts';
import { RoomToWrite } from './room-to-write.ts';

interface TraitsProps {
  readonly blocks: readonly TraitBlock[];
  /** True to spread the list over the whole width, in two halves. */
  readonly long: boolean;
}

/** The minimum number of rows: of a single block, and of each of several. */
const ROWS = { single: 5, perBlock: 3 };

/** Advantages and the other traits, a block for each kind; one that would be empty without a row to write in is left out. */
export function Traits({ blocks, long }: TraitsProps) {
  const room = use(RoomToWrite);
  const drawn = blocks.filter(({ lines }) => lines.length > 0 || room > 0);
  return drawn.map(({ kind, title, lines }) => (
    <SheetSection key={kind} name="traits" title={title} titleEnd={<span aria-hidden="true">points</span>}>
      <Halves
        lines={lines}
        long={long}
        renderTable={(lines) => (
          <TraitTable
            lines={lines}
            atLeast={
              long || (kind !== 'advantage' && lines.length > 0) ? 0 : blocks.length > 1 ? ROWS.perBlock : ROWS.single
            }
          />
        )}
      />
    </SheetSection>
  ));
}

interface TraitTableProps {
  readonly lines: readonly TraitLine[];
  readonly atLeast: number;
}

function TraitTable({ lines, atLeast }: TraitTableProps) {
  return (
    <SheetTable rows={lines.length}>
      <thead className="visually-hidden">
        <tr>
          <th scope="col">Name</th>
          <th scope="col" className="sheet-number">
            Points
          </th>
        </tr>
      </thead>
      <tbody>
        {lines.map((line) => (
          <TraitRow key={line.key} line={line} />
        ))}
      </tbody>
      <BlankRows filled={lines.length} atLeast={atLeast} columns={2} />
    </SheetTable>
  );
}

const TraitRow = memo(function TraitRow({ line }: { readonly line: TraitLine }) {
  const { name, note, parts = [], depth, total, points } = line;
  return (
    <>
      <tr>
        <th scope="row" className={nestingClass(depth)}>
          {name}
          {note && parts.length === 0 && <small className="sheet-row-note">{note}</small>}
        </th>
        <td className="sheet-number">
          <FigureText name={`Points for ${name}`} figure={total ?? points} />
        </td>
      </tr>
      {parts.map((part) => (
        <tr key={part.name} className="sheet-row-part">
          <th scope="row">
            <small>{part.name}</small>
          </th>
          <td className="sheet-number sheet-soft">
            <small>({part.figure.text})</small>
          </td>
        </tr>
      ))}
      {note && parts.length > 0 && (
        <tr className="sheet-row-part">
          <td colSpan={2} className="sheet-soft">
            <small>{note}</small>
          </td>
        </tr>
      )}
    </>
  );
});
