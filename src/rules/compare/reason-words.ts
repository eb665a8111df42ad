import { formatSigned } from '../../engine/format.ts';
import { formatPoints } from '../wording/point-words.ts';
import type { Difference, Reason } from './comparison.ts';

/** Why something differs, in words: "DX 12 → 13", "Combat Reflexes +1 is new", "medium load −1 is gone". */
export function describeReason({ words, before, after }: Reason): string {
  const said = (figure: string) => [words, figure].filter(Boolean).join(' ');
  if (before !== null && after !== null) return said(`${before} → ${after}`);
  if (after !== null) return `${said(after)} is new`;
  return before === null ? words : `${said(before)} is gone`;
}

/** What a difference is of: "Broadsword, level". */
export const differenceName = ({ name, part }: Pick<Difference, 'name' | 'part'>): string =>
  part === '' ? name : `${name}, ${part}`;

/** How much more the second side has: "+2", "−10 points", "−3 lb", "+$50"; '' where that is no number. */
export function formatChange({ change, unit }: Pick<Difference, 'change' | 'unit'>): string {
  if (change === undefined) return '';
  if (unit === 'points') return `${change > 0 ? '+' : ''}${formatPoints(change)}`;
  if (unit === '$') return formatSigned(change).replace(/^[+−]/, '$&$$');
  return `${formatSigned(change)}${unit ? ` ${unit}` : ''}`;
}

/** The text of a side, or why it has none. */
export const describeSide = (text: string | null, { absent }: Pick<Difference, 'absent'>): string => text ?? absent;
