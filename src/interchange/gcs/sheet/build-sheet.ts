import type { Character } from '../../../character/character.ts';
import { isDice } from '../../../engine/dice.ts';
import { WhatIfWorksheet } from '../../../engine/overlay.ts';
import { ownValue } from '../../../engine/own-value.ts';
import type { Worksheet } from '../../../engine/worksheet.ts';
import type { DerivedCharacter } from '../../../rules/derive-character.ts';
import { resolvedRules } from '../../../rules/house-rules/rules-in-force.ts';
import { listPools } from '../../../rules/shared/pools.ts';
import type { UnarmedAttack } from '../../../rules/shared/unarmed-lines.ts';
import { listLinesOfSheet, type UnarmedLine } from '../../../rules/shared/unarmed-lines.ts';
import { campaignAttributeStat, lineStat } from '../../../rules/stat-ids.ts';
import { writeEquipment } from '../equipment/export-items.ts';
import { naturalAttacks, writeDefault } from '../features/export-features.ts';
import { resistancesOf } from '../gcs-names.ts';
import { readDice } from '../read/gcs-fields.ts';
import type { JsonObject as GcsJson, JsonValue } from '../read/gcs-sheet.ts';
import { readGcsSheet } from '../read/read-gcs-sheet.ts';
import { gcsId, isJsonObject, objectsIn, toJsonObject } from '../sheet-json.ts';
import { writeSkills } from '../skills/export-skills.ts';
import { writeRace, writeTraits } from '../traits/export-traits.ts';
import { bodyTableOf, writeBody } from './bodies.ts';
import {
  type ExportContext,
  fixed,
  formatDice,
  formatWeight,
  type JsonObject,
  numberOf,
  type RowList,
  valueText,
  writeObject,
} from './export-object.ts';
import { definitions, idsOfOwn, type LocationResistance, resistanceAt, writeSettings } from './export-settings.ts';
import { dodgeWhenHarmed, type HarmInFile, harmInFile, liftWhenHarmed, moveWhenHarmed } from './harm-in-file.ts';
import { gatherFacts } from './sheet-facts.ts';

/**
 * A body with GCS's computed values for each location: the results of the dice that hit it, from the lowest roll on,
 * and its DR, which is ours if `ours` has it (by the id of the location), with the bonuses of features in force against
 * single kinds of damage; a part has that of the location that it belongs to as well (format, section 11).
 */
export function withBodyCalc(
  body: GcsJson,
  features: readonly JsonObject[],
  ours: ReadonlyMap<string, number>,
  outer: ReadonlyMap<string, number> = none,
): GcsJson {
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

/** DR that protects everything counts for the locations of the body itself, and through them for their parts. */
const isNotForAll = ({ locations }: JsonObject): boolean => !(Array.isArray(locations) && locations.includes('all'));

/** The same with another number against everything. */
const withAll = (own: LocationResistance, all = own.all ?? 0): LocationResistance => ({ ...own, all });

/** The sum of two, kind by kind. */
function addOuter(own: LocationResistance, outer: ReadonlyMap<string, number>): LocationResistance {
  const kinds = new Set([...Object.keys(own), ...outer.keys()]);
  return Object.fromEntries([...kinds].map((kind) => [kind, (ownValue(own, kind) ?? 0) + (outer.get(kind) ?? 0)]));
}

const genders = { '': '', man: 'Male', woman: 'Female' } as const;
const hands = { right: 'Right', left: 'Left' } as const;

/** Who the character is, with the picture. */
function writeProfile({ name, concept, campaign, portrait }: Character): JsonObject {
  return writeObject('profile', {
    name,
    age: concept.age,
    eyes: concept.eyes,
    hair: concept.hair,
    skin: concept.skin,
    handedness: hands[concept.handedness],
    gender: genders[concept.sex],
    height: concept.height === null ? '' : formatHeight(concept.height),
    weight: concept.weight === null ? '' : formatWeight(concept.weight),
    player_name: concept.player,
    tech_level: campaign.techLevel === null ? '' : String(campaign.techLevel),
    portrait: portrait?.data.replace(/^data:[^,]*,/, ''),
  });
}

/** Feet and inches: `5'7"`. */
function formatHeight(inches: number): string {
  const feet = Math.trunc(inches / 12);
  const rest = fixed(inches - feet * 12);
  return [feet === 0 ? '' : `${feet}'`, rest === 0 && feet !== 0 ? '' : `${rest}"`].join('');
}

/** The character's initial points, and earned points, the newest first. */
function writePointsRecord({ campaign, earned }: Character, now: string): readonly JsonObject[] {
  return [
    ...[...earned]
      .reverse()
      .map(({ date, points, why }) => writeObject('record', { when: timeOf(date) ?? now, points, reason: why })),
    writeObject('record', { when: now, points: campaign.budget, reason: 'Points to begin with' }),
  ];
}

/** The beginning of a day that is written as 2026-08-20; null for other texts. */
const timeOf = (date: string): string | null => {
  const day = date.trim();
  return /^\d{4}-\d{2}-\d{2}$/.test(day) && !Number.isNaN(Date.parse(day)) ? `${day}T00:00:00Z` : null;
};

const headings = { appearance: 'Appearance', story: 'Story', notes: 'Notes' } as const;

/** The long texts about the character, each as a note with a heading. */
function writeNotes(context: ExportContext): readonly JsonObject[] {
  const { concept } = context.derived.context.character;
  return (['appearance', 'story', 'notes'] as const).flatMap((field) =>
    concept[field] === ''
      ? []
      : [
          writeObject('note', {
            id: context.idOf('n', { list: 'made', key: field }),
            markdown: `# ${headings[field]}\n\n${concept[field]}`,
          }),
        ],
  );
}

/** The blows of bare hands and feet, and those of the race, as a trait without a price: GCS has them there. */
function writeNaturalAttacks(context: ExportContext): JsonObject {
  const { derived } = context;
  const id = context.idOf('t', { list: 'made', key: 'unarmed' });
  const lines = listLinesOfSheet(derived.context, derived.ruleset.unarmed);
  const blows = [...new Set(lines.map(({ attack }) => attack))].filter(({ base }) => base !== 'none');
  return writeObject('trait', {
    id,
    name: naturalAttacks,
    reference: 'B271',
    weapons: blows.map((blow) => writeBlow(context, blow, lines, id)),
    calc: { points: 0 },
  });
}

function writeBlow(
  context: ExportContext,
  blow: UnarmedAttack,
  lines: readonly UnarmedLine[],
  owner: string,
): JsonObject {
  const ofBlow = lines.filter(({ attack }) => attack === blow);
  const numbers = (part: 'skill' | 'parry') =>
    ofBlow.flatMap(({ id }) => {
      const number = numberOf(context, lineStat(id, part));
      return number === null ? [] : [{ id, number }];
    });
  const best = numbers('skill').reduce<{ id: string; number: number } | null>(
    (highest, each) => (highest && highest.number >= each.number ? highest : each),
    null,
  );
  const parry = Math.max(...numbers('parry').map(({ number }) => number));
  const damage = best && context.derived.worksheet.find(lineStat(best.id, 'damage'))?.value;
  const own = blow.base && blow.base !== 'none' ? blow.base : null;
  const { dice, adds } = own ?? { dice: 0, adds: 0 };
  const base = dice === 0 && adds + blow.damageAdd === 0 ? '' : formatDice({ dice, adds: adds + blow.damageAdd });
  const skills = blow.skills.map(({ id }) => writeDefault(context, { skill: id, penalty: -blow.skillAdd }));
  return writeObject('weapon', {
    id: gcsId('w', owner, blow.id),
    sv: 1,
    damage: writeObject('damage', { type: blow.type, st: own ? '' : 'thr', base }),
    usage: blow.name,
    reach: blow.reach,
    parry: blow.parries ? '0' : '',
    defaults: blow.trainedOnly
      ? skills
      : [writeDefault(context, { attribute: 'dx', penalty: -blow.skillAdd }), ...skills],
    calc: {
      level: Math.max(0, best?.number ?? 0),
      damage: [isDice(damage) ? formatDice(damage) : valueText(damage), blow.type].filter(Boolean).join(' '),
      parry: blow.parries && Number.isFinite(parry) ? String(Math.max(0, parry)) : 'No',
      block: 'No',
    },
  });
}

/** A row of the file that a character is from: the id there, and our row. */
export interface KnownRow {
  readonly id: string;
  readonly list: RowList;
  readonly key: string;
  /** The key of the item that has the attacks of the row. */
  readonly attacks?: string;
}

/** A sheet as GCS has it, and which rows of the character its rows are. */
export interface BuiltSheet {
  readonly sheet: GcsJson;
  readonly places: ReadonlyMap<string, { readonly list: RowList; readonly key: string }>;
  /** The rows that are not rows of the character: the kind of each, by its id. */
  readonly made: ReadonlyMap<string, string>;
  /** The earlier ids of rows that became another kind of row, which their ids have to say, by the present ones. */
  readonly earlierIds: ReadonlyMap<string, string>;
  /** The ids of the pools of traits, by the keys of these. */
  readonly pools: ReadonlyMap<string, string>;
  /** The features in force, with their amounts. */
  readonly inForce: readonly JsonObject[];
}

/** The sheet with the rolls and DR of its hit locations computed. */
export function withCalculatedBody(sheet: GcsJson, derived: DerivedCharacter, inForce: readonly JsonObject[]): GcsJson {
  const { settings } = sheet;
  if (!isJsonObject(settings) || !isJsonObject(settings.body_type)) return sheet;
  const locations = objectsIn(settings.body_type.locations).map(({ id }) => String(id ?? ''));
  const body = withBodyCalc(settings.body_type, inForce, resistancesOf(derived, [...new Set(locations)]));
  return { ...sheet, settings: { ...settings, body_type: body } };
}

/**
 * Writes a derived character of the fourth edition as a sheet of GCS, with all that GCS computes (`calc`). `now` is the present
 * time as RFC 3339; `known` are the rows that have an id already.
 */
export function buildGcsSheet(derived: DerivedCharacter, now: string, known: readonly KnownRow[] = []): BuiltSheet {
  const ids = new Map(known.map(({ id, list, key }) => [`${list} ${key}`, id]));
  const places = new Map<string, { readonly list: RowList; readonly key: string }>();
  const made = new Map<string, string>();
  const earlierIds = new Map<string, string>();
  const context: ExportContext = {
    derived,
    inForce: [],
    attacksOf: findAttacks(derived, known),
    idOf: (letter, origin, other = letter) => {
      const name = `${origin.list} ${origin.key}`;
      const earlier = ids.get(name);
      // The letter gives the kind of the row: it changes if a skill became a technique.
      const isSame = earlier?.startsWith(letter) || earlier?.startsWith(other);
      const id = earlier && isSame ? earlier : gcsId(letter, name);
      if (earlier && !isSame) earlierIds.set(id, earlier);
      if (origin.list === 'made') made.set(id, origin.key);
      else places.set(id, { list: origin.list, key: origin.key });
      return id;
    },
  };
  const { context: sheet, worksheet } = derived;
  const race = writeRace(context);
  const traits = writeTraits(context);
  const { skills, spells } = writeSkills(context);
  const { carried, other } = writeEquipment(context, new Set(context.attacksOf.values()));
  const rules = new Set(resolvedRules(sheet).inForce.map(({ id }) => id));
  const written = writeObject('sheet', {
    version: 5,
    id: gcsId('A', sheet.character.name),
    total_points: numberOf(context, 'points.budget') ?? 0,
    points_record: writePointsRecord(sheet.character, now),
    profile: writeProfile(sheet.character),
    settings: writeSettings(
      rules,
      writeBody(bodyTableOf(derived), context.inForce),
      context.derived.context.character.campaign,
      writePools(context).map(({ definition }) => definition),
    ),
    attributes: writeAttributes(context),
    traits: [writeNaturalAttacks(context), ...race, ...traits],
    skills,
    spells,
    equipment: carried,
    other_equipment: other,
    notes: writeNotes(context),
    created_date: now,
    modified_date: now,
    calc: writeObject('calc', {
      swing: valueText(worksheet.find('swing')?.value),
      thrust: valueText(worksheet.find('thrust')?.value),
      lifting_st_bonus: bonusOn(context, 'st', 'lifting_only'),
      striking_st_bonus: bonusOn(context, 'st', 'striking_only'),
      throwing_st_bonus: bonusOn(context, 'st', 'throwing_only'),
      dodge_bonus: bonusOn(context, 'dodge'),
      parry_bonus: bonusOn(context, 'parry'),
      block_bonus: bonusOn(context, 'block'),
    }),
  });
  const json = withMovement(toJsonObject(written), derived);
  const sheetWithBody = withCalculatedBody(json, derived, context.inForce);
  const pools = new Map(writePools(context).map(({ key, id }) => [key, id] as const));
  return { sheet: sheetWithBody, places, made, earlierIds, pools, inForce: context.inForce };
}

/** The items that are the attacks of rows which the character still has, by the keys of these. */
function findAttacks({ context }: DerivedCharacter, known: readonly KnownRow[]): ReadonlyMap<string, string> {
  const { traits, skills } = context.character;
  const keys = new Set([...traits, ...skills].map(({ key }) => key));
  return new Map(
    known.flatMap(({ key, attacks = '' }) => (attacks !== '' && keys.has(key) ? [[key, attacks] as const] : [])),
  );
}

/** The bonuses of features in force to an attribute. */
function bonusOn({ inForce }: ExportContext, attribute: string, limitation?: string): number {
  const bonuses = inForce.filter(
    (feature) =>
      feature.type === 'attribute_bonus' && feature.attribute === attribute && feature.limitation === limitation,
  );
  return bonuses.reduce((sum, { amount }) => sum + (typeof amount === 'number' ? amount : 0), 0);
}

/** The levels of encumbrance that GCS has numbers for. */
const loadLevels = [0, 1, 2, 3, 4];

/**
 * The sheet with Basic Lift, and Move and Dodge at each level of encumbrance: as GCS has them, which halves them for lost
 * hits and fatigue.
 */
function withMovement(sheet: GcsJson, { worksheet }: DerivedCharacter): GcsJson {
  const { version, id, settings, attributes, calc } = sheet;
  const reading = readGcsSheet(JSON.stringify({ version, id, settings, attributes }));
  if (!reading.ok) return sheet;
  const facts = gatherFacts(reading.value.sheet);
  const harm = harmInFile(reading.value.sheet, facts.attribute);
  const now = writeObject('calc', { ...(isJsonObject(calc) ? calc : {}), ...movement(worksheet, harm) });
  return { ...sheet, calc: toJsonObject(now) };
}

/** Basic Lift, and Move and Dodge at each level of encumbrance, as the sheet has them: no injury lowers them. */
export const unharmedMovement = ({ worksheet }: Pick<DerivedCharacter, 'worksheet'>): GcsJson =>
  toJsonObject(writeObject('calc', movement(worksheet, { move: 0, dodge: 0, strength: 0 })));

function movement(worksheet: Worksheet, harm: HarmInFile): JsonObject {
  const by = (stat: 'move' | 'dodge', whenHarmed: (level: number) => number): readonly number[] =>
    loadLevels.map((level) => {
      if (harm[stat] > 0 && worksheet.has(stat)) return whenHarmed(level);
      const value = new WhatIfWorksheet(worksheet, 'encumbrance', level, 'encumbrance level').find(stat)?.value;
      return typeof value === 'number' ? Math.floor(value) : 0;
    });
  const lift = worksheet.find('basicLift')?.value;
  return {
    basic_lift: formatWeight(liftWhenHarmed(worksheet, harm) ?? (typeof lift === 'number' ? lift : 0)),
    move: by('move', (level) => moveWhenHarmed(worksheet, harm, level)),
    dodge: by('dodge', (level) => dodgeWhenHarmed(worksheet, harm, level)),
  };
}

function writeAttributes(context: ExportContext): readonly JsonObject[] {
  const { saved, character } = context.derived.context;
  const lost: Readonly<Record<string, number>> = {
    hp: saved.play?.state.hitsLost ?? 0,
    fp: saved.play?.state.fatigueLost ?? 0,
  };
  const { attributes = [] } = character.campaign;
  const ownIds = idsOfOwn(attributes);
  const own = attributes.map(({ key, kind, bought }) => {
    const stat = campaignAttributeStat(key);
    const value = numberOf(context, stat) ?? 0;
    const damage = kind === 'pool' ? (ownValue(saved.play?.pools ?? {}, key) ?? 0) : 0;
    return writeObject('attribute', {
      attr_id: ownIds.get(key) ?? key,
      adj: bought,
      damage,
      calc: {
        value,
        ...(kind === 'pool' ? { current: value - damage } : {}),
        points: numberOf(context, `${stat}.points`) ?? 0,
      },
    });
  });
  const pools = writePools(context).map(({ attribute }) => attribute);
  const usual = definitions.map(({ id, type, stat, attribute, secondary }) => {
    const adj = attribute
      ? character.attributes[attribute] - 10 + character.raised[attribute]
      : secondary
        ? character.secondary[secondary.id] * secondary.step
        : 0;
    const value = fixed(numberOf(context, stat) ?? 0);
    return writeObject('attribute', {
      attr_id: id,
      adj,
      damage: ownValue(lost, id) ?? 0,
      calc: {
        value,
        ...(type === 'pool' ? { current: value - (ownValue(lost, id) ?? 0) } : {}),
        points: numberOf(context, `${stat}.points`) ?? 0,
      },
    });
  });
  return [...usual, ...own, ...pools];
}

/** The pools of traits as attributes of a sheet, with what is spent of them. The campaign's own attributes keep their ids. */
function writePools({ derived }: ExportContext) {
  const { saved, character } = derived.context;
  const { attributes = [] } = character.campaign;
  const spent = saved.play?.pools ?? {};
  const own = idsOfOwn(attributes);
  const taken = new Set(own.values());
  let number = 0;
  const nextId = (): string => {
    do number += 1;
    while (taken.has(`pool_${number}`));
    return `pool_${number}`;
  };
  const ofTraits = listPools(derived.worksheet, derived.context).filter(({ key }) => !own.has(key));
  return ofTraits.map(({ key, name, most }) => {
    const id = nextId();
    const damage = ownValue(spent, key) ?? 0;
    return {
      id,
      key,
      definition: writeObject('definition', { id, type: 'pool', name, base: String(most), cost_per_point: 0 }),
      attribute: writeObject('attribute', {
        attr_id: id,
        adj: 0,
        damage,
        calc: { value: most, current: most - damage, points: 0 },
      }),
    };
  });
}
