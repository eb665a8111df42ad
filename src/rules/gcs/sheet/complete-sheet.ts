import type { GcsAttributeDefinition, JsonObject, JsonValue } from '../../../character/gcs/gcs-sheet.ts';
import { readGcsSheet } from '../../../character/gcs/read-gcs-sheet.ts';
import { fixed } from './export-object.ts';
import { gatherFacts } from './sheet-facts.ts';
import { objectsIn } from './sheet-rows.ts';
import { isJsonObject } from './third-party-digest.ts';

/**
 * A sheet with what GCS would otherwise fill in from the settings of the person who opens it (settings, attributes, hit locations),
 * and with all numbers of its attributes. `full` is the same character written by us alone, which has all that.
 */
export const completeSheet = (sheet: JsonObject, full: JsonObject): JsonObject =>
  withAttributeNumbers(withAttributes(withSettings(sheet, full), full), full);

/** What GCS takes from elsewhere where a sheet has none. */
const neededSettings = ['attributes', 'body_type', 'damage_progression'] as const;

function withSettings(sheet: JsonObject, { settings: full = {} }: JsonObject): JsonObject {
  const { settings } = sheet;
  if (!isJsonObject(settings) || !isJsonObject(full)) return { ...sheet, settings: full };
  const missing = neededSettings.filter((name) => isNone(settings[name]) && full[name] !== undefined);
  if (missing.length === 0) return sheet;
  const added = Object.fromEntries(missing.map((name) => [name, full[name] ?? null]));
  return { ...sheet, settings: { ...settings, ...added } };
}

const isNone = (value: JsonValue | undefined): boolean =>
  value === undefined || value === null || (Array.isArray(value) && value.length === 0);

/** The sheet with an attribute for each of its definitions that we write one for. */
function withAttributes(sheet: JsonObject, full: JsonObject): JsonObject {
  const settings = isJsonObject(sheet.settings) ? sheet.settings : {};
  const defined = new Set(objectsIn(settings.attributes).map(({ id }) => id));
  const present = new Set(objectsIn(sheet.attributes).map(({ attr_id: id }) => id));
  const missing = objectsIn(full.attributes).filter(({ attr_id: id = '' }) => defined.has(id) && !present.has(id));
  if (missing.length === 0) return sheet;
  return { ...sheet, attributes: [...(Array.isArray(sheet.attributes) ? sheet.attributes : []), ...missing] };
}

/** The attributes with their numbers: ours by our rules, those that there are none of here by their definitions. */
function withAttributeNumbers(sheet: JsonObject, full: JsonObject): JsonObject {
  const { attributes } = sheet;
  if (!Array.isArray(attributes)) return sheet;
  const ours = new Map(objectsIn(full.attributes).map(({ attr_id: id, calc }) => [id, calc] as const));
  const isOther = objectsIn(attributes).some(({ attr_id: id = '' }) => !ours.has(id));
  const others = isOther ? otherNumbers(sheet) : null;
  return {
    ...sheet,
    attributes: attributes.map((attribute: JsonValue) => {
      if (!isJsonObject(attribute)) return attribute;
      const calc = ours.get(attribute.attr_id ?? '') ?? others?.(attribute);
      return calc === undefined ? attribute : { ...attribute, calc };
    }),
  };
}

const mostReduction = 80;

/** Works out the attributes of a sheet that we have none of; undefined for headings, and for what is no plain arithmetic. */
function otherNumbers(sheet: JsonObject): (attribute: JsonObject) => JsonObject | undefined {
  const reading = readGcsSheet(JSON.stringify(sheet));
  if (!reading.ok) return () => undefined;
  const facts = gatherFacts(reading.sheet);
  const definitions = new Map(reading.sheet.settings.attributes.map((each) => [each.id, each]));
  const bought = new Map(reading.sheet.attributes.map((each) => [each.id, each]));
  const reduction = (id: string): number =>
    facts.features
      .filter(({ feature }) => feature.type === 'cost_reduction' && feature.attribute === id)
      .reduce((sum, { feature }) => sum + feature.percentage, 0);
  return ({ attr_id: name }) => {
    const id = typeof name === 'string' ? name : '';
    const definition = definitions.get(id);
    const value = facts.attribute(id);
    if (!definition || value === null) return undefined;
    const { adjustment = 0, damage = 0 } = bought.get(id) ?? {};
    return {
      value: fixed(value),
      ...(definition.type.startsWith('pool') ? { current: fixed(value - damage) } : {}),
      points: pointsOf(definition, adjustment, reduction(id)),
    };
  };
}

/** The points for what was bought of an attribute, rounded up. */
function pointsOf({ type, costPerPoint }: GcsAttributeDefinition, adjustment: number, reduction: number): number {
  if (type.endsWith('_ref')) return 0;
  return Math.ceil(fixed((adjustment * costPerPoint * (100 - Math.min(mostReduction, reduction))) / 100)) || 0;
}
