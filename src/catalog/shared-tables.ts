import type { Tables } from './catalog.ts';
import { items } from './equipment/items.ts';
import { races } from './races.ts';
import { skills } from './skills/skills.ts';
import { traits } from './traits/traits.ts';

/** The entries that several rulesets have, each with a facet for every ruleset that knows it. */
export const sharedTables: Tables = { skills, traits, items, races };
