const day = 86_400_000;
// Made once: a list asks for many.
const inThisYear = new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'long' });
const inAnother = new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'long', year: 'numeric' });

/**
 * When something was, as one says it: "today 14:05", "yesterday 9:30", "3 days ago", "12 March", "12 March 2024".
 * @param when in ISO 8601; what cannot be read is "at an unknown time"
 */
export function whenWords(when: string, now: Date = new Date()): string {
  const then = new Date(when);
  if (Number.isNaN(then.getTime())) return 'at an unknown time';
  // Whole days of the calendar: noon to noon is a day even where the clocks were changed.
  const days = Math.round((noon(now).getTime() - noon(then).getTime()) / day);
  if (days === 0 || days === 1) return `${days === 0 ? 'today' : 'yesterday'} ${time(then)}`;
  if (days > 1 && days < 7) return `${days} days ago`;
  return (then.getFullYear() === now.getFullYear() ? inThisYear : inAnother).format(then);
}

const noon = (date: Date): Date => new Date(date.getFullYear(), date.getMonth(), date.getDate(), 12);
const time = (date: Date): string => `${date.getHours()}:${String(date.getMinutes()).padStart(2, '0')}`;
