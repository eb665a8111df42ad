import { useState } from 'react';
import { Button } from '../../ui/button.tsx';
import { SelectField, type SelectOption } from '../../ui/select-field.tsx';

interface AddPartProps {
  /** "trait" */
  noun: string;
  options: readonly SelectOption<string>[];
  /** Called with the entry to add, or '' for one that the player types in. */
  onAdd: (entry: string) => void;
}

const own = 'own';

/** Chooses an entry of the list, then adds it with a button: arrow keys in the list must not add every entry they pass. */
export function AddPart({ noun, options, onAdd }: AddPartProps) {
  const [chosen, setChosen] = useState(options[0]?.value ?? own);
  return (
    <div className="race-add">
      <SelectField
        label={`Another ${noun}`}
        value={chosen}
        options={[...options, { value: own, label: 'not in the list: custom' }]}
        onCommit={setChosen}
      />
      <Button icon="plus" onClick={() => onAdd(chosen === own ? '' : chosen)}>
        Add a {noun}
      </Button>
    </div>
  );
}
