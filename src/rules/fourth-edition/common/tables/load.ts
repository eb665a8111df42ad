/**
 * Levels of load: the limit as a multiple of Basic Lift (ch. 1, pp. 14–18, as in other programs, see decisions.ts), the factor on
 * Basic Move (p. 352), and the modifier to Dodge (p. 374).
 */
export const loads = [
  { name: 'none', times: 1, move: 1, dodge: 0 },
  { name: 'light', times: 2, move: 0.8, dodge: -1 },
  { name: 'medium', times: 3, move: 0.6, dodge: -2 },
  { name: 'heavy', times: 6, move: 0.4, dodge: -3 },
  { name: 'extra-heavy', times: 10, move: 0.2, dodge: -4 },
] as const;

/** How a load lowers a skill: how many times its level, and the page of the Basic Set. */
export interface SkillLoad {
  readonly times: number;
  readonly page: number | string;
}

/**
 * Skills lowered by the level of load, by entry id or by name in lower case with hyphens (Basic Set pp. 183, 203, 208,
 * 222, 224, 349, 354). Swimming is lowered by twice the level.
 */
export const skillLoads: Readonly<Record<string, SkillLoad>> = {
  climbing: { times: 1, page: 'pp. 183, 349' },
  stealth: { times: 1, page: 222 },
  swimming: { times: 2, page: 'pp. 224, 354' },
  judo: { times: 1, page: 203 },
  karate: { times: 1, page: 203 },
  'main-gauche': { times: 1, page: 208 },
  rapier: { times: 1, page: 208 },
  saber: { times: 1, page: 208 },
  smallsword: { times: 1, page: 208 },
};

/** The limit on the back, in Basic Lifts; above the last level a load costs a fatigue point a second (p. 353). */
export const mostOnTheBack = 15;
