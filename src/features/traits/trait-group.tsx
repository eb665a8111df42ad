import type { TraitKind } from '../../character/trait-rows.ts';
import { formatFraction } from '../../engine/numbers.ts';
import { firstTraitAdvice } from '../../rules/advice/newcomer-advice.ts';
import { kindHeading } from '../../rules/chapters/entry-groups.ts';
import { pointsStat } from '../../rules/shared/points.ts';
import { kindNames } from '../../rules/shared/traits.ts';
import { canBe, onlyText } from '../../rules/what-if/trait-offers.ts';
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
  /** The first group of the chapter: where the focus goes when the last row is gone. */
  first: boolean;
}

/** The traits of one kind, with what they cost together, what counts against a limit, and the way to add one. */
export function TraitGroup({ kind, keys, first }: TraitGroupProps) {
  const advice = useSheet((sheet) => firstTraitAdvice(sheet, kind));
  const { one, many } = kindNames[kind];
  return (
    <section className="chapter-part" data-field={many} aria-labelledby={`traits-${kind}`}>
      <header className="trait-group-head">
        <h3 id={`traits-${kind}`} className="chapter-part-title">
          {kindHeading(kind)}
        </h3>
        <StatFigure stat={pointsStat(kind)} unit="points" />
        <Counted kind={kind} />
        <span className="trait-group-action">
          <Button icon="plus" size="small" data-field={first ? 'add' : undefined} onClick={() => addOf(kind)}>
            {`Add ${/^[aeiou]/.test(one) ? 'an' : 'a'} ${one}`}
          </Button>
        </span>
      </header>
      <FindingsHere chapter="traits" field={many} />
      {keys.length > 0 ? (
        <TraitRows label={kindHeading(kind)} keys={keys} />
      ) : (
        <p className="row-note">{advice || `No ${many} yet.`}</p>
      )}
    </section>
  );
}

/** How much counts against the limit: "−40 of −40 counted", "3 of 5". */
function Counted({ kind }: { kind: TraitKind }) {
  const limit = useSheetPart(
    ({ ruleset, context }) => ruleset.limits?.(context.character.campaign).find((each) => each.kind === kind) ?? null,
  );
  const value = useSheet(({ worksheet }) => (limit ? worksheet.number(limit.stat) : 0));
  if (!limit) return null;
  const text = `${formatFraction(value)} of ${formatFraction(limit.most)}`;
  return (
    <span className="row-note">
      <StatFigure stat={limit.stat} text={kind === 'quirk' ? text : `${text} counted`} />
    </span>
  );
}

/** A trait in one's own words comes at once, to be written; of others there is a list, or else the form for one's own. */
function addOf(kind: TraitKind): void {
  const { catalog, character } = currentSheet().context;
  const entries = [...catalog.traits.values()];
  const paper = entries.find(({ facet }) => facet.kind === kind && onlyText(facet));
  if (paper) focusTarget({ row: addEntry('traits', paper.id) });
  else if (entries.some(({ facet }) => canBe(facet, kind, character.campaign))) pickFor('traits', kind);
  else createOwnEntry('traits', '', kind);
}
