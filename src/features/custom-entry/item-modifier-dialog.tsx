import { type ItemModifier, itemModifierSchema } from '../../character/equipment-rows.ts';
import { CustomEntryForm } from './custom-entry-form.tsx';
import { EffectRows } from './effect-rows.tsx';
import { ItemModifierFields } from './item-modifier-fields.tsx';

interface ItemModifierDialogProps {
  /** The item that it modifies. */
  item: string;
  modifier: ItemModifier;
  action: 'Add' | 'Change';
  onSave: (modifier: ItemModifier) => void;
  onClose: () => void;
}

/** Adds a modifier of an item, or edits one, with its effects. */
export default function ItemModifierDialog({ item, modifier, action, onSave, onClose }: ItemModifierDialogProps) {
  return (
    <CustomEntryForm
      title={`Modifier of ${item}`}
      schema={itemModifierSchema}
      values={modifier}
      action={action}
      onSave={onSave}
      onClose={onClose}
    >
      <ItemModifierFields />
      <EffectRows owner="item" />
    </CustomEntryForm>
  );
}
