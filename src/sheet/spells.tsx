import { memo } from 'react';
import type { SheetModel, SpellLine } from '../rules/model/sheet-model.ts';
import { BlankRows } from './blank-rows.tsx';
import { SheetSection, SheetTable } from './block.tsx';
import { HeadingRows } from './heading-rows.tsx';
import { LevelCells } from './level-cells.tsx';
import { nestingClass } from './nesting.ts';
import './spells.css';

interface SpellsProps {
  readonly model: SheetModel;
}

const ROWS_ON_FORM = 9;
/** The name, and the columns that spells share with skills. */
const LEVEL_CELLS = 5;

/**
 * Spells as skills, with time, duration and cost of casting; rows to write on in the form of a mage; nothing if the character
 * knows none.
 */
export function Spells({ model: { spells, spellRows } }: SpellsProps) {
  if (spells.length === 0 && !spellRows) return null;
  return (
    <SheetSection name="spells" title="Spells">
      <SheetTable rows={spells.length}>
        <thead>
          <tr>
            <th scope="col">Spell</th>
            <th scope="col" className="sheet-number">
              Level
            </th>
            <th scope="col" className="sheet-number">
              Points
            </th>
            <th scope="col">Relative</th>
            <th scope="col" className="sheet-number">
              Odds
            </th>
            {castingColumns.map(({ heading }) => (
              <th key={heading} scope="col" className="sheet-spell-wide">
                {heading}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {spells.map((line) => (
            <SpellRow key={line.key} line={line} />
          ))}
        </tbody>
        {spellRows && <BlankRows filled={0} atLeast={ROWS_ON_FORM} columns={LEVEL_CELLS + castingColumns.length} />}
      </SheetTable>
    </SheetSection>
  );
}

const castingColumns: readonly { readonly heading: string; readonly text: (line: SpellLine) => string }[] = [
  { heading: 'Time', text: ({ time }) => time },
  { heading: 'Duration', text: ({ duration }) => duration },
  { heading: 'Cost', text: ({ cost }) => cost },
  { heading: 'To maintain', text: ({ maintain }) => maintain },
];

const SpellRow = memo(function SpellRow({ line }: { readonly line: SpellLine }) {
  const { name, class: kind, casting, note, headings, depth } = line;
  return (
    <>
      <HeadingRows headings={headings} after={2 + castingColumns.length} />
      <tr>
        <th scope="row" className={nestingClass(depth)}>
          <span className="sheet-spell-name">
            {name} <small className="sheet-row-kind">{kind}</small>
          </span>
          <small className="sheet-row-note sheet-spell-narrow">{casting.join('; ')}</small>
          {note && <small className="sheet-row-note">{note}</small>}
        </th>
        <LevelCells line={line} />
        {castingColumns.map(({ heading, text }) => (
          <td key={heading} className="sheet-spell-wide">
            {text(line)}
          </td>
        ))}
      </tr>
    </>
  );
});
