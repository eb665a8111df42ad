import { digestOf } from '../../../character/gcs/gcs-id.ts';
import type { JsonObject, JsonValue } from '../../../character/gcs/gcs-sheet.ts';
import { readGcsSheet } from '../../../character/gcs/read-gcs-sheet.ts';
import { hasOriginal, type Origin } from '../../../character/origin.ts';
import type { SavedCharacter } from '../../../character/saved-character.ts';
import { type DerivedCharacter, deriveCharacter } from '../../derive-character.ts';
import { buildGcsSheet, withCalculatedBody } from './build-sheet.ts';
import { changedRows, type DigestedRow, digestCharacterRow, digestOtherParts, findRow } from './changed-rows.ts';
import { completeSheet } from './complete-sheet.ts';
import { importRows } from './import-sheet.ts';
import type { RowPlace } from './imported-sheet.ts';
import { mergeSheet } from './merge-original.ts';
import { keptOriginal } from './original-of.ts';
import { mapRows, walkRows } from './sheet-rows.ts';
import { withOwnData } from './third-party.ts';

/** When a sheet is written. */
export interface ExportOptions {
  /** The present time as RFC 3339, for the dates of the sheet. */
  readonly now: string;
}

/** The id of the ruleset whose characters GCS has. */
const gcsRuleset = 'fourth-edition';

/** True for a character that can be a sheet of GCS: one of the fourth edition. */
export const canExportGcs = ({ ruleset }: Pick<DerivedCharacter, 'ruleset'>): boolean => ruleset.id === gcsRuleset;

/**
 * Writes a character of the fourth edition as a sheet of GCS, version 5, with all numbers worked out (`calc`), which other
 * programs read. What GCS has no field for goes along in `third_party`, so that reading the sheet gives the same character.
 * A character that came from a sheet of any version goes out as that sheet under the names of version 5, with what was changed
 * since.
 */
export function exportGcsSheet(derived: DerivedCharacter, { now }: ExportOptions): JsonObject {
  const { saved } = derived.context;
  const { origin } = saved.character;
  const merged = origin && hasOriginal(origin) ? exportOntoOriginal(derived, origin, keptOriginal(origin), now) : null;
  if (merged) return merged;
  const built = buildGcsSheet(derived, now);
  return withOwnData(built, saved);
}

/** The sheet that the character came from, with what was changed since; null where that cannot be read. */
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
  const { original } = reading.sheet;
  const rows = origin.rows.map(({ row, ...rest }): DigestedRow => ({ ...rest, key: row }));
  const known = rows.filter(({ id }) => id !== '');
  const present = buildGcsSheet(withoutConvertedPortrait(derived), now, known);
  const changed = changedRows(saved, present.places, known);
  // What the import makes of the sheet besides its rows does not go out as rows, which would count twice in GCS.
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
  // What the original is here without any change, to compare with.
  const imported = importRows(reading.sheet);
  if (!imported.ok) return null;
  const before = buildGcsSheet(
    deriveCharacter(imported.file),
    now,
    [...imported.places].map(([id, place]) => ({ id, ...place })),
  );
  const originalNow = withPresentIds(original, present.earlierIds);
  const beforeNow = withPresentIds(before.sheet, present.earlierIds);
  for (const id of movedRows(beforeNow, present.sheet)) if (present.places.has(id) && !left.has(id)) changed.add(id);
  const complete = completeSheet(mergeSheet(originalNow, beforeNow, present.sheet, { changed, left }), present.sheet);
  const merged = withCalculatedBody(complete, derived, present.inForce);
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

/** The ids of rows of which an import of the sheet would make another row than the character has; '' for what it makes besides rows. */
function rowsReadOtherwise(sheet: JsonObject, saved: SavedCharacter, known: readonly DigestedRow[]): readonly string[] {
  const reading = readGcsSheet(JSON.stringify(sheet));
  if (!reading.ok) return known.map(({ id }) => id);
  const imported = importRows(reading.sheet);
  if (!imported.ok) return known.map(({ id }) => id);
  const { file, places } = imported;
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

/** True where the character still has every row of the sheet. */
const isComplete = ({ character }: SavedCharacter, known: readonly DigestedRow[]): boolean =>
  known.every(({ list, key }) => findRow(character, list, key) !== undefined);

/** The text of a `.gcs` file: JSON indented by tabs, with a line end at the end. */
export const gcsText = (sheet: JsonObject): string => `${JSON.stringify(sheet, null, '\t')}\n`;
