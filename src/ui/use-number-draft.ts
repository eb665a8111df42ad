import { useRef, useState } from 'react';
import { type Draft, useDraft } from './use-draft.ts';

const vulgarFractions: Record<string, string> = {
  '½': '1/2',
  '⅓': '1/3',
  '⅔': '2/3',
  '¼': '1/4',
  '¾': '3/4',
  '⅕': '1/5',
  '⅖': '2/5',
  '⅗': '3/5',
  '⅘': '4/5',
  '⅙': '1/6',
  '⅚': '5/6',
  '⅛': '1/8',
  '⅜': '3/8',
  '⅝': '5/8',
  '⅞': '7/8',
};

const sign = '([+-]?)';
const fraction = new RegExp(`^${sign}(?:(\\d+)[ -]+)?(\\d+)/(\\d+)$`);
const grouped = new RegExp(`^${sign}([1-9]\\d{0,2}(?:[,' ]\\d{3})+)(\\.\\d*)?$`);
const groupedByDots = new RegExp(`^${sign}([1-9]\\d{0,2}(?:\\.\\d{3})+)(,\\d*)$`);
const decimal = new RegExp(`^${sign}(\\d+[.,]?\\d*|[.,]\\d+)$`);

/**
 * Reads a number as people write it: 5, −5, .5, 0,5, ½, 1½, 1/2, 1 1/2, 1,500. A comma before exactly three digits groups
 * thousands; any other comma is a decimal. `unit` ("lb", "$") may come before or after. Undefined if it is not a number.
 */
export function readNumber(text: string, unit?: string): number | undefined {
  let rest = text.replace(/\s+/g, ' ').trim().replace(/[−–]/g, '-');
  if (unit) rest = withoutUnit(rest, unit);
  rest = rest.replace(/[½⅓⅔¼¾⅕⅖⅗⅘⅙⅚⅛⅜⅝⅞]/g, (glyph) => ` ${vulgarFractions[glyph]}`);
  rest = rest
    .trim()
    .replace(/⁄/g, '/')
    .replace(/ ?\/ ?/g, '/');
  rest = rest.replace(/^([+-]) /, '$1');

  const parts = fraction.exec(rest);
  if (parts) {
    const denominator = Number(parts[4]);
    return denominator === 0 ? undefined : signed(parts[1], Number(parts[2] ?? 0) + Number(parts[3]) / denominator);
  }
  const thousands = grouped.exec(rest);
  if (thousands) return signed(thousands[1], Number(thousands[2]?.replace(/\D/g, '') + (thousands[3] ?? '')));
  const dotted = groupedByDots.exec(rest);
  if (dotted) return signed(dotted[1], Number(dotted[2]?.replace(/\D/g, '') + (dotted[3] ?? '').replace(',', '.')));
  const plain = decimal.exec(rest);
  return plain ? signed(plain[1], Number(plain[2]?.replace(',', '.'))) : undefined;
}

function withoutUnit(text: string, unit: string): string {
  const lower = text.toLowerCase();
  const mark = unit.toLowerCase();
  if (lower.startsWith(mark)) return text.slice(mark.length).trim();
  if (lower.endsWith(`${mark}.`)) return text.slice(0, -mark.length - 1).trim();
  return lower.endsWith(mark) ? text.slice(0, -mark.length).trim() : text;
}

function signed(mark: string | undefined, size: number): number {
  return mark === '-' && size !== 0 ? -size : size;
}

/** Formats a number as a field shows it: with a true minus sign, rounded to at most three decimals. */
export function writeNumber(value: number): string {
  const size = String(Math.round(Math.abs(value) * 1000) / 1000);
  return value < 0 && size !== '0' ? `−${size}` : size;
}

interface NumberDraftOptions {
  /** The committed value; undefined for an empty field. */
  value: number | undefined;
  /** The committed value as shown. */
  text: string;
  unit?: string | undefined;
  /** False for a number that is meaningless while incomplete: it is not committed at pauses. */
  whileTyping?: boolean | undefined;
  /** `mergeWithPrevious`: it continues or reverts a commit made at a pause. */
  onNumber: (value: number, mergeWithPrevious: boolean) => void;
  /** Called when an emptied field is left; without it the value is restored. */
  onEmpty?: ((mergeWithPrevious: boolean) => void) | undefined;
}

interface NumberDraft extends Draft {
  /** The text in the field as a number; undefined if it is empty or cannot be read. */
  number: number | undefined;
  /** A sentence about text that cannot be read, after an attempt to commit it. */
  problem: string | undefined;
}

/**
 * A draft of a number: unreadable text stays in the field, with a message, and is not committed. At a pause there is no
 * message yet, and an empty field does not count as emptied.
 */
export function useNumberDraft(options: NumberDraftOptions): NumberDraft {
  const { value, text, unit, whileTyping = true, onNumber, onEmpty } = options;
  const [unreadable, setUnreadable] = useState<string>();
  /** The value before typing began: Escape restores the number itself, which the text may show rounded. */
  const start = useRef<{ value: number | undefined; text: string }>(undefined);
  const commit = (typed: string, mergeWithPrevious: boolean, atPause: boolean): boolean => {
    const number = mergeWithPrevious && typed === start.current?.text ? start.current.value : readNumber(typed, unit);
    const empty = typed.trim() === '';
    if (atPause && number === undefined) return false;
    if (!mergeWithPrevious) start.current = { value, text };
    if (number !== undefined) onNumber(number, mergeWithPrevious);
    else if (empty) onEmpty?.(mergeWithPrevious);
    else setUnreadable(typed);
    return number !== undefined || empty;
  };
  const draft = useDraft(text, commit, { whileTyping });
  // The message stays while the field contains exactly the unreadable text.
  const problem = unreadable !== undefined && draft.text === unreadable ? unreadable.trim() : undefined;
  return {
    ...draft,
    number: readNumber(draft.text, unit),
    problem: problem && `“${problem}” is not a number. Try 5, 5.75 or ½.`,
  };
}
