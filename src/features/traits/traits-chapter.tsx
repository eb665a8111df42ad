import { lazy } from 'react';
import { firstTraitAdvice } from '../../rules/advice/newcomer-advice.ts';
import { kindHeading } from '../../rules/chapters/entry-groups.ts';
import type { DerivedCharacter } from '../../rules/derive-character.ts';
import { pointsStat } from '../../rules/shared/points.ts';
import { kindNames } from '../../rules/shared/traits.ts';
import { useSheet } from '../../state/character/derived-character.ts';
import { chapterName } from '../../state/view/chapters.ts';
import { closeOwnEntry, useOwnEntryTarget } from '../../state/view/own-entry-store.ts';
import { EmptyState } from '../../ui/empty-state.tsx';
import { Chapter } from '../chapter/chapter.tsx';
import { useSheetPart } from '../derived/sheet-lines.ts';
import { ScreenPart } from '../failure/screen-part.tsx';
import { AddButton } from '../rows/add-button.tsx';
import { TraitGroup } from './trait-group.tsx';
import { TraitRows } from './trait-rows.tsx';
import './traits.css';

const OwnTraitDialog = lazy(() => import('../own-entry/own-trait-dialog.tsx'));

/** The chapter of traits, by kind, as far as the ruleset has them. */
export function TraitsChapter() {
  const ruleset = useSheet((sheet) => sheet.ruleset);
  const otherKeys = useSheetPart((sheet) => keysOf(sheet, null));
  const groups = useSheetPart((sheet) => sheet.ruleset.traitKinds.map((kind) => ({ kind, keys: keysOf(sheet, kind) })));
  const target = useOwnEntryTarget('traits');
  const kinds = ruleset.traitKinds;
  const [singleKind] = kinds.length === 1 ? kinds : [];
  return (
    <Chapter
      id="traits"
      title={chapterName(ruleset, 'traits')}
      intro={
        kinds.includes('disadvantage')
          ? 'Advantages cost points; disadvantages and quirks give some back. Their effects are applied automatically.'
          : 'Gifts your character is born with or has earned. Each has a price; its effects are applied automatically.'
      }
      points={singleKind && pointsStat(singleKind)}
      action={singleKind && groups[0]?.keys.length !== 0 && <AddTraitButton kind={singleKind} />}
    >
      {singleKind ? (
        <SingleKindList kind={singleKind} keys={groups[0]?.keys ?? []} />
      ) : (
        groups.map(({ kind, keys }, index) => <TraitGroup key={kind} kind={kind} keys={keys} first={index === 0} />)
      )}
      {otherKeys.length > 0 && (
        <section className="chapter-part" aria-labelledby="traits-others">
          <h3 id="traits-others" className="chapter-part-title">
            Not in these rules
          </h3>
          <TraitRows label="Not in these rules" keys={otherKeys} />
        </section>
      )}
      {target && (
        <ScreenPart name="This dialog" onClose={closeOwnEntry}>
          <OwnTraitDialog target={target} />
        </ScreenPart>
      )}
    </Chapter>
  );
}

type Kind = DerivedCharacter['ruleset']['traitKinds'][number];

/** The keys of the rows of a kind; with null those of kinds that the ruleset does not have, and of unknown entries. */
function keysOf({ context, ruleset }: DerivedCharacter, kind: Kind | null): string[] {
  const known = (candidate: Kind | undefined) =>
    candidate !== undefined && ruleset.traitKinds.includes(candidate) ? candidate : null;
  return context.traits.filter(({ facet }) => known(facet?.kind) === kind).map(({ key }) => key);
}

/** The list for a ruleset with a single kind of trait. */
function SingleKindList({ kind, keys }: { kind: Kind; keys: readonly string[] }) {
  const advice = useSheet((sheet) => firstTraitAdvice(sheet, kind));
  const { plural } = kindNames[kind];
  if (keys.length > 0) return <TraitRows label={kindHeading(kind)} keys={keys} />;
  return (
    <EmptyState title={`No ${plural} yet.`} actions={<AddTraitButton kind={kind} />}>
      {advice}
    </EmptyState>
  );
}

function AddTraitButton({ kind }: { kind: Kind }) {
  const { singular } = kindNames[kind];
  return <AddButton chapter="traits">{`Add ${/^[aeiou]/.test(singular) ? 'an' : 'a'} ${singular}`}</AddButton>;
}
