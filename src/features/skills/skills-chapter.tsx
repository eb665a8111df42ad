import { lazy } from 'react';
import { firstSkillAdvice } from '../../builder/advice/newcomer-advice.ts';
import { skillPointsStat } from '../../sheet-model/chapters/chapter-points.ts';
import { useSheet } from '../../state/character/derived-character.ts';
import { closeOwnEntry, useOwnEntryTarget } from '../../state/view/own-entry-store.ts';
import { EmptyState } from '../../ui/empty-state.tsx';
import { Chapter } from '../chapter/chapter.tsx';
import { useFindingsAt, useSheetPart } from '../derived/sheet-lines.ts';
import { ScreenPart } from '../failure/error-boundary.tsx';
import { FindingsHere } from '../issues/findings-here.tsx';
import { AddButton } from '../rows/add-button.tsx';
import { learnedColumns } from '../rows/learned-row.tsx';
import { useNestedRows } from '../rows/nested-name.tsx';
import { RaceSkillList } from '../rows/race-skill-list.tsx';
import { RowList, useRowKeys } from '../rows/row-list.tsx';
import { SkillHeading } from './skill-details.tsx';
import { SkillRowForm } from './skill-row.tsx';
import './skills.css';

const OwnSkillDialog = lazy(() => import('../own-entry/own-skill-dialog.tsx'));

const pointsField = { chapter: 'skills', field: 'points' };
const columns = learnedColumns('Skill');

/** The chapter of skills; spells have a separate one. */
export function SkillsChapter() {
  const keys = useRowKeys('skills');
  const nested = useNestedRows('skills', keys);
  const headings = useSheetPart(({ context }) =>
    context.character.skills.flatMap(({ key, own }) => (own?.holds ? [key] : [])),
  );
  const advice = useSheetPart(firstSkillAdvice);
  const points = useSheet(({ worksheet }) => skillPointsStat(worksheet));
  const hasFindings = useFindingsAt(pointsField).length > 0;
  const target = useOwnEntryTarget('skills');
  return (
    <Chapter
      id="skills"
      title="Skills"
      intro="What your character has learned. You roll 3d against a skill’s level, so each level matters most between 8 and 14."
      points={points}
      action={keys.length > 0 && <AddButton chapter="skills">Add a skill</AddButton>}
    >
      {hasFindings && (
        <div data-field="points">
          <FindingsHere {...pointsField} />
        </div>
      )}
      <RaceSkillList chapter="skills" />
      {keys.length === 0 ? (
        <EmptyState title="No skills yet." actions={<AddButton chapter="skills">Add a skill</AddButton>}>
          {advice}
        </EmptyState>
      ) : (
        <RowList
          chapter="skills"
          label="Skills"
          columns={columns}
          keys={nested.keys}
          renderRow={(key) =>
            headings.includes(key) ? (
              <SkillHeading key={key} rowKey={key} depth={nested.depthOf(key)} />
            ) : (
              <SkillRowForm key={key} rowKey={key} depth={nested.depthOf(key)} />
            )
          }
        />
      )}
      {target && (
        <ScreenPart name="This dialog" onClose={closeOwnEntry}>
          <OwnSkillDialog target={target} />
        </ScreenPart>
      )}
    </Chapter>
  );
}
