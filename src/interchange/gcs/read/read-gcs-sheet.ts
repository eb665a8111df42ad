import { GcsLog, type GcsRefusal } from '../../../character/file/gcs-problem.ts';
import { isRecord } from '../../../character/schema-parts.ts';
import { done, failed, type Result } from '../../../engine/result.ts';
import { GcsFields, maxContainerDepth, readWeight, toNumber } from './gcs-fields.ts';
import {
  type GcsAttribute,
  type GcsAttributeDefinition,
  type GcsBody,
  type GcsCalc,
  type GcsLocation,
  type GcsNote,
  type GcsPointsEntry,
  type GcsProfile,
  type GcsSettings,
  type GcsSheet,
  type GcsThreshold,
  type JsonObject,
  standardAttributes,
} from './gcs-sheet.ts';
import { newestVersion, parseGcsJson, readItems, readSkillTree, readSpellTree, readTraitTree } from './read-rows.ts';
import { toVersion5 } from './to-version-5.ts';

const unchanged = (id: string): GcsAttribute => ({ id, adjustment: 0, damage: 0, calc: null });

/** Reads the bought part of each attribute. */
function readAttributes(file: GcsFields): GcsAttribute[] {
  if (file.value('attributes') === undefined) return standardAttributes.map(({ id }) => unchanged(id));
  return file.objects('attributes').map((attribute) => {
    const calc = attribute.object('calc');
    return {
      id: attribute.text('attr_id'),
      adjustment: attribute.number(0, 'adj'),
      damage: attribute.number(0, 'damage'),
      calc: calc && {
        value: calc.number(0, 'value'),
        points: calc.number(0, 'points'),
        current: toNumber(calc.value('current')),
      },
    };
  });
}

/** Reads the record of points, the newest first. */
const readPointsRecord = (file: GcsFields): GcsPointsEntry[] =>
  file.objects('points_record').map((entry) => ({
    when: entry.text('when'),
    points: entry.number(0, 'points'),
    reason: entry.text('reason'),
  }));

/** Reads who the character is. */
function readProfile(profile: GcsFields | null): GcsProfile {
  const text = (...names: string[]) => profile?.text(...names) ?? '';
  // Far longer than any other text, so it is not cut: a part of a picture is useless.
  const portrait = profile?.value('portrait');
  return {
    name: text('name'),
    playerName: text('player_name'),
    title: text('title'),
    organization: text('organization'),
    religion: text('religion'),
    age: text('age'),
    birthday: text('birthday'),
    gender: text('gender'),
    height: text('height'),
    weight: text('weight'),
    eyes: text('eyes'),
    hair: text('hair'),
    skin: text('skin'),
    handedness: text('handedness'),
    techLevel: text('tech_level'),
    sizeModifier: Math.trunc(profile?.number(0, 'SM') ?? 0),
    portrait: typeof portrait === 'string' ? portrait : '',
  };
}

/** Reads notes and the headings that they are under. */
function readNotes(notes: readonly GcsFields[], depth = 1): GcsNote[] {
  return notes.map((note) => ({
    id: note.text('id'),
    text: note.text('markdown', 'text', 'notes', 'name'),
    reference: note.text('reference'),
    children: depth > maxContainerDepth ? [] : readNotes(note.objects('children'), depth + 1),
  }));
}

/** Reads the numbers of the whole sheet that the file has computed. */
function readCalc(calc: GcsFields | null): GcsCalc | null {
  if (!calc) return null;
  const lift = calc.value('basic_lift');
  const numbers = (name: string) => {
    const list = calc.value(name);
    return Array.isArray(list) ? list.slice(0, 5).map((each) => toNumber(each) ?? 0) : [];
  };
  return {
    thrust: calc.text('thrust'),
    swing: calc.text('swing'),
    basicLift: (typeof lift === 'string' ? readWeight(lift) : toNumber(lift)) ?? 0,
    strikingBonus: calc.number(0, 'striking_st_bonus'),
    liftingBonus: calc.number(0, 'lifting_st_bonus'),
    throwingBonus: calc.number(0, 'throwing_st_bonus'),
    dodgeBonus: calc.number(0, 'dodge_bonus'),
    parryBonus: calc.number(0, 'parry_bonus'),
    blockBonus: calc.number(0, 'block_bonus'),
    move: numbers('move'),
    dodge: numbers('dodge'),
  };
}

/** Reads the settings that change numbers. Without definitions the attributes are the usual ones. */
function readSettings(file: GcsFields): GcsSettings {
  const settings = file.object('settings');
  const definitions = settings?.objects('attributes').map(readDefinition) ?? [];
  const body = settings?.object('body_type') ?? null;
  return {
    attributes: definitions.length === 0 ? standardAttributes : definitions,
    body: body && readBody(body, 1),
    damageProgression: settings?.text('damage_progression') || 'basic_set',
    multiplicativeModifiers: settings?.flag('use_multiplicative_modifiers') ?? false,
    modifyingDicePlusAdds: settings?.flag('use_modifying_dice_plus_adds') ?? false,
    halfStatDefaults: settings?.flag('use_half_stat_defaults') ?? false,
    excludesUnspentPoints: settings?.flag('exclude_unspent_points_from_total') ?? false,
  };
}

const readDefinition = (definition: GcsFields): GcsAttributeDefinition => ({
  id: definition.text('id').toLowerCase(),
  type: definition.text('type') || 'integer',
  name: definition.text('name'),
  fullName: definition.text('full_name'),
  base: definition.text('base', 'attribute_base'),
  costPerPoint: definition.number(0, 'cost_per_point'),
  percentPerSize: definition.number(0, 'cost_adj_percent_per_sm'),
  thresholds: definition.objects('thresholds').map(readThreshold),
});

const readThreshold = (threshold: GcsFields): GcsThreshold => ({
  state: threshold.text('state'),
  value: threshold.text('value', 'expression'),
  effects: threshold.texts('ops'),
});

function readBody(body: GcsFields, depth: number): GcsBody {
  return {
    name: body.text('name'),
    roll: body.text('roll'),
    locations: body.objects('locations').map((location) => readLocation(location, depth)),
  };
}

function readLocation(location: GcsFields, depth: number): GcsLocation {
  const resistance = location.object('calc')?.object('dr') ?? null;
  const parts = depth > maxContainerDepth ? null : location.object('sub_table');
  return {
    id: location.text('id').toLowerCase(),
    choiceName: location.text('choice_name'),
    tableName: location.text('table_name'),
    slots: location.number(0, 'slots'),
    hitPenalty: location.number(0, 'hit_penalty'),
    resistance: location.number(0, 'dr_bonus'),
    description: location.text('description'),
    calc:
      resistance &&
      new Map(Object.keys(resistance.record).map((kind) => [kind.toLowerCase(), resistance.number(0, kind)])),
    parts: parts && readBody(parts, depth + 1),
  };
}

/** The result of reading a GCS sheet: the sheet and differences in reading, or why it could not be read. */
type GcsSheetReading = Result<{ readonly sheet: GcsSheet; readonly log: GcsLog }, GcsRefusal>;

/** Lists of which a sheet has at least one, by their names in all versions. */
const sheetFields = ['attributes', 'profile', 'advantages', 'traits', 'total_points', 'ST'];

/**
 * True for the parsed JSON of a sheet: by its type in versions 1 to 4, later by the letter of its id or by its fields.
 */
function isSheet(value: Readonly<Record<string, unknown>>): boolean {
  if (typeof value.type === 'string') return value.type === 'character';
  if (Array.isArray(value.rows)) return false;
  if (typeof value.id === 'string' && /^[BL][\w-]{16}$/.test(value.id)) return false;
  return sheetFields.some((name) => Object.hasOwn(value, name)) && !Object.hasOwn(value, 'format');
}

/**
 * Reads a sheet (`.gcs`) of GCS, version 1 to 5. Never throws and runs nothing of the file: unknown parts are reported
 * in the log.
 */
export function readGcsSheet(text: string): GcsSheetReading {
  const json = parseGcsJson(text);
  if (!json.ok) return json;
  const { value, dropped } = json.value;
  if (!isRecord(value) || !isSheet(value)) return failed({ code: 'not-a-sheet' });
  const version = toNumber(value.version);
  if (version === null) return failed({ code: 'no-version' });
  if (version > newestVersion) return failed({ code: 'newer-version', version });
  const log = new GcsLog();
  for (const path of dropped) log.add({ code: 'unsafe-name', at: String(path.at(-1) ?? '') });
  // JSON.parse gives nothing but JSON.
  return done({ sheet: readSheet(toVersion5(value as JsonObject, version), version, log), log });
}

function readSheet(original: JsonObject, version: number, log: GcsLog): GcsSheet {
  const file = new GcsFields(original, 'the sheet', log);
  const settings = readSettings(file);
  return {
    version,
    id: file.text('id'),
    totalPoints: file.number(0, 'total_points'),
    pointsRecord: readPointsRecord(file),
    profile: readProfile(file.object('profile')),
    settings,
    attributes: readAttributes(file),
    traits: readTraitTree(file.objects('traits')),
    skills: readSkillTree(file.objects('skills')),
    spells: readSpellTree(file.objects('spells')),
    equipment: readItems(file.objects('equipment')),
    otherEquipment: readItems(file.objects('other_equipment')),
    notes: readNotes(file.objects('notes')),
    calc: readCalc(file.object('calc')),
    original,
  };
}
