import { useState } from 'react';
import { formatHeight } from '../../engine/numbers.ts';
import { TextField } from '../../ui/text-field.tsx';
import { readHeight } from './height-words.ts';

interface HeightFieldProps {
  label: string;
  /** Inches; null where nobody said. */
  value: number | null;
  /** With what was typed, for the words of the edit. `mergeWithPrevious`: it is more of what was handed over at a pause. */
  onCommit: (inches: number | null, text: string, mergeWithPrevious: boolean) => void;
}

/** A height in feet and inches, or in centimeters. What is no height is pointed out and changes nothing. */
export function HeightField({ label, value, onCommit }: HeightFieldProps) {
  const [unread, setUnread] = useState('');
  const commit = (text: string, mergeWithPrevious: boolean, atPause: boolean): boolean => {
    const inches = readHeight(text);
    if (inches === null && atPause) return false; // not typed to its end
    setUnread(inches === null && text.trim() !== '' ? text : '');
    if (inches !== null || text.trim() === '') onCommit(inches, text, mergeWithPrevious);
    return true;
  };
  return (
    <TextField
      label={label}
      value={value === null ? '' : formatHeight(value)}
      placeholder="5′9″"
      message={unread && `“${unread}” is not a height. Try 5′9″ or 175 cm.`}
      tone="problem"
      onCommit={commit}
    />
  );
}
