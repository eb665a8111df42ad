import { memo } from 'react';
import { changeRow, type RowChange } from '../../character/edit-rows.ts';
import { difficultyNames } from '../../rules/shared/skill-names.ts';
import { nextSkillPoints, pointsForLevel } from '../../rules/skill-steps.ts';
import { skillStat } from '../../rules/stat-ids.ts';
import { editCharacter } from '../../state/character-store.ts';
import { currentSheet, useCharacter, useSheet } from '../../state/sheet.ts';
import { stepWords } from '../../state/step-words.ts';
import { announce } from '../../ui/announce.ts';
import { DataRow } from '../../ui/data-row.tsx';
import { NumberField } from '../../ui/number-field.tsx';
import { Stepper } from '../../ui/stepper.tsx';
import { FindingsHere } from '../findings-here.tsx';
import { RowMenu } from '../row-menu.tsx';
import { lineOf, statText, useFindingsAt, useSheetPart } from '../sheet-lines.ts';
import { StatFigure } from '../stat-figure.tsx';
import { SkillDetails } from './skill-details.tsx';
import { SkillSpeciality } from './skill-speciality.tsx';

/** One skill: its level as a stepper, what it costs, how good that is, and more in place. */
export const SkillRowForm = memo(function SkillRowForm({ rowKey }: { rowKey: string }) {
  const line = useSheetPart(({ model }) => lineOf(model.skills, rowKey));
  const row = useCharacter(({ character }) => lineOf(character.skills, rowKey));
  const plainName = useSheet(({ context }) => lineOf(context.skills, rowKey)?.plainName ?? '');
  const speciality = useSheetPart(({ context }) => lineOf(context.skills, rowKey)?.facet?.speciality ?? null);
  const difficulty = useSheet(({ context }) => lineOf(context.skills, rowKey)?.facet?.difficulty);
  const findings = useFindingsAt({ chapter: 'skills', row: rowKey });
  if (!line || !row) return null;

  const { name } = line;
  const set = (change: RowChange<'skills'>, words: string) =>
    editCharacter(words, (character) => changeRow(character, 'skills', rowKey, change));
  const setPoints = (points: number | null) => {
    if (points === null) return;
    set({ points }, `${name}: ${points} points`);
    const level = statText(currentSheet(), skillStat(rowKey, 'level'));
    announce(`${name} ${level}, ${points} points`, `skill ${rowKey}`);
  };
  const level = line.level.text;
  const trained = Number(level);
  const asksSpeciality = speciality !== null || row.speciality !== '';

  return (
    <DataRow
      id={`row-${rowKey}`}
      label={name}
      tone={findings.some(({ waived }) => waived === undefined) ? 'attention' : undefined}
      cells={[
        <div key="name" className="skill-name">
          <span>{plainName}</span>
          <span className="row-note">
            {row.points > 0 && difficulty ? difficultyNames[difficulty] : line.kind}
            {row.note && ` · ${row.note}`}
          </span>
        </div>,
        <span key="level" data-main="">
          <Stepper
            label={`${name} level`}
            hideLabel
            value={Number.isFinite(trained) ? trained : 0}
            text={level}
            canDown={row.points > 0}
            onStep={(direction) => setPoints(nextSkillPoints(currentSheet(), rowKey, direction))}
            onType={(wanted) => setPoints(pointsForLevel(currentSheet(), rowKey, wanted))}
            hint={(direction) => skillHint(rowKey, name, direction)}
          />
        </span>,
        <NumberField
          key="points"
          label={`${name} points`}
          hideLabel
          value={row.points}
          text={line.points.text}
          min={0}
          onCommit={setPoints}
        />,
        <StatFigure key="relative" stat={skillStat(rowKey, 'level')} text={line.relative} />,
        <span key="chance" className="row-note skill-chance">
          {line.chance}
        </span>,
        <RowMenu key="menu" chapter="skills" rowKey={rowKey} name={name} own={row.own !== null} />,
      ]}
      below={
        (asksSpeciality || findings.length > 0) && (
          <>
            {asksSpeciality && <SkillSpeciality row={row} name={name} about={speciality} onChange={set} />}
            <FindingsHere chapter="skills" row={rowKey} />
          </>
        )
      }
      details={<SkillDetails rowKey={rowKey} name={name} row={row} onChange={set} />}
    />
  );
});

function skillHint(key: string, name: string, direction: 1 | -1): string | undefined {
  const sheet = currentSheet();
  const points = nextSkillPoints(sheet, key, direction);
  if (points === null) return direction === 1 ? 'No higher level' : undefined;
  return stepWords(name, (character) => changeRow(character, 'skills', key, { points }), skillStat(key, 'level'));
}
