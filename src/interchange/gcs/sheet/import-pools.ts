import type { SheetConversion } from '../features/convert-sheet-features.ts';
import type { GcsAttributeDefinition } from '../read/gcs-sheet.ts';
import type { TraitRowDraft } from '../traits/import-traits.ts';

/** Hits and fatigue are numbers of every character. */
const ofEveryone: ReadonlySet<string> = new Set(['hp', 'fp']);

/** An Energy Reserve has a point back in ten minutes (Powers p. 119); of other pools a sheet does not say it. */
const minutesOf = (name: string): number | null => (/^energy reserve/i.test(name) ? 10 : null);

/** The pool of an attribute of a sheet that is one; null for any other attribute, and for an empty pool. */
export function poolOf({ facts }: Pick<SheetConversion, 'facts'>, definition: GcsAttributeDefinition) {
  const { id, type } = definition;
  const value = type === 'pool' && !ofEveryone.has(id) ? facts.attribute(id) : null;
  if (value === null || value <= 0) return null;
  return { points: value, perLevel: 0, minutes: minutesOf(nameOf(definition)) };
}

const nameOf = ({ id, name, fullName }: GcsAttributeDefinition): string => fullName || name || id;

/** The traits of a sheet with its pools, and the attribute that each is. */
interface ImportedPools {
  readonly traits: readonly TraitRowDraft[];
  /** The keys of traits by the ids of attributes. */
  readonly keys: ReadonlyMap<string, string>;
}

/**
 * Gives the pools of a sheet to the traits of the same names (an Energy Reserve), and makes traits of the others that cost
 * no points by themselves; one with bought points is a trait already. `ofCampaign` are attributes of the campaign.
 */
export function importPools(
  conversion: SheetConversion,
  rows: readonly TraitRowDraft[],
  ofCampaign: ReadonlySet<GcsAttributeDefinition>,
): ImportedPools {
  const { sheet } = conversion.facts;
  const traits = [...rows];
  const keys = new Map<string, string>();
  for (const definition of sheet.settings.attributes) {
    const pool = poolOf(conversion, definition);
    if (!pool || ofCampaign.has(definition)) continue;
    const name = nameOf(definition).toLowerCase();
    const at = traits.findIndex(
      ({ own }) => own && !own.holds && !own.pool && own.name?.toLowerCase().startsWith(name),
    );
    const row = traits[at];
    if (row?.own) {
      traits[at] = { ...row, own: { ...row.own, pool } };
      keys.set(definition.id, row.key);
    } else if ((sheet.attributes.find(({ id }) => id === definition.id)?.adjustment ?? 0) === 0) {
      const key = conversion.newKey();
      traits.push({ key, own: { name: nameOf(definition), kind: 'advantage', pool } });
      keys.set(definition.id, key);
    }
  }
  return { traits, keys };
}
