import type * as z from 'zod/mini';
import { blankCharacter } from '../../../character/blank-character.ts';
import type { characterSchema } from '../../../character/character.ts';
import { countValues, measureDepth } from '../../../character/file/bounds.ts';
import { currentVersion, formatName } from '../../../character/file/file-format.ts';
import { parseFileValue } from '../../../character/file/parse-file.ts';
import type { GcsSheet, JsonObject } from '../../../character/gcs/gcs-sheet.ts';
import type { SavedCharacter } from '../../../character/saved-character.ts';
import { withCatalogEntries } from './find-catalog-entries.ts';
import { finishImport } from './finish-import.ts';
import { importAttributes, importOtherFigures } from './import-attributes.ts';
import { importEquipment } from './import-equipment.ts';
import { importPoints, importProfile, importRules, leadingNumber } from './import-profile.ts';
import { importSkills } from './import-skills.ts';
import { importTraits } from './import-traits.ts';
import type { ImportedSheet, RowPlace } from './imported-sheet.ts';
import { originalOf } from './original-of.ts';
import { readPortrait } from './read-portrait.ts';
import { beginConversion, type SheetConversion } from './sheet-conversion.ts';
import { gatherFacts } from './sheet-facts.ts';

type CharacterDraft = z.input<typeof characterSchema>;

/**
 * Converts a sheet of GCS to a character of the fourth edition. Never throws: what a character's fields do not take is set aside
 * in the character, as with any file, and what none expresses is in `unexpressed`.
 */
export const importGcsSheet = (sheet: GcsSheet): ImportedSheet => finishImport(sheet, importRows(sheet));

/** As {@link importGcsSheet}, of what GCS itself has in a sheet: without our own data. */
export function importRows(sheet: GcsSheet): ImportedSheet {
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
  const places = placeRows(conversion);
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
    origin: originOf(sheet, places, portrait !== null),
  };
  const weapons = new Map(facts.rows.weapons.map(({ weapon, key, index }) => [weapon.id, { key, index }]));
  return {
    file: withCatalogEntries(parseDraft(draft, sheet), new Set(facts.rows.attackItems.values())),
    places,
    weapons,
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

/** The most of a file that the original may be. */
const maxOriginValues = 100_000;
const maxOriginLength = 2_000_000;
const maxOriginDepth = 30;

/**
 * The sheet as it came, for the way back; null where that would be too much for a file. With what its program works out, since
 * that decides in part what its rows become: rows that were changed since are compared with what they were then.
 */
function originOf(
  sheet: GcsSheet,
  places: ReadonlyMap<string, RowPlace>,
  withoutPortrait: boolean,
): CharacterDraft['origin'] {
  const whole = originalOf(sheet.original, { withoutPortrait });
  const original = isWithinFile(whole) ? whole : originalOf(sheet.original, { withoutPortrait, withoutCalc: true });
  if (!isWithinFile(original)) return null;
  const rows = [...places].map(([id, { list, key, attacks = '' }]) => ({ id, list, row: key, attacks }));
  return { format: 'gcs', version: sheet.version, sheet: { ...original }, rows };
}

const isWithinFile = (original: JsonObject): boolean =>
  measureDepth(original) <= maxOriginDepth &&
  countValues(original) <= maxOriginValues &&
  JSON.stringify(original).length <= maxOriginLength;

/** Reads a draft as any file is read, so that it is within all limits. */
function parseDraft(character: CharacterDraft, sheet: GcsSheet): SavedCharacter {
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
  const reading = parseFileValue({ value: file, dropped: [], repeated: [] });
  if (reading.ok) return reading.saved;
  // Too much for a file even so: at least the name.
  return { ruleset: 'fourth-edition', houseRules: [], character: { ...blankCharacter(), name: sheet.profile.name } };
}
