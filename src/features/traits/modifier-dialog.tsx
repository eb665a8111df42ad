import { type TraitModifier, traitModifierSchema } from '../../character/trait-rows.ts';
import { CustomEntryForm } from '../custom-entry/custom-entry-form.tsx';
import { EffectRows } from '../custom-entry/effect-rows.tsx';
import { FormNumber, FormSelect, FormText } from '../custom-entry/form-fields.tsx';
import { modifiedPartNames } from './modifier-row.tsx';

interface ModifierDialogProps {
  /** The trait that it modifies. */
  trait: string;
  /** The trait is bought in levels, so that an effect may count for each. */
  leveled: boolean;
  modifier: TraitModifier;
  onSave: (modifier: TraitModifier) => void;
  onClose: () => void;
}

/** Edits a percentage modifier of a trait, with its effects. */
export default function ModifierDialog({ trait, leveled, modifier, onSave, onClose }: ModifierDialogProps) {
  return (
    <CustomEntryForm
      title={`Modifier of ${trait}`}
      schema={traitModifierSchema}
      values={modifier}
      action="Change"
      onSave={onSave}
      onClose={onClose}
    >
      <div className="field-grid">
        <FormText name="name" label="Name" placeholder="Enhancement or limitation" />
        <FormNumber name="percent" label="Percentage" step={5} unit="%" />
        <FormNumber name="points" label="Points" />
        <FormNumber name="times" label="Multiply the price by" optional placeholder="1" />
        <FormNumber name="level" label="Level" optional placeholder="none" />
        <FormSelect name="appliesTo" label="Applies to" options={modifiedPartNames} />
      </div>
      <EffectRows owner="trait" leveled={leveled} />
    </CustomEntryForm>
  );
}
