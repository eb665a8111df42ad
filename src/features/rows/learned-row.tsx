import type { ReactNode } from 'react';
import { nextSkillPoints, pointsForLevel, withSkillPoints } from '../../builder/what-if/level-steps.ts';
import { changeRow, type RowChange } from '../../character/edit-rows.ts';
import type { SkillRow } from '../../character/skill-rows.ts';
import { formatPoints } from '../../rules/shared/figure-words.ts';
import { skillStat } from '../../rules/stat-ids.ts';
import type { SkillLine } from '../../sheet-model/model/sheet-model.ts';
import { editCharacter } from '../../state/character/character-store.ts';
import { currentSheet } from '../../state/character/derived-character.ts';
import { describePreviewed } from '../../state/character/describe-preview.ts';
import { announce } from '../../ui/announce.ts';
import { type DataColumn, DataRow, useDataList } from '../../ui/data-list.tsx';
import { NumberField } from '../../ui/number-field.tsx';
import { Stepper } from '../../ui/stepper.tsx';
import { TabStops } from '../../ui/tab-stop.tsx';
import { formatStat, useFindingsAt } from '../derived/sheet-lines.ts';
import { StatFigure } from '../derived/stat-figure.tsx';
import { FindingsHere } from '../issues/findings-here.tsx';
import { issueTone } from '../issues/issue-words.ts';
import { NestedName } from './nested-name.tsx';
import { RowMenu } from './row-menu.tsx';
import './rows.css';

/** Changes a row of skills or spells; `words` names the undo step. With `mergeWithPrevious` it forms one undo step with the previous edit. */
export type ChangeSkill = (change: RowChange<'skills'>, words: string, mergeWithPrevious?: boolean) => void;

/** Returns a function that changes the row with this key. */
export const changeSkill =
  (rowKey: string): ChangeSkill =>
  (change, words, mergeWithPrevious) =>
    editCharacter(words, (character) => changeRow(character, 'skills', rowKey, change), mergeWithPrevious);

/** The columns of skills or spells; `heading` is the heading of the name column: "Skill". */
export const learnedColumns = (heading: string): readonly DataColumn[] => [
  { id: 'name', heading, width: 'minmax(0, 1fr)' },
  { id: 'level', heading: 'Level', width: 'var(--stepper)' },
  { id: 'points', heading: 'Points', width: '3.25rem', line: 'open' },
  { id: 'relative', heading: 'Relative', width: '4.5rem', line: 'open' },
  { id: 'chance', heading: 'Odds', width: '2.875rem', align: 'end', line: 'open' },
  { id: 'menu', heading: 'Actions', width: 'calc(2 * var(--control-small))', hideHeading: true, line: 'open' },
];

interface LearnedRowProps {
  chapter: 'skills' | 'spells';
  line: SkillLine;
  row: SkillRow;
  /** The number of headings that it is under. */
  depth?: number;
  /** The name without the answers, which a folded list does not show, and a small note under it. */
  name: string;
  note: ReactNode;
  /** True if `choices` has fields, the first of them a tab stop. The points are then reached by an arrow key from the level. */
  choosing?: boolean;
  /** Further fields or figures, under the cells; on a phone only while the row is open. */
  choices?: ReactNode;
  details: ReactNode;
}

/**
 * A row of a skill or spell: level as a stepper, points, relative level, chance of success, and expandable details. On a phone it is
 * a line of name, level and points until it is opened.
 */
export function LearnedRow({
  chapter,
  line,
  row,
  depth = 0,
  name: displayName,
  note,
  choosing = false,
  choices,
  details,
}: LearnedRowProps) {
  const { key, name } = line;
  const { folded } = useDataList();
  const { title, speciality } = splitName(name);
  const findings = useFindingsAt({ chapter, row: key });
  const setPoints = (points: number | null, mergeWithPrevious = false) => {
    if (points === null) return;
    changeSkill(key)({ points }, `${name}: ${points} points`, mergeWithPrevious);
    announce(`${name} ${formatStat(currentSheet(), skillStat(key, 'level'))}, ${points} points`, `skill ${key}`);
  };
  return (
    <DataRow
      id={`row-${key}`}
      label={name}
      tone={issueTone(findings)}
      cells={[
        <NestedName key="name" rowKey={key} name={name} depth={depth} container={false}>
          <div className="learned-name">
            <span>{folded ? title : displayName}</span>
            <span className="row-note learned-note">
              {folded && speciality !== '' && `${speciality} · `}
              {note}
            </span>
          </div>
        </NestedName>,
        <span key="level" className="learned-level" data-main="">
          <TabStops>
            <Stepper
              group={name}
              label="Level"
              hideLabel
              value={line.level.value ?? 0}
              text={line.level.text}
              canDown={row.points > 0}
              onStep={(direction) => setPoints(nextSkillPoints(currentSheet(), key, direction))}
              onType={(wanted, mergeWithPrevious) =>
                setPoints(pointsForLevel(currentSheet(), key, wanted), mergeWithPrevious)
              }
              hint={(direction) => stepHint(key, name, direction)}
            />
          </TabStops>
          {folded && <ShortPoints points={row.points} text={line.points.text} />}
        </span>,
        <TabStops key="points" when={!choosing}>
          <NumberField
            label={`${name} points`}
            hideLabel
            value={row.points}
            text={line.points.text}
            min={0}
            onCommit={setPoints}
          />
        </TabStops>,
        <StatFigure key="relative" stat={skillStat(key, 'level')} text={line.relative} />,
        <span key="chance" className="row-note">
          {line.chance}
        </span>,
        <RowMenu key="menu" chapter={chapter} rowKey={key} name={name} own={row.own !== null} />,
      ]}
      choices={choices}
      below={findings.length > 0 && <FindingsHere chapter={chapter} row={key} />}
      details={details}
    />
  );
}

/** On a narrow row the speciality has a separate line: skills that differ only in it would be cut off alike. */
function splitName(name: string): { readonly title: string; readonly speciality: string } {
  const at = name.endsWith(')') ? name.indexOf(' (', 1) : -1;
  const speciality = at < 0 ? '' : name.slice(at + 2, -1);
  return speciality === '' ? { title: name, speciality } : { title: name.slice(0, at), speciality };
}

/** The points in the line of a closed row: "4 pts". */
function ShortPoints({ points, text }: { points: number; text: string }) {
  return (
    <span className="learned-points">
      <span aria-hidden="true">
        {text} {points > 0 && points <= 1 ? 'pt' : 'pts'}
      </span>
      <span className="visually-hidden">{formatPoints(points)}</span>
    </span>
  );
}

function stepHint(key: string, name: string, direction: 1 | -1): string | undefined {
  const sheet = currentSheet();
  const points = nextSkillPoints(sheet, key, direction);
  if (points === null) return direction === 1 ? 'No higher level' : undefined;
  return describePreviewed(name, withSkillPoints(sheet, key, points), skillStat(key, 'level'));
}
