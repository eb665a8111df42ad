import { Fragment, type ReactNode } from 'react';
import { NO_FIGURE } from '../rules/model/stat-block.ts';
import type { StatAttack } from '../rules/model/stat-block-model.ts';
import { FigureText } from './figure-text.tsx';
import './stat-block-attacks.css';

interface StatBlockAttacksProps {
  readonly attacks: readonly StatAttack[];
}

/** Attacks ready for use, a line for each use, followed by the ranges in words. */
export function StatBlockAttacks({ attacks }: StatBlockAttacksProps) {
  if (attacks.length === 0) return null;
  return (
    <table className="sheet-table stat-block-attacks" aria-label="Attacks">
      <thead>
        <tr>
          <th scope="col" className="stat-block-label">
            Attacks
          </th>
          <th scope="col">Skill</th>
          <th scope="col">Parry</th>
          <th scope="col">Damage</th>
          <th scope="col">Reach</th>
          <th scope="col">Use and range</th>
        </tr>
      </thead>
      {attacks.map((attack) => (
        <tbody key={attack.key}>
          {attack.uses.map((use, i) => (
            <tr key={use.key}>
              {i === 0 && <SharedCells attack={attack} />}
              <td className="sheet-strong">
                <FigureText name={`Damage, ${attack.item}`} figure={use.damage} /> {use.type}
              </td>
              <td>{use.reach}</td>
              <UseCell isHeading={attack.uses.length > 1 && use.name !== ''}>
                {use.name}
                {i === 0 && attack.ranges.length > 0 && <Ranges attack={attack} after={use.name} />}
              </UseCell>
            </tr>
          ))}
        </tbody>
      ))}
    </table>
  );
}

/** What a line is for: its heading, where an item has several lines. */
function UseCell({ isHeading, children }: { readonly isHeading: boolean; readonly children: ReactNode }) {
  return isHeading ? (
    <th scope="row" className="stat-block-use">
      {children}
    </th>
  ) : (
    <td className="stat-block-use">{children}</td>
  );
}

/** The cells that the uses of an attack share. */
function SharedCells({ attack: { item, uses, skill, parry } }: { readonly attack: StatAttack }) {
  const rows = uses.length;
  return (
    <>
      <th scope="rowgroup" rowSpan={rows}>
        {item}
      </th>
      <td rowSpan={rows} className="sheet-strong">
        {skill.text !== NO_FIGURE && <FigureText name={`Skill, ${item}`} figure={skill} />}
      </td>
      <td rowSpan={rows}>{parry.text !== NO_FIGURE && <FigureText name={`Parry, ${item}`} figure={parry} />}</td>
    </>
  );
}

function Ranges({ attack: { ranges }, after }: { readonly attack: StatAttack; readonly after: string }) {
  return (
    <>
      {after && ': '}
      {ranges.map(({ name, figure }, i) => (
        <Fragment key={name}>
          {i > 0 && ' '}
          <span className="stat-block-whole">
            {name} <FigureText name={name} figure={figure} />
            {i < ranges.length - 1 && ','}
          </span>
        </Fragment>
      ))}
    </>
  );
}
