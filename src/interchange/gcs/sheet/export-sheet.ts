import type { SavedCharacter } from '../../../character/character.ts';
import { hasOriginal, type Origin } from '../../../character/origin.ts';
import { type DerivedCharacter, deriveCharacter } from '../../../rules/derive-character.ts';
import type { RowPlace } from '../gcs-report.ts';
import type { GcsAttributeDefinition, JsonObject, JsonValue } from '../read/gcs-sheet.ts';
import { readGcsSheet } from '../read/read-gcs-sheet.ts';
import { digestOf, isJsonObject, mapRows, objectsIn, walkRows } from '../sheet-json.ts';
import { buildGcsSheet, withCalculatedBody } from './build-sheet.ts';
import { fixed } from './export-object.ts';
import { importRows, keptOriginal } from './import-sheet.ts';
import { mergeCalc, mergeSheet } from './merge-original.ts';
import { gatherFacts } from './sheet-facts.ts';
import {
  changedRows,
  type DigestedRow,
  digestCharacterRow,
  digestOtherParts,
  findRow,
  withOwnData,
} from './third-party.ts';

/**
 * A sheet completed with the data that GCS would otherwise take from the settings of the person who opens it (settings,
 * attributes, hit locations), and with all numbers of its attributes. `full` is the same character written by us alone,
 * which is complete.
 */
const completeSheet = (sheet: JsonObject, full: JsonObject, before: JsonObject): JsonObject =>
  withAttributeNumbers(withAttributes(withSettings(sheet, full), full), full, before);

/** Data that GCS takes from elsewhere if a sheet has none. */
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

/**
 * The attributes with their numbers: ours by our rules, the ones unknown here by their definitions. A number that the
 * file has stays if ours did not change.
 */
function withAttributeNumbers(sheet: JsonObject, full: JsonObject, earlier: JsonObject): JsonObject {
  const { attributes } = sheet;
  if (!Array.isArray(attributes)) return sheet;
  const calcOf = ({ attributes: all }: JsonObject) =>
    new Map(objectsIn(all).map(({ attr_id: id, calc }) => [id, isJsonObject(calc) ? calc : undefined] as const));
  const [ours, oursBefore] = [calcOf(full), calcOf(earlier)];
  const isOther = objectsIn(attributes).some(({ attr_id: id = '' }) => !ours.has(id));
  const others = isOther ? otherNumbers(sheet) : null;
  return {
    ...sheet,
    attributes: attributes.map((attribute: JsonValue) => {
      if (!isJsonObject(attribute)) return attribute;
      const id = attribute.attr_id ?? '';
      const versions = { before: oursBefore.get(id), now: ours.get(id) };
      const calc = versions.now ? mergeCalc(attribute.calc, versions, true) : others?.(attribute);
      return calc === undefined ? attribute : { ...attribute, calc };
    }),
  };
}

const maxReduction = 80;

/**
 * Computes the attributes of a sheet that we do not have; undefined for headings, and for anything but plain
 * arithmetic.
 */
function otherNumbers(sheet: JsonObject): (attribute: JsonObject) => JsonObject | undefined {
  const reading = readGcsSheet(JSON.stringify(sheet));
  if (!reading.ok) return () => undefined;
  const facts = gatherFacts(reading.value.sheet);
  const definitions = new Map(reading.value.sheet.settings.attributes.map((each) => [each.id, each]));
  const bought = new Map(reading.value.sheet.attributes.map((each) => [each.id, each]));
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

/** The points for the bought part of an attribute, rounded up. */
function pointsOf({ type, costPerPoint }: GcsAttributeDefinition, adjustment: number, reduction: number): number {
  if (type.endsWith('_ref')) return 0;
  return Math.ceil(fixed((adjustment * costPerPoint * (100 - Math.min(maxReduction, reduction))) / 100)) || 0;
}

/** When a sheet is written. */
export interface ExportOptions {
  /** The present time as RFC 3339, for the dates of the sheet. */
  readonly now: string;
}

/** True for a character that can be a sheet of GCS: one of the ruleset that the files of GCS belong to. */
export const canExportGcs = ({ ruleset }: Pick<DerivedCharacter, 'ruleset'>): boolean => ruleset.opensGcs === true;

/**
 * Writes a character of the fourth edition as a sheet of GCS, version 5, with all numbers computed (`calc`), which
 * other programs read. Data without a field in GCS is stored in `third_party`, so that reading the sheet gives the same
 * character. A character that came from a sheet of any version is written as that sheet under the names of version 5,
 * with later changes.
 */
export function exportGcsSheet(derived: DerivedCharacter, { now }: ExportOptions): JsonObject {
  const { saved } = derived.context;
  const { origin } = saved.character;
  const merged = origin && hasOriginal(origin) ? exportOntoOriginal(derived, origin, keptOriginal(origin), now) : null;
  if (merged) return merged;
  const built = buildGcsSheet(derived, now);
  return withOwnData(built, saved);
}

/** The sheet that the character came from, with later changes; null if that cannot be read. */
function exportOntoOriginal(
  derived: DerivedCharacter,
  origin: Origin,
  kept: JsonObject,
  now: string,
): JsonObject | null {
  if (Number(kept.version) !== 5) return null;
  const { saved } = derived.context;
  const reading = readGcsSheet(JSON.stringify(kept));
  if (!reading.ok) return null;
  const { original } = reading.value.sheet;
  const rows = origin.rows.map(({ row, ...rest }): DigestedRow => ({ ...rest, key: row }));
  const known = rows.filter(({ id }) => id !== '');
  const present = buildGcsSheet(withoutConvertedPortrait(derived), now, known);
  const changed = changedRows(saved, present.places, known);
  // Data that the import makes from the sheet in addition to its rows is not written as rows, which would count twice
  // in GCS.
  const further = rows.filter(({ id }) => id === '');
  const isInContainer = ({ list, key }: DigestedRow): boolean =>
    (findRow(saved.character, list, key)?.container ?? '') !== '';
  const isFurtherSame = further.every((row) => row.digest === digestCharacterRow(saved, row) && !isInContainer(row));
  const left = new Set(
    [...present.places].flatMap(([id, { list, key }]) =>
      further.some((row) => row.list === list && row.key === key) ? [id] : [],
    ),
  );
  for (const id of left) changed.delete(id);
  // The form of the unchanged original here, to compare with.
  const imported = importRows(reading.value.sheet);
  if (!imported.ok) return null;
  const derivedBefore = deriveCharacter(imported.value.file);
  const before = buildGcsSheet(
    derivedBefore,
    now,
    [...imported.value.places].map(([id, place]) => ({ id, ...place })),
  );
  const originalNow = withPresentIds(original, present.earlierIds);
  const beforeNow = withPresentIds(before.sheet, present.earlierIds);
  for (const id of movedRows(beforeNow, present.sheet)) if (present.places.has(id) && !left.has(id)) changed.add(id);
  const complete = completeSheet(
    mergeSheet(originalNow, beforeNow, present.sheet, { changed, left }),
    present.sheet,
    beforeNow,
  );
  const merged = withBodyNumbers(complete, {
    before: withCalculatedBody(complete, derivedBefore, before.inForce),
    now: withCalculatedBody(complete, derived, present.inForce),
  });
  const isOpenedOnly =
    changed.size === 0 &&
    isFurtherSame &&
    known.every((row) => attacksAreOutside(saved, row)) &&
    isComplete(saved, known) &&
    digestOtherParts(saved) === origin.rest;
  if (isOpenedOnly) return merged;
  const readOtherwise = rowsReadOtherwise(merged, saved, rows);
  for (const id of readOtherwise) if (present.places.has(id)) changed.add(id);
  return withOwnData({ ...present, sheet: merged }, saved, {
    known: rows,
    isFurtherSame: isFurtherSame && !readOtherwise.includes(''),
    isMarked: (id) => changed.has(id) || present.made.has(id),
  });
}

/** The locations of the body with their rolls and DR: as the sheet has them where ours are the same as before. */
function withBodyNumbers(sheet: JsonObject, { before, now }: { before: JsonObject; now: JsonObject }): JsonObject {
  const [own, earlier, present] = [sheet, before, now].map(bodyIn);
  if (!own || !earlier || !present || !isJsonObject(now.settings)) return now;
  return { ...now, settings: { ...now.settings, body_type: mergeLocations(own, earlier, present) } };
}

const bodyIn = ({ settings }: JsonObject): JsonObject | undefined =>
  isJsonObject(settings) && isJsonObject(settings.body_type) ? settings.body_type : undefined;

function mergeLocations(own: JsonObject, before: JsonObject, now: JsonObject): JsonObject {
  const [there, earlier] = [objectsIn(own.locations), objectsIn(before.locations)];
  const locations = objectsIn(now.locations).map((location, i) => {
    const [original, was] = [there[i], earlier[i]];
    const calc = isJsonObject(location.calc) ? location.calc : undefined;
    const table = location.sub_table;
    const isSame = JSON.stringify(was?.calc) === JSON.stringify(calc);
    return {
      ...location,
      ...(isJsonObject(table) && isJsonObject(original?.sub_table) && isJsonObject(was?.sub_table)
        ? { sub_table: mergeLocations(original.sub_table, was.sub_table, table) }
        : {}),
      ...(isJsonObject(original?.calc)
        ? { calc: isSame ? original.calc : withKnownKinds(original.calc, [was?.calc, calc], calc) }
        : {}),
    };
  });
  return { ...now, locations };
}

/** The numbers of a location with the DR against kinds of damage that only the file knows: cold, magic. */
function withKnownKinds(
  { dr }: JsonObject,
  ours: readonly (JsonValue | undefined)[],
  now: JsonObject | undefined,
): JsonObject {
  const known = new Set(
    ours.flatMap((calc) => (isJsonObject(calc) && isJsonObject(calc.dr) ? Object.keys(calc.dr) : [])),
  );
  const others = isJsonObject(dr) ? Object.entries(dr).filter(([kind]) => !known.has(kind)) : [];
  const present = now && isJsonObject(now.dr) ? now.dr : {};
  return { ...now, dr: { ...present, ...Object.fromEntries(others) } };
}

/** The sheet with other ids for the rows that are another kind of row by now. */
function withPresentIds(sheet: JsonObject, earlierIds: ReadonlyMap<string, string>): JsonObject {
  if (earlierIds.size === 0) return sheet;
  const present = new Map<JsonValue, string>([...earlierIds].map(([now, earlier]) => [earlier, now]));
  return mapRows(sheet, (row) => {
    const id = present.get(row.id ?? '');
    return id === undefined ? row : { ...row, id };
  });
}

/** The ids of the rows that are in another container, or another list, than before. */
function movedRows(before: JsonObject, now: JsonObject): readonly string[] {
  const places = new Map([...walkRows(before)].map(({ id, list, parent }) => [id, `${list} ${parent}`] as const));
  return [...walkRows(now)].flatMap(({ id, list, parent }) => {
    const earlier = places.get(id);
    return earlier === undefined || earlier === `${list} ${parent}` ? [] : [id];
  });
}

/**
 * The ids of rows for which an import of the sheet would make a different row than the character's; '' for imported
 * data without rows.
 */
function rowsReadOtherwise(sheet: JsonObject, saved: SavedCharacter, known: readonly DigestedRow[]): readonly string[] {
  const reading = readGcsSheet(JSON.stringify(sheet));
  if (!reading.ok) return known.map(({ id }) => id);
  const imported = importRows(reading.value.sheet);
  if (!imported.ok) return known.map(({ id }) => id);
  const { file, places } = imported.value;
  const idsHere = new Map(known.map(({ id, list, key }) => [`${list} ${key}`, id]));
  const idsThere = new Map([...places].map(([id, { list, key }]) => [`${list} ${key}`, id]));
  const containerOf = ({ character }: SavedCharacter, ids: ReadonlyMap<string, string>, { list, key }: RowPlace) => {
    const container = findRow(character, list, key)?.container ?? '';
    return container === '' ? '' : (ids.get(`${list} ${container}`) ?? 'none');
  };
  // Both count their keys in the order of rows, so that the same key may be another skill.
  const skillIn = (ids: ReadonlyMap<string, string>) => (key: string) => ids.get(`skills ${key}`) ?? 'none';
  const placed = new Set(
    [...places.values()].flatMap(({ list, key, attacks = '' }) => [`${list} ${key}`, `equipment ${attacks}`]),
  );
  const besides = (['traits', 'skills', 'equipment'] as const).flatMap((list) =>
    file.character[list].filter(({ key }) => !placed.has(`${list} ${key}`)).map(({ key }) => ({ list, key })),
  );
  const isSameBesides =
    JSON.stringify(besides.map((row) => digestCharacterRow(file, row, '', skillIn(idsThere)))) ===
    JSON.stringify(
      known.filter(({ id }) => id === '').map((row) => digestCharacterRow(saved, row, '', skillIn(idsHere))),
    );
  return known.flatMap((row) => {
    if (row.id === '') return isSameBesides ? [] : [''];
    const place = places.get(row.id);
    const isSame =
      place !== undefined &&
      attacksAreOutside(saved, row) &&
      digestCharacterRow(file, place, place.attacks, skillIn(idsThere)) ===
        digestCharacterRow(saved, row, row.attacks, skillIn(idsHere)) &&
      containerOf(file, idsThere, place) === containerOf(saved, idsHere, row);
    return isSame ? [] : [row.id];
  });
}

/** True unless the item that has the attacks of a trait or skill is in a container: it is no row of the sheet, so an import puts it in none. */
const attacksAreOutside = ({ character }: SavedCharacter, { attacks }: DigestedRow): boolean =>
  (findRow(character, 'equipment', attacks ?? '')?.container ?? '') === '';

/** The character without a portrait that was made of the picture in its sheet: then that picture goes out. */
function withoutConvertedPortrait(derived: DerivedCharacter): DerivedCharacter {
  const { saved } = derived.context;
  const { portrait, origin } = saved.character;
  if (!portrait || !origin?.portrait || digestOf(portrait.data) !== origin.portrait) return derived;
  return deriveCharacter({ ...saved, character: { ...saved.character, portrait: null } }, derived);
}

/** True if the character still has every row of the sheet. */
const isComplete = ({ character }: SavedCharacter, known: readonly DigestedRow[]): boolean =>
  known.every(({ list, key }) => findRow(character, list, key) !== undefined);

/** The text of a `.gcs` file: JSON indented by tabs, with a line end at the end. */
export const gcsText = (sheet: JsonObject): string => `${JSON.stringify(sheet, null, '\t')}\n`;
