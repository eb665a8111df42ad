import { withChoice } from '../../character/edit-choices.ts';
import type { RowChange } from '../../character/edit-rows.ts';
import type { TraitRow } from '../../character/trait-rows.ts';
import { answerTo } from '../../rules/shared/trait-choices.ts';
import { onlyText } from '../../rules/what-if/trait-offers.ts';
import { lineOf, useSheetPart } from '../derived/sheet-lines.ts';
import { SuggestField } from '../own-entry/suggest-field.tsx';
import { hasLevels } from './trait-levels.ts';

interface TraitNameProps {
  rowKey: string;
  row: TraitRow;
  onChange: (change: RowChange<'traits'>, words: string, mergeWithPrevious?: boolean) => void;
}

/** What a trait is called and what it is in short. A quirk is nothing but its text, which is written right here. */
export function TraitName({ rowKey, row, onChange }: TraitNameProps) {
  const trait = useSheetPart(({ context }) => {
    const found = lineOf(context.traits, rowKey);
    if (!found) return null;
    const { name, plainName, description, listed } = found;
    return {
      name,
      plainName,
      description: description || (row.own?.description ?? ''),
      paper: listed && onlyText(listed),
      levels: hasLevels(found),
    };
  });
  if (!trait) return null;
  const { name, plainName, description, paper, levels } = trait;
  const state = row.boughtOff ? 'bought off' : row.gained === 'play' ? 'gained in play' : '';
  if (row.boughtOff) {
    return (
      <div className="row-name">
        <s>{levels ? `${name} ${row.level}` : name}</s>
        <span className="row-note">{[state, row.note].filter(Boolean).join(' · ')}</span>
      </div>
    );
  }
  if (paper) {
    return (
      <div className="row-name trait-paper" data-main="">
        <SuggestField
          label={plainName}
          hideLabel
          value={answerTo(row, paper.id)}
          placeholder={paper.text?.placeholder}
          suggestions={paper.text?.suggestions ?? []}
          onCommit={(text, mergeWithPrevious) =>
            onChange(
              { choices: withChoice(row.choices, paper.id, text.trim()) },
              `${plainName}: ${text.trim() || 'left open'}`,
              mergeWithPrevious,
            )
          }
        />
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
