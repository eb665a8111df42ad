import type { SkillFacet } from '../../catalog/skill-entry.ts';
import type { SkillRow } from '../../character/skill-rows.ts';
import type { DifficultyOffer } from '../../rules/what-if/skill-difficulties.ts';
import { NumberField } from '../../ui/number-field.tsx';
import { SelectField } from '../../ui/select-field.tsx';
import { TabStops } from '../../ui/tab-stop.tsx';
import { writeNumber } from '../../ui/write-number.ts';
import type { ChangeSkill } from '../rows/change-skill.ts';
import { SkillSpeciality } from './skill-speciality.tsx';

/** True if a skill has choices besides its level: a speciality or a tech level. */
export const hasChoices = (row: SkillRow, about: Pick<SkillFacet, 'speciality' | 'techLevel'>): boolean =>
  about.speciality !== undefined || row.speciality !== '' || about.techLevel === true || row.techLevel !== null;

interface SkillChoicesProps {
  row: SkillRow;
  name: string;
  about: Pick<SkillFacet, 'speciality' | 'techLevel'>;
  /** The tech level that applies while the row has none, and its source; null without one. */
  techLevel: { readonly level: number; readonly source: string } | null;
  difficulties: readonly DifficultyOffer[];
  onChange: ChangeSkill;
}

/** The choices of a skill, the first of them a tab stop: its speciality, its difficulty if it can be chosen, and its tech level. */
export function SkillChoices({ row, name, about, techLevel, difficulties, onChange }: SkillChoicesProps) {
  const chosen = difficulties.find((offer) => offer.chosen);
  const hasSpeciality = about.speciality !== undefined || row.speciality !== '';
  return (
    <div className="skill-choices">
      {hasSpeciality && (
        <TabStops>
          <SkillSpeciality row={row} name={name} about={about.speciality ?? null} onChange={onChange} />
        </TabStops>
      )}
      {chosen && (
        <span data-field="difficulty">
          <TabStops when={!hasSpeciality}>
            <SelectField
              label={`Difficulty of ${name}`}
              hideLabel
              value={chosen.difficulty}
              options={difficulties.map(({ difficulty, words }) => ({ value: difficulty, label: words }))}
              onCommit={(difficulty) => onChange({ difficulty }, `${name}: another difficulty`)}
            />
          </TabStops>
        </span>
      )}
      {(about.techLevel || row.techLevel !== null) && (
        <span className="skill-tech-level" data-field="techLevel">
          <span aria-hidden="true">TL</span>
          <TabStops when={!hasSpeciality && !chosen}>
            <NumberField
              label={`Tech level of ${name}`}
              hideLabel
              value={row.techLevel ?? undefined}
              placeholder={techLevel ? writeNumber(techLevel.level) : ''}
              hint={techLevel && `From ${techLevel.source}`}
              min={0}
              onCommit={(techLevel, mergeWithPrevious) =>
                onChange({ techLevel }, `${name}: tech level ${techLevel}`, mergeWithPrevious)
              }
              onClear={(mergeWithPrevious) =>
                onChange({ techLevel: null }, `${name}: tech level of the setting`, mergeWithPrevious)
              }
            />
          </TabStops>
        </span>
      )}
    </div>
  );
}
