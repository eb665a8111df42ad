/**
 * The headings that skills other than those of a fight are offered under, in their order. A skill that names none is
 * offered under "Other skills".
 */
export const skillFields = [
  'Moving and athletics',
  'Stealth and trickery',
  'Outdoors and animals',
  'Dealing with people',
  'Knowledge and medicine',
  'Arts and crafts',
  'Machines and vehicles',
  'Languages',
] as const;

export type SkillField = (typeof skillFields)[number];
