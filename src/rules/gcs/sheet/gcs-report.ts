import type { GcsSkill, GcsSpell, GcsWeapon } from '../../../character/gcs/gcs-rows.ts';
import type { GcsSheet } from '../../../character/gcs/gcs-sheet.ts';
import type { StatId } from '../../../engine/step.ts';
import type { Worksheet } from '../../../engine/worksheet.ts';
import type { ImportedSheet } from './imported-sheet.ts';

/** A number of the sheet that is another one here. */
export interface GcsDifference {
  readonly figure: string;
  readonly theirs: string;
  readonly ours: string;
  /** The likely reason, in a sentence. */
  readonly why: string;
  /** The stat that explains ours. */
  readonly stat?: StatId;
}

/** How the numbers of a file agree with those worked out here. */
export interface GcsReport {
  readonly agree: number;
  readonly total: number;
  readonly differences: readonly GcsDifference[];
}

/** What sort of figure it is: the reasons for a difference depend on that. */
export type FigureKind =
  | 'attribute'
  | 'attribute points'
  | 'basic damage'
  | 'lift'
  | 'move'
  | 'dodge'
  | 'trait points'
  | 'points by kind'
  | 'skill'
  | 'weapon level'
  | 'parry'
  | 'block'
  | 'damage'
  | 'range'
  | 'resistance'
  | 'weight'
  | 'value';

/** What a figure is of, where the reasons for a difference depend on that. */
export type About = GcsSkill | GcsSpell | GcsWeapon | null;

/** What the reasons for a difference are sought in. */
export interface ComparedSheet {
  readonly sheet: GcsSheet;
  readonly unexpressed: ImportedSheet['unexpressed'];
  readonly worksheet: Worksheet;
  /** True where a figure of this kind differs already. */
  hasDifferent(kind: FigureKind): boolean;
}
