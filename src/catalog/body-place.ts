/** Catalog pieces use these six; own entries may name others. */
export type BodyPlace = 'head' | 'torso' | 'arms' | 'legs' | 'hands' | 'feet' | (string & {});
