import { withChoice } from '../../character/edit-choices.ts';
import type { RowChange } from '../../character/edit-rows.ts';
import type { TraitRow } from '../../character/trait-rows.ts';
import { findAnswer } from '../../rules/shared/trait-choices.ts';
import { textOnlyParameter } from '../../rules/what-if/trait-offers.ts';
import { TabStops } from '../../ui/tab-stop.tsx';
import { lineOf, useSheetPart } from '../derived/sheet-lines.ts';
import { SuggestField } from '../own-entry/suggest-field.tsx';
import { hasLevels } from './trait-levels.ts';

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
      description: description || (row.own?.description ?? ''),
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
