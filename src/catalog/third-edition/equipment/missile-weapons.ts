import type { SkillDefault } from '../../skill-entry.ts';

export const bowReload = '2 turns';

export const slingReload = '2 turns';

export const crossbowReload = '4 turns';

export const strongerBow = 'Takes 8 turns to reload when the bow is 1 or 2 ST stronger than you';

export const loadedWithBothHands = 'Takes both hands to load, one to shoot';

/**
 * Man to Man has an untrained throw at a target roll against DX-3 (p. 50, the detailed rule), elsewhere against plain DX.
 * The detailed rule is followed; GURPS Lite prints it in the table too.
 */
export const untrainedThrow: SkillDefault = { attribute: 'dx', penalty: 3 };

export const ounce = 1 / 16;

export const bowIds = ['short-bow', 'regular-bow', 'longbow', 'composite-bow'] as const;

export const slingIds = ['sling', 'staff-sling'] as const;

export const noPrice = 'The book gives no price or weight: set your own';
