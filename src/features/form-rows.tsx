import type { ReactNode } from 'react';
import { useFieldArray } from 'react-hook-form';
import { Button } from '../ui/button.tsx';
import { IconButton } from '../ui/icon-button.tsx';

interface FormRowsProps {
  /** The path of the list in the values. */
  name: string;
  /** "Attacks" */
  title: string;
  /** "attack": what one of them is called. */
  one: string;
  /** A new row. Without it `renderAdd` is how one comes. */
  blank?: object;
  /** What adds a row, where that takes more than a button; `append` adds one. */
  renderAdd?: (append: (row: object) => void) => ReactNode;
  /** The fields of a row, whose paths begin with `path`. */
  renderRow: (path: string, index: number) => ReactNode;
}

/** A list within an own entry: rows that can be added and taken away. */
export function FormRows({ name, title, one, blank, renderAdd, renderRow }: FormRowsProps) {
  const { fields, append, remove } = useFieldArray({ name });
  return (
    <fieldset className="form-rows">
      <legend className="field-label">{title}</legend>
      {fields.map((field, index) => (
        <div key={field.id} className="form-row">
          <div className="form-row-fields">{renderRow(`${name}.${index}`, index)}</div>
          <IconButton icon="trash" label={`Remove ${one} ${index + 1}`} onClick={() => remove(index)} />
        </div>
      ))}
      {renderAdd?.((row) => append(row))}
      {blank && (
        <Button size="small" icon="plus" onClick={() => append(blank)}>
          Add {/^[aeiou]/.test(one) ? 'an' : 'a'} {one}
        </Button>
      )}
    </fieldset>
  );
}
