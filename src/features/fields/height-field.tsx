import { useState } from 'react';
import { formatHeight } from '../../engine/format.ts';
import { TextField } from '../../ui/text-field.tsx';

/** Reads 5'9", 5′9″, 5 ft 9, 69, 175 cm or 1.75 m as inches; null for any other text. */
export function readHeight(text: string): number | null {
  const typed = text.trim().toLowerCase().replace(',', '.');
  const metric = /^(\d+(?:\.\d+)?)\s*(cm|m)$/.exec(typed);
  if (metric) return Math.round((Number(metric[1]) * (metric[2] === 'm' ? 100 : 1)) / 2.54);
  const feet = /^(\d+)\s*(?:['′’]|ft\.?|feet)\s*(?:(\d+(?:\.\d+)?)\s*(?:["″”]|''|in\.?|inches)?)?$/.exec(typed);
  if (feet) return Number(feet[1]) * 12 + Number(feet[2] ?? 0);
  const inches = /^(\d+(?:\.\d+)?)\s*(?:["″”]|in\.?|inches)?$/.exec(typed);
  if (!inches) return null;
  // 5 alone is five feet, 69 is inches.
  return Number(inches[1]) < 9 ? Number(inches[1]) * 12 : Number(inches[1]);
}

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
