import type { RowChange } from '../../character/edit-rows.ts';
import { keysInUse, newKey } from '../../character/row-key.ts';
import type { TraitModifier, TraitRow } from '../../character/trait-rows.ts';
import { useCharacterStore } from '../../state/character/character-store.ts';
import { focusTarget } from '../../state/character/entries.ts';
import { announce } from '../../ui/announce.ts';
import { Button } from '../../ui/button.tsx';
import { IconButton } from '../../ui/icon-button.tsx';
import { NumberField } from '../../ui/number-field.tsx';
import { TextField } from '../../ui/text-field.tsx';

interface TraitModifiersProps {
  name: string;
  row: TraitRow;
  onChange: (change: RowChange<'traits'>, words: string, mergeWithPrevious?: boolean) => void;
}

const fieldOf = (key: string): string => `modifier-${key}`;

/** The modifiers of a trait's price, in percent. */
export function TraitModifiers({ name, row, onChange }: TraitModifiersProps) {
  const { modifiers } = row;
  const changeModifier = (index: number, change: Partial<TraitModifier>, mergeWithPrevious = false) => {
    const before = modifiers[index];
    if (before)
      onChange(
        { modifiers: modifiers.with(index, { ...before, ...change }) },
        `Modifier of ${name}`,
        mergeWithPrevious,
      );
  };
  const add = () => {
    const key = newKey(keysInUse(useCharacterStore.getState().saved.character));
    onChange({ modifiers: [...modifiers, { key, name: '', percent: 0, effects: [] }] }, `Modifier of ${name} added`);
    focusTarget({ row: row.key, field: fieldOf(key) });
  };
  const remove = (index: number) => {
    const next = modifiers[index + 1] ?? modifiers[index - 1];
    onChange({ modifiers: modifiers.toSpliced(index, 1) }, `Modifier of ${name} removed`);
    focusTarget({ row: row.key, field: next ? fieldOf(next.key) : 'add-modifier' });
    announce(`Modifier of ${name} removed`);
  };
  return (
    <div className="trait-modifiers">
      {modifiers.map((modifier, index) => (
        <div key={modifier.key} className="trait-modifier" data-field={fieldOf(modifier.key)}>
          <TextField
            label={`Modifier ${index + 1} of ${name}`}
            hideLabel
            placeholder="Enhancement or limitation"
            value={modifier.name}
            onCommit={(text, mergeWithPrevious) => changeModifier(index, { name: text }, mergeWithPrevious)}
          />
          <NumberField
            label={`Percentage of modifier ${index + 1} of ${name}`}
            hideLabel
            value={modifier.percent}
            step={5}
            unit="%"
            onCommit={(percent, mergeWithPrevious) => changeModifier(index, { percent }, mergeWithPrevious)}
          />
          <IconButton
            icon="trash"
            label={`Remove modifier ${modifier.name || index + 1} of ${name}`}
            onClick={() => remove(index)}
          />
        </div>
      ))}
      <Button size="small" icon="plus" data-field="add-modifier" aria-label={`Add a modifier to ${name}`} onClick={add}>
        Add a modifier
      </Button>
    </div>
  );
}
