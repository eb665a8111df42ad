import type { Condition } from '../../../character/combat-state.ts';
import type { Citation } from '../../../engine/citation.ts';

/** What a row of a table of critical results does, as far as the program can do it; `words` say the whole. */
export interface CriticalRow {
  /** The results of three dice. */
  readonly rolls: readonly number[];
  readonly words: string;
  readonly damageTimes?: number;
  readonly bypassesArmor?: boolean;
  /** Conditions of whoever it happens to. */
  readonly conditions?: readonly Condition[];
  /** The place that was hit is crippled, whatever the damage. */
  readonly cripples?: boolean;
  /** What happens to the weapon of whoever it happens to. */
  readonly weapon?: 'breaks' | 'dropped' | 'thrownAway' | 'turns';
  readonly falls?: boolean;
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
