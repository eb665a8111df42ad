import { stripBidiControls } from '../../character/bidi-controls.ts';
import { fileName } from '../../character/file/file-name.ts';
import { rulesetList } from '../../rules/rulesets.ts';
import { daysInBin } from '../../state/library/library-bin.ts';
import type { CharacterSummary } from '../../state/library/library-store.ts';
import type { QuarantinedRecord } from '../../state/library/library-unreadable.ts';

// Made once: a list asks for many.
const numbers = new Intl.NumberFormat('en-GB');

/** A number as it is read: "5,000", "−5". */
export const numberWords = (count: number): string => numbers.format(count).replace('-', '−');

/** "1 character", "5,000 characters". */
export const countWords = (count: number): string =>
  `${numberWords(count)} ${count === 1 ? 'character' : 'characters'}`;

/** What a character is called in a list. */
export const nameWords = (name: string): string => stripBidiControls(name).trim() || 'Without a name';

const inThisYear = { day: 'numeric', month: 'short', hour: '2-digit', minute: '2-digit', second: '2-digit' } as const;
const exactly = new Intl.DateTimeFormat('en-GB', inThisYear);
const exactlyWithYear = new Intl.DateTimeFormat('en-GB', { ...inThisYear, year: 'numeric' });

/** When it was changed, to the second, for a character without a name; '' for all others, and where it is not known. */
export function changedWords(
  { name, updated }: Pick<CharacterSummary, 'name' | 'updated'>,
  now: Date = new Date(),
): string {
  const then = new Date(updated);
  if (stripBidiControls(name).trim() !== '' || Number.isNaN(then.getTime())) return '';
  return `changed ${(then.getFullYear() === now.getFullYear() ? exactly : exactlyWithYear).format(then)}`;
}

/** What a character is called where those without a name must be told apart: with points, rules and when it was changed. */
export function distinctName(character: Pick<CharacterSummary, 'name' | 'updated' | 'points' | 'ruleset'>): string {
  const { name, points, ruleset } = character;
  const changed = changedWords(character);
  if (changed === '') return nameWords(name);
  const spent = points && `${pointsWords(points)} points`;
  return [nameWords(name), spent, rulesWords(ruleset), changed].filter(Boolean).join(', ');
}

/** What something that was put aside is called: by its name, or else by the file that it came in. */
export function quarantineWords({ name, file, place }: Pick<QuarantinedRecord, 'name' | 'file' | 'place'>): string {
  if (name.trim() !== '' || file === '') return nameWords(name);
  return place > 0 ? `Character ${numberWords(place)} of ${stripBidiControls(file)}` : stripBidiControls(file);
}

/** What it is downloaded as: a whole file under the name that it had, as far as every system takes that. */
export function quarantineFileName({ name, file, place }: Pick<QuarantinedRecord, 'name' | 'file' | 'place'>): string {
  const [, stem = file, extension = ''] = /^(.+)\.(json|txt)$/i.exec(file) ?? [];
  if (file === '' || (place > 0 && name !== '')) return fileName(name, 'txt');
  return place > 0 ? fileName(`${stem} ${place}`, 'txt') : fileName(stem, extension.toLowerCase() || 'txt');
}

/** Some characters, short: "Anna", or "3 characters" when there are several. */
export function someWords(characters: readonly Pick<CharacterSummary, 'name'>[]): string {
  const [only] = characters;
  return characters.length === 1 && only ? nameWords(only.name) : countWords(characters.length);
}

/** "98 of 100"; '' where they are not known. */
export function pointsWords(points: CharacterSummary['points']): string {
  return points === null ? '' : `${numberWords(points.spent)} of ${numberWords(points.budget)}`;
}

/** The name of a ruleset; the id of one that this program does not know; '' where nothing is known. */
export const rulesWords = (id: string): string => rulesetList.find((each) => each.id === id)?.name ?? id;

/** How long a character stays in the bin. `binned` is since when, in ISO 8601. */
export function leftWords(binned: string, now: Date = new Date()): string {
  const since = Date.parse(binned);
  if (Number.isNaN(since)) return 'Stays in the bin';
  const days = Math.ceil(daysInBin - (now.getTime() - since) / 86_400_000);
  if (days < 1) return 'Deleted at the next visit';
  return days === 1 ? '1 day left' : `${days} days left`;
}

/** Up to two letters that stand for a face: "AB" for "Anna von Berg". '' for a name without letters. */
export function initials(name: string): string {
  const words = name.normalize('NFC').match(/[\p{L}\p{N}][\p{L}\p{M}\p{N}]*/gu) ?? [];
  const ends = words.length > 1 ? [words[0], words.at(-1)] : words;
  return ends.map((word) => [...(word ?? '')].slice(0, 1).join('').toUpperCase()).join('');
}
