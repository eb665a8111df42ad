import { type OwnRace, ownRace } from '../../character/character.ts';
import { formatFraction } from '../../engine/numbers.ts';
import { pointWords } from '../../rules/wording/point-words.ts';
import { useSheet } from '../../state/character/derived-character.ts';
import { EffectRows } from '../own-entry/effect-rows.tsx';
import { FormNumber, FormSelect, FormText, FormTextArea } from '../own-entry/form-fields.tsx';
import { OwnEntryForm } from '../own-entry/own-entry-form.tsx';
import { RaceAttributes } from './race-attributes.tsx';
import { RaceSkills } from './race-skills.tsx';
import { RaceTraits } from './race-traits.tsx';
import { useRaceTrial, useRaceValues } from './use-race-values.ts';

interface OwnRaceDialogProps {
  /** "A race of your own" */
  title: string;
  action: string;
  values: OwnRace;
  onSave: (own: OwnRace) => void;
  onClose: () => void;
}

/** Types in a race of one's own as a template of attributes, traits and skills, or changes one. */
export default function OwnRaceDialog({ title, action, values, onSave, onClose }: OwnRaceDialogProps) {
  return (
    <OwnEntryForm
      title={title}
      schema={ownRace}
      values={values}
      action={action}
      onSave={onSave}
      onClose={onClose}
      status={<RaceTotal />}
    >
      <div className="field-grid">
        <FormText name="name" label="Name" />
        <RacePrice />
        <RaceBody />
      </div>
      <RaceAttributes />
      <RaceTraits />
      <RaceSkills />
      <EffectRows />
      <FormTextArea name="description" label="Description" />
    </OwnEntryForm>
  );
}

/** A price of its own, or none for what the parts cost. */
function RacePrice() {
  const { total } = useRaceTrial();
  return (
    <FormNumber
      name="points"
      label="Points"
      optional
      placeholder={formatFraction(total)}
      hint={`Left empty: as its parts cost (${pointWords(total)}).`}
    />
  );
}

/** The race of the list whose build and the like it has, where any race differs from a human in that. */
function RaceBody() {
  const races = useSheet(({ context }) => context.catalog.races);
  const { basedOn } = useRaceValues();
  const others = [...races.values()].filter(
    ({ id, facet: { height, weight, extraHeavyLoad, difficulties, notes } }) =>
      id === basedOn || height || weight || extraHeavyLoad || difficulties || notes,
  );
  if (others.length === 0) return null;
  return (
    <FormSelect
      name="basedOn"
      label="Body like"
      hint="Height, weight, heaviest load, and whatever else has no price."
      options={[{ value: '', label: 'a human' }, ...others.map(({ id, name }) => ({ value: id, label: name }))]}
    />
  );
}

/** What the race comes to, always in view. */
function RaceTotal() {
  const { points } = useRaceValues();
  const { total } = useRaceTrial();
  const differs = points !== null && points !== total;
  return (
    <output>
      <strong>{pointWords(points ?? total)}</strong>
      {differs && <span className="row-note"> · its parts: {formatFraction(total)}</span>}
    </output>
  );
}
