import { memoizeOnce } from '../../engine/memoize.ts';

const dayLength = 86_400_000;
// Created once, since a list formats many dates, and not before: the browser then loads the words of the language.
const thisYearFormat = memoizeOnce(() => new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'long' }));
const otherYearFormat = memoizeOnce(
  () => new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'long', year: 'numeric' }),
);

/**
 * A time in words: "today 14:05", "yesterday 9:30", "3 days ago", "12 March", "12 March 2024".
 * @param when in ISO 8601; an invalid date gives "at an unknown time"
 */
export function describeTime(when: string, now: Date = new Date()): string {
  const date = new Date(when);
  if (Number.isNaN(date.getTime())) return 'at an unknown time';
  // Calendar days: noon to noon rounds to whole days even across a change of daylight saving time.
  const days = Math.round((atNoon(now).getTime() - atNoon(date).getTime()) / dayLength);
  if (days === 0 || days === 1) return `${days === 0 ? 'today' : 'yesterday'} ${timeOfDay(date)}`;
  if (days > 1 && days < 7) return `${days} days ago`;
  return (date.getFullYear() === now.getFullYear() ? thisYearFormat() : otherYearFormat()).format(date);
}

const atNoon = (date: Date): Date => new Date(date.getFullYear(), date.getMonth(), date.getDate(), 12);
const timeOfDay = (date: Date): string => `${date.getHours()}:${String(date.getMinutes()).padStart(2, '0')}`;
