import type { SkillRow } from '../../character/skill-rows.ts';
import { formatCitation } from '../../engine/citation.ts';
import { headingStat } from '../../rules/stat-ids.ts';
import { offerContainers } from '../../sheet-model/chapters/nest-rows.ts';
import { useCharacter } from '../../state/character/derived-character.ts';
import { DataRow } from '../../ui/data-list.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { lineOf, useSheetPart } from '../derived/sheet-lines.ts';
import { StatFigure } from '../derived/stat-figure.tsx';
import { type ChangeSkill, changeSkill } from '../rows/learned-row.tsx';
import { ContainerField, NestedName } from '../rows/nested-name.tsx';
import { RowAbout } from '../rows/row-about.tsx';
import { RowMenu } from '../rows/row-menu.tsx';

interface SkillContainerFieldProps {
  name: string;
  row: SkillRow;
  onChange: ChangeSkill;
}

/** The heading that a skill is under, where there are any. */
function SkillContainerField({ name, row, onChange }: SkillContainerFieldProps) {
  const containers = useSheetPart(({ context }) =>
    offerContainers(context.character.skills, row.key).map(({ key, own }) => ({ key, name: own?.name || 'Unnamed' })),
  );
  return (
    <ContainerField
      name={name}
      value={row.container}
      containers={containers}
      onCommit={(container, words) => onChange({ container }, words)}
    />
  );
}

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

interface SkillDetailsProps {
  rowKey: string;
  name: string;
  row: SkillRow;
  onChange: ChangeSkill;
}

/** The details of a skill: description, defaults, a note. */
export function SkillDetails({ rowKey, name, row, onChange }: SkillDetailsProps) {
  const about = useSheetPart(({ context, worksheet }) => {
    const skill = context.skills.find(({ key }) => key === rowKey);
    const defaults: string[] = [];
    for (let i = 0; worksheet.has(`default:${rowKey}.${i}`); i++)
      defaults.push(worksheet.get(`default:${rowKey}.${i}`).name);
    return {
      description: skill?.description || row.own?.description || '',
      page: skill?.facet ? formatCitation(skill.facet.cite) : '',
      notes: [...(skill?.facet?.notes ?? [])],
      defaults: defaults.join(', '),
    };
  });
  return (
    <div className="row-details">
      <RowAbout
        sentences={[about.description, ...about.notes, `Untrained: ${about.defaults || 'cannot be used'}`]}
        page={about.page}
      />
      <div className="field-grid">
        <TextField
          label="Note"
          about={name}
          value={row.note}
          onCommit={(note, mergeWithPrevious) => onChange({ note }, `Note on ${name}`, mergeWithPrevious)}
        />
        <SkillContainerField name={name} row={row} onChange={onChange} />
      </div>
    </div>
  );
}
