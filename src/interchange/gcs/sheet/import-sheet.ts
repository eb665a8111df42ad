import type * as z from 'zod/mini';
import type { characterSchema, RowChapter } from '../../../character/character.ts';
import { countValues, currentVersion, formatName, measureDepth } from '../../../character/file/character-file.ts';
import { type FileRefusal, type FileRemark, isMild } from '../../../character/file/file-problem.ts';
import type { LeftOutRows, RowCounts } from '../../../character/file/gcs-problem.ts';
import { findWritingFault, parseFileValue, type Reading } from '../../../character/file/parse-file.ts';
import { packText, unpackText } from '../../../character/file/share-link.ts';
import { maxPackedOrigin, type Origin, type OriginRow } from '../../../character/origin.ts';
import { maxRows } from '../../../character/schema-parts.ts';
import { done, failed, type Result } from '../../../engine/result.ts';
import { gcsRulesetId } from '../../../rules/rulesets.ts';
import { importEquipment, withTraitAttacks } from '../equipment/import-equipment.ts';
import { beginConversion, type SheetConversion } from '../features/convert-sheet-features.ts';
import type { ImportedSheet, RowPlace } from '../gcs-report.ts';
import { leadingNumber, maxGcsFileLength } from '../read/gcs-fields.ts';
import type { GcsContainer, GcsItem, GcsSkill, GcsSpell, GcsTrait, GcsTree } from '../read/gcs-rows.ts';
import type { GcsSheet, JsonObject } from '../read/gcs-sheet.ts';
import { parseGcsJson } from '../read/read-rows.ts';
import { isJsonObject, toJsonObject } from '../sheet-json.ts';
import { importSkills } from '../skills/import-skills.ts';
import { importTraits } from '../traits/import-traits.ts';
import { withCatalogEntries } from './find-catalog-entries.ts';
import {
  findOwnAttributes,
  importAttributes,
  importCampaignAttributes,
  importOtherFigures,
  importPoints,
  importPrices,
  importProfile,
  importRules,
  ownPoolKeys,
  readPortrait,
} from './import-attributes.ts';
import { importPools } from './import-pools.ts';
import { gatherFacts } from './sheet-facts.ts';
import { digestCharacterRow, digestOtherParts, ownDataOf } from './third-party.ts';
import { restoreOwnData } from './third-party-restore.ts';

/** Takes the first rows of a list, and counts the rest. */
class Room {
  count = 0;
  kept = 0;
  first = '';
  last = '';
  private readonly most: number;

  constructor(most: number) {
    this.most = most;
  }

  /** True for a row that fits; one that is left out is remembered. */
  take(name: string): boolean {
    this.count += 1;
    if (this.count <= this.most) {
      this.kept += 1;
      return true;
    }
    if (this.count === this.most + 1) this.first = name;
    this.last = name;
    return false;
  }
}

/**
 * A sheet with no more rows in each list than `most`, the first ones in its order, and the omitted rows. A container
 * comes before its contents; traits that are switched off take no room. An item is needed for the attacks of a
 * skill.
 */
function fitRows(
  sheet: GcsSheet,
  most: number,
): { readonly sheet: GcsSheet; readonly leftOut: readonly LeftOutRows[] } {
  const rooms = { traits: new Room(most), skills: new Room(most) };
  const traits = fitTree<GcsTrait>(sheet.traits, rooms.traits, ({ disabled }) => !disabled);
  const skills = fitTree<GcsSkill>(sheet.skills, rooms.skills, () => true);
  const spells = fitTree<GcsSpell>(sheet.spells, rooms.skills, () => true);
  const withAttacks = countWithAttacks<GcsSkill | GcsSpell>([...skills, ...spells]);
  const equipment = new Room(Math.max(0, most - withAttacks));
  const items = fitItems(sheet.equipment, equipment);
  const otherItems = fitItems(sheet.otherEquipment, equipment);
  const leftOut = Object.entries({ ...rooms, equipment } satisfies Record<RowChapter, Room>).flatMap(
    ([list, { count, kept, first, last }]): LeftOutRows[] =>
      count > kept && isChapter(list) ? [{ list, count, kept, first, last }] : [],
  );
  if (leftOut.length === 0) return { sheet, leftOut };
  return { sheet: { ...sheet, traits, skills, spells, equipment: items, otherEquipment: otherItems }, leftOut };
}

const isChapter = (name: string): name is RowChapter => name === 'traits' || name === 'skills' || name === 'equipment';

function fitTree<Row extends { readonly row: string; readonly name: string; readonly disabled?: boolean }>(
  tree: GcsTree<Row>,
  room: Room,
  counts: (row: Row | GcsContainer<Row>) => boolean,
): (Row | GcsContainer<Row>)[] {
  return tree.flatMap((row) => {
    if (!counts(row)) return [row];
    const fits = room.take(row.name);
    if (!isContainer(row)) return fits ? [row] : [];
    const children = fitTree<Row>(row.children, room, counts);
    return fits ? [{ ...row, children }] : [];
  });
}

const isContainer = <Row extends { readonly row: string }>(row: Row | GcsContainer<Row>): row is GcsContainer<Row> =>
  row.row === 'container';

const fitItems = (items: readonly GcsItem[], room: Room): GcsItem[] =>
  items.flatMap((item) => {
    const fits = room.take(item.name);
    const contents = fitItems(item.contents, room);
    return fits ? [{ ...item, contents }] : [];
  });

function countWithAttacks<Row extends { readonly row: string; readonly weapons: readonly unknown[] }>(
  tree: GcsTree<Row>,
): number {
  return tree.reduce((sum, row) => {
    if (isContainer(row)) return sum + countWithAttacks<Row>(row.children);
    return sum + (row.weapons.length > 0 ? 1 : 0);
  }, 0);
}

/** How many rows a sheet has in each list of a character, and how many modifiers all of them. */
function countRows(sheet: GcsSheet): RowCounts {
  const rooms = { traits: new Room(0), skills: new Room(0), equipment: new Room(0) };
  const all = () => true;
  fitTree<GcsTrait>(sheet.traits, rooms.traits, all);
  fitTree<GcsSkill | GcsSpell>([...sheet.skills, ...sheet.spells], rooms.skills, all);
  fitItems([...sheet.equipment, ...sheet.otherEquipment], rooms.equipment);
  return { traits: rooms.traits.count, skills: rooms.skills.count, equipment: rooms.equipment.count };
}

/**
 * The imported character, with the rows that this program wrote restored. A character that this program wrote and
 * nobody changed since is restored completely; any other one has digests of the results of its origin.
 */
function finishImport({ original }: GcsSheet, imported: ImportedSheet): ImportedSheet {
  const restored = restoreOwnData(original, imported);
  // Of the character that was written nothing is left out.
  const remarks = restored?.isUnchanged ? [] : imported.remarks;
  const settled = restored ? withPlaces({ ...imported, remarks, file: restored.file }, restored.places) : imported;
  const { origin } = imported.file.character;
  const cameFromGcs = ownDataOf(original)?.fromGcs === true;
  if (!origin || (restored?.isUnchanged && !cameFromGcs)) return settled;
  const { file } = settled;
  const character = { ...file.character, origin: withDigests(origin, settled) };
  return { ...settled, file: { ...file, character } };
}

const lists = ['traits', 'skills', 'equipment'] as const satisfies readonly RowChapter[];

/** The origin with the digests of its results. A row here that is not a row of the sheet has no id. */
function withDigests(origin: Origin, { file, places }: ImportedSheet): Origin {
  const digested = (id: string, { list, key, attacks = '' }: RowPlace): OriginRow => ({
    id,
    list,
    row: key,
    attacks,
    digest: digestCharacterRow(file, { list, key }, attacks),
  });
  const placed = new Set(
    [...places.values()].flatMap(({ list, key, attacks = '' }) => [`${list} ${key}`, `equipment ${attacks}`]),
  );
  const further = lists.flatMap((list) =>
    file.character[list]
      .filter(({ key }) => !placed.has(`${list} ${key}`))
      .map(({ key }) => digested('', { list, key })),
  );
  return {
    ...origin,
    rest: digestOtherParts(file),
    rows: [...[...places].map(([id, place]) => digested(id, place)), ...further],
  };
}

/** The import with other keys for its rows, and for the attacks among them. */
function withPlaces(imported: ImportedSheet, places: ReadonlyMap<string, RowPlace>): ImportedSheet {
  const keys = new Map<string, string>();
  for (const [id, before] of imported.places) {
    const now = places.get(id);
    if (!now) continue;
    if (before.list !== 'skills') keys.set(before.key, now.key);
    if (before.attacks !== undefined && now.attacks !== undefined) keys.set(before.attacks, now.attacks);
  }
  const weapons = [...imported.weapons].flatMap(([id, { key, index }]) => {
    const now = keys.get(key);
    return now === undefined ? [] : [[id, { key: now, index }] as const];
  });
  return { ...imported, places, weapons: new Map(weapons), isRestored: true };
}

/** A copy of a sheet, in new lists and objects; without its picture, if the character has that. */
function originalOf(sheet: JsonObject, { withoutPortrait }: { readonly withoutPortrait: boolean }): JsonObject {
  if (!withoutPortrait || !isJsonObject(sheet.profile)) return { ...sheet };
  const { portrait: _, ...profile } = sheet.profile;
  return { ...sheet, profile };
}

/** A sheet as a text that takes little room in a file; '' if it is still too long. */
function packOriginal(sheet: JsonObject): string {
  const packed = packText(JSON.stringify(sheet));
  return packed.length <= maxPackedOrigin ? packed : '';
}

/** No character of UTF-8 has more bytes. */
const maxBytes = 4 * maxGcsFileLength;

/** The stored sheet that a character came from; without fields if it is missing, or can no longer be read. */
export function keptOriginal({ sheet, packed }: Pick<Origin, 'sheet' | 'packed'>): JsonObject {
  if (packed === undefined) return toJsonObject(sheet);
  const unpacked = unpackText(packed, maxBytes);
  if (!unpacked.ok) return {};
  // A file from a stranger may hold any text here.
  const parsed = parseGcsJson(unpacked.value);
  if (!parsed.ok) return {};
  const { value } = parsed.value;
  const isObject = typeof value === 'object' && value !== null && !Array.isArray(value);
  return isObject ? toJsonObject(Object(value)) : {};
}

type CharacterDraft = z.input<typeof characterSchema>;

/** A sheet as a character, or why it cannot be one. */
type SheetImport = Result<ImportedSheet, FileRefusal>;

/**
 * Converts a sheet of GCS to a character of the fourth edition. Never throws: values that a character's fields reject
 * are quarantined in the character, as with any file, and data that no field expresses is in `unexpressed`. A sheet
 * with more than a character can have is converted as far as it fits, and `remarks` name the rest; it is refused if it
 * cannot also be kept whole. `most`: the maximum rows of each list.
 */
export function importGcsSheet(sheet: GcsSheet, most = maxRows): SheetImport {
  const imported = importRows(sheet, most);
  return imported.ok ? done(finishImport(sheet, imported.value)) : imported;
}

/** The additions to a character after it was read: a report, and the digests of its rows. */
const reserve = { values: 10_000, length: 500_000 };

/** As {@link importGcsSheet}, for GCS's own data in a sheet: without ours. */
export function importRows(whole: GcsSheet, most = maxRows): SheetImport {
  const { sheet, leftOut } = fitRows(whole, most);
  const { draft, places, withoutPortrait, pools, ...imported } = convertRows(sheet);
  for (const kept of ['asItIs', 'packed', 'not'] as const) {
    const origin = originOf(whole, places, withoutPortrait, kept);
    if (origin === null && (leftOut.length > 0 || kept !== 'not')) continue;
    const reading = parseDraft({ ...draft, origin }, sheet, pools);
    if (!reading.ok || findWritingFault(reading.value.saved, reserve)) continue;
    const file = withCatalogEntries(reading.value.saved, imported.attackKeys);
    const remarks: FileRemark[] = [
      ...leftOut.map((rows): FileRemark => ({ code: 'gcs-rows-left-out', rows })),
      ...(origin === null ? [{ code: 'gcs-file-not-kept' as const }] : []),
      ...reading.value.report.filter((remark) => !isMild(remark)),
    ];
    return done({ ...imported, file, places, remarks });
  }
  return failed({ code: 'gcs-too-large', counts: countRows(whole) });
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
  const prices = importPrices(conversion);
  const ownAttributes = importCampaignAttributes(conversion);
  const pools = importPools(conversion, withTraitAttacks(conversion, traits), new Set(findOwnAttributes(facts)));
  const others = importOtherFigures(conversion, pools.keys);
  const draft: CharacterDraft = {
    name: sheet.profile.name,
    concept: importProfile(sheet),
    campaign: {
      budget,
      techLevel: leadingNumber(sheet.profile.techLevel),
      ...(prices ? { prices } : {}),
      ...(ownAttributes ? { attributes: ownAttributes } : {}),
    },
    ...raceOf(sheet),
    attributes,
    secondary,
    traits: [...pools.traits, ...others],
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
    pools: new Map([...conversion.attributeTraits, ...pools.keys, ...ownPoolKeys(facts)]),
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

/** The name of the race, if the sheet has one; its members' traits are among the traits. */
function raceOf({ traits }: GcsSheet): Pick<CharacterDraft, 'race'> {
  const races = traits.filter((row) => row.row === 'container' && row.containerType === 'ancestry' && !row.disabled);
  const [race, ...others] = races;
  if (!race || others.length > 0 || race.name === '' || /^human$/i.test(race.name)) return {};
  return { race: { entry: '', own: { name: race.name } } };
}

/** The maximum size in a file of an unpacked original; a larger one is packed. */
const maxOriginValues = 100_000;
const maxOriginLength = 2_000_000;
const maxOriginDepth = 30;

/** How the original is kept: unpacked, packed, or not at all. */
type OriginalKept = 'asItIs' | 'packed' | 'not';

/**
 * The original sheet, for exporting it again; null if it is not kept, or too large even when packed. It includes
 * computed values, since these affect the conversion of its rows: rows that were changed since are compared with their
 * first state.
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
function parseDraft(character: CharacterDraft, sheet: GcsSheet, keys: ReadonlyMap<string, string>): Reading {
  const lost = (id: string) => Math.max(0, Math.trunc(sheet.attributes.find((each) => each.id === id)?.damage ?? 0));
  const state = { hitsLost: lost('hp'), fatigueLost: lost('fp') };
  const spent = Object.fromEntries([...keys].flatMap(([id, key]) => (lost(id) > 0 ? [[key, lost(id)] as const] : [])));
  const pools = Object.keys(spent).length > 0 ? { pools: spent } : {};
  const file = {
    format: formatName,
    version: currentVersion,
    ruleset: gcsRulesetId,
    houseRules: importRules(sheet),
    character,
    ...(state.hitsLost + state.fatigueLost > 0 || 'pools' in pools ? { play: { state, ...pools } } : {}),
  };
  // Reading changes the value in place, and the original is not ours.
  return parseFileValue({ value: structuredClone(file), dropped: [], repeated: [] });
}
