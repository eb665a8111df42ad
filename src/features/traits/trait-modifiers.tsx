import { lazy, useState } from 'react';
import type { RowChange } from '../../character/edit-rows.ts';
import { newModifier } from '../../character/new-modifier.ts';
import { keysInUse, newKey } from '../../character/row-key.ts';
import type { TraitModifier, TraitRow } from '../../character/trait-rows.ts';
import { effectsOf } from '../../rules/resolve/own-effects.ts';
import { describeEffect } from '../../rules/wording/effect-words.ts';
import { describeModifier } from '../../rules/wording/modifier-words.ts';
import { useCharacterStore } from '../../state/character/character-store.ts';
import { useSheet } from '../../state/character/derived-character.ts';
import { focusTarget } from '../../state/character/entries.ts';
import { announce } from '../../ui/announce.ts';
import { Button } from '../../ui/button.tsx';
import { IconButton } from '../../ui/icon-button.tsx';
import { NumberField } from '../../ui/number-field.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { lineOf, useSheetPart } from '../derived/sheet-lines.ts';
import { ScreenPart } from '../failure/screen-part.tsx';
import { ListedModifiers, type NewModifier } from './listed-modifiers.tsx';
import { OfferedModifiers } from './offered-modifiers.tsx';
import { hasLevels } from './trait-levels.ts';

const ModifierDialog = lazy(() => import('./modifier-dialog.tsx'));

interface TraitModifiersProps {
  name: string;
  row: TraitRow;
  onChange: (change: RowChange<'traits'>, words: string, mergeWithPrevious?: boolean) => void;
}

const fieldOf = (key: string): string => `modifier-${key}`;

/** The percentage modifiers of a trait, with what they change apart from its price. */
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
          {modifier.level !== null && (
            <NumberField
              label={`Levels of modifier ${index + 1} of ${name}`}
              hideLabel
              value={modifier.level}
              min={1}
              unit={modifier.level === 1 ? 'level' : 'levels'}
              onCommit={(level, mergeWithPrevious) => changeModifier(index, { level }, mergeWithPrevious)}
            />
          )}
          <IconButton
            icon="trash"
            label={`Remove modifier ${modifier.name || index + 1} of ${name}`}
            onClick={() => remove(index)}
          />
          <div className="trait-modifier-effects">
            {modifier.page && <span className="row-note">{modifier.page}</span>}
            <EffectSummary modifier={modifier} />
            <Button
              size="small"
              variant="quiet"
              aria-label={`Effects of modifier ${modifier.name || index + 1} of ${name}`}
              aria-haspopup="dialog"
              onClick={() => setOpenKey(modifier.key)}
            >
              Effects…
            </Button>
          </div>
        </div>
      ))}
      <div className="trait-modifier-add">
        <ListedModifiers name={name} rowKey={row.key} onPick={add} />
        <OfferedModifiers name={name} row={row} onAdd={add} />
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

/** What a modifier changes apart from the price, in words; nothing for most. */
function EffectSummary({ modifier }: { modifier: TraitModifier }) {
  const ruleset = useSheet((sheet) => sheet.ruleset);
  const catalog = useSheet(({ context }) => context.catalog);
  const words = effectsOf(modifier.effects).flatMap((effect) => describeEffect({ ruleset, catalog }, effect) ?? []);
  const isPlain = modifier.points === 0 && modifier.times === null && modifier.level === null;
  const all = [isPlain ? '' : describeModifier(modifier), ...words].filter(Boolean);
  return all.length === 0 ? null : <span className="row-note">{all.join('; ')}</span>;
}
