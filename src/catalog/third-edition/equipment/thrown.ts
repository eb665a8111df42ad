import type { SkillDefault } from '../../skill-entry.ts';

/**
 * Man to Man has an untrained throw at a target roll against DX-3 (p. 50, the detailed rule), elsewhere against plain DX.
 * The detailed rule is followed; GURPS Lite prints it in the table too.
 */
export const untrainedThrow: SkillDefault = { attribute: 'dx', penalty: 3 };
