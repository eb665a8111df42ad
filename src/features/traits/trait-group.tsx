import type { TraitKind } from '../../character/trait-rows.ts';
import { formatFraction } from '../../engine/format.ts';
import { firstTraitAdvice } from '../../rules/advice/newcomer-advice.ts';
import { kindHeading } from '../../rules/chapters/entry-groups.ts';
import { pointsStat } from '../../rules/shared/points.ts';
import { kindNames } from '../../rules/shared/traits.ts';
import { canHaveKind, textOnlyParameter } from '../../rules/what-if/trait-offers.ts';
import { currentSheet, useSheet } from '../../state/character/derived-character.ts';
import { addEntry, focusTarget } from '../../state/character/entries.ts';
import { createOwnEntry } from '../../state/view/own-entry-store.ts';
import { pickFor } from '../../state/view/view-store.ts';
import { Button } from '../../ui/button.tsx';
import { useSheetPart } from '../derived/sheet-lines.ts';
import { StatFigure } from '../derived/stat-figure.tsx';
import { FindingsHere } from '../issues/findings-here.tsx';
import { TraitRows } from './trait-rows.tsx';

interface TraitGroupProps {
  kind: TraitKind;
  keys: readonly string[];
  /** The first group of the chapter: it gets the focus when the last row is removed. */
  first: boolean;
}

/** The traits of one kind, with their points, the count against a limit, and a button to add one. */
export function TraitGroup({ kind, keys, first }: TraitGroupProps) {
  const advice = useSheet((sheet) => firstTraitAdvice(sheet, kind));
  const { singular, plural } = kindNames[kind];
  return (
    <section className="chapter-part" data-field={plural} aria-labelledby={`traits-${kind}`}>
      <header className="trait-group-head">
        <h3 id={`traits-${kind}`} className="chapter-part-title">
          {kindHeading(kind)}
        </h3>
        <StatFigure stat={pointsStat(kind)} unit="points" />
        <LimitCount kind={kind} />
        <span className="trait-group-action">
          <Button icon="plus" size="small" data-field={first ? 'add' : `add-${kind}`} onClick={() => addTrait(kind)}>
            {`Add ${/^[aeiou]/.test(singular) ? 'an' : 'a'} ${singular}`}
          </Button>
        </span>
      </header>
      <FindingsHere chapter="traits" field={plural} />
      {keys.length > 0 ? (
        <TraitRows label={kindHeading(kind)} keys={keys} onEnterAtEnd={(control) => addAfter(kind, control)} />
      ) : (
        <p className="row-note">{advice || `No ${plural} yet.`}</p>
      )}
    </section>
  );
}

/** The points or traits that count against the limit: "−40 of −40 limit", "3 of 5". */
function LimitCount({ kind }: { kind: TraitKind }) {
  const limit = useSheetPart(
    ({ ruleset, context }) =>
      ruleset.limits?.(context.character.campaign).find((candidate) => candidate.kind === kind) ?? null,
  );
  const value = useSheet(({ worksheet }) => (limit ? worksheet.number(limit.stat) : 0));
  if (!limit) return null;
  const text = `${formatFraction(value)} of ${formatFraction(limit.most)}`;
  return (
    <span className="row-note">
      <StatFigure stat={limit.stat} text={kind === 'quirk' ? text : `${text} limit`} />
    </span>
  );
}

/** The entry of a kind that is only a text: the quirk. */
const findTextEntry = (kind: TraitKind) =>
  [...currentSheet().context.catalog.traits.values()].find(
    ({ facet }) => facet.kind === kind && textOnlyParameter(facet),
  );

/** Enter in the last quirk adds another, and from an empty one goes to the button that does. Returns the key of the new row. */
function addAfter(kind: TraitKind, control: HTMLElement): string | null {
  const textEntry = findTextEntry(kind);
  if (!textEntry || !(control instanceof HTMLInputElement)) return null;
  if (control.value.trim() !== '') return addEntry('traits', textEntry.id);
  focusTarget({ field: `add-${kind}` });
  return null;
}

/** Adds a trait: a free-text trait (quirk) directly, others by the picker, or by the form if none is listed. */
function addTrait(kind: TraitKind): void {
  const { catalog, character } = currentSheet().context;
  const entries = [...catalog.traits.values()];
  const textEntry = findTextEntry(kind);
  if (textEntry) focusTarget({ row: addEntry('traits', textEntry.id) });
  else if (entries.some(({ facet }) => canHaveKind(facet, kind, character.campaign))) pickFor('traits', kind);
  else createOwnEntry('traits', '', kind);
}
