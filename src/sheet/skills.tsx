import { memo } from 'react';
import type { SheetModel, SkillLine } from '../rules/model/sheet-model.ts';
import { BlankRows } from './blank-rows.tsx';
import { SheetSection, SheetTable } from './block.tsx';
import { Halves } from './halves.tsx';
import { HeadingRows } from './heading-rows.tsx';
import { LevelCells } from './level-cells.tsx';
import { nestingClass } from './nesting.ts';

interface SkillsProps {
  readonly model: SheetModel;
  /** True to spread the list over the whole width, in two halves. */
  readonly long: boolean;
}

/** Skills with their points, level, relative level, and the chance of success. */
export function Skills({ model: { skills }, long }: SkillsProps) {
  return (
    <SheetSection name="skills" title="Skills">
      <Halves
        lines={skills}
        long={long}
        renderTable={(lines) => <SkillTable lines={lines} atLeast={long ? 0 : 16} />}
      />
    </SheetSection>
  );
}

interface SkillTableProps {
  readonly lines: readonly SkillLine[];
  readonly atLeast: number;
}

function SkillTable({ lines, atLeast }: SkillTableProps) {
  return (
    <SheetTable rows={lines.length}>
      <thead>
        <tr>
          <th scope="col">Skill</th>
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
        </tr>
      </thead>
      <tbody>
        {lines.map((line) => (
          <SkillRow key={line.key} line={line} />
        ))}
      </tbody>
      <BlankRows filled={lines.length} atLeast={atLeast} columns={5} />
    </SheetTable>
  );
}

const SkillRow = memo(function SkillRow({ line }: { readonly line: SkillLine }) {
  const { name, kind, note, headings, depth } = line;
  return (
    <>
      <HeadingRows headings={headings} after={2} />
      <tr>
        <th scope="row" className={nestingClass(depth)}>
          {name} <small className="sheet-row-kind">{kind}</small>
          {note && <small className="sheet-row-note">{note}</small>}
        </th>
        <LevelCells line={line} />
      </tr>
    </>
  );
});
