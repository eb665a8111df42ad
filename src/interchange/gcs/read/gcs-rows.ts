/**
 * The rows of GCS files as plain data, in the shape of version 5 whatever the version of the file. Numbers are as the
 * file has them: nothing here is computed.
 */

/** How a text is compared: `any` fits all. */
export interface GcsMatch {
  readonly compare:
    | 'any'
    | 'is'
    | 'is_not'
    | 'contains'
    | 'does_not_contain'
    | 'starts_with'
    | 'does_not_start_with'
    | 'ends_with'
    | 'does_not_end_with';
  readonly text: string;
}

/** How a number, or a weight in pounds, is compared. */
export interface GcsNumberMatch {
  readonly compare: 'any' | 'is' | 'is_not' | 'at_least' | 'at_most';
  readonly number: number;
}

/** An effect on a number. The fields that count depend on `type`; see the format's table of features. */
export interface GcsFeature {
  readonly type: string;
  readonly amount: number;
  readonly perLevel: boolean;
  readonly perDie: boolean;
  readonly percent: boolean;
  readonly attribute: string;
  readonly limitation: string;
  /** Counts only while its row is switched on. */
  readonly switchable: boolean;
  readonly situation: string;
  readonly percentage: number;
  readonly selection: string;
  readonly match: string;
  readonly name: GcsMatch;
  readonly specialization: GcsMatch;
  readonly optionalSpecialization: GcsMatch;
  readonly usage: GcsMatch;
  readonly tags: GcsMatch;
  readonly level: GcsNumberMatch;
  readonly locations: readonly string[];
  readonly damageKind: string;
  readonly reduction: string;
  readonly switchType: string;
  readonly switchValue: boolean;
}

export interface GcsPrerequisiteList {
  readonly type: 'list';
  readonly all: boolean;
  readonly whenTechLevel: GcsNumberMatch;
  readonly of: readonly GcsPrerequisite[];
}

export interface GcsPrerequisiteTest {
  readonly type: 'trait' | 'skill' | 'spell' | 'attribute' | 'weight' | 'quantity' | 'equipped' | 'script' | 'unknown';
  /** False if it must not be met. */
  readonly has: boolean;
  readonly name: GcsMatch;
  readonly specialization: GcsMatch;
  readonly notes: GcsMatch;
  readonly level: GcsNumberMatch;
  readonly quantity: GcsNumberMatch;
  readonly subType: string;
  readonly attribute: string;
  readonly combinedWith: string;
  /** As the file names it. */
  readonly original: string;
}

export type GcsPrerequisite = GcsPrerequisiteList | GcsPrerequisiteTest;

/** The values computed for a row by the program that wrote the file; the fields depend on the kind of row. */
export interface GcsRowCalc {
  readonly points: number | null;
  readonly currentLevel: number | null;
  readonly level: number | null;
  /** "DX+2" */
  readonly relativeLevel: string;
  /** Dollars, and pounds, of one; and of all with contents. */
  readonly value: number | null;
  readonly weight: number | null;
  readonly extendedValue: number | null;
  readonly extendedWeight: number | null;
}

/** The values computed for a weapon by the program that wrote the file: texts are '' if they equal the weapon's. */
export interface GcsWeaponCalc {
  readonly level: number | null;
  readonly damage: string;
  readonly parry: string;
  readonly block: string;
  readonly reach: string;
  readonly strength: string;
  readonly accuracy: string;
  readonly range: string;
  readonly rateOfFire: string;
  readonly shots: string;
  readonly bulk: string;
  readonly recoil: string;
}

/** A default: an attribute's id or `skill`, `parry`, `block`, `dodge`. */
export interface GcsDefault {
  readonly type: string;
  readonly name: GcsMatch;
  readonly specialization: GcsMatch;
  readonly tags: GcsMatch;
  readonly modifier: number;
  readonly whenTechLevel: GcsNumberMatch;
}

/** The default that a skill was bought up from when the file was written. */
export interface GcsDefaultedFrom extends GcsDefault {
  readonly level: number;
}

export interface GcsDamage {
  readonly type: string;
  /** none, thr, sw, lift_thr … */
  readonly st: string;
  /** Multiplied by the level of the owner. */
  readonly leveled: boolean;
  readonly base: string;
  readonly baseLeveled: string;
  /** The factor on ST. */
  readonly strengthTimes: number;
  readonly armorDivisor: number;
  readonly perDie: number;
  readonly fragmentation: string;
  readonly fragmentationDivisor: number;
  readonly fragmentationType: string;
}

export interface GcsWeapon {
  readonly id: string;
  readonly ranged: boolean;
  readonly usage: string;
  readonly usageNotes: string;
  readonly damage: GcsDamage;
  readonly strength: string;
  readonly reach: string;
  readonly parry: string;
  readonly block: string;
  readonly accuracy: string;
  readonly range: string;
  readonly rateOfFire: string;
  readonly shots: string;
  readonly bulk: string;
  readonly recoil: string;
  readonly defaults: readonly GcsDefault[];
  /** Not shown on sheets. */
  readonly hidden: boolean;
  readonly calc: GcsWeaponCalc | null;
}

interface GcsNamed {
  /** '' if the file has none. */
  readonly id: string;
  readonly name: string;
  readonly reference: string;
  /** Without the texts of scripts. */
  readonly notes: string;
  readonly tags: readonly string[];
  /** The names of the fields with a script that was not run. */
  readonly scripts: readonly string[];
  /** The player's own description. */
  readonly userDescription: string;
  /** The answers to the questions in its texts, which are filled in. */
  readonly replacements: ReadonlyMap<string, string>;
  readonly calc: GcsRowCalc | null;
}

export interface GcsTraitModifier extends GcsNamed {
  readonly cost: string;
  readonly affects: 'total' | 'base_only' | 'levels_only';
  readonly levels: number;
  readonly usesTraitLevel: boolean;
  readonly disabled: boolean;
  readonly features: readonly GcsFeature[];
  /** The names of the containers around it, outermost first. */
  readonly path: readonly string[];
}

export interface GcsTrait extends GcsNamed {
  readonly row: 'trait';
  readonly basePoints: number;
  readonly pointsPerLevel: number;
  readonly hasLevels: boolean;
  readonly levels: number;
  readonly maxLevels: string;
  readonly selfControl: number;
  readonly selfControlEffect: string;
  readonly frequency: number;
  readonly roundDown: boolean;
  readonly disabled: boolean;
  readonly switchedOn: boolean;
  readonly modifiers: readonly GcsTraitModifier[];
  readonly features: readonly GcsFeature[];
  readonly weapons: readonly GcsWeapon[];
  readonly prerequisites: GcsPrerequisiteList | null;
  /** Flags of version 2: mental, physical … */
  readonly flags: readonly string[];
}

export interface GcsSkill extends GcsNamed {
  readonly row: 'skill' | 'technique';
  readonly specialization: string;
  readonly optionalSpecialization: string;
  /** "dx/a", of a technique "a". */
  readonly difficulty: string;
  /** Null for none, '' for an open one. */
  readonly techLevel: string | null;
  readonly points: number;
  readonly loadTimes: number;
  readonly defaults: readonly GcsDefault[];
  readonly limit: number | null;
  /** Features that can be switched count. */
  readonly switchedOn: boolean;
  readonly defaultedFrom: GcsDefaultedFrom | null;
  readonly features: readonly GcsFeature[];
  readonly weapons: readonly GcsWeapon[];
  readonly prerequisites: GcsPrerequisiteList | null;
}

export interface GcsSpell extends GcsNamed {
  readonly row: 'spell' | 'ritualSpell';
  readonly difficulty: string;
  readonly techLevel: string | null;
  readonly colleges: readonly string[];
  readonly powerSource: string;
  readonly spellClass: string;
  readonly resist: string;
  readonly cost: string;
  readonly maintenance: string;
  readonly time: string;
  readonly duration: string;
  readonly item: string;
  readonly baseSkill: string;
  readonly prerequisiteCount: number;
  readonly switchedOn: boolean;
  readonly points: number;
  readonly features: readonly GcsFeature[];
  readonly weapons: readonly GcsWeapon[];
  readonly prerequisites: GcsPrerequisiteList | null;
}

export interface GcsItemModifier extends GcsNamed {
  readonly costType: string;
  readonly cost: string;
  readonly costPerLevel: boolean;
  readonly weightType: string;
  readonly weight: string;
  readonly techLevel: string;
  readonly disabled: boolean;
  readonly features: readonly GcsFeature[];
  readonly path: readonly string[];
}

export interface GcsItem extends GcsNamed {
  readonly row: 'item';
  readonly isContainer: boolean;
  readonly techLevel: string;
  readonly legalityClass: string;
  /** Dollars, and pounds, of one, before modifiers. */
  readonly value: number;
  readonly weight: number;
  readonly quantity: number;
  readonly level: number;
  readonly maxUses: number;
  /** Left of these; null if the file does not count them. */
  readonly uses: number | null;
  readonly ratedStrength: number;
  readonly equipped: boolean;
  readonly switchedOn: boolean;
  /** Its weight does not lower skills while it is worn. */
  readonly ignoresWeightForSkills: boolean;
  readonly modifiers: readonly GcsItemModifier[];
  readonly features: readonly GcsFeature[];
  readonly weapons: readonly GcsWeapon[];
  readonly prerequisites: GcsPrerequisiteList | null;
  readonly contents: readonly GcsItem[];
}

/** How many of a container's rows to take, or how many points of them. */
export interface GcsPicker {
  readonly type: 'count' | 'points';
  readonly number: GcsNumberMatch;
}

/** A container of traits, skills or spells. */
export interface GcsContainer<Row> extends GcsNamed {
  readonly row: 'container';
  readonly containerType: string;
  readonly disabled: boolean;
  readonly roundDown: boolean;
  readonly picker: GcsPicker | null;
  readonly modifiers: readonly GcsTraitModifier[];
  readonly prerequisites: GcsPrerequisiteList | null;
  readonly children: readonly (Row | GcsContainer<Row>)[];
}

export type GcsTree<Row> = readonly (Row | GcsContainer<Row>)[];

export type GcsFileKind =
  | 'traits'
  | 'traitModifiers'
  | 'skills'
  | 'spells'
  | 'equipment'
  | 'equipmentModifiers'
  | 'template';

/** The contents of a library file; lists of other kinds are empty. */
export interface GcsFile {
  readonly kind: GcsFileKind;
  readonly version: number;
  readonly traits: GcsTree<GcsTrait>;
  readonly traitModifiers: readonly GcsTraitModifier[];
  readonly skills: GcsTree<GcsSkill>;
  readonly spells: GcsTree<GcsSpell>;
  readonly equipment: readonly GcsItem[];
  readonly equipmentModifiers: readonly GcsItemModifier[];
  /** Rows of notes, as texts. */
  readonly notes: readonly string[];
}
