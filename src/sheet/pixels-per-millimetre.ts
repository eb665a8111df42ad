/** CSS pixels in a millimetre. */
export const PIXELS_PER_MILLIMETRE = 96 / 25.4;
