import { type KeyboardEvent, useId, useState } from 'react';
import { foldLetters } from '../engine/fold-letters.ts';
import { Field, type FieldProps } from './field.tsx';
import { Icon } from './icon.tsx';
import './fields.css';

export interface ComboOption<Value extends string> {
  readonly value: Value;
  readonly label: string;
  /** Shown at the right: "14". */
  readonly detail?: string | undefined;
  /** Options of a group follow each other under its name. */
  readonly group?: string | undefined;
}

export interface ComboBoxProps<Value extends string> extends FieldProps {
  value: Value;
  options: readonly ComboOption<Value>[];
  /** Called as soon as another option is chosen. */
  onCommit: (value: Value) => void;
}

/** A choice of one of many options that is searched by typing: a field with a list under it. */
export function ComboBox<Value extends string>({ value, options, onCommit, ...field }: ComboBoxProps<Value>) {
  const listId = useId();
  const [query, setQuery] = useState<string | null>(null);
  const [moved, setMoved] = useState<Value | null>(null);
  const chosen = options.find((option) => option.value === value);
  const isOpen = query !== null;
  const found = isOpen ? options.filter(({ label }) => matches(label, query)) : [];
  const highlighted = found.find((option) => option.value === (moved ?? value)) ?? found[0];
  const optionId = (option: ComboOption<Value>) => `${listId}-${options.indexOf(option)}`;

  const open = () => setQuery((typed) => typed ?? '');
  const close = () => {
    setQuery(null);
    setMoved(null);
  };
  const choose = (option: ComboOption<Value>) => {
    close();
    if (option.value !== value) onCommit(option.value);
  };
  const move = (by: number) => {
    const from = highlighted ? found.indexOf(highlighted) : -1;
    const to = found[(from + by + found.length) % found.length];
    if (!to) return;
    setMoved(to.value);
    document.getElementById(optionId(to))?.scrollIntoView({ block: 'nearest' });
  };
  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>) => {
    if (event.nativeEvent.isComposing) return;
    if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
      event.preventDefault();
      if (isOpen) move(event.key === 'ArrowDown' ? 1 : -1);
      else open();
    } else if (isOpen && event.key === 'Enter') {
      event.preventDefault();
      if (highlighted) choose(highlighted);
    } else if (isOpen && event.key === 'Escape') {
      event.preventDefault(); // the next one closes the dialog
      event.stopPropagation();
      close();
    }
  };
  const groups = [...new Set(found.map(({ group }) => group))];
  return (
    <Field {...field}>
      {(control) => (
        <span className="combo-box">
          <input
            {...control}
            className="field-control combo-box-input"
            role="combobox"
            aria-expanded={isOpen}
            aria-controls={isOpen ? listId : undefined}
            aria-autocomplete="list"
            aria-activedescendant={isOpen && highlighted ? optionId(highlighted) : undefined}
            autoComplete="off"
            spellCheck={false}
            value={query ?? chosen?.label ?? ''}
            placeholder={chosen?.label}
            onClick={open}
            onChange={(event) => {
              setQuery(event.target.value);
              setMoved(null);
            }}
            onBlur={close}
            onKeyDown={onKeyDown}
          />
          <Icon name="chevron" className="select-field-mark" />
          {isOpen && (
            <div id={listId} role="listbox" aria-label={field.label} className="combo-box-list">
              {groups.map((group, index) => (
                // biome-ignore lint/a11y/useSemanticElements: a group of options in a listbox is no fieldset
                <div key={group ?? ''} role="group" aria-labelledby={group && `${listId}-group-${index}`}>
                  {group !== undefined && (
                    <div id={`${listId}-group-${index}`} className="combo-box-group" role="presentation">
                      {group}
                    </div>
                  )}
                  {found
                    .filter((option) => option.group === group)
                    .map((option) => (
                      // biome-ignore lint/a11y/useKeyWithClickEvents: the focus stays in the field, which handles the keys
                      // biome-ignore lint/a11y/useFocusableInteractive: as above
                      <div
                        key={option.value}
                        id={optionId(option)}
                        role="option"
                        aria-selected={option === highlighted}
                        className="combo-box-option"
                        onMouseDown={(event) => event.preventDefault()} // the focus stays in the field
                        onClick={() => choose(option)}
                      >
                        <span>{option.label}</span>
                        {option.detail !== undefined && <span className="combo-box-detail">{option.detail}</span>}
                      </div>
                    ))}
                </div>
              ))}
              {found.length === 0 && (
                <div role="presentation" className="combo-box-group">
                  Nothing found
                </div>
              )}
            </div>
          )}
        </span>
      )}
    </Field>
  );
}

/** Whether each word of the query begins a word of the label. */
function matches(label: string, query: string): boolean {
  const words = foldLetters(label).split(/[^\p{L}\p{N}]+/u);
  return foldLetters(query)
    .split(/[^\p{L}\p{N}]+/u)
    .every((typed) => typed === '' || words.some((word) => word.startsWith(typed)));
}
