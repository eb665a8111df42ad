import type { SavedCharacter } from '../../../character/character.ts';
import { definitions, settingRules } from '../export/export-settings.ts';
import { attributeParts, ownDataOf, type SheetPart, sheetParts } from '../export/third-party.ts';
import type { JsonObject, JsonValue } from '../read/gcs-sheet.ts';
import { digestPart, isJsonObject, objectsIn } from '../sheet-json.ts';

/** All of a file but its rows, as JSON. */
interface RestoredParts {
  readonly houseRules: JsonValue | undefined;
  readonly character: JsonValue | undefined;
  readonly play: JsonValue | undefined;
  readonly portrait: JsonValue | undefined;
}

const objectOf = (value: JsonValue | undefined): JsonObject => (isJsonObject(value) ? value : {});
/** What a file was read from, or is written to, is JSON. */
const asJson = (value: object): JsonObject => value as JsonObject;

/** The texts that a sheet has as notes. */
const noteFields = ['appearance', 'story', 'notes'] as const;

/**
 * The character without its rows, of a sheet in which something was changed: each part that is still as it was written is
 * ours, the others are as `imported` has them.
 */
export function mergeSheetParts(
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
      },
      ...(isSame('points') ? {} : { earned: from.earned ?? [] }),
      ...mergeAttributes(character, from, attributes),
      ...(isRaceKept ? {} : { race: { entry: 'human', own: null } }),
    },
    play: lost ? mergePlay(own.play, imported) : own.play,
    portrait: isSame('portrait') ? own.portrait : from.portrait,
  };
}

/** What is in the profile is that of the sheet; the rest of the concept is ours. */
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

/** The rules that GCS has settings for are those of the sheet. */
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

/** The state of play with the hits and fatigue lost of the sheet. */
function mergePlay(own: JsonValue | undefined, { play }: SavedCharacter): JsonValue | undefined {
  const ours = objectOf(own);
  const { hitsLost = 0, fatigueLost = 0 } = play?.state ?? {};
  return { ...ours, state: { ...objectOf(ours.state), hitsLost, fatigueLost } };
}
