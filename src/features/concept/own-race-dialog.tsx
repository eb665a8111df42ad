import * as z from 'zod/mini';
import { type OwnRace, ownRace } from '../../character/character.ts';
import { useSheet } from '../../state/sheet.ts';
import { EffectRows } from '../effect-rows.tsx';
import { FormNumber, FormText, FormTextArea } from '../form-fields.tsx';
import { OwnEntryForm } from '../own-entry-form.tsx';

interface OwnRaceDialogProps {
  before: OwnRace | null;
  onSave: (own: OwnRace) => void;
  onClose: () => void;
}

/** Types in a race of one's own, or changes it. */
export default function OwnRaceDialog({ before, onSave, onClose }: OwnRaceDialogProps) {
  const attributes = useSheet(({ ruleset }) => ruleset.attributes);
  const values: OwnRace = before ?? z.parse(ownRace, {});
  return (
    <OwnEntryForm
      title={before ? `Change ${before.name}` : 'A race of your own'}
      schema={ownRace}
      values={values}
      action={before ? 'Change' : 'Take it'}
      onSave={onSave}
      onClose={onClose}
    >
      <div className="field-grid">
        <FormText name="name" label="Name" />
        <FormNumber name="points" label="Points" />
        {attributes.map(({ id, short }) => (
          <FormNumber key={id} name={id} label={`${short}, plus or minus`} />
        ))}
      </div>
      <EffectRows />
      <FormTextArea name="description" label="Description" />
    </OwnEntryForm>
  );
}
