import { groupBy } from '../../shared/group-by.ts';
import type { EffectDraft } from '../library-entry.ts';
import { convertSheetFeature } from './convert-sheet-features.ts';
import type { RowPlace, Unexpressed } from './imported-sheet.ts';
import type { ActiveFeature, SheetFacts } from './sheet-facts.ts';
import { WeaponChanges } from './weapon-changes.ts';

/** Whose effects are meant: a row's own, or those of one of its modifiers that are on. */
interface Which {
  readonly modifier?: number;
  /** Levels are multiplied in. */
  readonly isFixed: boolean;
  /** Leaves features out that are figures of the row. */
  readonly without?: (active: ActiveFeature) => boolean;
}

/** A sheet that is being converted: what is known of it, and what has come of it so far. */
export interface SheetConversion {
  readonly facts: SheetFacts;
  readonly places: Map<string, RowPlace>;
  readonly unexpressed: Unexpressed[];
  /** What features do to attacks. Whole once the effects of every row were converted. */
  readonly changes: WeaponChanges;
  /** Effects that no row can have, which a trait that costs nothing gets. */
  readonly further: EffectDraft[];
  /** Lines that no row can have. */
  readonly figures: string[];
  /** The keys of traits that are attributes of the sheet, by the ids of these. */
  readonly attributeTraits: Map<string, string>;
  newKey(): string;
  effectsOf(key: string, which: Which): { readonly effects: readonly EffectDraft[]; readonly notes: readonly string[] };
}

/** Begins a conversion. */
export function beginConversion(facts: SheetFacts): SheetConversion {
  const unexpressed: Unexpressed[] = [];
  const changes = new WeaponChanges();
  const byOwner = groupBy(facts.features, ({ owner: { key, modifier = -1 } }) => `${key} ${modifier}`);
  return {
    facts,
    places: new Map(),
    unexpressed,
    changes,
    further: [],
    figures: [],
    attributeTraits: new Map(),
    newKey: facts.rows.newKey,
    effectsOf: (key, { modifier = -1, isFixed, without }) => {
      const active = (byOwner.get(`${key} ${modifier}`) ?? []).filter((each) => !without?.(each));
      const converted = active.map((each) => convertSheetFeature(facts, each, isFixed, changes, unexpressed));
      return {
        effects: converted.flatMap(({ effects }) => effects),
        notes: converted.flatMap(({ notes }) => notes),
      };
    },
  };
}
