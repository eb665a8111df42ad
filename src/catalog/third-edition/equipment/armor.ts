import type { Effect } from '../../effect.ts';

/** Man to Man, p. 15, third footnote, and GURPS Lite, p. 18: the full helm lowers all combat skills, in Lite two senses too. */
export const helmEffects: readonly Effect[] = [{ to: { skills: 'combat' }, add: -1 }];

/** Man to Man, p. 14: lost from weapon skills behind a large shield, and with them 1 of Parry. GURPS Lite, p. 25. */
export const largeShieldPenalty = 2;

export const improvised = ['The game master may allow passive defense 2', 'Weighs what the thing weighs'] as const;
