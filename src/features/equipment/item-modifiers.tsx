import { lazy, useState } from 'react';
import { stripBidiControls } from '../../character/bidi-controls.ts';
import { keysInUse, newKey, type RowChange } from '../../character/edit-rows.ts';
import type { EquipmentRow } from '../../character/equipment-rows.ts';
import { type ItemModifier, newItemModifier, type OfferedItemModifier } from '../../character/item-modifier.ts';
import { effectsOf } from '../../rules/resolve/own-effects.ts';
import { describeItemModifier, nameOfItemModifier } from '../../rules/shared/modifier-words.ts';
import { describeEffect } from '../../sheet-model/wording/entry-words.ts';
import { useCharacterStore } from '../../state/character/character-store.ts';
import { useSheet } from '../../state/character/derived-character.ts';
import { focusTarget } from '../../state/character/entries.ts';
import { announce } from '../../ui/announce.ts';
import { Button, IconButton } from '../../ui/buttons.tsx';
import { ScreenPart } from '../failure/error-boundary.tsx';
import { ItemModifierPicker } from '../own-entry/item-modifier-picker.tsx';
import { useOpenAnswers } from '../own-entry/use-open-answers.tsx';

const ItemModifierDialog = lazy(() => import('../own-entry/item-modifier-dialog.tsx'));

interface ItemModifiersProps {
  name: string;
  row: EquipmentRow;
  onChange: (change: RowChange<'equipment'>, words: string, mergeWithPrevious?: boolean) => void;
}

const fieldOf = (key: string): string => `modifier-${key}`;
const addField = 'add-modifier';

/** The modifiers of an item: what each does, and a choice of more. */
export function ItemModifiers({ name, row, onChange }: ItemModifiersProps) {
  const { modifiers } = row;
  const [open, setOpen] = useState<ItemModifier | null>(null);
  /** As the row has them now: it may have changed while an entry was read. */
  const current = () =>
    useCharacterStore.getState().saved.character.equipment.find(({ key }) => key === row.key)?.modifiers ?? modifiers;
  const add = (figures: Partial<OfferedItemModifier>) => {
    const key = newKey(keysInUse(useCharacterStore.getState().saved.character));
    const added = newItemModifier(key, figures);
    onChange({ modifiers: [...current(), added] }, `${name}: ${nameOfItemModifier(added)}`);
    focusTarget({ row: row.key, field: fieldOf(key) });
    announce(`${nameOfItemModifier(added)} added to ${name}`);
  };
  const answers = useOpenAnswers<Partial<OfferedItemModifier>>(name, add);
  const save = (modifier: ItemModifier) => {
    const at = modifiers.findIndex(({ key }) => key === modifier.key);
    if (at < 0) add(withoutKey(modifier));
    else onChange({ modifiers: modifiers.with(at, modifier) }, `Modifier of ${name}`);
  };
  const remove = (at: number) => {
    const next = modifiers[at + 1] ?? modifiers[at - 1];
    const removed = modifiers[at];
    onChange({ modifiers: modifiers.toSpliced(at, 1) }, `Modifier of ${name} removed`);
    focusTarget({ row: row.key, field: next ? fieldOf(next.key) : addField });
    announce(`${removed ? nameOfItemModifier(removed) : 'Modifier'} removed from ${name}`);
  };
  return (
    <div className="item-modifiers">
      {modifiers.map((modifier, at) => (
        <div key={modifier.key} className="item-modifier" data-field={fieldOf(modifier.key)}>
          <ModifierWords modifier={modifier} />
          <Button
            size="small"
            variant="quiet"
            aria-label={`Change ${nameOfItemModifier(modifier)} of ${name}`}
            aria-haspopup="dialog"
            onClick={() => setOpen(modifier)}
          >
            Change…
          </Button>
          <IconButton
            icon="trash"
            label={`Remove ${nameOfItemModifier(modifier)} of ${name}`}
            onClick={() => remove(at)}
          />
        </div>
      ))}
      <div className="item-modifier-add">
        <ItemModifierPicker about={name} offered={row.own?.offered} onPick={answers.pick} />
        <Button
          size="small"
          icon="plus"
          data-field={addField}
          aria-label={`Add a modifier to ${name}`}
          aria-haspopup="dialog"
          onClick={() => setOpen(newItemModifier('new'))}
        >
          Add a modifier…
        </Button>
      </div>
      {answers.dialog}
      {open && (
        <ScreenPart name="This dialog" onClose={() => setOpen(null)}>
          <ItemModifierDialog
            item={name}
            modifier={open}
            action={open.key === 'new' ? 'Add' : 'Change'}
            onSave={save}
            onClose={() => setOpen(null)}
          />
        </ScreenPart>
      )}
    </div>
  );
}

const withoutKey = ({ key: _, ...figures }: ItemModifier): Partial<OfferedItemModifier> => figures;

/** A modifier in words, with what it changes besides price and weight, and its page. */
function ModifierWords({ modifier }: { modifier: ItemModifier }) {
  const ruleset = useSheet((sheet) => sheet.ruleset);
  const catalog = useSheet(({ context }) => context.catalog);
  const effects = effectsOf(modifier.effects).flatMap((effect) => describeEffect({ ruleset, catalog }, effect) ?? []);
  const techLevel = modifier.techLevel === null ? '' : `TL${modifier.techLevel}`;
  const more = [...effects, ...modifier.notes, techLevel, modifier.page].filter(Boolean).join('; ');
  return (
    <div className="row-name">
      <span>{stripBidiControls(describeItemModifier(modifier))}</span>
      {more && <span className="row-note">{stripBidiControls(more)}</span>}
    </div>
  );
}
