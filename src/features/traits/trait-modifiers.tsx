import { lazy, useState } from 'react';
import type { RowChange } from '../../character/edit-rows.ts';
import { newModifier } from '../../character/new-modifier.ts';
import { keysInUse, newKey } from '../../character/row-key.ts';
import type { TraitModifier, TraitRow } from '../../character/trait-rows.ts';
import { traitStat } from '../../rules/stat-ids.ts';
import { useCharacterStore } from '../../state/character/character-store.ts';
import { focusTarget } from '../../state/character/entries.ts';
import { announce } from '../../ui/announce.ts';
import { Button } from '../../ui/button.tsx';
import { lineOf, useSheetPart } from '../derived/sheet-lines.ts';
import { StatFigure } from '../derived/stat-figure.tsx';
import { ScreenPart } from '../failure/screen-part.tsx';
import { useOpenAnswers } from '../own-entry/use-open-answers.tsx';
import { ListedModifiers, type NewModifier } from './listed-modifiers.tsx';
import { ModifierRow } from './modifier-row.tsx';
import { hasLevels } from './trait-levels.ts';

const ModifierDialog = lazy(() => import('./modifier-dialog.tsx'));

interface TraitModifiersProps {
  name: string;
  row: TraitRow;
  onChange: (change: RowChange<'traits'>, words: string, mergeWithPrevious?: boolean) => void;
}

const fieldOf = (key: string): string => `modifier-${key}`;

/** The modifiers of a trait, the price that they make, and what they change apart from it. */
export function TraitModifiers({ name, row, onChange }: TraitModifiersProps) {
  const { modifiers } = row;
  const [openKey, setOpenKey] = useState<string | null>(null);
  const leveled = useSheetPart(({ context }) => hasLevels(lineOf(context.traits, row.key)));
  const open = modifiers.findIndex(({ key }) => key === openKey);
  const openModifier = modifiers[open];
  const close = () => setOpenKey(null);
  const changeModifier = (index: number, change: Partial<TraitModifier>, mergeWithPrevious = false) => {
    const modifier = modifiers[index];
    if (!modifier) return;
    const changed = { ...modifier, ...change };
    onChange({ modifiers: modifiers.with(index, changed) }, `Modifier of ${name}`, mergeWithPrevious);
  };
  const add = (figures: NewModifier = {}) => {
    const key = newKey(keysInUse(useCharacterStore.getState().saved.character));
    // The row may have changed while the figures were read.
    const now = useCharacterStore.getState().saved.character.traits.find((trait) => trait.key === row.key);
    const before = now?.modifiers ?? modifiers;
    onChange({ modifiers: [...before, newModifier(key, figures)] }, `Modifier of ${name} added`);
    focusTarget({ row: row.key, field: fieldOf(key) });
  };
  const answers = useOpenAnswers<NewModifier>(name, add);
  const remove = (index: number) => {
    const next = modifiers[index + 1] ?? modifiers[index - 1];
    onChange({ modifiers: modifiers.toSpliced(index, 1) }, `Modifier of ${name} removed`);
    focusTarget({ row: row.key, field: next ? fieldOf(next.key) : 'add-modifier' });
    announce(`Modifier of ${name} removed`);
  };
  return (
    <div className="trait-modifiers">
      {modifiers.map((modifier, index) => (
        <ModifierRow
          key={modifier.key}
          trait={name}
          modifier={modifier}
          number={index + 1}
          leveled={leveled}
          fieldId={fieldOf(modifier.key)}
          onChange={(change, mergeWithPrevious) => changeModifier(index, change, mergeWithPrevious)}
          onEffects={() => setOpenKey(modifier.key)}
          onRemove={() => remove(index)}
        />
      ))}
      {modifiers.length > 0 && (
        <p className="trait-modified-price">
          Price with modifiers: <StatFigure stat={traitStat(row.key)} unit="points" />
        </p>
      )}
      <div className="trait-modifier-add">
        <ListedModifiers name={name} row={row} onPick={answers.pick} />
        <Button
          size="small"
          icon="plus"
          data-field="add-modifier"
          aria-label={`Add a modifier to ${name}`}
          onClick={() => add()}
        >
          Add a modifier
        </Button>
      </div>
      {answers.dialog}
      {openModifier && (
        <ScreenPart name="This dialog" onClose={close}>
          <ModifierDialog
            trait={name}
            leveled={leveled}
            modifier={openModifier}
            onSave={(modifier) => changeModifier(open, modifier)}
            onClose={close}
          />
        </ScreenPart>
      )}
    </div>
  );
}
