/**
 * The default of Shield is lost from the text of GURPS Lite; an easy skill of the body has DX-4, as in Man to Man. In Man
 * to Man the list gives DX-4, though blocking and bashing want training (p. 14).
 */
export const shieldPenalty = 4;

/** All of these parry with bare hands at this share of their level. Man to Man, p. 26; GURPS Lite, pp. 14-16. */
export const parryShare = 2 / 3;

/**
 * Karate's bonus to the damage of hands and feet. The text of Man to Man reads 1/2, which would add 7 at level 15;
 * Brawling adds 1/10 and the later edition has 1/5 for Karate, which we use.
 */
export const karateDamage = 'A punch or kick does one fifth of the level more, rounded down';

export const brawlingDamage = 'A punch or kick does one tenth of the level more, rounded down';
