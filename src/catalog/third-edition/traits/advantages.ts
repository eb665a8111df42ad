/** What the off hand loses without Ambidexterity, and so what it gives back. */
export const offHandRelief = 4;
