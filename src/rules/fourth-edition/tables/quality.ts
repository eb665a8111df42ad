/** Weapons that cut or impale by hand (Basic Set, pp. 271–280; to verify): the price of a cheap one, as a factor. */
export const cheapPrice = 0.4;
/** The damage bonus of better ones. */
export const qualityDamageAdds = { fine: 1, veryFine: 2 } as const;
