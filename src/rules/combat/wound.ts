import * as z from 'zod/mini';

/** A blow or shot that got through the defenses: what was rolled, and where it hits. */
export const woundSchema = z.object({
  /** The damage that was rolled, or the most that it can be after a critical hit. */
  rolled: z.int().check(z.gte(0)),
  /** "cr", "cut", "imp": as the weapon table has it. */
  type: z.string(),
  /** The id of a hit location; empty for the body. */
  location: z._default(z.string(), ''),
  side: z._default(z.enum(['front', 'behind']), 'front'),
  /** DR in place of that of the sheet. */
  resistance: z._default(z.nullable(z.int().check(z.gte(0))), null),
  /** The armor gives way: blows that it stops bruise. */
  flexible: z._default(z.boolean(), false),
  /** Beyond half-damage range. */
  halved: z._default(z.boolean(), false),
  /** By a critical hit: what the damage is multiplied by, and whether armor is bypassed. */
  times: z._default(z.int().check(z.gte(1)), 1),
  bypassesArmor: z._default(z.boolean(), false),
  /** The armor divisor: 2 halves DR, 0.5 doubles it. */
  armorDivisor: z._default(z.number().check(z.gt(0)), 1),
  /** What the victim is made of; anything but a living body only where the ruleset has it. */
  body: z._default(z.enum(['living', 'unliving', 'homogenous', 'diffuse']), 'living'),
  /** Only the push counts. */
  knockbackOnly: z._default(z.boolean(), false),
});

export type Wound = z.infer<typeof woundSchema>;

/** A whole wound from parts of one. @throws ZodError for values that the schema does not allow */
export const woundOf = (parts: z.input<typeof woundSchema>): Wound => z.parse(woundSchema, parts);
