import type * as z from 'zod/mini';
import * as character from '../character.ts';
import * as equipment from '../equipment-rows.ts';
import * as effect from '../own-effect.ts';
import * as picture from '../portrait.ts';
import type { Schema } from '../schema-parts.ts';
import * as skill from '../skill-rows.ts';
import * as trait from '../trait-rows.ts';
import { fileSchema } from './file-format.ts';

/** An object of the file: its title, and what each of its fields means, with units. */
export interface ObjectNotes {
  readonly schema: Schema;
  readonly title: string;
  readonly fields: Readonly<Record<string, string>>;
}

/** Checks at compile time that every declared field has a note, and no other. */
function notes<Shape extends z.core.$ZodShape>(
  schema: z.ZodMiniObject<Shape, z.core.$loose>,
  title: string,
  fields: Readonly<Record<keyof Shape & string, string>>,
): ObjectNotes {
  return { schema, title, fields };
}

const ownName = 'Its name.';
const ownText = 'Shown on the sheet.';
const ownPage = 'The page it is on, for example "p. 32".';
const key = 'Unique within the character: 1 to 64 characters, not beginning with "race.". A missing one is assigned.';
const entry = 'Id of an entry in the lists, for example "broadsword"; empty when `own` describes it.';
const own = 'A custom entry of the player; it overrides `entry`.';

/** All objects of a file, top level first. Used only for the published schema and the description. */
export const objectNotes: readonly ObjectNotes[] = [
  notes(fileSchema, 'File', {
    $schema: 'Address of this schema, for editors. Not used.',
    format: 'Always "pointwright".',
    version: 'Version of the format: 1.',
    ruleset: 'Id of the rules: "man-to-man", "lite-3e" or "fourth-edition".',
    houseRules: 'Ids of the optional rules and house rules that are on.',
    app: 'Version of the program that wrote the file.',
    character: 'What the player chose.',
  }),
  notes(character.characterSchema, 'Character', {
    name: 'Name of the character.',
    concept: 'Who the character is.',
    campaign: 'What the GM decides.',
    race: 'The race.',
    attributes: 'Levels bought at creation.',
    raised: 'Levels bought later, with earned points.',
    secondary: 'Steps bought up or down from what the attributes give (fourth edition).',
    traits: 'Advantages, perks, disadvantages and quirks.',
    skills: 'Skills, techniques and spells.',
    equipment: 'Everything owned.',
    earned: 'Points earned in play.',
    waivers: 'Issues that the player allowed.',
    portrait: 'The picture; null for none.',
    setAside: 'Invalid values from a file, kept here.',
  }),
  notes(character.conceptSchema, 'Concept', {
    player: 'Name of the player.',
    campaign: 'Name of the campaign.',
    appearance: 'What others see.',
    sex: 'Only for the height and weight tables.',
    age: 'As the player writes it.',
    height: 'Inches.',
    weight: 'Pounds.',
    skin: 'In words.',
    hair: 'In words.',
    eyes: 'In words.',
    handedness: 'The main hand.',
    story: 'What came before.',
    notes: 'Anything else.',
  }),
  notes(character.campaignSchema, 'Campaign', {
    budget: 'Points to build the character with.',
    money: 'Starting money in dollars; null to use the setting and Wealth, or for no limit.',
    startingWealth: 'Starting money of an average person in the setting, in dollars; null if unspecified.',
    techLevel: 'Tech level of the setting; null if unspecified.',
    disadvantageLimit: "Most points that disadvantages may give, as a negative number; null for the book's limit.",
    quirkLimit: "Quirk limit; null for the book's.",
    literacy: 'How well most people read and write; null to follow the tech level.',
    mana: 'Mana level of the setting.',
    historical: 'Whether to use the smaller average height and weight from before 1800.',
  }),
  notes(character.raceSchema, 'Race', { entry: 'Id of a race in the lists.', own }),
  notes(character.ownRaceSchema, 'Typed-in race', {
    name: ownName,
    points: 'Its cost in points; null to add up the cost of its parts.',
    st: 'Levels added to ST.',
    dx: 'Levels added to DX.',
    iq: 'Levels added to IQ.',
    ht: 'Levels added to HT.',
    traits: 'Traits that every member has.',
    skills: 'Skills that every member has.',
    effects: 'What else it changes.',
    basedOn: 'Id of the race in the lists whose build, load and easy skills it has; empty for those of a human.',
    description: ownText,
  }),
  notes(character.ownRaceSkillSchema, 'Skill of a race', {
    key,
    entry,
    own,
    speciality: 'For skills that must be specialised.',
    relative: 'Levels above the attribute that it is based on.',
  }),
  notes(character.attributesSchema, 'Attributes', {
    st: "Level of ST, before the race's modifiers.",
    dx: "Level of DX, before the race's modifiers.",
    iq: "Level of IQ, before the race's modifiers.",
    ht: "Level of HT, before the race's modifiers.",
  }),
  notes(character.raisedSchema, 'Raised', {
    st: 'Levels added to ST.',
    dx: 'Levels added to DX.',
    iq: 'Levels added to IQ.',
    ht: 'Levels added to HT.',
  }),
  notes(character.secondarySchema, 'Secondary', {
    hitPoints: 'Steps of 1 hit point.',
    will: 'Steps of 1.',
    perception: 'Steps of 1.',
    fatiguePoints: 'Steps of 1 fatigue point.',
    basicSpeed: 'Steps of a quarter.',
    basicMove: 'Steps of 1 yard per second.',
  }),
  notes(trait.traitRowSchema, 'Trait', {
    key,
    entry,
    own,
    level: 'Level, for traits that come in levels; one that does not exist counts as the nearest that does.',
    choices: 'Choices for the parameters of the entry.',
    modifiers: 'Percentages on the price (fourth edition).',
    selfControl: 'The roll by which a disadvantage is resisted (fourth edition); null where there is none.',
    gained: 'Whether it was bought at creation or in play.',
    boughtOff: 'Whether a disadvantage was bought off with earned points.',
    note: 'The player’s note.',
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
    effects: 'What it changes.',
    description: ownText,
    page: ownPage,
  }),
  notes(trait.traitModifierSchema, 'Trait modifier', {
    key,
    name: ownName,
    percent: 'Per cent of the price: above 0 an enhancement, below a limitation.',
    effects: 'What it changes besides the price.',
  }),
  notes(effect.ownEffectSchema, 'Effect', {
    stat: 'What it changes: a number by its name in the ruleset, or "skills", "damage", "damagePerDie", "weaponSkill", "weaponParry", "resistance", "reactionOf", "pointsIn" with what they select. See “Effects”.',
    by: 'What of a skill or weapon `selection` is compared with; empty for every weapon.',
    match: 'Whether the text must be equal, start with it or contain it; case is ignored.',
    selection: 'The text that selects: a name, a speciality, a tag, a place of the body, a group of people.',
    how: 'How it changes the number; empty for adding, or for multiplying starting money. See “Effects”.',
    add: 'How much is added.',
    times: 'What the number is multiplied by, or what share of another one is added; null for 1.',
    atMost: 'Maximum of the number.',
    of: 'The number that a share is of, or that counts in place of this one.',
    over: 'What that number, or the level of a skill, is divided by; 1 for 0.',
    perLevel: 'Whether it counts once for each level of the trait.',
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
    points: 'Points spent; the level follows.',
    note: 'The player’s note.',
  }),
  notes(skill.ownSkillSchema, 'Typed-in skill', {
    name: ownName,
    attribute: 'What it is based on.',
    kind: 'Mental or physical: the costs may differ.',
    difficulty: 'How hard it is to learn.',
    defaults: 'Its defaults.',
    combat: 'Whether helms and such lower it.',
    defense: 'Whether it is used to block or to parry.',
    maximum: 'Highest level above its default, for a technique; null for none.',
    loadTimes:
      'How many times the encumbrance level is subtracted from it (fourth edition); null to decide by its name.',
    effects: 'What it changes once it is learned.',
    spell: 'What makes it a spell; null for any other skill.',
    description: ownText,
    page: ownPage,
  }),
  notes(skill.ownSpellSchema, 'Typed-in spell', {
    class: 'How it is cast.',
    resistedBy: 'What resists it, for example "HT".',
    time: 'How long casting takes.',
    duration: 'How long it lasts.',
    cost: 'What casting costs.',
    maintain: 'Cost to maintain; empty if it cannot be maintained.',
    prerequisites: 'In words; not checked.',
  }),
  notes(skill.ownDefaultSchema, 'Default of a typed-in skill', {
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
    hand: 'The hand that wields it.',
    bowStrength: "Strength of a bow of its own; null for the user's.",
    spiked: 'A shield with spikes.',
    withoutPadding: 'Mail worn without padding.',
    madeForAnother: 'Armor made for someone else.',
    madeForHeight: 'Height of that person in inches; null if unspecified.',
    madeForWeight: 'Weight of that person in pounds; null if unspecified.',
    altered: 'Armor made for someone else that was altered to fit.',
    costOverride: 'Price each in dollars, if different from the list.',
    weightOverride: 'Weight each in pounds, if different from the list.',
    note: 'The player’s note.',
  }),
  notes(equipment.ownItemSchema, 'Typed-in item', {
    name: ownName,
    kind: 'What it is used as.',
    cost: 'Price each in dollars.',
    weight: 'Weight each in pounds.',
    attacks: 'The ways to attack with it.',
    passiveDefense: 'Passive defense (third edition).',
    damageResistance: 'Damage resistance.',
    passiveDefenseImpaling: 'Passive defense against impaling attacks, when different.',
    damageResistanceImpaling: 'Damage resistance against impaling attacks, when different.',
    defenseBonus: 'Defense bonus of a shield (fourth edition).',
    places: 'Places of the body that it protects; empty for all.',
    mount: 'The figures of a beast; null for anything else.',
    effects: 'What it changes.',
    description: ownText,
    page: ownPage,
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
    skill: 'The skill used: an id, or the name of a skill on the sheet.',
    type: "Kind of damage, in the ruleset's short form.",
    basis: "What the damage is based on: the user's thrust or swing, or its own dice.",
    dice: 'Its own dice.',
    adds: 'Added to the damage.',
    reach: 'Yards, for example "1, 2".',
    minimumStrength: 'ST needed to wield it without penalty; null for none.',
    twoHanded: 'Needs both hands.',
    parry: 'Added to Parry; null when it cannot parry.',
    fencing: 'Parries like a fencing weapon.',
    unbalanced: 'Cannot parry on a turn it attacks.',
    ranged: 'Thrown or shot.',
    accuracy: 'Accuracy; null for none.',
    halfDamage: 'Range in yards at which damage is halved.',
    maximum: 'Longest range in yards.',
    rateOfFire: 'Shots a turn.',
    shots: 'Shots before it must be loaded.',
    bulk: 'Bulk; null for none.',
    recoil: 'Recoil; null for none.',
  }),
  notes(character.earnedPointsSchema, 'Earned points', {
    key,
    date: 'As the player writes it.',
    points: 'How many; below 0 for points lost.',
    why: 'Reason.',
  }),
  notes(character.waiverSchema, 'Waiver', {
    finding: 'Id of the finding.',
    reason: "The player's reason.",
  }),
  notes(picture.portraitSchema, 'Portrait', {
    data: 'A JPEG as a data URL in base64, beginning with "data:image/jpeg;base64,/9j/"; at most 300,000 characters.',
    width: 'Pixels, 1 to 2,000.',
    height: 'Pixels, 1 to 2,000.',
  }),
  notes(character.quarantinedValueSchema, 'Set aside', {
    path: 'Where it was, as a JSON Pointer, for example "/character/skills/2/points".',
    value: 'The value that was there.',
  }),
];
