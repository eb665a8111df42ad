import { headingStat } from '../../rules/stat-ids.ts';
import { useCharacter } from '../../state/character/derived-character.ts';
import { DataRow } from '../../ui/data-row.tsx';
import { lineOf } from '../derived/sheet-lines.ts';
import { StatFigure } from '../derived/stat-figure.tsx';
import { changeSkill } from '../rows/change-skill.ts';
import { NestedName } from '../rows/nested-name.tsx';
import { RowMenu } from '../rows/row-menu.tsx';
import { SkillContainerField } from './skill-container-field.tsx';

/** A heading of the list of skills, with the points of what is under it. */
export function SkillHeading({ rowKey, depth }: { rowKey: string; depth: number }) {
  const row = useCharacter(({ character }) => lineOf(character.skills, rowKey));
  if (!row) return null;
  const name = row.own?.name || 'Unnamed';
  return (
    <DataRow
      id={`row-${rowKey}`}
      label={name}
      cells={[
        <NestedName key="name" rowKey={rowKey} name={name} depth={depth} container>
          <strong>{name}</strong>
        </NestedName>,
        null,
        <StatFigure key="points" stat={headingStat(rowKey)} />,
        null,
        null,
        <RowMenu key="menu" chapter="skills" rowKey={rowKey} name={name} own />,
      ]}
      details={
        <div className="row-details">
          <SkillContainerField name={name} row={row} onChange={changeSkill(rowKey)} />
        </div>
      }
    />
  );
}
