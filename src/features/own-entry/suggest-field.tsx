import { useId } from 'react';
import { TextField, type TextFieldProps } from '../../ui/text-field.tsx';

interface SuggestFieldProps extends TextFieldProps {
  suggestions: readonly string[];
}

/** A text with suggestions; anything may be typed. */
export function SuggestField({ suggestions, ...field }: SuggestFieldProps) {
  const id = useId();
  return (
    <>
      <TextField {...field} list={suggestions.length > 0 ? id : undefined} />
      {suggestions.length > 0 && (
        <datalist id={id}>
          {suggestions.map((suggestion) => (
            <option key={suggestion} value={suggestion} />
          ))}
        </datalist>
      )}
    </>
  );
}
