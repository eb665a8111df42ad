/**
 * The headings for skills other than fighting skills, in their order. A skill that names none is offered under "Other
 * skills".
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
