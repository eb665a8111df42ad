import { ownValue } from '../../../engine/own-value.ts';
import { readDice } from '../read/gcs-fields.ts';
import type { JsonObject, JsonValue } from '../read/gcs-sheet.ts';
import { isJsonObject, objectsIn } from '../sheet-json.ts';
import { type LocationResistance, resistanceAt } from './export-body.ts';
import type { JsonObject as Feature } from './export-object.ts';

/**
 * A body with what GCS works out for each location: the results of the dice that hit it, from the least of the roll on, and its
 * DR, which is ours where `ours` has it (by the id of the location), with what the features in force add against single kinds of
 * damage; a part has that of the location that it belongs to as well (format, section 11).
 */
export function withBodyCalc(
  body: JsonObject,
  features: readonly Feature[],
  ours: ReadonlyMap<string, number>,
  outer: ReadonlyMap<string, number> = none,
): JsonObject {
  const dice = typeof body.roll === 'string' ? readDice(body.roll) : null;
  let roll = dice ? dice.count + dice.adds : 3;
  const locations = objectsIn(body.locations).map((location): JsonValue => {
    const slots = typeof location.slots === 'number' ? location.slots : 0;
    const from = roll;
    roll += slots;
    const natural = typeof location.dr_bonus === 'number' ? location.dr_bonus : 0;
    const own = resistanceAt(
      String(location.id ?? '').toLowerCase(),
      natural,
      outer === none ? features : features.filter(isNotForAll),
    );
    const dr = outer === none ? withAll(own, ours.get(String(location.id ?? ''))) : addOuter(own, outer);
    const { calc: _, ...rest } = location;
    return {
      ...rest,
      ...(isJsonObject(location.sub_table)
        ? { sub_table: withBodyCalc(location.sub_table, features, ours, new Map(Object.entries(dr))) }
        : {}),
      calc: { roll_range: slots === 0 ? '-' : slots === 1 ? String(from) : `${from}-${roll - 1}`, dr },
    };
  });
  return { ...body, locations };
}

const none: ReadonlyMap<string, number> = new Map();

/** What protects all counts for the locations of the body itself, and through them for their parts. */
const isNotForAll = ({ locations }: Feature): boolean => !(Array.isArray(locations) && locations.includes('all'));

/** The same with another number against everything. */
const withAll = (own: LocationResistance, all = own.all ?? 0): LocationResistance => ({ ...own, all });

/** The sum of two, kind by kind. */
function addOuter(own: LocationResistance, outer: ReadonlyMap<string, number>): LocationResistance {
  const kinds = new Set([...Object.keys(own), ...outer.keys()]);
  return Object.fromEntries([...kinds].map((kind) => [kind, (ownValue(own, kind) ?? 0) + (outer.get(kind) ?? 0)]));
}
