import { ownFigures } from '../../../catalog/books.ts';
import type { Citation } from '../../../engine/citation.ts';
import { type Dice, isDice } from '../../../engine/dice.ts';
import { fixed } from './export-object.ts';

/** Dice as GCS writes them: "2d-1", "1d", "3"; of other sides than six "1d8". */
export function diceText({ dice, adds }: Dice, sides = 6): string {
  const head = dice === 0 ? '' : `${fixed(dice)}d${sides === 6 ? '' : sides}`;
  if (adds === 0) return head || '0';
  return `${head}${adds > 0 && head !== '' ? '+' : ''}${fixed(adds)}`;
}

/** A derived value as GCS writes it; '' for none. */
export const valueText = (value: unknown): string =>
  isDice(value) ? diceText(value) : typeof value === 'number' ? String(fixed(value)) : '';

/** "+2", "-1", "+0". */
export const signedText = (number: number): string => `${number < 0 ? '-' : '+'}${Math.abs(fixed(number))}`;

/** A page as GCS refers to it: "B34". Pages of other books keep their words; what has no page is ''. */
export function referenceOf(cite: Citation | undefined): string {
  if (!cite || cite.page === '') return '';
  if (cite.book === 'Basic Set') {
    const page = String(cite.page);
    return /^\d/.test(page) ? `B${page.replace(/[–-].*$/, '')}` : '';
  }
  return cite.book !== ownFigures.book && typeof cite.page === 'string' ? cite.page : '';
}

/** The first letter in capitals: "Swing". */
export const capitalized = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** A name of an entry for one of several kinds, as GCS has it: "Guns" and "Pistol" for "Guns (Pistol)". */
export function splitName(name: string): { readonly name: string; readonly specialization: string } {
  const [, family, kind] = /^(.+?) \(([^()]+)\)$/.exec(name.trim()) ?? [];
  return family === undefined || kind === undefined
    ? { name: name.trim(), specialization: '' }
    : { name: family, specialization: kind };
}
