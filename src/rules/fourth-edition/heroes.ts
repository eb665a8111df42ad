import type { HeroTables } from '../heroes/create-hero.ts';

/** The kinds of hero. */
export const fourthEditionHeroes: HeroTables = {};
