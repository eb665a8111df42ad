/** What marks each tech level from 0 to 16, in a few words (GURPS Lite p. 32). */
const eras: readonly string[] = [
  'Stone Age: tools of flint, tamed fire',
  'Bronze Age: cities and writing',
  'Iron Age: classical Greece and Rome',
  'Middle Ages: steel and plate armor',
  'Age of sail: muskets and printed books',
  'Age of steam: railways and factories',
  'World wars: motors and radio',
  'Cold war to 2000: computers and jets',
  'Our century: thinking machines, longer lives',
  'Nanotechnology',
  'Antimatter power, gravity made to order',
  'Force screens, radio faster than light',
  'Flight without weight',
  'Dead planets made livable',
  'Worlds built from nothing',
  'Travel without a way between',
  'Whatever you like',
];

/** The era of a tech level, '' where there is none: halves and numbers outside 0 to 16. */
export function eraOf(techLevel: number | null): string {
  return techLevel === null ? '' : (eras[techLevel] ?? '');
}

export const techLevels = { least: 0, most: eras.length - 1 } as const;
