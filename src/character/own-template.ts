import * as z from 'zod/mini';
import { attributesSchema, raceSchema, secondarySchema } from './character.ts';
import { equipmentRowSchema } from './equipment-rows.ts';
import { maybeNumber, rows, text } from './fields.ts';
import type { Known } from './known.ts';
import { skillRowSchema } from './skill-rows.ts';
import { traitRowSchema } from './trait-rows.ts';

/** A choice of a template: so many of the rows with these keys, or so many points of them; one of them where neither is said. */
const templateChoiceSchema = z.looseObject({
  /** What is to be chosen: "Advantages". */
  words: text,
  points: maybeNumber,
  count: maybeNumber,
  /** The keys of rows of the template. */
  rows: rows(text),
});

export type TemplateChoice = Known<z.infer<typeof templateChoiceSchema>>;

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
  /** What is left open; a row that is in no choice belongs to all who apply the template. */
  choices: rows(templateChoiceSchema),
});

export type OwnTemplate = Known<z.infer<typeof ownTemplateSchema>>;
