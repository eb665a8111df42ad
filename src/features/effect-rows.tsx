import { useSheet } from '../state/sheet.ts';
import { FormCheckbox, FormNumber, FormSelect, FormText } from './form-fields.tsx';
import { FormRows } from './form-rows.tsx';

interface EffectRowsProps {
  /** The entry has levels, so that an effect may count for each. */
  leveled?: boolean;
}

const blank = { stat: '', add: 1, perLevel: false, when: '' };

/** What an own entry changes, out of the numbers that the ruleset lets change. */
export function EffectRows({ leveled = false }: EffectRowsProps) {
  const changeable = useSheet(({ ruleset }) => ruleset.changeable);
  const options = [
    { value: '', label: 'choose…' },
    ...changeable.map(({ stat, name }) => ({ value: stat, label: name })),
  ];
  return (
    <FormRows
      name="effects"
      title="What it changes"
      one="effect"
      blank={blank}
      renderRow={(path) => (
        <>
          <FormSelect name={`${path}.stat`} label="Number" options={options} />
          <FormNumber name={`${path}.add`} label="Adds" />
          <FormText name={`${path}.when`} label="Only when" placeholder="always" />
          {leveled && (
            <div className="form-row-flags">
              <FormCheckbox name={`${path}.perLevel`} label="for each level" />
            </div>
          )}
        </>
      )}
    />
  );
}
