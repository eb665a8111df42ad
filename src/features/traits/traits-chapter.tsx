import { lazy, Suspense } from 'react';
import { firstTraitAdvice } from '../../rules/first-steps.ts';
import { pointsStat } from '../../rules/shared/points.ts';
import { kindNames } from '../../rules/shared/traits.ts';
import { useOwnEntryStore } from '../../state/own-entry-store.ts';
import { useSheet } from '../../state/sheet.ts';
import type { DataColumn } from '../../ui/data-list.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { AddButton } from '../add-button.tsx';
import { Chapter } from '../chapter.tsx';
import { RowList } from '../row-list.tsx';
import { useSheetPart } from '../sheet-lines.ts';
import { StatFigure } from '../stat-figure.tsx';
import { TraitRowForm } from './trait-row.tsx';
import './traits.css';

const OwnTraitDialog = lazy(() => import('./own-trait-dialog.tsx'));

const columns: readonly DataColumn[] = [
  { id: 'name', heading: 'Name', width: 'minmax(0, 1fr)' },
  { id: 'level', heading: 'Level', width: 'var(--stepper)', line: 2 },
  { id: 'points', heading: 'Points', width: '3.5rem', align: 'end' },
  { id: 'menu', heading: 'Actions', width: 'calc(2 * var(--control-small))', hideHeading: true },
];

/** The chapter of advantages and whatever other traits the ruleset has, kind by kind. */
export function TraitsChapter() {
  const kinds = useSheet(({ ruleset }) => ruleset.traitKinds);
  const advice = useSheet(firstTraitAdvice);
  const groups = useSheetPart(({ context, ruleset }) => {
    const kindOf = (kind: string | undefined) => ruleset.traitKinds.find((each) => each === kind) ?? null;
    return [...ruleset.traitKinds, null]
      .map((kind) => ({
        kind,
        keys: context.traits.filter(({ facet }) => kindOf(facet?.kind) === kind).map(({ key }) => key),
      }))
      .filter(({ keys }) => keys.length > 0);
  });
  const asked = useOwnEntryStore((state) => (state.asked?.chapter === 'traits' ? state.asked : null));
  const all = kinds.map((kind) => kindNames[kind].many);
  const flaws = kinds.includes('disadvantage');
  const title = capital(
    flaws ? `${kindNames.advantage.many} and ${kindNames.disadvantage.many}` : (all[0] ?? 'traits'),
  );
  const one = kinds.length === 1 && kinds[0] ? kindNames[kinds[0]].one : 'trait';
  const add = <AddButton chapter="traits">{`Add ${/^[aeiou]/.test(one) ? 'an' : 'a'} ${one}`}</AddButton>;
  return (
    <Chapter
      id="traits"
      title={title}
      intro={
        flaws
          ? 'Gifts that cost points, and flaws that give some back. They work from then on by themselves.'
          : 'Gifts that the character is born with or has earned: each has its price, and works from then on by itself.'
      }
      points={kinds.length === 1 && kinds[0] ? pointsStat(kinds[0]) : undefined}
      action={groups.length > 0 && add}
    >
      {groups.length === 0 && (
        <EmptyState title={`No ${all[0] ?? 'traits'} yet.`} actions={add}>
          {advice}
        </EmptyState>
      )}
      {groups.map(({ kind, keys }) => {
        const heading = kind === null ? 'Not in these rules' : capital(kindNames[kind].many);
        return (
          <div key={kind ?? 'others'} className="chapter-part">
            {(groups.length > 1 || kinds.length > 1) && (
              <h3 className="chapter-part-title">
                {heading} {kind && <StatFigure stat={pointsStat(kind)} unit="points" />}
              </h3>
            )}
            <RowList
              label={heading}
              columns={columns}
              keys={keys}
              renderRow={(key) => <TraitRowForm key={key} rowKey={key} />}
            />
          </div>
        );
      })}
      {asked && (
        <Suspense>
          <OwnTraitDialog asked={asked} />
        </Suspense>
      )}
    </Chapter>
  );
}

const capital = (words: string): string => `${words.charAt(0).toUpperCase()}${words.slice(1)}`;
