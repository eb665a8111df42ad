import type { SkillRow } from '../../character/skill-rows.ts';
import { citationWords } from '../../engine/citation.ts';
import { TextField } from '../../ui/text-field.tsx';
import { useSheetPart } from '../derived/sheet-lines.ts';
import type { ChangeSkill } from '../rows/change-skill.ts';
import { RowAbout } from '../rows/row-about.tsx';
import { SkillContainerField } from './skill-container-field.tsx';

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
      page: skill?.facet ? citationWords(skill.facet.cite) : '',
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
