import { useFormContext, useWatch } from 'react-hook-form';
import { allTraitKinds, type TraitKind } from '../../character/trait-rows.ts';
import { givesBack, pointsAfter, pointsMeant, priceAfter } from '../../rules/resolve/own-trait-price.ts';
import { kindNames } from '../../rules/shared/traits.ts';
import { FormNumber, FormSelect } from './form-fields.tsx';

interface PathProps {
  /** What the paths of its fields begin with: '' or "traits.0.own.". */
  path: string;
}

const kindOf = (value: unknown): TraitKind => allTraitKinds.find((kind) => kind === value) ?? 'advantage';

/** The kind of a typed-in trait. Its prices get the sign of the kind that is chosen. */
export function OwnTraitKind({ path, kinds }: PathProps & { kinds: readonly TraitKind[] }) {
  const { getValues, setValue } = useFormContext();
  const before = kindOf(useWatch({ name: `${path}kind` }));
  const reprice = (chosen: string) => {
    const kind = kindOf(chosen);
    for (const [name, after] of [
      ['points', priceAfter],
      ['pointsPerLevel', pointsAfter],
    ] as const) {
      const value: unknown = getValues(path + name);
      if (typeof value === 'number') setValue(path + name, after(before, kind, value), { shouldDirty: true });
    }
  };
  return (
    <FormSelect
      name={`${path}kind`}
      label="Kind"
      options={kinds.map((kind) => ({ value: kind, label: kindNames[kind].singular }))}
      onChosen={reprice}
    />
  );
}

interface PointsProps extends PathProps {
  name: 'points' | 'pointsPerLevel';
  label: string;
  hint?: string;
}

/** A price of a typed-in trait. What is typed for a kind that gives points back is below 0 without a minus. */
export function OwnTraitPoints({ path, name, label, hint }: PointsProps) {
  const kind = kindOf(useWatch({ name: `${path}kind` }));
  const back = `A ${kindNames[kind].singular} gives points back: 10 means −10.`;
  return (
    <FormNumber
      name={path + name}
      label={label}
      hint={hint ?? (givesBack(kind) ? back : undefined)}
      read={(typed) => pointsMeant(kind, typed)}
    />
  );
}
