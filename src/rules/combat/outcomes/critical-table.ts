import type { Condition } from '../../../character/combat-state.ts';
import type { Citation } from '../../../engine/citation.ts';

/** What a row of a table of critical results does to whoever it happens to. */
export interface CriticalEffect {
  /** What the damage rolled is multiplied by. */
  readonly damageTimes?: number;
  /** The hits of the blow, whatever the damage; 0 for a row that names no damage. Absent for the damage of the blow. */
  readonly hits?: number;
  readonly bypassesArmor?: boolean;
  readonly conditions?: readonly Condition[];
  /** Crippled whatever the damage: the place that was hit, or the weapon arm. */
  readonly cripples?: 'place' | 'weaponArm';
  readonly weapon?: 'breaks' | 'dropped' | 'thrownAway' | 'turns';
  readonly falls?: boolean;
  /** The blow hits the one who made it in the arm or leg, with so much of its damage. */
  readonly hitsSelf?: 1 | 0.5;
  /** The result counts only if a second roll gives one of the same sort; else `otherwise`, or what the second roll says. */
  readonly confirmed?: { readonly by: 'breaks' | 'hitsSelf'; readonly otherwise?: CriticalEffect };
}

/** What decides between the effects of a row. What is absent makes no difference. */
interface CriticalCase {
  /** The kind of place that is hit; 'torso' for a blow at no place. */
  readonly places?: readonly string[];
  readonly types?: readonly string[];
  /** What attacks: a thrust or a ranged weapon, a missile weapon, a solid crushing weapon, a cheap one. */
  readonly weapon?: 'thrustOrRanged' | 'ranged' | 'thrustOrMissile' | 'solid' | 'cheap';
}

/** What a row of a table of critical results does, as far as the program can do it; `words` say the whole. */
export interface CriticalRow extends CriticalEffect {
  /** The results of three dice. */
  readonly rolls: readonly number[];
  readonly words: string;
  /** The first case that is met counts in place of the effects of the row. */
  readonly cases?: readonly { readonly when: CriticalCase; readonly effect: CriticalEffect }[];
}

/** A table that is rolled on with three dice after a critical hit or miss. */
export interface CriticalTable {
  readonly id: 'hit' | 'headBlow' | 'miss';
  readonly name: string;
  /** Whom its rows happen to: the one who was hit, or the one who missed. */
  readonly happensTo: 'victim' | 'attacker';
  readonly rows: readonly CriticalRow[];
  readonly cite: Citation;
}

/** The row of a roll of three dice. @throws RangeError for what three dice cannot show */
export function criticalRow(table: CriticalTable, rolled: number): CriticalRow {
  const row = table.rows.find(({ rolls }) => rolls.includes(rolled));
  if (!row) throw new RangeError(`three dice cannot show ${rolled}`);
  return row;
}

/** What is known of the blow that a row is about. */
export interface CriticalBlow {
  readonly place: string;
  readonly type: string;
  readonly weapon: readonly NonNullable<CriticalCase['weapon']>[];
}

/** What a row does with this blow. */
export function criticalEffect(row: CriticalRow, { place, type, weapon }: CriticalBlow): CriticalEffect {
  const met = row.cases?.find(
    ({ when }) =>
      (when.places?.includes(place) ?? true) &&
      (when.types?.includes(type) ?? true) &&
      (when.weapon === undefined || weapon.includes(when.weapon)),
  );
  return met?.effect ?? row;
}
