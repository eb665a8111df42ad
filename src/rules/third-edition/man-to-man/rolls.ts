import type { RollRules } from '../../rolls/roll-rules.ts';

/**
 * Man to Man has success rolls and contests alone (p. 6): the modifiers are the game master's. A wound lowers the next attack
 * (p. 33), and no other roll.
 */
export const manToManRolls: RollRules = { modifiers: [], state: () => {} };
