import * as z from 'zod/mini';
import { attributesSchema, raceSchema, secondarySchema } from './character.ts';
import { equipmentRowSchema } from './equipment-rows.ts';
import { rows, text } from './fields.ts';
import type { Known } from './known.ts';
import { skillRowSchema } from './skill-rows.ts';
import { traitRowSchema } from './trait-rows.ts';

/** A template that the player saved from a character: its race, attributes and rows, to be added to other characters. */
export const ownTemplateSchema = z.looseObject({
  name: text,
  description: text,
  /** The id of the ruleset that its entries are of. */
  ruleset: text,
  race: z.prefault(raceSchema, {}),
  attributes: z.prefault(attributesSchema, {}),
  secondary: z.prefault(secondarySchema, {}),
  traits: rows(traitRowSchema),
  skills: rows(skillRowSchema),
  equipment: rows(equipmentRowSchema),
});

export type OwnTemplate = Known<z.infer<typeof ownTemplateSchema>>;
