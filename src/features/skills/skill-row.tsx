import { memo } from 'react';
import { type DifficultyOffer, difficultyOffers } from '../../builder/what-if/level-steps.ts';
import type { SkillFacet } from '../../catalog/skill-entry.ts';
import type { SkillRow } from '../../character/skill-rows.ts';
import { techLevelSource } from '../../rules/resolve/own-tech-level.ts';
import { difficultyNames, resolveSkillFacet } from '../../rules/shared/skill-ladder.ts';
import { buildModel } from '../../sheet-model/model/build-model.ts';
import { useCharacter, useSheet } from '../../state/character/derived-character.ts';
import { SelectField } from '../../ui/field.tsx';
import { NumberField } from '../../ui/number-field.tsx';
import { TabStops } from '../../ui/tab-stop.tsx';
import { writeNumber } from '../../ui/use-number-draft.ts';
import { lineOf, useSheetPart } from '../derived/sheet-lines.ts';
import { SuggestField } from '../own-entry/form-fields.tsx';
import { type ChangeSkill, changeSkill, LearnedRow } from '../rows/learned-row.tsx';
import { SkillDetails } from './skill-details.tsx';

interface SkillSpecialityProps {
  row: SkillRow;
  name: string;
  /** The book's term for the specialities of this skill, and the listed ones; null if it has none. */
  about: SkillFacet['speciality'] | null;
  onChange: ChangeSkill;
}

/** The field for the speciality of a skill. */
function SkillSpeciality({ row, name, about, onChange }: SkillSpecialityProps) {
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

/** True if a skill has choices besides its level: a speciality or a tech level. */
const hasChoices = (row: SkillRow, about: Pick<SkillFacet, 'speciality' | 'techLevel'>): boolean =>
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
function SkillChoices({ row, name, about, techLevel, difficulties, onChange }: SkillChoicesProps) {
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

interface SkillRowFormProps {
  rowKey: string;
  /** The number of headings that it is under. */
  depth?: number;
}

/** A row of the list of skills: level, points, choices, and expandable details. */
export const SkillRowForm = memo(function SkillRowForm({ rowKey, depth = 0 }: SkillRowFormProps) {
  const line = useSheetPart((sheet) => lineOf(buildModel(sheet).skills, rowKey));
  const row = useCharacter(({ character }) => lineOf(character.skills, rowKey));
  const plainName = useSheet(({ context }) => lineOf(context.skills, rowKey)?.plainName ?? '');
  const techLevel = useSheetPart(({ context }) => {
    const skill = lineOf(context.skills, rowKey);
    const source = skill ? techLevelSource(skill, context.character.campaign) : '';
    return source === '' ? null : { level: skill?.techLevel ?? 0, source };
  });
  const about = useSheetPart(({ context }) => {
    const skill = lineOf(context.skills, rowKey);
    const facet = skill && resolveSkillFacet(context, skill);
    const { speciality, techLevel, difficulty } = facet ?? {};
    return { ...(speciality ? { speciality } : {}), ...(techLevel ? { techLevel } : {}), difficulty };
  });
  const difficulties = useSheetPart((sheet) => difficultyOffers(sheet, rowKey));
  if (!line || !row) return null;
  const choosing = hasChoices(row, about) || difficulties.length > 0;

  const { name } = line;
  const change = changeSkill(rowKey);
  return (
    <LearnedRow
      chapter="skills"
      line={line}
      row={row}
      depth={depth}
      name={plainName}
      note={
        <>
          {row.points > 0 && about.difficulty ? difficultyNames[about.difficulty] : line.kind}
          {line.note && ` · ${line.note}`}
        </>
      }
      choosing={choosing}
      choices={
        choosing && (
          <SkillChoices
            row={row}
            name={name}
            about={about}
            techLevel={techLevel}
            difficulties={difficulties}
            onChange={change}
          />
        )
      }
      details={<SkillDetails rowKey={rowKey} name={name} row={row} onChange={change} />}
    />
  );
});
