import type { FeatQuestions } from '../../rules/feats/feat.ts';
import type { JumpDirection } from '../../rules/feats/jump-goals.ts';

/** What a player typed into the fields of the panel; null for an empty field. */
export interface AskedFeats {
  readonly lift: number | null;
  readonly throw: number | null;
  readonly jump: Readonly<Record<JumpDirection, number | null>>;
  readonly fall: number | null;
}

export const nothingAsked: AskedFeats = { lift: null, throw: null, jump: { broad: null, high: null }, fall: null };

/** More than any table goes to: pounds, yards, feet. */
const most = 100_000;
/** Falls have a die for each yard. */
const deepest = 200;

/** Returns an amount that can be worked out; null for less than nothing. */
const limited = (amount: number | null, limit = most): number | null =>
  amount === null || amount < 0 ? null : Math.min(amount, limit);

/** Returns what was asked without amounts that cannot be worked out. */
export const limitAsked = ({ lift, throw: weight, jump, fall }: AskedFeats): AskedFeats => ({
  lift: limited(lift),
  throw: limited(weight),
  jump: { broad: limited(jump.broad), high: limited(jump.high) },
  fall: limited(fall, deepest),
});

const listed = (amount: number | null): readonly number[] => (amount === null ? [] : [amount]);

/** Returns what has to be worked out to answer. */
export const questionsOf = ({ throw: weight, jump, fall }: AskedFeats): FeatQuestions => ({
  weights: listed(weight),
  falls: listed(fall),
  runUps: [],
  broadJumps: listed(jump.broad),
  highJumps: listed(jump.high),
});
