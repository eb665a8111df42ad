import { memo } from 'react';
import { remarksByLine } from '../rules/model/attack-remarks.ts';
import type { AttackLine, SheetModel } from '../rules/model/sheet-model.ts';
import { groupBy } from '../rules/shared/group-by.ts';
import { BlankRows } from './blank-rows.tsx';
import { SheetSection, SheetTable } from './block.tsx';
import { BracketLegend } from './bracket-legend.tsx';
import { FigureText } from './figure-text.tsx';
import './attacks.css';

interface AttacksProps {
  readonly model: SheetModel;
}

/** Every attack of every weapon; an item with several attacks is named once, at the left. */
export function Attacks({ model: { attacks } }: AttacksProps) {
  const items = groupBy(attacks, ({ itemKey, item }) => `${itemKey}\n${item}`);
  return (
    <SheetSection name="attacks" title="Weapons">
      <SheetTable rows={attacks.length}>
        <thead>
          <tr>
            <th scope="col">Weapon</th>
            <th scope="col">Use</th>
            <th scope="col">Type</th>
            <th scope="col">Damage</th>
            <th scope="col">Skill</th>
            <th scope="col">Parry</th>
            <th scope="col">Reach</th>
            <th scope="col">Notes</th>
          </tr>
        </thead>
        {[...items].map(([key, lines]) => {
          const remarks = remarksByLine(lines).map((each) => each.join('; '));
          return (
            <tbody key={key}>
              {lines.map((line, i) => (
                <AttackRow
                  key={line.id}
                  line={line}
                  span={i === 0 ? lines.length : 0}
                  remarks={remarks[i] ?? ''}
                  shared={remarks.every((words, j) => j === 0 || words === '')}
                />
              ))}
            </tbody>
          );
        })}
        <BlankRows filled={attacks.length} atLeast={7} columns={8} />
      </SheetTable>
      <BracketLegend figures={attacks.flatMap(({ skill, parry }) => [skill, parry])} />
    </SheetSection>
  );
}

interface AttackRowProps {
  readonly line: AttackLine;
  /** How many lines the item has, on its first; else 0. */
  readonly span: number;
  /** Its remarks; on the first line with those that apply to all. */
  readonly remarks: string;
  /** True if no line but the first has remarks: theirs is one cell. */
  readonly shared: boolean;
}

const AttackRow = memo(function AttackRow({ line, span, remarks, shared }: AttackRowProps) {
  const { item, use, type, damage, skill, skillName, parry, reach, atHand } = line;
  const name = use ? `${item}, ${use}` : item;
  return (
    <tr className={atHand ? undefined : 'sheet-not-at-hand'}>
      {span > 0 && (
        <th scope="rowgroup" rowSpan={span} className="sheet-attack-item">
          {item}
        </th>
      )}
      {use ? (
        <th scope="row" className="sheet-attack-use">
          {use}
        </th>
      ) : (
        <td className="sheet-attack-use" />
      )}
      <td>{type}</td>
      <td className="sheet-rolled">
        <FigureText name={`Damage of ${name}`} figure={damage} />
      </td>
      <td className="sheet-attack-skill-cell">
        <span className="sheet-rolled">
          <FigureText name={`Skill with ${name}`} figure={skill} />
        </span>
        {skillName && <small className="sheet-attack-skill"> {skillName}</small>}
      </td>
      <td>
        <FigureText name={`Parry with ${name}`} figure={parry} />
      </td>
      <td>{reach}</td>
      {(span > 0 || !shared) && (
        <td rowSpan={shared ? span : 1} className="sheet-attack-notes">
          {remarks}
        </td>
      )}
    </tr>
  );
});
