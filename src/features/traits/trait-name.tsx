import { textOnlyParameter } from '../../builder/what-if/trait-offers.ts';
import { withChoice } from '../../character/edit-character.ts';
import type { RowChange } from '../../character/edit-rows.ts';
import type { TraitRow } from '../../character/trait-rows.ts';
import type { ResolvedTrait } from '../../rules/resolve/context.ts';
import { findAnswer, findMostLevels } from '../../rules/shared/trait-price.ts';
import { describePower } from '../../sheet-model/model/ability-lines.ts';
import { TabStops } from '../../ui/tab-stop.tsx';
import { SuggestField } from '../custom-entry/form-fields.tsx';
import { lineOf, useSheetPart } from '../derived/sheet-lines.ts';

/** True for a trait that is bought in levels, and for one whose row has another level than 1 although it has no levels. */
export function hasLevels(trait: Pick<ResolvedTrait, 'facet' | 'row'> | undefined): boolean {
  if (!trait) return false;
  return trait.row.level !== 1 || (trait.facet !== null && findMostLevels(trait.facet) !== 1);
}

interface TraitNameProps {
  rowKey: string;
  row: TraitRow;
  onChange: (change: RowChange<'traits'>, words: string, mergeWithPrevious?: boolean) => void;
}

/** The name of a trait and its short description. A quirk is only a text, which is edited right here. */
export function TraitName({ rowKey, row, onChange }: TraitNameProps) {
  const trait = useSheetPart(({ context }) => {
    const resolved = lineOf(context.traits, rowKey);
    if (!resolved) return null;
    const { name, plainName, description, listed } = resolved;
    return {
      name,
      plainName,
      description: [describePower(resolved), description || (row.own?.description ?? '')].filter(Boolean).join(' · '),
      textParameter: listed && textOnlyParameter(listed),
      levels: hasLevels(resolved),
    };
  });
  if (!trait) return null;
  const { name, plainName, description, textParameter, levels } = trait;
  const state = row.boughtOff ? 'bought off' : row.gained === 'play' ? 'gained in play' : '';
  if (row.boughtOff) {
    return (
      <div className="row-name">
        <s>{levels ? `${name} ${row.level}` : name}</s>
        <span className="row-note">{[state, row.note].filter(Boolean).join(' · ')}</span>
      </div>
    );
  }
  if (textParameter) {
    return (
      <div className="row-name trait-paper" data-main="">
        <TabStops>
          <SuggestField
            className="field-on-paper"
            label={plainName}
            hideLabel
            value={findAnswer(row, textParameter.id)}
            placeholder={textParameter.text?.placeholder}
            suggestions={textParameter.text?.suggestions ?? []}
            onCommit={(text, mergeWithPrevious) =>
              onChange(
                { choices: withChoice(row.choices, textParameter.id, text.trim()) },
                `${plainName}: ${text.trim() || 'unspecified'}`,
                mergeWithPrevious,
              )
            }
          />
        </TabStops>
        {(row.note || state) && <span className="row-note">{[state, row.note].filter(Boolean).join(' · ')}</span>}
      </div>
    );
  }
  return (
    <div className="row-name">
      <span>{plainName}</span>
      <span className="row-note">{[state, row.note, description].filter(Boolean).join(' · ')}</span>
    </div>
  );
}
