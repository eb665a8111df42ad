import type { Effect } from '../../effect.ts';

/** Man to Man, p. 15, third footnote, and GURPS Lite, p. 18: the full helm lowers all combat skills, in Lite two senses too. */
export const helmEffects: readonly Effect[] = [{ to: { skills: 'combat' }, add: -1 }];
