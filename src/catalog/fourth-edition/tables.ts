import type { Tables } from '../catalog.ts';

/** The entries of the Basic Set, loaded with the rules of the fourth edition. */
export const fourthEditionTables: Tables = {
  skills: [],
  traits: [],
  items: [],
  kits: [],
  races: [],
};
