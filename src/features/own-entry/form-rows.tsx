import { type ReactNode, useEffect, useRef } from 'react';
import { useFieldArray } from 'react-hook-form';
import { capitalize } from '../../engine/format.ts';
import { announce } from '../../ui/announce.ts';
import { Button } from '../../ui/button.tsx';
import { IconButton } from '../../ui/icon-button.tsx';

interface FormRowsProps {
  /** The path of the list in the values. */
  name: string;
  /** "Attacks" */
  title: string;
  /** "attack": what one of them is called. */
  rowName: string;
  /** A new row. Without it `renderAdd` is how one comes. */
  blank?: object;
  /** What adds a row, where that takes more than a button; `append` adds one. */
  renderAdd?: (append: (row: object) => void) => ReactNode;
  /** The fields of a row, whose paths begin with `path`. */
  renderRow: (path: string, index: number) => ReactNode;
}

/** A list within an own entry: rows that can be added and taken away. A new row gets the focus. */
export function FormRows({ name, title, rowName, blank, renderAdd, renderRow }: FormRowsProps) {
  const { fields, append, remove } = useFieldArray({ name });
  const list = useRef<HTMLFieldSetElement>(null);
  /** The place of the row that is to have the focus once it is drawn. */
  const next = useRef<number | null>(null);
  useEffect(() => {
    if (next.current !== null && list.current && focusRow(list.current, next.current)) next.current = null;
  });
  const add = (row: object) => {
    next.current = fields.length;
    append(row, { shouldFocus: false });
  };
  const takeAway = (index: number) => {
    next.current = Math.min(index, fields.length - 2);
    remove(index);
    announce(`${capitalize(rowName)} ${index + 1} removed`);
  };
  return (
    <fieldset ref={list} className="form-rows">
      <legend className="field-label">{title}</legend>
      {fields.map((field, index) => (
        <div key={field.id} className="form-row" tabIndex={-1}>
          <div className="form-row-fields">{renderRow(`${name}.${index}`, index)}</div>
          <IconButton icon="trash" label={`Remove ${rowName} ${index + 1}`} onClick={() => takeAway(index)} />
        </div>
      ))}
      {renderAdd?.(add)}
      {blank && (
        <Button size="small" icon="plus" onClick={() => add(blank)}>
          Add {/^[aeiou]/.test(rowName) ? 'an' : 'a'} {rowName}
        </Button>
      )}
    </fieldset>
  );
}

/**
 * Focuses the first field of a row, or the row itself where it has none; before the first row what adds one. False while
 * there is no such row yet.
 */
function focusRow(list: HTMLElement, index: number): boolean {
  const row = list.querySelectorAll<HTMLElement>(':scope > .form-row')[index];
  const target =
    index < 0
      ? list.querySelector<HTMLElement>(':scope > button, :scope > :last-child :is(select, button)')
      : (row?.querySelector<HTMLElement>('input, select, textarea') ?? row);
  target?.focus();
  return target !== undefined;
}
