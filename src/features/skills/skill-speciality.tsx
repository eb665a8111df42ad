import type { RowChange } from '../../character/edit-rows.ts';
import type { SkillRow } from '../../character/skill-rows.ts';
import { useSheetPart } from '../sheet-lines.ts';
import { SuggestField } from '../suggest-field.tsx';

interface SkillSpecialityProps {
  row: SkillRow;
  name: string;
  onChange: (change: RowChange<'skills'>, words: string) => void;
}

/** The speciality of a skill that is bought for one kind at a time, with the book's choices. */
export function SkillSpeciality({ row, name, onChange }: SkillSpecialityProps) {
  const asked = useSheetPart(({ context }) => context.catalog.skills.get(row.entry)?.facet.speciality ?? null);
  if (!asked && !row.speciality) return null;
  const label = asked?.label ?? 'Speciality';
  return (
    <span className="skill-speciality" data-field="speciality">
      <SuggestField
        label={`${label} of ${name}`}
        hideLabel
        placeholder={label}
        value={row.speciality}
        suggestions={asked?.choices ?? []}
        onCommit={(speciality) => onChange({ speciality }, `${name}: ${speciality || 'no speciality'}`)}
      />
    </span>
  );
}
