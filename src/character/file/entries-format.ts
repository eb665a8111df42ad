import * as z from 'zod/mini';
import { quarantinedValueSchema } from '../character.ts';
import { rows, text } from '../fields.ts';
import { ownEntrySchemas } from '../own-entry.ts';
import { migrateEntries, severalSkills } from './migrate-attack-skills.ts';
import type { Migration } from './migrations.ts';

/** The value of the field `format` in a file of own entries. */
export const entriesFormat = 'pointwright-entries';
/** The version of the format of such files; incremented when an older program could misread one. */
export const entriesVersion = 2;

/** All steps from one version to the next, lowest first. */
export const entriesMigrations: readonly Migration[] = [{ ...severalSkills, migrate: migrateEntries }];

/** A file of own entries: those of one player, or a single one as the browser stores it. */
export const entriesFileSchema = z.looseObject({
  $schema: z.optional(z.string()),
  format: z.literal(entriesFormat),
  version: z.number().check(z.int(), z.gte(1)),
  app: text,
  traits: rows(ownEntrySchemas.traits),
  skills: rows(ownEntrySchemas.skills),
  equipment: rows(ownEntrySchemas.equipment),
  races: rows(ownEntrySchemas.races),
  templates: rows(ownEntrySchemas.templates),
  /** Values of its entries that were invalid in their place. */
  setAside: rows(quarantinedValueSchema),
});
