import { unnamed } from '../../character/character.ts';
import { toFileName } from '../../character/file/character-file.ts';
import { stripBidiControls } from '../../character/schema-parts.ts';
import { memoizeOnce } from '../../engine/memoize.ts';
import { rulesetList } from '../../rules/rulesets.ts';
import { daysInBin } from '../../state/library/library-bin.ts';
import type { CharacterSummary } from '../../state/library/library-store.ts';
import type { QuarantinedRecord } from '../../state/library/library-unreadable.ts';

// Created once, since a list formats many numbers, and not before: the browser then loads what it knows of the language.
const numbers = memoizeOnce(() => new Intl.NumberFormat('en-GB'));

/** Formats a number: "5,000", "−5". */
export const formatCount = (count: number): string => numbers().format(count).replace('-', '−');

/** "1 character", "5,000 characters". */
export const describeCharacterCount = (count: number): string =>
  `${formatCount(count)} ${count === 1 ? 'character' : 'characters'}`;

/** The name of a character in lists. */
export const formatCharacterName = (name: string): string => stripBidiControls(name).trim() || unnamed;

const exactFormat = { day: 'numeric', month: 'short', hour: '2-digit', minute: '2-digit', second: '2-digit' } as const;
const thisYearFormat = memoizeOnce(() => new Intl.DateTimeFormat('en-GB', exactFormat));
const otherYearFormat = memoizeOnce(() => new Intl.DateTimeFormat('en-GB', { ...exactFormat, year: 'numeric' }));

/** When a character without a name was changed, to the second; '' for all others, and if it is not known. */
export function describeChangeTime(
  { name, updated }: Pick<CharacterSummary, 'name' | 'updated'>,
  now: Date = new Date(),
): string {
  const date = new Date(updated);
  if (stripBidiControls(name).trim() !== '' || Number.isNaN(date.getTime())) return '';
  return `changed ${(date.getFullYear() === now.getFullYear() ? thisYearFormat() : otherYearFormat()).format(date)}`;
}

/** A name that distinguishes characters without a name: with points, rules and the time of the last change. */
export function distinctName(character: Pick<CharacterSummary, 'name' | 'updated' | 'points' | 'ruleset'>): string {
  const { name, points, ruleset } = character;
  const changed = describeChangeTime(character);
  if (changed === '') return formatCharacterName(name);
  const spent = points && `${formatPointsOfBudget(points)} points`;
  return [formatCharacterName(name), spent, findRulesetName(ruleset), changed].filter(Boolean).join(', ');
}

/** The name of a quarantined record: its own, or else the file that it came from. */
export function nameQuarantinedRecord({
  name,
  file,
  place,
}: Pick<QuarantinedRecord, 'name' | 'file' | 'place'>): string {
  if (name.trim() !== '' || file === '') return formatCharacterName(name);
  return place > 0 ? `Character ${formatCount(place)} of ${stripBidiControls(file)}` : stripBidiControls(file);
}

/** The file name for downloading a quarantined record: for a whole file its original name, made safe for every system. */
export function quarantineFileName({ name, file, place }: Pick<QuarantinedRecord, 'name' | 'file' | 'place'>): string {
  const [, stem = file, extension = ''] = /^(.+)\.(json|txt)$/i.exec(file) ?? [];
  if (file === '' || (place > 0 && name !== '')) return toFileName(name, 'txt');
  return place > 0 ? toFileName(`${stem} ${place}`, 'txt') : toFileName(stem, extension.toLowerCase() || 'txt');
}

/** One or more characters in short: "Anna", "3 characters". */
export function describeCharacters(characters: readonly Pick<CharacterSummary, 'name'>[]): string {
  const [only] = characters;
  return characters.length === 1 && only ? formatCharacterName(only.name) : describeCharacterCount(characters.length);
}

/** "98 of 100"; '' if the points are not known. */
export function formatPointsOfBudget(points: CharacterSummary['points']): string {
  return points === null ? '' : `${formatCount(points.spent)} of ${formatCount(points.budget)}`;
}

/** The name of a ruleset; its id if this program does not know it; '' for an empty id. */
export const findRulesetName = (id: string): string => rulesetList.find((ruleset) => ruleset.id === id)?.name ?? id;

/** How long a character stays in the bin. `binned` is when it was moved there, in ISO 8601. */
export function describeTimeLeft(binned: string, now: Date = new Date()): string {
  const since = Date.parse(binned);
  if (Number.isNaN(since)) return 'Stays in the bin';
  const days = Math.ceil(daysInBin - (now.getTime() - since) / 86_400_000);
  if (days < 1) return 'Deleted at the next visit';
  return days === 1 ? '1 day left' : `${days} days left`;
}

/** Up to two initials in place of a portrait: "AB" for "Anna von Berg". '' for a name without letters. */
export function initials(name: string): string {
  const words = name.normalize('NFC').match(/[\p{L}\p{N}][\p{L}\p{M}\p{N}]*/gu) ?? [];
  const initialWords = words.length > 1 ? [words[0], words.at(-1)] : words;
  return initialWords.map((word) => [...(word ?? '')].slice(0, 1).join('').toUpperCase()).join('');
}
