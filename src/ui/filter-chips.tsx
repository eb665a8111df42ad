import { Icon } from './icon.tsx';
import './fields.css';

interface FilterChipsProps {
  label: string;
  chips: readonly { readonly id: string; readonly name: string }[];
  /** The ids of the selected chips. */
  on: readonly string[];
  onCommit: (on: readonly string[]) => void;
}

/** Filters that are switched on and off, side by side. */
export function FilterChips({ label, chips, on, onCommit }: FilterChipsProps) {
  return (
    <fieldset className="filter-chips">
      <legend className="visually-hidden">{label}</legend>
      {chips.map(({ id, name }) => {
        const isOn = on.includes(id);
        return (
          <button
            key={id}
            type="button"
            className="filter-chip"
            aria-pressed={isOn}
            onClick={() => onCommit(isOn ? on.filter((other) => other !== id) : [...on, id])}
          >
            {isOn && <Icon name="check" />}
            {name}
          </button>
        );
      })}
    </fieldset>
  );
}
