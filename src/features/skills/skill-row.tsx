import { memo } from 'react';
import { buildModel } from '../../rules/model/build-model.ts';
import { techLevelSource } from '../../rules/resolve/own-tech-level.ts';
import { resolveSkillFacet } from '../../rules/shared/skill-facet.ts';
import { difficultyNames } from '../../rules/shared/skill-names.ts';
import { difficultyOffers } from '../../rules/what-if/skill-difficulties.ts';
import { useCharacter, useSheet } from '../../state/character/derived-character.ts';
import { lineOf, useSheetPart } from '../derived/sheet-lines.ts';
import { changeSkill } from '../rows/change-skill.ts';
import { LearnedRow } from '../rows/learned-row.tsx';
import { hasChoices, SkillChoices } from './skill-choices.tsx';
import { SkillDetails } from './skill-details.tsx';

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
