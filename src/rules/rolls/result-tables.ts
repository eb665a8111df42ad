import type { RollResult } from '../combat/outcomes/success-roll.ts';
import type { FrightRow, ReactionRow } from './roll-rules.ts';

/** The results of a reaction roll, the same in GURPS Lite (p. 3) and the Basic Set (p. 560). The words are our own. */
export const reactionTable: readonly ReactionRow[] = [
  { upTo: 0, name: 'Disastrous', words: 'they hate you and do you all the harm they can' },
  { upTo: 3, name: 'Very bad', words: 'they dislike you and hurt you if it is easy' },
  { upTo: 6, name: 'Bad', words: 'they do not care about you and act against you if it pays' },
  { upTo: 9, name: 'Poor', words: 'you do not impress them: expect threats or a steep price' },
  { upTo: 12, name: 'Neutral', words: 'they leave you alone; ordinary business goes as usual' },
  { upTo: 15, name: 'Good', words: 'they like you and help within everyday limits' },
  { upTo: 18, name: 'Very good', words: 'they think highly of you and help freely' },
  { upTo: Number.POSITIVE_INFINITY, name: 'Excellent', words: 'they do their best for you, even at a risk' },
];

/** The first row that a total does not exceed. @throws RangeError for a table whose last row has a limit below the total */
export function rowFor<Row extends { readonly upTo: number }>(rows: readonly Row[], total: number): Row {
  const row = rows.find(({ upTo }) => total <= upTo);
  if (!row) throw new RangeError(`no row for ${total}`);
  return row;
}

/** What a failed Fright Check does, in a sentence: three further dice plus the margin of failure (Basic Set p. 360). */
export function describeFright(rows: readonly FrightRow[], { margin }: RollResult, rolled: number): string {
  // A roll of 17 or 18 may fail by less than nothing.
  const failedBy = Math.max(0, -margin);
  const total = rolled + failedBy;
  return `On the table ${rolled} + ${failedBy} = ${total}: ${rowFor(rows, total).words}.`;
}
