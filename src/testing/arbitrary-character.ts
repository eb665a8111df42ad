import fc from 'fast-check';
import {
  type Character,
  literacyNorms,
  manaLevels,
  type PortraitData,
  type SavedCharacter,
} from '../character/character.ts';
import {
  amountKinds,
  matchKinds,
  type OwnEffect,
  type OwnTest,
  requiredKinds,
  selectors,
} from '../character/custom-effect.ts';
import {
  attackStrengths,
  costChanges,
  type EquipmentRow,
  type ItemModifier,
  itemKinds,
  itemPlaces,
  modifierStages,
  type OwnAttack,
  type OwnItem,
  type OwnMount,
  qualities,
  weightChanges,
} from '../character/equipment-rows.ts';
import {
  controllingAttributes,
  difficulties,
  type OwnDefault,
  type OwnSkill,
  type OwnSpell,
  type SkillRow,
  spellClasses,
  unfamiliarities,
} from '../character/skill-rows.ts';
import {
  allTraitKinds,
  appearanceRolls,
  modifiedParts,
  type OwnTrait,
  selfControlRolls,
  type TraitModifier,
  type TraitRow,
  traitContainers,
} from '../character/trait-rows.ts';
import { houseRules } from '../rules/house-rules/rules-in-force.ts';
import { rulesetIds } from '../rules/rulesets.ts';
import { smallPortrait } from './small-portrait.ts';

const text = fc.oneof(
  fc.string({ maxLength: 12 }),
  fc.string({ unit: 'binary', maxLength: 6 }),
  fc.constantFrom('', 'Ž', 'Ольга', '"', '\\', '\u2028', '\ud800', 'k1', '__proto__', '\n'),
);
const number = fc.oneof(
  fc.integer({ min: -50, max: 50 }),
  fc.double({ min: -1e9, max: 1e9, noNaN: true }),
  fc.constantFrom(-1e9, 1e9, 0.1, 1e-7),
);
const whole = fc.oneof(fc.integer({ min: -20, max: 20 }), fc.constantFrom(-1_000_000_000, 1_000_000_000));
const amount = fc.oneof(fc.nat(100), fc.double({ min: 0, max: 1e9, noNaN: true }));
const flag = fc.boolean();
const orNull = <T>(of: fc.Arbitrary<T>): fc.Arbitrary<T | null> => fc.option(of, { nil: null });
const some = <T>(of: fc.Arbitrary<T>): fc.Arbitrary<T[]> => fc.array(of, { maxLength: 3 });
/** Any JSON without the names that reading a file drops. */
const json = fc.jsonValue().filter((value) => !/"(?:__proto__|constructor|prototype)":/.test(JSON.stringify(value)));
const key = fc.constant(''); // given below, after all rows are known

const effect: fc.Arbitrary<OwnEffect> = fc.record({
  stat: text,
  by: fc.constantFrom(...selectors),
  match: fc.constantFrom(...matchKinds),
  selection: text,
  how: fc.constantFrom(...amountKinds),
  add: number,
  times: orNull(number),
  atMost: orNull(number),
  of: text,
  over: amount,
  perLevel: flag,
  fromLevel: orNull(whole),
  learned: flag,
  unless: text,
  when: text,
});
const ownTest: fc.Arbitrary<OwnTest> = fc.record({
  kind: fc.constantFrom(...requiredKinds),
  not: flag,
  name: text,
  match: fc.constantFrom(...matchKinds),
  speciality: text,
  note: text,
  withoutNote: flag,
  plus: text,
  atLeast: orNull(number),
  atMost: orNull(number),
});
const prerequisites = some(
  fc.record({ any: some(ownTest), fromTechLevel: orNull(number), toTechLevel: orNull(number) }),
);
const modifierFields = {
  name: text,
  percent: number,
  points: number,
  times: orNull(number),
  level: orNull(whole),
  appliesTo: fc.constantFrom(...modifiedParts),
  page: text,
  effects: some(effect),
};
const ownDefault: fc.Arbitrary<OwnDefault> = fc.record({
  attribute: orNull(fc.constantFrom(...controllingAttributes)),
  skill: text,
  penalty: number,
});
const attack: fc.Arbitrary<OwnAttack> = fc.record({
  name: text,
  skills: some(ownDefault),
  times: amount,
  armorDivisor: orNull(number),
  explosive: flag,
  fragments: text,
  instead: text,
  scope: orNull(number),
  type: text,
  basis: fc.constantFrom('thrust', 'swing', 'fixed'),
  dice: number,
  adds: number,
  moreDice: number,
  addsPerDie: number,
  strengthOf: fc.constantFrom(...attackStrengths),
  levelOf: fc.oneof(text, fc.constantFrom('k1', 'k2')),
  dicePerLevel: number,
  addsPerLevel: number,
  basisPerLevel: flag,
  sides: fc.integer({ min: 2, max: 1000 }),
  block: orNull(number),
  reach: text,
  minimumStrength: orNull(number),
  twoHanded: flag,
  parry: orNull(number),
  fencing: flag,
  unbalanced: flag,
  ranged: flag,
  accuracy: orNull(number),
  halfDamage: text,
  maximum: text,
  rateOfFire: text,
  shots: text,
  bulk: orNull(number),
  recoil: orNull(number),
});
const ownTrait: fc.Arbitrary<OwnTrait> = fc.record({
  name: text,
  kind: fc.constantFrom(...allTraitKinds),
  points: number,
  pointsPerLevel: number,
  holds: fc.constantFrom(...traitContainers),
  effects: some(effect),
  attacks: some(attack),
  offered: some(fc.record(modifierFields)),
  prerequisites,
  description: text,
  notes: some(text),
  page: text,
  source: text,
});
const modifier: fc.Arbitrary<TraitModifier> = fc.record({ key, ...modifierFields });
const trait: fc.Arbitrary<TraitRow> = fc.record({
  key,
  entry: text,
  own: orNull(ownTrait),
  level: fc.oneof(whole, fc.constantFrom(0.5, 1.5)),
  choices: some(fc.record({ parameter: text, value: text })),
  modifiers: some(modifier),
  selfControl: fc.constantFrom(null, ...selfControlRolls),
  frequency: fc.constantFrom(null, ...appearanceRolls),
  roundDown: flag,
  container: text,
  gained: fc.constantFrom('creation', 'play'),
  boughtOff: flag,
  note: text,
});
const ownSpell: fc.Arbitrary<OwnSpell> = fc.record({
  class: fc.constantFrom(...spellClasses),
  resistedBy: text,
  time: text,
  duration: text,
  cost: text,
  maintain: text,
  colleges: some(text),
  baseSkill: text,
  prerequisiteCount: number,
  prerequisites: text,
});
const ownSkill: fc.Arbitrary<OwnSkill> = fc.record({
  name: text,
  attribute: fc.constantFrom(...controllingAttributes),
  kind: fc.constantFrom('physical', 'mental'),
  difficulty: fc.constantFrom(...difficulties),
  defaults: some(ownDefault),
  holds: flag,
  prerequisites,
  effects: some(effect),
  techLevel: flag,
  tags: some(text),
  notes: some(text),
  source: text,
  combat: flag,
  defense: fc.constantFrom('none', 'block', 'unarmed'),
  maximum: orNull(number),
  loadTimes: orNull(fc.integer({ min: 0, max: 10 })),
  covers: fc.oneof(text, fc.constantFrom('Broadsword, Karate', 'Guns')),
  spell: orNull(ownSpell),
  description: text,
  page: text,
});
const skill: fc.Arbitrary<SkillRow> = fc.record({
  key,
  entry: text,
  own: orNull(ownSkill),
  speciality: text,
  techLevel: orNull(number),
  difficulty: orNull(fc.constantFrom(...difficulties)),
  container: text,
  points: number,
  unfamiliar: fc.constantFrom(...unfamiliarities),
  note: text,
});
const ownMount: fc.Arbitrary<OwnMount> = fc.record({
  st: amount,
  dx: amount,
  iq: amount,
  ht: amount,
  move: amount,
  bodyWeight: amount,
});
const itemModifierFields = {
  name: text,
  cost: orNull(number),
  costIs: fc.constantFrom(...costChanges),
  costStage: fc.constantFrom(...modifierStages),
  weight: orNull(number),
  weightIs: fc.constantFrom(...weightChanges),
  weightStage: fc.constantFrom(...modifierStages),
  techLevel: orNull(number),
  page: text,
  effects: some(effect),
  notes: some(text),
};
const itemModifier: fc.Arbitrary<ItemModifier> = fc.record({ key, ...itemModifierFields });
const ownItem: fc.Arbitrary<OwnItem> = fc.record({
  name: text,
  kind: fc.constantFrom(...itemKinds),
  cost: amount,
  weight: amount,
  techLevel: orNull(number),
  legalityClass: fc.constantFrom(null, 0, 1, 2, 3, 4),
  damageResistanceCrushing: orNull(number),
  flexible: flag,
  parts: some(fc.record({ places: some(text), damageResistance: number, crushing: orNull(number) })),
  notes: some(text),
  source: text,
  attacks: some(attack),
  passiveDefense: number,
  damageResistance: number,
  passiveDefenseImpaling: orNull(number),
  damageResistanceImpaling: orNull(number),
  defenseBonus: number,
  places: some(text),
  mount: orNull(ownMount),
  effects: some(effect),
  offered: some(fc.record(itemModifierFields)),
  prerequisites,
  description: text,
  page: text,
});
const item: fc.Arbitrary<EquipmentRow> = fc.record({
  key,
  entry: text,
  own: orNull(ownItem),
  quantity: amount,
  place: fc.constantFrom(...itemPlaces),
  container: text,
  slung: flag,
  quality: fc.constantFrom(...qualities),
  modifiers: some(itemModifier),
  hand: fc.constantFrom('main', 'off'),
  unfamiliar: flag,
  bowStrength: orNull(number),
  spiked: flag,
  withoutPadding: flag,
  madeForAnother: flag,
  madeForHeight: orNull(amount),
  madeForWeight: orNull(amount),
  altered: flag,
  costOverride: orNull(amount),
  weightOverride: orNull(amount),
  note: text,
});

const pixels = fc.integer({ min: 1, max: 2000 });
const portrait: fc.Arbitrary<PortraitData> = fc.record({
  data: fc.constant(smallPortrait.data),
  width: pixels,
  height: pixels,
});

const fourAttributes = fc.record({ st: whole, dx: whole, iq: whole, ht: whole });

/** Any character that the schema allows, with a few rows in each list. All keys differ. */
export const arbitraryCharacter: fc.Arbitrary<Character> = fc
  .record({
    name: text,
    concept: fc.record({
      player: text,
      campaign: text,
      appearance: text,
      sex: fc.constantFrom('', 'man', 'woman'),
      age: text,
      height: orNull(number),
      weight: orNull(number),
      skin: text,
      hair: text,
      eyes: text,
      handedness: fc.constantFrom('right', 'left'),
      story: text,
      notes: text,
    }),
    campaign: fc.record({
      budget: number,
      money: orNull(number),
      startingWealth: orNull(number),
      techLevel: orNull(number),
      disadvantageLimit: orNull(number),
      quirkLimit: orNull(number),
      literacy: orNull(fc.constantFrom(...literacyNorms)),
      mana: fc.constantFrom(...manaLevels),
      historical: flag,
    }),
    race: fc.record({
      entry: text,
      own: orNull(
        fc.record({
          name: text,
          points: orNull(number),
          st: whole,
          dx: whole,
          iq: whole,
          ht: whole,
          traits: some(trait),
          skills: some(fc.record({ key, entry: text, own: orNull(ownSkill), speciality: text, relative: whole })),
          effects: some(effect),
          basedOn: text,
          description: text,
        }),
      ),
    }),
    attributes: fourAttributes,
    raised: fourAttributes,
    secondary: fc.record({
      hitPoints: whole,
      will: whole,
      perception: whole,
      fatiguePoints: whole,
      basicSpeed: whole,
      basicMove: whole,
      frightCheck: whole,
      vision: whole,
      hearing: whole,
      tasteSmell: whole,
      touch: whole,
    }),
    traits: some(trait),
    skills: some(skill),
    equipment: some(item),
    earned: some(fc.record({ key, date: text, points: number, why: text })),
    waivers: some(fc.record({ finding: text, reason: text })),
    portrait: fc.oneof({ weight: 3, arbitrary: fc.constant(null) }, portrait),
    origin: fc.option(
      fc.record({
        format: fc.constant('gcs' as const),
        version: fc.integer({ min: 1, max: 5 }),
        sheet: fc.record({ profile: json, traits: json }),
        rest: text,
        portrait: fc.constant(''),
        rows: some(
          fc.record({
            id: text,
            list: fc.constantFrom('traits', 'skills', 'equipment'),
            row: text,
            attacks: text,
            digest: text,
          }),
        ),
      }),
    ),
    setAside: some(fc.record({ path: text, value: json })),
  })
  .map(withKeys);

/** Any valid character with its rules, some with fields of a later version at the outermost level. */
export const arbitrarySaved: fc.Arbitrary<SavedCharacter> = fc
  .record({
    ruleset: fc.constantFrom(...rulesetIds, 'of-the-future', ''),
    houseRules: some(fc.oneof(text, fc.constantFrom(...houseRules.map(({ id }) => id)))),
    character: arbitraryCharacter,
    extra: fc.option(fc.record({ laterField: json, 'another one': json }), { nil: undefined }),
  })
  .map(({ extra, ...saved }) => (extra ? { ...saved, extra } : saved));

function withKeys(character: Character): Character {
  let count = 0;
  const keyed = <Row extends { key: string }>(row: Row): Row => {
    count += 1;
    return { ...row, key: count % 3 === 0 ? `own key ${count}` : `k${count}` };
  };
  const withModifiers = <Row extends TraitRow | EquipmentRow>(row: Row): Row => ({
    ...keyed(row),
    modifiers: row.modifiers.map(keyed),
  });
  const { own } = character.race;
  return {
    ...character,
    race: {
      ...character.race,
      own: own && { ...own, traits: own.traits.map(withModifiers), skills: own.skills.map(keyed) },
    },
    traits: character.traits.map(withModifiers),
    skills: character.skills.map(keyed),
    equipment: character.equipment.map(withModifiers),
    earned: character.earned.map(keyed),
  };
}
