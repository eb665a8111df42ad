import type { Attribute } from '../../../catalog/attribute.ts';

/** The figures that a player typed behind a name; what they mean depends on the entry. */
export interface WantedFigures {
  /** "Broadsword 15", "Magery 2", "ST 13", "rope 3": a level, or how many. */
  readonly number?: number;
  /** "ST+2", "Broadsword +1". */
  readonly change?: number;
  /** "Broadsword DX+2". */
  readonly relative?: { readonly attribute: Attribute; readonly by: number };
  /** "Broadsword [16]", "Broadsword 16 pts"; negative for a disadvantage. */
  readonly points?: number;
  /** "rope x3", "3 ropes". */
  readonly count?: number;
  /** "Guns/TL7". */
  readonly techLevel?: number;
}

/** Whether no figures were typed. */
export const hasNoFigures = (wanted: WantedFigures): boolean =>
  Object.values(wanted).every((figure) => figure === undefined);
