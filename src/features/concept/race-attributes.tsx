import { formatSigned } from '../../engine/format.ts';
import { formatPoints } from '../../rules/wording/point-words.ts';
import { useSheet } from '../../state/character/derived-character.ts';
import { FormStepper } from '../own-entry/form-fields.tsx';
import { useRaceTrial, useRaceValues } from './use-race-values.ts';

/** The attribute modifiers of the race, each with its price. */
export function RaceAttributes() {
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
