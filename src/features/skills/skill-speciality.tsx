import type { SkillFacet } from '../../catalog/skill-entry.ts';
import type { SkillRow } from '../../character/skill-rows.ts';
import { SuggestField } from '../own-entry/suggest-field.tsx';
import type { ChangeSkill } from '../rows/change-skill.ts';

interface SkillSpecialityProps {
  row: SkillRow;
  name: string;
  /** The book's term for the specialities of this skill, and the listed ones; null if it has none. */
  about: SkillFacet['speciality'] | null;
  onChange: ChangeSkill;
}

/** The field for the speciality of a skill. */
export function SkillSpeciality({ row, name, about, onChange }: SkillSpecialityProps) {
  const label = about?.label ?? 'Speciality';
  return (
    <span className="skill-speciality" data-field="speciality">
      <SuggestField
        label={`${label} of ${name}`}
        hideLabel
        placeholder={label}
        value={row.speciality}
        suggestions={about?.choices ?? []}
        onCommit={(speciality, mergeWithPrevious) =>
          onChange({ speciality }, `${name}: ${speciality || 'no speciality'}`, mergeWithPrevious)
        }
      />
    </span>
  );
}
