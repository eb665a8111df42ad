import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import * as z from 'zod/mini';

/**
 * The second source that the fourth edition's tables are compared with: lists made by users of GURPS Character Sheet, in
 * the folder that the environment variable POINTWRIGHT_GCS_LIBRARY names. They are not part of this repository, and
 * nothing of them is: the tests that compare are skipped where the variable is not set.
 */
const folder = process.env.POINTWRIGHT_GCS_LIBRARY ?? '';

/** True where the second source is at hand. */
export const hasGcsLibrary = folder !== '' && existsSync(folder);

/** The part of a test's title that says that it was skipped. */
export const skippedWithoutGcs = hasGcsLibrary ? '' : ' (skipped: POINTWRIGHT_GCS_LIBRARY names no folder)';

const text = z.optional(z.string());
const number = z.optional(z.number());
const flag = z.optional(z.boolean());

/** Compares a text; without `qualifier` anything matches. */
const match = z.object({ compare: z.string(), qualifier: text });

/** A default of a skill or weapon: `type` is the id of an attribute ("dx", "per"), "skill", "parry" or "block". */
const skillDefault = z.object({
  type: z.string(),
  name: z.optional(z.union([z.string(), match])),
  specialization: z.optional(z.union([z.string(), match])),
  modifier: number,
});

const feature = z.object({
  type: z.string(),
  attribute: text,
  limitation: text,
  situation: text,
  amount: number,
  per_level: flag,
  percent: flag,
  locations: z.optional(z.array(z.string())),
  specialization: z.optional(z.union([z.string(), match])),
  selection_type: text,
  name: z.optional(match),
  tags: z.optional(match),
  percentage: number,
});
export type GcsFeature = z.infer<typeof feature>;

const weapon = z.object({
  damage: z.object({
    type: text,
    st: text,
    base: text,
    base_leveled: text,
    armor_divisor: number,
    fragmentation: text,
    fragmentation_type: text,
    modifier_per_die: number,
  }),
  strength: text,
  usage: text,
  usage_notes: text,
  reach: text,
  parry: text,
  block: text,
  accuracy: text,
  range: text,
  rate_of_fire: text,
  shots: text,
  bulk: text,
  recoil: text,
  defaults: z.optional(z.array(skillDefault)),
});

/** A leaf has its own `type`; a list says in `all` whether all are required. */
export interface GcsPrerequisite {
  readonly type: string;
  readonly all?: boolean | undefined;
  readonly has?: boolean | undefined;
  readonly sub_type?: string | undefined;
  readonly which?: string | undefined;
  readonly name?: z.infer<typeof match> | undefined;
  readonly specialization?: z.infer<typeof match> | undefined;
  readonly notes?: z.infer<typeof match> | undefined;
  readonly qualifier?: unknown;
  readonly level?: { compare: string; qualifier?: number | undefined } | undefined;
  readonly quantity?: { compare: string; qualifier?: number | undefined } | undefined;
  readonly prereqs?: readonly GcsPrerequisite[] | undefined;
}

const quantity = z.optional(z.object({ compare: z.string(), qualifier: number }));
const prerequisite: z.ZodMiniType<GcsPrerequisite> = z.object({
  type: z.string(),
  all: flag,
  has: flag,
  sub_type: text,
  which: text,
  name: z.optional(match),
  specialization: z.optional(match),
  notes: z.optional(match),
  qualifier: z.optional(z.unknown()),
  level: quantity,
  quantity,
  prereqs: z.optional(z.array(z.lazy(() => prerequisite))),
});

/** A modifier of a trait or of an item, in a separate list or on the entry. */
const modifier = z.object({
  name: z.string(),
  reference: text,
  cost_adj: text,
  affects: text,
  levels: number,
  use_level_from_trait: flag,
  disabled: flag,
  cost: text,
  cost_type: text,
  weight: text,
  weight_type: text,
  tech_level: text,
  local_notes: text,
  features: z.optional(z.array(feature)),
  tags: z.optional(z.array(z.string())),
});
type ModifierTree = z.infer<typeof modifier> & { readonly children?: readonly ModifierTree[] | undefined };
const modifierTree: z.ZodMiniType<ModifierTree> = z.extend(modifier, {
  children: z.optional(z.array(z.lazy(() => modifierTree))),
});

const row = z.object({
  ...modifier.shape,
  /** Items have `description` in its place. */
  name: text,
  description: text,
  // Traits
  base_points: number,
  points_per_level: number,
  can_level: flag,
  round_down: flag,
  cr: number,
  cr_adj: text,
  modifiers: z.optional(z.array(modifierTree)),
  // Skills, techniques and spells
  specialization: text,
  optional_specialization: text,
  difficulty: text,
  defaults: z.optional(z.array(skillDefault)),
  default: z.optional(skillDefault),
  limit: number,
  encumbrance_penalty_multiplier: number,
  college: z.optional(z.array(z.string())),
  spell_class: text,
  casting_cost: text,
  maintenance_cost: text,
  casting_time: text,
  duration: text,
  resist: text,
  // Items
  legality_class: text,
  base_value: text,
  base_weight: text,
  rated_strength: number,
  // All of them
  prereqs: z.optional(prerequisite),
  weapons: z.optional(z.array(weapon)),
});
type RowTree = z.infer<typeof row> & { readonly children?: readonly RowTree[] | undefined };
const rowTree: z.ZodMiniType<RowTree> = z.extend(row, { children: z.optional(z.array(z.lazy(() => rowTree))) });
const listFile = z.object({ rows: z.array(rowTree) });

/** A modifier on an entry. Containers are left out, their contents are in their place. */
type GcsModifier = z.infer<typeof modifier>;

/** An entry of a list; `groups` are the containers that it is in, the outermost first. */
export type GcsEntry = Omit<z.infer<typeof row>, 'name' | 'description' | 'modifiers'> & {
  readonly name: string;
  readonly groups: readonly string[];
  readonly modifiers: readonly GcsModifier[];
};

const nameOf = ({ name, description }: RowTree): string => name ?? description ?? '';

const flattenModifiers = (modifiers: readonly ModifierTree[]): GcsModifier[] =>
  modifiers.flatMap(({ children, ...modifier }) => (children ? flattenModifiers(children) : [modifier]));

const flattenRows = (rows: readonly RowTree[], groups: readonly string[]): GcsEntry[] =>
  rows.flatMap(({ children, ...row }) =>
    children
      ? flattenRows(children, [...groups, nameOf(row)])
      : [{ ...row, name: nameOf(row), groups, modifiers: flattenModifiers(row.modifiers ?? []) }],
  );

/**
 * Reads a list of the second source: "Basic Set/Basic Set Skills.skl". Containers are replaced by their contents.
 * Throws if the file is missing or is not of that kind; call it inside a test that is skipped without {@link
 * hasGcsLibrary}.
 */
export const readGcsList = (file: string): readonly GcsEntry[] =>
  flattenRows(listFile.parse(JSON.parse(readFileSync(join(folder, file), 'utf8'))).rows, []);
