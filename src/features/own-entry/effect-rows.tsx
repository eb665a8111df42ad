import { useWatch } from 'react-hook-form';
import { effectName } from '../../rules/model/race-summary.ts';
import { isMultiplied } from '../../rules/shared/multiplied-stats.ts';
import { useSheet } from '../../state/character/derived-character.ts';
import { FormCheckbox, FormNumber, FormSelect, FormText } from './form-fields.tsx';
import { FormRows } from './form-rows.tsx';

interface EffectRowsProps {
  /** The entry has levels, so that an effect may count for each. */
  leveled?: boolean;
}

const blank = { stat: '', add: 1, times: null, perLevel: false, when: '' };

/** What an own entry changes, out of the numbers that the ruleset lets change. */
export function EffectRows({ leveled = false }: EffectRowsProps) {
  const { changeable } = useSheet(({ ruleset }) => ruleset);
  const catalog = useSheet(({ context }) => context.catalog);
  const effects: unknown = useWatch({ name: 'effects' });
  const listed = new Set(changeable.map(({ stat }) => stat));
  // What the entry changed before is kept, though the list has it not: a race's penalty with one skill.
  const others = usedStats(effects).filter((stat) => stat !== '' && !listed.has(stat));
  const options = [
    { value: '', label: 'choose…' },
    ...changeable.map(({ stat, name }) => ({ value: stat, label: name })),
    ...others.map((stat) => ({ value: stat, label: effectName({ changeable }, { catalog }, stat) ?? stat })),
  ];
  return (
    <FormRows
      name="effects"
      title="What it changes"
      one="effect"
      blank={blank}
      renderRow={(path) => (
        <>
          <FormSelect
            name={`${path}.stat`}
            label="Number"
            options={options}
            needed="Choose what it changes, or remove this effect."
          />
          <Amount path={path} />
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

/** How much it adds, or what it multiplies by where that is what happens to the number chosen. */
function Amount({ path }: { path: string }) {
  const stat: unknown = useWatch({ name: `${path}.stat` });
  if (typeof stat === 'string' && isMultiplied(stat)) {
    return <FormNumber name={`${path}.times`} label="Times" optional placeholder="1" />;
  }
  return <FormNumber name={`${path}.add`} label="Adds" />;
}

function usedStats(effects: unknown): string[] {
  if (!Array.isArray(effects)) return [];
  const stats = effects.map((effect: { readonly stat?: unknown }) => effect.stat);
  return [...new Set(stats.filter((stat) => typeof stat === 'string'))];
}
