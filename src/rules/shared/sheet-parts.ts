/** A line of the table of hit locations on the sheet: both arms are one, as armor covers both. */
export interface SheetLocation {
  /** "arms". */
  readonly name: string;
  /** Added to the roll of an attack that is aimed there. */
  readonly add: number;
  /** The results of the dice for a random location, each from and to; none for what is never hit at random. */
  readonly rolls: readonly (readonly [from: number, to: number])[];
  /** The places of the body whose DR it has: the first of which there is one. */
  readonly places: readonly [string, ...string[]];
  /** Names by which armor covers the first of its places. */
  readonly coveredBy: readonly string[];
  /** Its first place has a DR of its own, whatever is worn. */
  readonly always: boolean;
}

export type RangedColumnId =
  | 'pointBlank'
  | 'increment'
  | 'snapShot'
  | 'accuracy'
  | 'halfDamage'
  | 'maximum'
  | 'rateOfFire'
  | 'shots'
  | 'bulk'
  | 'recoil';

export interface RangedColumn {
  readonly id: RangedColumnId;
  readonly heading: string;
  /** The full name, for newcomers and screen readers. */
  readonly meaning: string;
  /** Left out of a sheet on which no weapon has such a figure. */
  readonly ifAny?: boolean;
}
