/**
 * The default of Shield is lost from the text of GURPS Lite; an easy skill of the body has DX-4, as in Man to Man. In Man
 * to Man the list gives DX-4, though blocking and bashing want training (p. 14).
 */
export const shieldPenalty = 4;
