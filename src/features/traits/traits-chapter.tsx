import { lazy } from 'react';
import { firstTraitAdvice } from '../../rules/advice/newcomer-advice.ts';
import { kindHeading } from '../../rules/chapters/entry-groups.ts';
import type { DerivedCharacter } from '../../rules/derive-character.ts';
import { pointsStat } from '../../rules/shared/points.ts';
import { kindNames } from '../../rules/shared/traits.ts';
import { useSheet } from '../../state/character/derived-character.ts';
import { chapterName } from '../../state/view/chapters.ts';
import { closeOwnEntry, useOwnEntryStore } from '../../state/view/own-entry-store.ts';
import { EmptyState } from '../../ui/empty-state.tsx';
import { Chapter } from '../chapter/chapter.tsx';
import { useSheetPart } from '../derived/sheet-lines.ts';
import { ScreenPart } from '../failure/screen-part.tsx';
import { AddButton } from '../rows/add-button.tsx';
import { TraitGroup } from './trait-group.tsx';
import { TraitRows } from './trait-rows.tsx';
import './traits.css';

const OwnTraitDialog = lazy(() => import('./own-trait-dialog.tsx'));

/** The chapter of advantages and whatever other traits the ruleset has, kind by kind. */
export function TraitsChapter() {
  const ruleset = useSheet((sheet) => sheet.ruleset);
  const others = useSheetPart((sheet) => keysOf(sheet, null));
  const groups = useSheetPart((sheet) => sheet.ruleset.traitKinds.map((kind) => ({ kind, keys: keysOf(sheet, kind) })));
  const asked = useOwnEntryStore((state) => (state.target?.chapter === 'traits' ? state.target : null));
  const kinds = ruleset.traitKinds;
  const [only] = kinds.length === 1 ? kinds : [];
  return (
    <Chapter
      id="traits"
      title={chapterName(ruleset, 'traits')}
      intro={
        kinds.includes('disadvantage')
          ? 'Advantages cost points; disadvantages and quirks give some back. They work from then on by themselves.'
          : 'Gifts that the character is born with or has earned: each has its price, and works from then on by itself.'
      }
      points={only && pointsStat(only)}
      action={only && groups[0]?.keys.length !== 0 && <AddOne kind={only} />}
    >
      {only ? (
        <OneKind kind={only} keys={groups[0]?.keys ?? []} />
      ) : (
        groups.map(({ kind, keys }, index) => <TraitGroup key={kind} kind={kind} keys={keys} first={index === 0} />)
      )}
      {others.length > 0 && (
        <section className="chapter-part" aria-labelledby="traits-others">
          <h3 id="traits-others" className="chapter-part-title">
            Not in these rules
          </h3>
          <TraitRows label="Not in these rules" keys={others} />
        </section>
      )}
      {asked && (
        <ScreenPart name="This dialog" onClose={closeOwnEntry}>
          <OwnTraitDialog asked={asked} />
        </ScreenPart>
      )}
    </Chapter>
  );
}

type Kind = DerivedCharacter['ruleset']['traitKinds'][number];

/** The rows of a kind; with null those of a kind that the ruleset does not have, and those it does not know. */
function keysOf({ context, ruleset }: DerivedCharacter, kind: Kind | null): string[] {
  const known = (each: Kind | undefined) => (each !== undefined && ruleset.traitKinds.includes(each) ? each : null);
  return context.traits.filter(({ facet }) => known(facet?.kind) === kind).map(({ key }) => key);
}

/** All that there is under a ruleset with one kind of traits. */
function OneKind({ kind, keys }: { kind: Kind; keys: readonly string[] }) {
  const advice = useSheet((sheet) => firstTraitAdvice(sheet, kind));
  const { many } = kindNames[kind];
  if (keys.length > 0) return <TraitRows label={kindHeading(kind)} keys={keys} />;
  return (
    <EmptyState title={`No ${many} yet.`} actions={<AddOne kind={kind} />}>
      {advice}
    </EmptyState>
  );
}

function AddOne({ kind }: { kind: Kind }) {
  const { one } = kindNames[kind];
  return <AddButton chapter="traits">{`Add ${/^[aeiou]/.test(one) ? 'an' : 'a'} ${one}`}</AddButton>;
}
