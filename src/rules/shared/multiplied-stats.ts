/** The group of effects on the money that a character starts with: wealth. */
export const startingMoney = 'startingMoney';

/** True for a number that typed-in effects multiply instead of adding to it. */
export const isMultiplied = (stat: string): boolean => stat === startingMoney;
