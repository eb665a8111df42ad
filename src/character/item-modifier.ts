import * as z from 'zod/mini';
import { ownEffectSchema } from './own-effect.ts';
import { type Known, maybeNumber, rowKey, rows, text } from './schema-parts.ts';

/** The stages in which modifiers of an item count: each takes the price, or the weight, that the one before leaves. */
export const modifierStages = ['original', 'base', 'finalBase', 'final'] as const;

/** What a price is changed by: dollars, a percentage, a factor, or a cost factor (CF), of which all are summed. */
export const costChanges = ['dollars', 'percent', 'times', 'costFactor'] as const;
export const weightChanges = ['pounds', 'percent', 'times'] as const;

const itemModifierFields = {
  name: text,
  /** What it does to the price of one; null for nothing. */
  cost: maybeNumber,
  costIs: z._default(z.enum(costChanges), 'dollars'),
  costStage: z._default(z.enum(modifierStages), 'original'),
  /** The same for the weight of one. */
  weight: maybeNumber,
  weightIs: z._default(z.enum(weightChanges), 'pounds'),
  weightStage: z._default(z.enum(modifierStages), 'original'),
  /** The first tech level at which it is made; null for that of the item. */
  techLevel: maybeNumber,
  page: text,
  /** What it changes besides price and weight. */
  effects: rows(ownEffectSchema),
  /** What no figure expresses, one line each. */
  notes: rows(text),
};

/** A modifier that a custom item offers; an item that has it has a copy. */
export const offeredItemModifierSchema = z.looseObject(itemModifierFields);

/** A modifier of an item (fourth edition): fine, ornate, silver-coated. */
export const itemModifierSchema = z.looseObject({ key: rowKey, ...itemModifierFields });

export type OfferedItemModifier = Known<z.infer<typeof offeredItemModifierSchema>>;
export type ItemModifier = Known<z.infer<typeof itemModifierSchema>>;
export type ModifierStage = (typeof modifierStages)[number];

/** Returns a modifier of an item with these figures; those that are left out have the defaults of the file. */
export const newItemModifier = (key: string, figures: Partial<OfferedItemModifier> = {}): ItemModifier => ({
  key,
  name: '',
  cost: null,
  costIs: 'dollars',
  costStage: 'original',
  weight: null,
  weightIs: 'pounds',
  weightStage: 'original',
  techLevel: null,
  page: '',
  effects: [],
  notes: [],
  ...figures,
});
