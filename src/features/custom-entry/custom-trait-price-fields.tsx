import { useState } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import { allTraitKinds, type TraitKind } from '../../character/trait-rows.ts';
import { givesBack, pointsAfter, pointsMeant, priceAfter } from '../../rules/resolve/custom-entries.ts';
import { kindNames } from '../../rules/shared/traits.ts';
import { FormNumber, FormSelect } from './form-fields.tsx';

interface PathProps {
  /** The prefix of the paths of its fields: '' or "traits.0.own.". */
  path: string;
}

const kindOf = (value: unknown): TraitKind => allTraitKinds.find((kind) => kind === value) ?? 'advantage';

/** The kind of a custom trait. Its prices get the sign of the chosen kind. */
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

/**
 * A price of a custom trait. The kind gives the sign: one that gives points back shows a minus before the field, and 10
 * and −10 both mean −10. A price of the other sign, from a file, is shown unchanged until another is typed.
 */
export function OwnTraitPoints({ path, name, label, hint }: PointsProps) {
  const kind = kindOf(useWatch({ name: `${path}kind` }));
  const value: unknown = useWatch({ name: path + name });
  const [minusTyped, setMinusTyped] = useState(false);
  const { singular } = kindNames[kind];
  const isBack = givesBack(kind);
  const minus = isBack && typeof value === 'number' && value <= 0;
  const article = /^[aeiou]/.test(singular) ? 'An' : 'A';
  return (
    <FormNumber
      name={path + name}
      label={label}
      hint={hint ?? (isBack ? `${article} ${singular} gives points back: 10 means −10.` : undefined)}
      {...(minus ? { prefix: '−', show: Math.abs } : {})}
      {...(minusTyped && !isBack
        ? { remark: `${article} ${singular} costs points. Choose “disadvantage” as its kind if it gives points back.` }
        : {})}
      read={(typed) => {
        setMinusTyped(typed < 0);
        return pointsMeant(kind, typed);
      }}
    />
  );
}
