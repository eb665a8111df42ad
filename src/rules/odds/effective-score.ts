/** Returns the score that is rolled against: the number of a skill, attribute or defense with all modifiers. */
export const effectiveScore = (score: number, modifier: number): number => score + modifier;
