import type * as z from 'zod/mini';
import type { characterSchema } from '../../../character/character.ts';
import { maxRows } from '../../../character/fields.ts';
import { countValues, measureDepth } from '../../../character/file/bounds.ts';
import { currentVersion, formatName } from '../../../character/file/file-format.ts';
import { type FileRefusal, type FileRemark, isMild } from '../../../character/file/file-problem.ts';
import { findWritingFault, parseFileValue, type Reading } from '../../../character/file/parse-file.ts';
import type { GcsSheet, JsonObject } from '../../../character/gcs/gcs-sheet.ts';
import { withCatalogEntries } from './find-catalog-entries.ts';
import { finishImport } from './finish-import.ts';
import { countRows, fitRows } from './fit-rows.ts';
import { importAttributes, importOtherFigures } from './import-attributes.ts';
import { importEquipment } from './import-equipment.ts';
import { importPoints, importProfile, importRules, leadingNumber } from './import-profile.ts';
import { importSkills } from './import-skills.ts';
import { importTraits } from './import-traits.ts';
import type { ImportedSheet, RowPlace } from './imported-sheet.ts';
import { originalOf, packOriginal } from './original-of.ts';
import { readPortrait } from './read-portrait.ts';
import { beginConversion, type SheetConversion } from './sheet-conversion.ts';
import { gatherFacts } from './sheet-facts.ts';

type CharacterDraft = z.input<typeof characterSchema>;

/** A sheet as a character, or why it cannot be one. */
export type SheetImport =
  | ({ readonly ok: true } & ImportedSheet)
  | { readonly ok: false; readonly problem: FileRefusal };

/**
 * Converts a sheet of GCS to a character of the fourth edition. Never throws: what a character's fields do not take is set aside
 * in the character, as with any file, and what none expresses is in `unexpressed`. Of a sheet with more than a character can have as
 * much is converted as fits, and `remarks` say what is not; it is refused where it could not be kept whole besides.
 * `most`: the most rows of each list.
 */
export function importGcsSheet(sheet: GcsSheet, most = maxRows): SheetImport {
  const imported = importRows(sheet, most);
  return imported.ok ? { ok: true, ...finishImport(sheet, imported) } : imported;
}

/** What a character gets after it was read: a report, and the digests of its rows. */
const reserve = { values: 10_000, length: 500_000 };

/** As {@link importGcsSheet}, of what GCS itself has in a sheet: without our own data. */
export function importRows(whole: GcsSheet, most = maxRows): SheetImport {
  const { sheet, leftOut } = fitRows(whole, most);
  const { draft, places, withoutPortrait, ...imported } = convertRows(sheet);
  for (const kept of ['asItIs', 'packed', 'not'] as const) {
    const origin = originOf(whole, places, withoutPortrait, kept);
    if (origin === null && (leftOut.length > 0 || kept !== 'not')) continue;
    const reading = parseDraft({ ...draft, origin }, sheet);
    if (!reading.ok || findWritingFault(reading.saved, reserve)) continue;
    const file = withCatalogEntries(reading.saved, imported.attackKeys);
    const remarks: FileRemark[] = [
      ...leftOut.map((rows): FileRemark => ({ code: 'gcs-rows-left-out', rows })),
      ...(origin === null ? [{ code: 'gcs-file-not-kept' as const }] : []),
      ...reading.report.filter((remark) => !isMild(remark)),
    ];
    return { ok: true, ...imported, file, places, remarks };
  }
  return { ok: false, problem: { code: 'gcs-too-large', counts: countRows(whole) } };
}

/** A sheet as a draft of a character, without its origin. */
function convertRows(sheet: GcsSheet) {
  const facts = gatherFacts(sheet);
  const conversion = beginConversion(facts);
  const { unexpressed, newKey } = conversion;
  for (const { name } of facts.rows.switchedOff) unexpressed.push({ where: name, what: 'switched off' });
  const { budget, earned } = importPoints(sheet, newKey);
  const traits = importTraits(conversion);
  const skills = importSkills(conversion);
  const equipment = importEquipment(conversion);
  const portrait = readPortrait(sheet.profile.portrait);
  if (sheet.profile.portrait !== '' && !portrait) {
    unexpressed.push({ where: 'portrait', what: 'a picture that is no JPEG, or too large' });
  }
  const { attributes, secondary } = importAttributes(conversion);
  const draft: CharacterDraft = {
    name: sheet.profile.name,
    concept: importProfile(sheet),
    campaign: { budget, techLevel: leadingNumber(sheet.profile.techLevel) },
    ...raceOf(sheet),
    attributes,
    secondary,
    traits: [...traits, ...importOtherFigures(conversion)],
    skills,
    equipment,
    earned,
    ...(portrait ? { portrait } : {}),
  };
  return {
    draft,
    places: placeRows(conversion),
    withoutPortrait: portrait !== null,
    attackKeys: new Set(facts.rows.attackItems.values()),
    weapons: new Map(facts.rows.weapons.map(({ weapon, key, index }) => [weapon.id, { key, index }])),
    attributeTraits: conversion.attributeTraits,
    unexpressed,
  };
}

/** The places of all rows that became one, by their ids in the sheet. */
function placeRows({ facts }: SheetConversion): ReadonlyMap<string, RowPlace> {
  const { traits, skills, items, attackItems } = facts.rows;
  const places = new Map<string, RowPlace>();
  const put = (id: string, list: RowPlace['list'], key: string): void => {
    const attacks = attackItems.get(key);
    if (id !== '') places.set(id, { list, key, ...(attacks === undefined ? {} : { attacks }) });
  };
  for (const { row, key } of traits) put(row.id, 'traits', key);
  for (const { row, key } of skills) put(row.id, 'skills', key);
  for (const { row, key } of items) put(row.id, 'equipment', key);
  return places;
}

/** The name of the race, where the sheet has one; what its members have is among the traits. */
function raceOf({ traits }: GcsSheet): Pick<CharacterDraft, 'race'> {
  const races = traits.filter((row) => row.row === 'container' && row.containerType === 'ancestry' && !row.disabled);
  const [race, ...others] = races;
  if (!race || others.length > 0 || race.name === '' || /^human$/i.test(race.name)) return {};
  return { race: { entry: '', own: { name: race.name } } };
}

/** The most of a file that the original may be as it is; a larger one is packed. */
const maxOriginValues = 100_000;
const maxOriginLength = 2_000_000;
const maxOriginDepth = 30;

/** How the original is kept: as it is, packed, or not at all. */
type OriginalKept = 'asItIs' | 'packed' | 'not';

/**
 * The sheet as it came, for the way back; null where it is not kept, or is too much even when it is packed. With what its program
 * works out, since that decides in part what its rows become: rows that were changed since are compared with what they were then.
 */
function originOf(
  sheet: GcsSheet,
  places: ReadonlyMap<string, RowPlace>,
  withoutPortrait: boolean,
  kept: OriginalKept,
): CharacterDraft['origin'] {
  if (kept === 'not') return null;
  const original = originalOf(sheet.original, { withoutPortrait });
  const rows = [...places].map(([id, { list, key, attacks = '' }]) => ({ id, list, row: key, attacks }));
  const origin = { format: 'gcs', version: sheet.version, rows } as const;
  if (kept === 'asItIs' && isWithinFile(original)) return { ...origin, sheet: { ...original } };
  const packed = packOriginal(original);
  return packed === '' ? null : { ...origin, packed };
}

const isWithinFile = (original: JsonObject): boolean =>
  measureDepth(original) <= maxOriginDepth &&
  countValues(original) <= maxOriginValues &&
  JSON.stringify(original).length <= maxOriginLength;

/** Reads a draft as any file is read, so that it is within all limits. */
function parseDraft(character: CharacterDraft, sheet: GcsSheet): Reading {
  const lost = (id: string) => Math.max(0, Math.trunc(sheet.attributes.find((each) => each.id === id)?.damage ?? 0));
  const state = { hitsLost: lost('hp'), fatigueLost: lost('fp') };
  const file = {
    format: formatName,
    version: currentVersion,
    ruleset: 'fourth-edition',
    houseRules: importRules(sheet),
    character,
    ...(state.hitsLost + state.fatigueLost > 0 ? { play: { state } } : {}),
  };
  // Reading changes the value in place, and the original is not ours.
  return parseFileValue({ value: structuredClone(file), dropped: [], repeated: [] });
}
