import type { CombatSituation } from '../../character/combat-situation.ts';
import type { Citation } from '../../engine/citation.ts';

/** A thing without life as a target: what stops damage, and how much destroys it. */
export interface ObjectRow {
  readonly id: string;
  readonly name: string;
  readonly resistance: number;
  /** Damage that cuts, breaks or pierces it; of its weight in pounds if a function. */
  readonly hits: number | ((pounds: number) => number);
  /** The weapons that do it, by the book: "axe or hammer". */
  readonly weapon?: string;
}

/** A modifier to hit an object: its size, or how it moves. */
interface ObjectModifier {
  readonly id: string;
  readonly name: string;
  readonly add: number;
}

/** Attacks on objects under a ruleset. */
export interface ObjectRules {
  readonly cite: Citation;
  readonly rows: readonly ObjectRow[];
  /** The first is the usual one. None where the Size Modifier of any target counts. */
  readonly sizes: readonly ObjectModifier[];
  readonly motions: readonly ObjectModifier[];
  /** The part of the damage that counts, by its type; all of it for others. */
  readonly factors: Readonly<Record<string, number>>;
}

type Target = CombatSituation['target'];

/** The object that a target is; undefined for a living one, or without such rules. */
export const objectOf = (rules: ObjectRules | undefined, { object }: Pick<Target, 'object'>): ObjectRow | undefined =>
  rules?.rows.find(({ id }) => id === object);

/** Pounds of an object that has no weight yet. */
export const usualWeight = 10;

/** The full hits of an object: those that were set, or else those of its row, by its weight in pounds where that gives them. */
export const fullHitsOf = (
  { hits: ofRow }: ObjectRow,
  { hits, objectWeight = usualWeight }: Pick<Target, 'hits' | 'objectWeight'>,
): number => hits ?? (typeof ofRow === 'number' ? ofRow : ofRow(objectWeight));

/** The fields of a target that becomes an object, or is none any more: it defends itself in no way. */
export const asTarget = (row: ObjectRow | undefined, pounds = usualWeight): Partial<Target> =>
  row
    ? {
        object: row.id,
        ...(typeof row.hits === 'number' ? {} : { objectWeight: pounds }),
        damageResistance: row.resistance,
        hits: fullHitsOf(row, { hits: null, objectWeight: pounds }),
        hitsLost: 0,
        dodge: null,
        parry: null,
        block: null,
        passiveDefense: 0,
        location: '',
        posture: 'standing',
        conditions: [],
        stunned: false,
      }
    : { object: undefined, objectWeight: undefined, damageResistance: 0, hits: null, hitsLost: 0 };

/** The modifier to hit an object of the chosen size; undefined without such rules. */
export const findModifier = (all: readonly ObjectModifier[], id: string | undefined): ObjectModifier | undefined =>
  all.find((each) => each.id === id) ?? all[0];
