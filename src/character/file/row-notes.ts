import type * as z from 'zod/mini';
import * as effect from '../custom-effect.ts';
import * as prerequisite from '../custom-effect.ts';
import * as equipment from '../equipment-rows.ts';
import type { Schema } from '../schema-parts.ts';
import * as skill from '../skill-rows.ts';
import * as trait from '../trait-rows.ts';

/** An object of the file: its title, and the meaning of each of its fields, with units. */
export interface ObjectNotes {
  readonly schema: Schema;
  readonly title: string;
  readonly fields: Readonly<Record<string, string>>;
}

/** Checks at compile time that every declared field has a note, and no other. */
export function notes<Shape extends z.core.$ZodShape>(
  schema: z.ZodMiniObject<Shape, z.core.$loose>,
  title: string,
  fields: Readonly<Record<keyof Shape & string, string>>,
): ObjectNotes {
  return { schema, title, fields };
}

export const ownName = 'Its name.';
export const ownText = 'Shown on the sheet.';
const ownSource = 'The library file that it is from; empty for what the player typed in.';
const ownNotes = 'What no figure expresses, one line each.';
const ownPrerequisites = 'What it requires, all of it.';
const ownPage = 'The page it is on, for example "p. 32".';
export const key =
  'Unique within the character: 1 to 64 characters, not beginning with "race.", and no name that every object has, such as "constructor". A missing one is assigned.';
export const entry = 'Id of an entry in the lists, for example "broadsword"; empty when `own` describes it.';
export const own = 'A custom entry of the player; it overrides `entry`.';

/** The rows of a character: traits, skills, equipment, and what a player types in for them. */
export const rowNotes: readonly ObjectNotes[] = [
  notes(trait.traitRowSchema, 'Trait', {
    key,
    entry,
    own,
    level:
      'Level, for traits that come in levels; it may be a half. One that does not exist counts as the nearest that does.',
    choices: 'Choices for the parameters of the entry.',
    modifiers: 'Enhancements and limitations, which change the price (fourth edition).',
    selfControl: 'The roll by which a disadvantage is resisted, 1 for never (fourth edition); null if none.',
    frequency:
      'The roll on which an associate appears, 18 for constantly (fourth edition); null for entries whose questions ask for it, and for other traits.',
    roundDown: 'Whether a fraction of its price is rounded down instead of up (fourth edition).',
    container: 'Key of its container, or empty.',
    gained: 'Whether it was bought at creation or in play.',
    boughtOff: 'Whether a disadvantage was bought off with earned points.',
    note: 'The player’s note.',
    linked: 'The character that it stands for, such as an Ally (fourth edition); absent for none.',
  }),
  notes(trait.linkedCharacterSchema, 'Linked character', {
    character: 'Its id in the library of the browser; there need not be one.',
    name: 'Its name when it was looked at last.',
    points: 'Its points when it was looked at last.',
  }),
  notes(trait.traitChoiceSchema, 'Answer of a trait', {
    parameter: 'Id of the parameter.',
    value: 'Id of the option chosen, or a text.',
  }),
  notes(trait.ownTraitSchema, 'Typed-in trait', {
    name: ownName,
    kind: 'What kind of trait it is.',
    points: 'Points whatever the level; negative for a disadvantage.',
    pointsPerLevel: 'Points for each level.',
    holds:
      'What it is as a container of other traits: a group, a meta-trait, a power, or alternative abilities, of which the dearest costs its price and each other a fifth; empty for a trait.',
    hidesParts: 'Whether the sheet shows a container alone, without the traits in it.',
    powerSource: 'What a power comes from, for example "psi"; or a reserve of energy.',
    power: 'Id of the listed power that it was made from.',
    pool: 'Points that are spent and regained in play.',
    effects: 'What it changes.',
    attacks: 'The attacks that belong to it: a part of the body, or a power (fourth edition).',
    offered: 'Enhancements and limitations to choose from.',
    prerequisites: ownPrerequisites,
    description: ownText,
    notes: ownNotes,
    page: ownPage,
    source: ownSource,
  }),
  notes(trait.poolSchema, 'Pool', {
    points: 'Points when full, whatever the level of the trait.',
    perLevel: 'Further points for each level.',
    minutes: 'Minutes in which a point returns; null for points that do not return with time.',
  }),
  notes(trait.offeredModifierSchema, 'Modifier that a typed-in trait offers', {
    name: ownName,
    percent: 'As in a trait modifier.',
    points: 'As in a trait modifier.',
    times: 'As in a trait modifier.',
    level: 'As in a trait modifier.',
    appliesTo: 'As in a trait modifier.',
    page: 'Page of the book where the modifier is described.',
    effects: 'What it changes besides the price.',
  }),
  notes(trait.traitModifierSchema, 'Trait modifier', {
    key,
    name: ownName,
    percent: 'Per cent of the price: above 0 an enhancement, below a limitation.',
    points: 'Points added to the price before any percentage.',
    times: 'What the price is multiplied by, after all percentages; null for nothing.',
    level: 'Level of a modifier that has levels: percent and points are for each. Null for one without.',
    appliesTo:
      'The part of the price that percent and points count for: all, what is paid for the levels, or the base, which is the rest.',
    page: 'Page of the book where the modifier is described.',
    effects: 'What it changes besides the price.',
  }),
  notes(prerequisite.ownPrerequisiteSchema, 'Prerequisite', {
    any: 'One of these must be met.',
    fromTechLevel: 'The lowest tech level of the character at which it is required; null for any.',
    toTechLevel: 'The highest; null for any.',
  }),
  notes(prerequisite.ownTestSchema, 'Part of a prerequisite', {
    kind: 'What is required: a trait, a skill; spells by name, of a college, with a tag; spells of several colleges; a number of the sheet; the weight in pounds or the number of what is in the item; something worn or in hand.',
    not: 'It must not be met.',
    name: 'The name that is required, or the number of the sheet as in effects ("iq"); empty for any.',
    match: 'Whether the name must be equal, start with it or contain it; case is ignored.',
    speciality: 'The speciality of a skill; empty for any.',
    note: 'What a note or a modifier of the trait contains; empty for anything.',
    withoutNote: 'The note must not contain it.',
    plus: 'A second number of the sheet, added to the first; empty for none.',
    atLeast: 'Lowest level, number of spells, number, pounds or items; null for one of it, or as many as there are.',
    atMost: 'The highest of the same; null for any.',
  }),
  notes(effect.ownEffectSchema, 'Effect', {
    stat: 'What it changes: a number by its name in the ruleset, or "skills", "damage", "damagePerDie", "weaponSkill", "weaponParry", "weaponBlock", "weaponStrength", "weaponReach" and other figures of weapons, "resistance", "reactionOf", "pointsIn", "traitLevel" with what they select. See “Effects”.',
    by: 'What of a skill or weapon `selection` is compared with; empty for every weapon; "this" for the item that has the effect; "except" for all places but these.',
    match: 'Whether the text must be equal, start with it or contain it; case is ignored.',
    selection:
      'The text that selects: a name, a speciality, a tag, places of the body separated by commas, a group of people.',
    how: 'How it changes the number; empty for adding, or for multiplying starting money. See “Effects”.',
    add: 'How much is added.',
    times: 'What the number is multiplied by, or what share of another one is added; null for 1.',
    atMost: 'Maximum of the number.',
    of: 'The number that a share is of, or that counts in place of this one.',
    over: 'What that number, or the level of a skill, is divided by; 1 for 0.',
    perLevel: 'Whether it counts once for each level of the trait.',
    fromLevel:
      'For an effect of a skill: it counts from this level of the skill on, relative to its attribute (1 for DX+1); null for any level.',
    learned: 'Whether it counts only for skills that were learned.',
    unless: 'Id or name of a trait together with which it does not apply; empty for none.',
    when: 'When it applies: then it is a note on the number and does not change it; empty for always.',
  }),
  notes(skill.skillRowSchema, 'Skill', {
    key,
    entry,
    own,
    speciality: 'For skills that must be specialised.',
    techLevel: 'Tech level, for skills that depend on one; null for the setting’s.',
    difficulty: 'Difficulty, if the entry leaves it open (a language); null for the usual.',
    container: 'Key of its container, or empty.',
    points: 'Points spent; the level follows.',
    unfamiliar:
      'What is strange about its use (fourth edition): the kind of gear or vehicle, or the culture of the people; empty or absent for nothing.',
    note: 'The player’s note.',
  }),
  notes(skill.ownSkillSchema, 'Typed-in skill', {
    name: ownName,
    attribute: 'What it is based on.',
    kind: 'Mental or physical: the costs may differ.',
    difficulty: 'How hard it is to learn.',
    defaults: 'Its defaults.',
    techLevel: 'Whether it is another skill at every tech level.',
    tags: 'Words by which effects select it, for example "Musical".',
    combat: 'Whether helms and such lower it.',
    defense: 'Whether it is used to block or to parry.',
    maximum: 'Highest level above its default, for a technique; null if none.',
    loadTimes:
      'How many times the encumbrance level is subtracted from it (fourth edition); null to decide by its name.',
    covers:
      'The skills that a wildcard skill counts for, with commas between them: names, or words by which effects select them.',
    holds: 'Whether it is no skill but a heading that others are under.',
    effects: 'What it changes once it is learned.',
    prerequisites: ownPrerequisites,
    spell: 'What makes it a spell; null for any other skill.',
    description: ownText,
    notes: ownNotes,
    page: ownPage,
    source: ownSource,
  }),
  notes(skill.ownSpellSchema, 'Typed-in spell', {
    class: 'How it is cast.',
    resistedBy: 'What resists it, for example "HT".',
    time: 'How long casting takes.',
    duration: 'How long it lasts.',
    cost: 'What casting costs.',
    maintain: 'Cost to maintain; empty if it cannot be maintained.',
    colleges: 'The colleges that it belongs to.',
    prerequisites: 'In words; not checked.',
    baseSkill:
      'Name of the skill of ritual magic that it builds on, at one of its colleges, or as a whole at 6 less. Counts with the difficulty of a technique; empty for none.',
    prerequisiteCount: 'How many prerequisites it has: the penalty to that skill.',
  }),
  notes(skill.ownDefaultSchema, 'Default of a typed-in skill, or what an attack is used with', {
    attribute: 'The attribute; null when it is a skill.',
    skill: 'Id or name of the skill.',
    penalty: 'What is subtracted, so mostly above 0: 5 for DX−5.',
  }),
  notes(equipment.equipmentRowSchema, 'Item', {
    key,
    entry,
    own,
    quantity: 'How many; 0 or more.',
    place: 'In hand, worn or ridden; carried; dropped or led along; left at home.',
    container: 'Key of its container, or empty.',
    slung: 'A shield carried slung on the back: with the place `carried`, outside a container.',
    quality: 'Quality of a weapon.',
    modifiers: 'What was done to it besides, which changes price, weight and other numbers (fourth edition).',
    hand: 'The hand that wields it.',
    bowStrength: "Strength of a bow of its own; null for the user's.",
    spiked: 'A shield with spikes.',
    unfamiliar: 'Whether its user is not familiar with such a weapon (fourth edition); absent for a familiar one.',
    ammunition:
      'What a weapon is loaded with, or what cartridges are, if not the usual (fourth edition): hollow-point or armor-piercing bullets, bodkin arrows, lead pellets; absent for the usual.',
    withoutPadding: 'Mail worn without padding.',
    madeForAnother: 'Armor made for someone else.',
    madeForHeight: 'Height of that person in inches; null if unspecified.',
    madeForWeight: 'Weight of that person in pounds; null if unspecified.',
    altered: 'Armor made for someone else that was altered to fit.',
    costOverride: 'Price each in dollars, if different from the list.',
    weightOverride: 'Weight each in pounds, if different from the list.',
    note: 'The player’s note.',
  }),
  notes(equipment.loadoutSchema, 'Loadout', {
    key,
    name: 'Its name, such as "Travel".',
    items: 'Where each item is; one that is not listed stays where it is.',
  }),
  notes(equipment.loadoutItemSchema, 'Item of a loadout', {
    row: 'Key of the item; one that there is no longer is passed over.',
    place: 'As in an item.',
    container: 'Key of its container, or empty.',
    slung: 'As in an item.',
    hand: 'The hand that wields it.',
  }),
  notes(equipment.offeredItemModifierSchema, 'Modifier that a typed-in item offers', {
    name: ownName,
    cost: 'As in an item modifier.',
    costIs: 'As in an item modifier.',
    costStage: 'As in an item modifier.',
    weight: 'As in an item modifier.',
    weightIs: 'As in an item modifier.',
    weightStage: 'As in an item modifier.',
    techLevel: 'As in an item modifier.',
    page: 'Page of the book where the modifier is described.',
    effects: 'What it changes besides price and weight.',
    notes: ownNotes,
  }),
  notes(equipment.itemModifierSchema, 'Item modifier', {
    key,
    name: ownName,
    cost: 'What it does to the price of one, in the unit of `costIs`; null for nothing.',
    costIs:
      'Dollars added, a percentage, a factor, or a cost factor (CF): those are summed, with factors of the stage `base` as 1 less, to no less than −0.8, and counted in that stage.',
    costStage:
      'When it counts: each stage takes the price that the one before leaves; in a stage factors come first, then dollars, then percentages of the price that came into the stage.',
    weight: 'What it does to the weight of one, in the unit of `weightIs`; null for nothing.',
    weightIs: 'Pounds added, a percentage or a factor.',
    weightStage: 'When it counts; the stages are as those of the price.',
    techLevel: 'The first tech level at which it is made; null for that of the item.',
    page: 'Page of the book where the modifier is described.',
    effects: 'What it changes besides price and weight.',
    notes: ownNotes,
  }),
  notes(equipment.ownItemSchema, 'Typed-in item', {
    name: ownName,
    kind: 'What it is used as.',
    cost: 'Price each in dollars.',
    weight: 'Weight each in pounds.',
    techLevel: 'The first tech level that makes it; null for any.',
    legalityClass: 'Legality Class from 4, sold to anyone, to 0; null if none (fourth edition).',
    attacks: 'The ways to attack with it.',
    passiveDefense: 'Passive defense (third edition).',
    damageResistance: 'Damage resistance.',
    passiveDefenseImpaling: 'Passive defense against impaling attacks, when different.',
    damageResistanceImpaling: 'Damage resistance against impaling attacks, when different.',
    damageResistanceCrushing: 'Damage resistance against crushing attacks, when different (fourth edition).',
    flexible: 'Armor that gives way: a blow that it stops may still bruise (fourth edition).',
    parts: 'Parts with another damage resistance; `places` has theirs too (fourth edition).',
    defenseBonus: 'Defense bonus of a shield (fourth edition).',
    places: 'Places of the body that it protects; empty for all.',
    mount: 'The figures of a beast; null for anything else.',
    effects: 'What it changes.',
    offered: 'Modifiers to choose from (fourth edition).',
    prerequisites: ownPrerequisites,
    description: ownText,
    notes: ownNotes,
    page: ownPage,
    source: ownSource,
  }),
  notes(equipment.ownArmorPartSchema, 'Part of typed-in armor', {
    places: 'Places of the body.',
    damageResistance: 'Its damage resistance.',
    crushing: 'Against crushing attacks, when different.',
  }),
  notes(equipment.ownMountSchema, 'Typed-in beast', {
    st: 'ST.',
    dx: 'DX.',
    iq: 'IQ.',
    ht: 'HT.',
    move: 'Unencumbered Move, in yards a second.',
    bodyWeight: 'Its body weight in pounds.',
  }),
  notes(equipment.ownAttackSchema, 'Attack of a typed-in item', {
    name: '"swing", "thrust", or what the line is called.',
    skills: 'The skills and attributes that it can be used with; the best counts.',
    type: "Kind of damage, in the ruleset's short form.",
    basis: "What the damage is based on: the user's thrust or swing, or its own dice.",
    dice: 'Its own dice.',
    adds: 'Added to the damage.',
    moreDice: 'Dice on top of thrust or swing.',
    addsPerDie: 'Added once for each die of the damage.',
    strengthOf:
      'The strength that thrust or swing is of (fourth edition): empty for Striking ST, "lifting", "telekinesis" or "iq".',
    levelOf: 'The key, id or name of the trait that the damage grows with; empty for none.',
    dicePerLevel: 'Dice for each level of that trait.',
    addsPerLevel: 'Adds for each level of that trait.',
    basisPerLevel: 'Whether thrust or swing counts once for each of its levels.',
    sides: 'Sides of the dice, where they are not six.',
    times: 'What the total of the dice is multiplied by.',
    armorDivisor: 'Divides the damage resistance that it meets; a fraction multiplies it. Null for 1.',
    explosive: 'It explodes.',
    fragments: 'Damage of its fragments, as dice.',
    instead: 'What it does in place of damage, in words.',
    reach: 'Yards, for example "1, 2".',
    minimumStrength: 'ST needed to wield it without penalty; null if none.',
    twoHanded: 'Needs both hands.',
    parry: 'Added to Parry; null when it cannot parry.',
    block: 'Added to Block; null when it cannot block with this use (fourth edition).',
    fencing: 'Parries like a fencing weapon.',
    unbalanced: 'Cannot parry on a turn it attacks.',
    ranged: 'Thrown or shot.',
    accuracy: 'Accuracy; null if none.',
    scope: 'Bonus of a built-in scope; null if none.',
    halfDamage: 'Range in yards at which damage is halved.',
    maximum: 'Longest range in yards.',
    rateOfFire: 'Shots a turn.',
    shots: 'Shots before it must be loaded.',
    bulk: 'Bulk; null if none.',
    recoil: 'Recoil; null if none.',
  }),
];
