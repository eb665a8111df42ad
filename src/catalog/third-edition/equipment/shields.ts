/** Man to Man, p. 14: lost from weapon skills behind a large shield, and with them 1 of Parry. GURPS Lite, p. 25. */
export const largeShieldPenalty = 2;

export const improvised = ['The game master may allow passive defense 2', 'Weighs what the thing weighs'] as const;
