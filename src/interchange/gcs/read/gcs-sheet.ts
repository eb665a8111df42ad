import type { GcsItem, GcsSkill, GcsSpell, GcsTrait, GcsTree } from './gcs-rows.ts';

/** Any value of a parsed JSON text. */
export type JsonValue = string | number | boolean | null | readonly JsonValue[] | JsonObject;
export interface JsonObject {
  readonly [name: string]: JsonValue;
}

/** When and why points were given or taken away. */
export interface GcsPointsEntry {
  /** As the file has it: RFC 3339, or in older files words. */
  readonly when: string;
  readonly points: number;
  readonly reason: string;
}

/** Who the character is; texts are '' if absent. */
export interface GcsProfile {
  readonly name: string;
  readonly playerName: string;
  readonly title: string;
  readonly organization: string;
  readonly religion: string;
  readonly age: string;
  readonly birthday: string;
  readonly gender: string;
  readonly height: string;
  readonly weight: string;
  readonly eyes: string;
  readonly hair: string;
  readonly skin: string;
  readonly handedness: string;
  readonly techLevel: string;
  readonly sizeModifier: number;
  /** The bytes of an image file as base64; '' for none. */
  readonly portrait: string;
}

/** A level of a pool at which its owner is worse off. */
export interface GcsThreshold {
  readonly state: string;
  /** A number or an expression of attributes. */
  readonly value: string;
  /** `halve_move`, `halve_dodge`, `halve_st` */
  readonly effects: readonly string[];
}

/** The meaning and price of an attribute. */
export interface GcsAttributeDefinition {
  readonly id: string;
  /** `integer decimal pool`, with `_ref` for attributes that are only displayed, and separators. */
  readonly type: string;
  readonly name: string;
  readonly fullName: string;
  /** A number or an expression of other attributes. */
  readonly base: string;
  readonly costPerPoint: number;
  readonly percentPerSize: number;
  readonly thresholds: readonly GcsThreshold[];
}

/** A place of the body. */
export interface GcsLocation {
  readonly id: string;
  readonly choiceName: string;
  readonly tableName: string;
  readonly slots: number;
  readonly hitPenalty: number;
  readonly resistance: number;
  readonly description: string;
  /** DR by kind of damage, computed by the file's program: `all` and others. */
  readonly calc: ReadonlyMap<string, number> | null;
  readonly parts: GcsBody | null;
}

/** A table of hit locations. */
export interface GcsBody {
  readonly name: string;
  readonly roll: string;
  readonly locations: readonly GcsLocation[];
}

/** The settings of a sheet that change its numbers. */
export interface GcsSettings {
  readonly attributes: readonly GcsAttributeDefinition[];
  readonly body: GcsBody | null;
  readonly damageProgression: string;
  readonly multiplicativeModifiers: boolean;
  readonly modifyingDicePlusAdds: boolean;
  readonly halfStatDefaults: boolean;
  readonly excludesUnspentPoints: boolean;
}

/** The bought part of an attribute. */
export interface GcsAttribute {
  readonly id: string;
  readonly adjustment: number;
  /** The lost points of a pool. */
  readonly damage: number;
  readonly calc: { readonly value: number; readonly points: number; readonly current: number | null } | null;
}

/** A note, or a heading with notes under it. */
export interface GcsNote {
  readonly id: string;
  readonly text: string;
  readonly reference: string;
  readonly children: readonly GcsNote[];
}

/** Numbers of the whole sheet as the file's program worked them out. Lists are by level of encumbrance. */
export interface GcsCalc {
  readonly thrust: string;
  readonly swing: string;
  /** Pounds. */
  readonly basicLift: number;
  readonly strikingBonus: number;
  readonly liftingBonus: number;
  readonly throwingBonus: number;
  readonly dodgeBonus: number;
  readonly parryBonus: number;
  readonly blockBonus: number;
  readonly move: readonly number[];
  readonly dodge: readonly number[];
}

/** A sheet (`.gcs`) in the shape of version 5, whatever the version of its file. */
export interface GcsSheet {
  readonly version: number;
  readonly id: string;
  readonly totalPoints: number;
  /** The newest first. */
  readonly pointsRecord: readonly GcsPointsEntry[];
  readonly profile: GcsProfile;
  readonly settings: GcsSettings;
  readonly attributes: readonly GcsAttribute[];
  readonly traits: GcsTree<GcsTrait>;
  readonly skills: GcsTree<GcsSkill>;
  readonly spells: GcsTree<GcsSpell>;
  /** The items carried. */
  readonly equipment: readonly GcsItem[];
  readonly otherEquipment: readonly GcsItem[];
  readonly notes: readonly GcsNote[];
  /** Null for version 1, and for files of other programs. */
  readonly calc: GcsCalc | null;
  /** The parsed JSON as it came, under the names of version 5, for the way back. */
  readonly original: JsonObject;
}

const attribute = (
  id: string,
  name: string,
  base: string,
  costPerPoint: number,
  more: Partial<GcsAttributeDefinition> = {},
): GcsAttributeDefinition => ({
  id,
  type: 'integer',
  name,
  fullName: '',
  base,
  costPerPoint,
  percentPerSize: 0,
  thresholds: [],
  ...more,
});

/** The attributes of a sheet that defines none (p. 14–17 of the Basic Set, and GCS's additions). */
export const standardAttributes: readonly GcsAttributeDefinition[] = [
  attribute('st', 'ST', '10', 10, { fullName: 'Strength', percentPerSize: 10 }),
  attribute('dx', 'DX', '10', 20, { fullName: 'Dexterity' }),
  attribute('iq', 'IQ', '10', 20, { fullName: 'Intelligence' }),
  attribute('ht', 'HT', '10', 10, { fullName: 'Health' }),
  attribute('will', 'Will', '$iq', 5),
  attribute('fright_check', 'Fright Check', '$will', 2),
  attribute('per', 'Per', '$iq', 5, { fullName: 'Perception' }),
  attribute('vision', 'Vision', '$per', 2),
  attribute('hearing', 'Hearing', '$per', 2),
  attribute('taste_smell', 'Taste & Smell', '$per', 2),
  attribute('touch', 'Touch', '$per', 2),
  attribute('basic_speed', 'Basic Speed', '($dx + $ht) / 4', 20, { type: 'decimal' }),
  attribute('basic_move', 'Basic Move', 'Math.floor($basic_speed)', 5),
  attribute('fp', 'FP', '$ht', 3, { fullName: 'Fatigue Points', type: 'pool' }),
  attribute('hp', 'HP', '$st', 2, { fullName: 'Hit Points', type: 'pool', percentPerSize: 10 }),
];
