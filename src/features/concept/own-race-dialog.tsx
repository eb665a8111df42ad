import { type OwnRace, ownRaceSchema } from '../../character/character.ts';
import { formatFraction, formatSigned } from '../../engine/format.ts';
import { formatPoints } from '../../rules/shared/figure-words.ts';
import { useSheet } from '../../state/character/derived-character.ts';
import { EffectRows } from '../own-entry/effect-rows.tsx';
import { FormNumber, FormSelect, FormStepper, FormText, FormTextArea } from '../own-entry/form-fields.tsx';
import { OwnEntryForm } from '../own-entry/own-entry-form.tsx';
import { RaceSkills, RaceTraits } from './race-parts.tsx';
import { useRaceTrial, useRaceValues } from './use-race-values.ts';

/** The attribute modifiers of the race, each with its price. */
function RaceAttributes() {
  const attributes = useSheet(({ ruleset }) => ruleset.attributes);
  const values = useRaceValues();
  const trial = useRaceTrial();
  return (
    <div className="race-attributes">
      {attributes.map(({ id, short }) => (
        <div key={id} className="race-attribute">
          <FormStepper
            name={id}
            label={`${short}, plus or minus`}
            text={values[id] === 0 ? '0' : formatSigned(values[id])}
          />
          <span className="row-note">{formatPoints(trial.attributes[id])}</span>
        </div>
      ))}
    </div>
  );
}

interface OwnRaceDialogProps {
  /** "Custom race" */
  title: string;
  action: string;
  values: OwnRace;
  onSave: (own: OwnRace, keep: boolean) => void;
  onClose: () => void;
}

/** Adds the player's own race, a template of attributes, traits and skills, or edits one. */
export default function OwnRaceDialog({ title, action, values, onSave, onClose }: OwnRaceDialogProps) {
  return (
    <OwnEntryForm
      title={title}
      schema={ownRaceSchema}
      values={values}
      action={action}
      keepable="races"
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
      <EffectRows owner="race" />
      <FormTextArea name="description" label="Description" />
    </OwnEntryForm>
  );
}

/** A fixed price, or empty for the sum of the parts. */
function RacePrice() {
  const { total } = useRaceTrial();
  return (
    <FormNumber
      name="points"
      label="Points"
      optional
      placeholder={formatFraction(total)}
      hint={`Leave empty to use the cost of its parts (${formatPoints(total)}).`}
    />
  );
}

/** The listed race whose build and other unpriced facts it shares; nothing if no race differs from humans in them. */
function RaceBody() {
  const races = useSheet(({ context }) => context.catalog.races);
  const { basedOn } = useRaceValues();
  const bodies = [...races.values()].filter(
    ({ id, facet: { height, weight, extraHeavyLoad, difficulties, notes } }) =>
      id === basedOn || height || weight || extraHeavyLoad || difficulties || notes,
  );
  if (bodies.length === 0) return null;
  return (
    <FormSelect
      name="basedOn"
      label="Body type"
      hint="Sets height, weight, heaviest load and anything else that costs no points."
      options={[{ value: '', label: 'a human' }, ...bodies.map(({ id, name }) => ({ value: id, label: name }))]}
    />
  );
}

/** The total price of the race, always in view. */
function RaceTotal() {
  const { points } = useRaceValues();
  const { total } = useRaceTrial();
  const differs = points !== null && points !== total;
  return (
    <output>
      <strong>{formatPoints(points ?? total)}</strong>
      {differs && <span className="row-note"> · its parts: {formatFraction(total)}</span>}
    </output>
  );
}
