import { useState } from 'react';
import { formatHeight } from '../../engine/format.ts';
import { TextField } from '../../ui/text-field.tsx';
import { readHeight } from './height-words.ts';

interface HeightFieldProps {
  label: string;
  /** Inches; null if not set. */
  value: number | null;
  /** `text` is the typed text, to name the edit. `mergeWithPrevious`: it continues a commit made at a pause. */
  onCommit: (inches: number | null, text: string, mergeWithPrevious: boolean) => void;
}

/** A field for a height in feet and inches, or in centimeters. Unreadable text gets a message and changes nothing. */
export function HeightField({ label, value, onCommit }: HeightFieldProps) {
  const [unreadable, setUnreadable] = useState('');
  const commit = (text: string, mergeWithPrevious: boolean, atPause: boolean): boolean => {
    const inches = readHeight(text);
    if (inches === null && atPause) return false; // may be incomplete
    setUnreadable(inches === null && text.trim() !== '' ? text : '');
    if (inches !== null || text.trim() === '') onCommit(inches, text, mergeWithPrevious);
    return true;
  };
  return (
    <TextField
      label={label}
      value={value === null ? '' : formatHeight(value)}
      placeholder="5′9″"
      message={unreadable && `“${unreadable}” is not a height. Try 5′9″ or 175 cm.`}
      tone="problem"
      onCommit={commit}
    />
  );
}
