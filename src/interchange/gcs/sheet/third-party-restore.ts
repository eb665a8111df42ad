import type { SavedCharacter } from '../../../character/character.ts';
import { createKeyGenerator } from '../../../character/edit-rows.ts';
import { currentVersion, formatName } from '../../../character/file/character-file.ts';
import { parseFileValue } from '../../../character/file/parse-file.ts';
import { raceKeyPrefix } from '../../../rules/resolve/resolve-rows.ts';
import { gcsRulesetId } from '../../../rules/rulesets.ts';
import type { ImportedSheet, RowPlace } from '../gcs-report.ts';
import type { JsonObject, JsonValue } from '../read/gcs-sheet.ts';
import { coreDigest, digestPart, digestRow, isJsonObject, objectsIn, type SheetRow, walkRows } from '../sheet-json.ts';
import { definitions, idsOfOwn, settingRules } from './export-settings.ts';
import { readPortrait } from './import-attributes.ts';
import { attributeParts, ownDataOf, type SheetPart, sheetParts, twinPrefix, wholeDigest } from './third-party.ts';

/** All of a file but its rows, as JSON. */
interface RestoredParts {
  readonly houseRules: JsonValue | undefined;
  readonly character: JsonValue | undefined;
  readonly play: JsonValue | undefined;
  readonly portrait: JsonValue | undefined;
}

const objectOf = (value: JsonValue | undefined): JsonObject => (isJsonObject(value) ? value : {});
/** The contents of a file, read or to be written, are JSON. */
const asJson = (value: object): JsonObject => value as JsonObject;

/** The texts that a sheet has as notes. */
const noteFields = ['appearance', 'story', 'notes'] as const;

/**
 * The character without its rows, of a sheet in which something was changed: each part that is unchanged since it was
 * written is ours, the rest comes from `imported`.
 */
function mergeSheetParts(
  sheet: JsonObject,
  own: JsonObject,
  imported: SavedCharacter,
  isRaceKept: boolean,
): RestoredParts {
  const digests = objectOf(own.digests);
  const isSame = (part: SheetPart): boolean => digests[part] === digestPart(sheetParts[part](sheet));
  const character = objectOf(own.character);
  const from = asJson(imported.character);
  const concept = { ...objectOf(character.concept), ...restoreNotes(sheet) };
  const campaign = objectOf(character.campaign);
  const fromCampaign = objectOf(from.campaign);
  const { attributes, lost } = changedAttributes(sheet, own);
  return {
    houseRules: isSame('rules') ? own.houseRules : mergeRules(own.houseRules, imported.houseRules),
    character: {
      ...character,
      ...(isSame('profile') ? {} : { name: from.name ?? '' }),
      concept: isSame('profile') ? concept : mergeConcept(concept, objectOf(from.concept)),
      campaign: {
        ...campaign,
        ...(isSame('profile') ? {} : { techLevel: fromCampaign.techLevel ?? null }),
        ...(isSame('points') ? {} : { budget: fromCampaign.budget ?? 0 }),
        ...mergeOwnAttributes(campaign, sheet, attributes),
      },
      ...(isSame('points') ? {} : { earned: from.earned ?? [] }),
      ...mergeAttributes(character, from, attributes),
      ...(isRaceKept ? {} : { race: { entry: 'human', own: null } }),
    },
    play: lost ? mergePlay(own, imported, sheet) : own.play,
    portrait: isSame('portrait') ? own.portrait : from.portrait,
  };
}

/** The profile is the sheet's; the rest of the concept is ours. */
const mergeConcept = (own: JsonObject, from: JsonObject): JsonObject => ({
  ...own,
  ...Object.fromEntries(
    ['player', 'sex', 'age', 'height', 'weight', 'skin', 'hair', 'eyes', 'handedness'].flatMap((name) =>
      name in from ? [[name, from[name] ?? null]] : [],
    ),
  ),
});

const isText = (value: JsonValue | undefined): value is string => typeof value === 'string' && value !== '';

const textOf = (note: JsonObject): string => [note.markdown, note.text].find(isText) ?? '';

/** Our long texts from the notes of the sheet. Notes that were added are at the end of ours. */
function restoreNotes(sheet: JsonObject): JsonObject {
  const texts: Record<(typeof noteFields)[number], string> = { appearance: '', story: '', notes: '' };
  const further: string[] = [];
  const read = (notes: readonly JsonObject[]): void => {
    for (const note of notes) {
      const field = noteFields.find((each) => each === ownDataOf(note)?.part);
      if (field) texts[field] = textOf(note).replace(/^# [^\n]*\n\n/, '');
      else further.push(textOf(note));
      read(objectsIn(note.children));
    }
  };
  read(objectsIn(sheet.notes));
  return { ...texts, notes: [texts.notes, ...further].filter(Boolean).join('\n\n') };
}

/** The rules that GCS has settings for are the sheet's. */
function mergeRules(own: JsonValue | undefined, imported: readonly string[]): JsonValue {
  const ours = Array.isArray(own) ? own.filter((id): id is string => typeof id === 'string') : [];
  return [...ours.filter((id) => !settingRules.includes(id)), ...imported];
}

/** The ids of the attributes that were changed in the sheet, and whether hits or fatigue were. */
function changedAttributes(
  sheet: JsonObject,
  own: JsonObject,
): { readonly attributes: readonly string[]; readonly lost: boolean } {
  const before = new Map(
    (Array.isArray(own.attributes) ? own.attributes : []).flatMap((each) => {
      const [id = '', adj = 0, damage = 0] = Array.isArray(each) ? each : [];
      return typeof id === 'string' ? [[id, { adj, damage }] as const] : [];
    }),
  );
  const parts = attributeParts(sheet);
  return {
    attributes: parts.flatMap(([id, adj]) => (before.get(id)?.adj === adj ? [] : [id])),
    lost: parts.some(([id, , damage]) => before.get(id)?.damage !== damage),
  };
}

/** The campaign's own attributes, with the levels that were bought in the sheet since. */
function mergeOwnAttributes(own: JsonObject, sheet: JsonObject, changed: readonly string[]): JsonObject {
  const ours = objectsIn(own.attributes);
  if (ours.length === 0) return {};
  const idsThere = idsOfRestored(ours);
  const bought = new Map(attributeParts(sheet).map(([id, adj]) => [id, adj] as const));
  return {
    attributes: ours.map((each) => {
      const id = idsThere.get(String(each.key)) ?? '';
      return changed.includes(id) ? { ...each, bought: wholeOf(bought.get(id)) } : each;
    }),
  };
}

const wholeOf = (value: JsonValue | undefined): number => (typeof value === 'number' ? Math.trunc(value) : 0);

/** The ids in the sheet of our attributes, by their keys. */
const idsOfRestored = (attributes: readonly JsonObject[]): ReadonlyMap<string, string> =>
  idsOfOwn(attributes.map(({ key, short, name }) => ({ key: text(key), short: text(short), name: text(name) })));
const text = (value: JsonValue | undefined): string => (typeof value === 'string' ? value : '');

/** Of an attribute that was changed, all levels count as bought at creation. */
function mergeAttributes(own: JsonObject, from: JsonObject, changed: readonly string[]): JsonObject {
  const attributes = { ...objectOf(own.attributes) };
  const raised = { ...objectOf(own.raised) };
  const secondary = { ...objectOf(own.secondary) };
  for (const { id, attribute, secondary: bought } of definitions) {
    if (!changed.includes(id)) continue;
    if (attribute) {
      attributes[attribute] = objectOf(from.attributes)[attribute] ?? 10;
      raised[attribute] = 0;
    } else if (bought) secondary[bought.id] = objectOf(from.secondary)[bought.id] ?? 0;
  }
  return { attributes, raised, secondary };
}

/** The state of play with the hits and fatigue lost of the sheet, and with the points that are spent there of our pools. */
function mergePlay(own: JsonObject, { play }: SavedCharacter, sheet: JsonObject): JsonValue {
  const ours = objectOf(own.play);
  const { hitsLost = 0, fatigueLost = 0 } = play?.state ?? {};
  const ofCampaign = idsOfRestored(objectsIn(objectOf(objectOf(own.character).campaign).attributes));
  const ids = new Map([...ofCampaign, ...Object.entries(objectOf(own.pools))]);
  const damages = new Map(attributeParts(sheet).map(([id, , damage]) => [id, damage] as const));
  const spent = [...ids].flatMap(([key, id]) => {
    const points = wholeOf(damages.get(text(id)));
    return points > 0 ? [[key, points] as const] : [];
  });
  const others = Object.entries(objectOf(ours.pools)).filter(([key]) => !ids.has(key));
  return {
    ...ours,
    state: { ...objectOf(ours.state), hitsLost, fatigueLost },
    ...(ids.size > 0 ? { pools: Object.fromEntries([...others, ...spent]) } : {}),
  };
}

/** Our row with the numbers that a player changed in the sheet. */
function withNumbers(list: List, own: JsonObject, row: JsonObject, converted: JsonObject | undefined): JsonObject {
  if (!converted) return list === 'traits' && row.disabled === true ? { ...own, boughtOff: true } : own;
  const fields = {
    traits: ['level', 'selfControl'],
    skills: ['points'],
    equipment: ['quantity', 'place'],
  } as const;
  return {
    ...own,
    ...Object.fromEntries(fields[list].flatMap((name) => (name in converted ? [[name, converted[name] ?? null]] : []))),
    ...(list === 'traits' ? { boughtOff: false } : {}),
    ...(list === 'equipment' && isWrittenAsEquipped(own, row) ? { place: own.place ?? null } : {}),
    ...(typeof row.local_notes === 'string' && own.own === null ? { note: row.local_notes } : {}),
  };
}

/** True for an item in a container that was put on in the sheet: the import takes it out, as nothing in a container is worn here. */
const isPutOn = (own: JsonObject, row: JsonObject, converted: JsonObject | undefined): boolean =>
  (own.container ?? '') !== '' && converted?.container === '' && !isWrittenAsEquipped(own, row);

/**
 * An item with the quantity that the import found, if it lies in a container whose own was changed. A quantity that is the
 * same but for the decimals of the file stays.
 */
function withQuantity(row: JsonObject, converted: JsonObject | undefined): JsonObject {
  if (typeof converted?.quantity !== 'number' || typeof row.quantity !== 'number') return row;
  const isSame = Math.abs(converted.quantity - row.quantity) < 0.01 * Math.max(1, row.quantity);
  return isSame ? row : { ...row, quantity: converted.quantity };
}

/** True for a weapon that is carried here, and that was written as equipped for its attacks. */
const isWrittenAsEquipped = (own: JsonObject, row: JsonObject): boolean =>
  (own.place === 'carried' || (own.container ?? '') !== '') &&
  row.equipped === true &&
  objectsIn(row.weapons).length > 0 &&
  objectsIn(row.features).length === 0;

/** Data of a changed row that GCS does not have. */
function keepOwnChoices(list: List, own: JsonObject | null): JsonObject {
  const fields = { traits: ['gained'], skills: [], equipment: ['hand', 'slung', 'altered', 'madeForAnother'] } as const;
  const names: readonly string[] = fields[list];
  return own ? Object.fromEntries(names.flatMap((name) => (name in own ? [[name, own[name] ?? null]] : []))) : {};
}

/** Effects of imported rows may name a row by its key. */
function renameTargets(row: JsonObject, renamed: ReadonlyMap<string, string>): JsonObject {
  const change = (value: JsonValue, name: string): JsonValue => {
    if (typeof value === 'string') {
      const [kind = '', key = ''] = name === 'stat' ? value.split(':') : [];
      const now = kind === 'skill' ? renamed.get(`skills ${key}`) : undefined;
      return now === undefined ? value : `skill:${now}`;
    }
    if (Array.isArray(value)) return value.map((each: JsonValue) => change(each, name));
    return isJsonObject(value)
      ? Object.fromEntries(Object.entries(value).map(([field, inner]) => [field, change(inner, field)]))
      : value;
  };
  return Object.fromEntries(Object.entries(row).map(([field, value]) => [field, change(value, field)]));
}

type List = RowPlace['list'];
/** The lists of a character whose rows are rows of a sheet. */
const lists = ['traits', 'skills', 'equipment'] as const satisfies readonly List[];

/**
 * The former keys of rows that do not carry our own row: by the ids of the sheet, and for data without rows by their
 * order.
 */
function namedKeys({ keys }: JsonObject) {
  const { rows = {}, attacks = {}, further = [] } = isJsonObject(keys) ? keys : {};
  const textsOf = (value: JsonValue): ReadonlyMap<string, string> =>
    new Map(
      Object.entries(isJsonObject(value) ? value : {}).filter(
        (pair): pair is [string, string] => typeof pair[1] === 'string',
      ),
    );
  const [ofRows, ofAttacks] = [textsOf(rows), textsOf(attacks)];
  const pairs = (Array.isArray(further) ? further : []).flatMap((pair: JsonValue) => {
    const [list, key, row = null] = Array.isArray(pair) ? pair : [];
    const ofList = lists.find((each) => each === list);
    return ofList && typeof key === 'string' ? [{ list: ofList, key, row: isJsonObject(row) ? row : null }] : [];
  });
  return {
    rows: ofRows,
    attacks: ofAttacks,
    further: (list: List): readonly string[] => pairs.flatMap((pair) => (pair.list === list ? [pair.key] : [])),
    furtherRows: pairs,
    all: [...ofRows.values(), ...ofAttacks.values(), ...pairs.map(({ key }) => key)],
  };
}

/** The keys of our rows in their order, as they were written. */
const orderOf = (own: JsonObject, list: List): readonly string[] => {
  const order = isJsonObject(own.order) ? own.order[list] : undefined;
  return Array.isArray(order) ? order.map(String) : [];
};

/** The rows that there were, in the order that they had; each new one after that before which it follows in the sheet. */
function sortAsBefore<Row extends { readonly key: string }>(
  rows: readonly Row[],
  order: readonly string[],
): readonly Row[] {
  const rank = new Map(order.map((key, i) => [key, i] as const));
  const ranks: number[] = [];
  for (const [i, { key }] of rows.entries()) ranks.push(rank.get(key) ?? ranks[i - 1] ?? -1);
  return rows
    .map((row, i) => ({ row, i, rank: ranks[i] ?? 0 }))
    .sort((a, b) => a.rank - b.rank || a.i - b.i)
    .map(({ row }) => row);
}

/** A character read from a sheet that this program wrote. */
interface RestoredSheet {
  readonly file: SavedCharacter;
  /** Nobody changed anything in the sheet: the character is the one that was written. */
  readonly isUnchanged: boolean;
  /** Our rows by the ids of the sheet's rows. */
  readonly places: ReadonlyMap<string, RowPlace>;
}

/**
 * The character of a sheet with our own data, given what its import made of it: each row that is unchanged since it was
 * written is our row again; a changed one keeps the entry if only its level, points, quantity and so on differ. Null
 * for a sheet without such data, or with data of a newer program. The data come from outside: they are read like any
 * file.
 */
export function restoreOwnData(
  original: JsonObject,
  imported: Pick<ImportedSheet, 'file' | 'places'>,
): RestoredSheet | null {
  const own = ownDataOf(original);
  if (!own || typeof own.version !== 'number' || own.version > currentVersion || own.ruleset !== gcsRulesetId) {
    return null;
  }
  const isUnchanged = own.whole === wholeDigest(original);
  const { rows, places } = restoreRows(original, own, imported);
  const content = isUnchanged
    ? { houseRules: own.houseRules, character: own.character, play: own.play, portrait: own.portrait }
    : mergeSheetParts(original, own, imported.file, isRaceUnchanged([...walkRows(original)]));
  const character = isJsonObject(content.character) ? content.character : {};
  const file = {
    ...(isJsonObject(own.extra) ? own.extra : {}),
    format: formatName,
    version: own.version,
    ruleset: own.ruleset,
    houseRules: content.houseRules ?? [],
    character: { ...character, ...rows, portrait: portraitOf(original, content.portrait) },
    ...(content.play === undefined ? {} : { play: content.play }),
  };
  // Reading changes the value in place.
  const reading = parseFileValue({ value: structuredClone(file), dropped: [], repeated: [] });
  return reading.ok ? { file: reading.value.saved, isUnchanged, places } : null;
}

/** The picture, which a sheet has in its profile; null for one that has to be made a portrait first. */
function portraitOf(original: JsonObject, portrait: JsonValue | undefined): JsonValue {
  if (!isJsonObject(portrait)) return null;
  if (portrait.data !== '') return portrait;
  const bytes = isJsonObject(original.profile) ? original.profile.portrait : undefined;
  return typeof bytes === 'string' ? readPortrait(bytes) : null;
}

interface KeptRow {
  readonly list: List;
  readonly key: string;
  /** As JSON: our own, or as the import made it. */
  readonly row: JsonObject;
  /** Whose container it is in: that of the row itself, of the sheet, or of the import, which also made the row. */
  readonly lies: 'own' | 'sheet' | 'import';
  /** The container that the import gave to a row of ours that was moved in the sheet. */
  readonly movedInto?: JsonValue | undefined;
}

/** The result of a row of the sheet. */
function restoreRows(
  original: JsonObject,
  own: JsonObject,
  { file, places }: Pick<ImportedSheet, 'file' | 'places'>,
): { readonly rows: Readonly<Record<List, readonly JsonObject[]>>; readonly places: ReadonlyMap<string, RowPlace> } {
  const sheetRows = [...walkRows(original)];
  const named = namedKeys(own);
  const ownKeys = new Set([...sheetRows.flatMap(({ row }) => keysIn(ownDataOf(row))), ...named.all]);
  const importedModifiers = lists.flatMap((list) =>
    file.character[list].flatMap((row) => ('modifiers' in row ? row.modifiers.map(({ key }) => key) : [])),
  );
  const newKey = createKeyGenerator([...ownKeys, ...importedModifiers]);
  const importedRows = {
    traits: rowsByKey(file.character.traits),
    skills: rowsByKey(file.character.skills),
    equipment: rowsByKey(file.character.equipment),
  };
  /** The keys here of rows that the import gave other ones, by list and key. */
  const renamed = new Map<string, string>();
  const kept: KeptRow[] = [];
  const keptPlaces = new Map<string, RowPlace>();
  const taken = new Set<string>();
  const isRaceKept = isRaceUnchanged(sheetRows);

  const keep = (
    id: string,
    list: List,
    key: string,
    row: JsonObject,
    lies: KeptRow['lies'],
    attacks?: string,
    movedInto?: JsonValue,
  ): void => {
    taken.add(`${list} ${key}`);
    kept.push({ list, key, row: { ...(lies === 'import' ? withFreeModifierKeys(row) : row), key }, lies, movedInto });
    if (id !== '') keptPlaces.set(id, { list, key, ...(attacks === undefined ? {} : { attacks }) });
  };
  /** Modifiers have keys among those of rows: the import has counted them without our rows. */
  const withFreeModifierKeys = (row: JsonObject): JsonObject =>
    Array.isArray(row.modifiers)
      ? {
          ...row,
          modifiers: objectsIn(row.modifiers).map((modifier) =>
            typeof modifier.key === 'string' && ownKeys.has(modifier.key) ? { ...modifier, key: newKey() } : modifier,
          ),
        }
      : row;
  const keyFor = (list: List, wanted: string): string =>
    ownKeys.has(wanted) && !taken.has(`${list} ${wanted}`) ? wanted : newKey();

  /** Rows that were changed, and all that is in them: the quantity of a container counts for its contents. */
  const multiplied = new Set<string>();
  for (const { row, id, parent } of sheetRows) {
    const data = ownDataOf(row);
    const place = places.get(id);
    const isSame = data !== null && data.digest === digestRow(row);
    if (typeof data?.part === 'string' && isSame && (isRaceKept || !isOfRace(data.part))) {
      const twin = data.part.startsWith(twinPrefix) ? data.part.slice(twinPrefix.length) : '';
      if (place && twin !== '') renamed.set(`${place.list} ${place.key}`, twin);
      continue;
    }
    const ownRow = data && isJsonObject(data.row) ? data.row : null;
    const ownKey = ownRow && typeof ownRow.key === 'string' ? ownRow.key : '';
    const list = place?.list ?? listOf(id);
    const isFree = list !== null && ownKey !== '' && !taken.has(`${list} ${ownKey}`);
    const converted = place ? importedRows[place.list].get(place.key) : undefined;
    const isMultiplied = multiplied.has(parent);
    if (isMultiplied || (data !== null && !isSame)) multiplied.add(id);
    if (ownRow && list && isFree && (isSame || data?.core === coreDigest(row))) {
      if (place) renamed.set(`${list} ${place.key}`, ownKey);
      const attacks = isJsonObject(data?.attacks) ? data.attacks : null;
      const attacksKey = attacks && typeof attacks.key === 'string' ? attacks.key : undefined;
      keep(
        id,
        list,
        ownKey,
        withQuantity(isSame ? ownRow : withNumbers(list, ownRow, row, converted), isMultiplied ? converted : undefined),
        data?.in === parent && (isSame || !isPutOn(ownRow, row, converted)) ? 'own' : 'sheet',
        attacksKey,
        converted?.container,
      );
      if (attacks && attacksKey !== undefined) keep('', 'equipment', attacksKey, attacks, 'own');
      continue;
    }
    if (!place || !converted) continue;
    const key = keyFor(place.list, ownKey || (named.rows.get(id) ?? ''));
    renamed.set(`${place.list} ${place.key}`, key);
    const attackRow = place.attacks === undefined ? undefined : importedRows.equipment.get(place.attacks);
    const attacksKey = attackRow ? keyFor('equipment', named.attacks.get(id) ?? '') : undefined;
    keep(id, place.list, key, { ...keepOwnChoices(place.list, ownRow), ...converted }, 'import', attacksKey);
    if (attackRow && attacksKey !== undefined) keep('', 'equipment', attacksKey, attackRow, 'import');
  }

  // Imported data without rows of the sheet, if the sheet came from GCS and is unchanged.
  if (own.further === true) {
    const placed = new Set(
      [...places.values()].flatMap(({ list, key, attacks = '' }) => [`${list} ${key}`, `equipment ${attacks}`]),
    );
    for (const list of lists) {
      const keys = [...named.further(list)];
      for (const [key, row] of importedRows[list]) {
        if (!placed.has(`${list} ${key}`)) keep('', list, keyFor(list, keys.shift() ?? ''), row, 'import');
      }
    }
  }

  // Or the rows themselves, if they were changed.
  for (const { list, key, row } of named.furtherRows) {
    if (own.further !== true && row && !taken.has(`${list} ${key}`)) keep('', list, key, row, 'own');
  }

  const rename = (list: List, key: JsonValue | undefined): string =>
    typeof key === 'string' && key !== '' ? (renamed.get(`${list} ${key}`) ?? '') : '';
  const containerOf = new Map(sheetRows.map(({ id, parent }) => [id, keptPlaces.get(parent)?.key ?? ''] as const));
  const idOfKept = new Map([...keptPlaces].map(([id, { list, key }]) => [`${list} ${key}`, id] as const));
  const settled = kept.map(({ list, key, row, lies, movedInto }) => {
    if (lies === 'own') return { list, key, row };
    if (lies === 'import') {
      return { list, key, row: { ...renameTargets(row, renamed), container: rename(list, row.container) } };
    }
    // What is worn does not lie in its container here, although it does in the sheet.
    const id = idOfKept.get(`${list} ${key}`) ?? '';
    const container = movedInto === undefined ? (containerOf.get(id) ?? '') : rename(list, movedInto);
    return { list, key, row: { ...row, container } };
  });
  const inOrder = (list: List): readonly JsonObject[] => {
    const rows = settled.filter((each) => each.list === list);
    return sortAsBefore(rows, orderOf(own, list)).map(({ row }) => row);
  };
  return {
    rows: { traits: inOrder('traits'), skills: inOrder('skills'), equipment: inOrder('equipment') },
    places: keptPlaces,
  };
}

const rowsByKey = (rows: readonly { readonly key: string }[]): ReadonlyMap<string, JsonObject> =>
  // The contents of a file, read or to be written, are JSON.
  new Map(rows.map((row) => [row.key, row as object as JsonObject]));

const keysIn = (data: JsonObject | null): string[] =>
  [data?.row, data?.attacks].flatMap((row) =>
    isJsonObject(row ?? null) && typeof (row as JsonObject).key === 'string' ? [String((row as JsonObject).key)] : [],
  );

/** The list of a row that the import has left out, by the letter of its id. */
function listOf(id: string): List | null {
  if (/^[tT]/.test(id)) return 'traits';
  if (/^[sSqpPr]/.test(id)) return 'skills';
  return /^[eE]/.test(id) ? 'equipment' : null;
}

/** True for a part of the sheet that is the race, or in it. */
const isOfRace = (part: string): boolean => part.startsWith(raceKeyPrefix);

/** The race is kept as a whole, or not at all. */
const isRaceUnchanged = (rows: readonly SheetRow[]): boolean =>
  rows.every(({ row }) => {
    const data = ownDataOf(row);
    return typeof data?.part !== 'string' || !isOfRace(data.part) || data.digest === digestRow(row);
  });
