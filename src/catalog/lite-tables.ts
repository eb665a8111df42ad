import type { Tables } from './catalog.ts';
import { liteItems } from './lite/items.ts';
import { liteRaces } from './lite/races.ts';
import { liteSkills } from './lite/skills.ts';
import { liteTraits } from './lite/traits.ts';

/** The entries that only GURPS Lite has: loaded with that ruleset. */
export const liteTables: Tables = { skills: liteSkills, traits: liteTraits, items: liteItems, races: liteRaces };
