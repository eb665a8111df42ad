/** The penalty of the off hand without Ambidexterity, which the trait removes. */
export const offHandRelief = 4;
