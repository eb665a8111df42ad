import { lazy, Suspense } from 'react';
import { firstSkillAdvice } from '../../rules/first-steps.ts';
import { useOwnEntryStore } from '../../state/own-entry-store.ts';
import type { DataColumn } from '../../ui/data-list.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { AddButton } from '../add-button.tsx';
import { Chapter } from '../chapter.tsx';
import { RowList, useRowKeys } from '../row-list.tsx';
import { useSheetPart } from '../sheet-lines.ts';
import { SkillRowForm } from './skill-row.tsx';
import './skills.css';

const OwnSkillDialog = lazy(() => import('./own-skill-dialog.tsx'));

const columns: readonly DataColumn[] = [
  { id: 'name', heading: 'Skill', width: 'minmax(0, 1fr)' },
  { id: 'level', heading: 'Level', width: 'var(--stepper)' },
  { id: 'points', heading: 'Points', width: '3.25rem', line: 2 },
  { id: 'relative', heading: 'Relative', width: '4.5rem', line: 2 },
  { id: 'chance', heading: 'Chance', width: '2.875rem', align: 'end', line: 2 },
  { id: 'menu', heading: 'Actions', width: 'calc(2 * var(--control-small))', hideHeading: true, line: 2 },
];

/** The chapter of skills. */
export function SkillsChapter() {
  const keys = useRowKeys('skills');
  const advice = useSheetPart(firstSkillAdvice);
  const asked = useOwnEntryStore((state) => (state.asked?.chapter === 'skills' ? state.asked : null));
  return (
    <Chapter
      id="skills"
      title="Skills"
      intro="What the character has learned. A skill is rolled against its level on three dice, so each point counts most between 8 and 14."
      points="points.skills"
      action={keys.length > 0 && <AddButton chapter="skills">Add a skill</AddButton>}
    >
      {keys.length === 0 ? (
        <EmptyState title="No skills yet." actions={<AddButton chapter="skills">Add a skill</AddButton>}>
          {advice}
        </EmptyState>
      ) : (
        <RowList
          label="Skills"
          columns={columns}
          keys={keys}
          renderRow={(key) => <SkillRowForm key={key} rowKey={key} />}
        />
      )}
      {asked && (
        <Suspense>
          <OwnSkillDialog asked={asked} />
        </Suspense>
      )}
    </Chapter>
  );
}
