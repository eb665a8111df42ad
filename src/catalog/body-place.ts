/** The places of the body that pieces of the catalog protect. */
export const bodyPlaces = ['head', 'torso', 'arms', 'legs', 'hands', 'feet'] as const;

/** Custom entries may name other places. */
export type BodyPlace = (typeof bodyPlaces)[number] | (string & {});
