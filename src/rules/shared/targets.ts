import {
  audienceNames,
  type ChangedTarget,
  type ConstantTarget,
  type EffectTarget,
  partNames,
  pricedNumbers,
  type Selections,
  type SkillTarget,
  type SummedTarget,
  skillCategories,
  statNames,
  type TargetKind,
  type WeaponFigure,
  type WeaponSelection,
} from '../../catalog/effect.ts';
import type { OwnEffect } from '../../character/custom-effect.ts';
import { memoizeByObject } from '../../engine/memoize.ts';
import {
  audiences,
  categoryKeys,
  groupPrefix,
  type ResolvedTarget,
  readMatch,
  readPlaces,
  readSkills,
  readStoredText,
  readWeapons,
  resistanceKey,
  type StoredTarget,
  selectedTarget,
  storePlaces,
  storeSkills,
  storeWeapons,
  tagKey,
} from './effect-targets.ts';
import {
  describeMatch,
  describePlaces,
  describeSkillCriterion,
  describeWeaponSelection,
  type NumberNames,
  nameSourceNumber,
} from './trait-price.ts';

/** A target, sorted by the amounts that it takes: see the types in catalog/effect.ts. */
type SortedTarget =
  | { readonly sort: 'changed'; readonly to: ChangedTarget }
  | { readonly sort: 'skill'; readonly to: SkillTarget }
  | { readonly sort: 'summed'; readonly to: SummedTarget }
  | { readonly sort: 'constant'; readonly to: ConstantTarget };

const changed = (to: ChangedTarget): SortedTarget => ({ sort: 'changed', to });
const ofSkill = (to: SkillTarget): SortedTarget => ({ sort: 'skill', to });
const summed = (to: SummedTarget): SortedTarget => ({ sort: 'summed', to });
const toConstantTarget = (to: ConstantTarget): SortedTarget => ({ sort: 'constant', to });

/** The parts of a ruleset that decide which targets exist, and their names. */
interface RulesetNumbers {
  readonly changeable: NumberNames;
  readonly attributes: readonly PricedName[];
  readonly secondary: readonly PricedName[];
}
interface PricedName {
  readonly id: string;
  readonly short: string;
}

/** The sources of the words for a target. */
export interface TargetLists {
  readonly ruleset: Pick<RulesetNumbers, 'changeable'>;
  readonly catalog: { readonly skills: ReadonlyMap<string, { readonly name: string }> };
}

/** A form's question: skills, weapons or places by a criterion, or a text under a label. */
type AskedSelection =
  | 'skills'
  | 'weapons'
  | 'places'
  | { readonly label: string; readonly suggestions?: readonly string[] };

/** The facts about one kind of target. `By` is the type of its selection. */
interface TargetKindRules<By> {
  /** The key that its effects are listed under. `owner` is the key of the row that has the effect. */
  resolve(by: By, owner: string): ResolvedTarget;
  /** The target in words; undefined for a number that the ruleset lacks. */
  describe(by: By, lists: TargetLists): string | undefined;
  /** The fields of a custom effect that mean the same. */
  store(by: By): StoredTarget;
  /** The targets of this kind that a custom effect names by its `stat` alone. */
  readonly named?: readonly (readonly [stat: string, target: SortedTarget])[];
  /** If custom effects name one of them by "KIND:ID": the target with that id. */
  readId?(id: string): SortedTarget;
  /** If custom effects have a `stat` for this kind: how it is selected, and its target; null while that is missing. */
  readonly selecting?: {
    readonly stat: string;
    readonly asks: AskedSelection;
    read(own: OwnEffect): SortedTarget | null;
  };
  /** Its choices in the form for custom entries; kinds without this have none there. */
  readonly form?: {
    readonly group: string;
    /** Offered to items alone. */
    readonly ofItem?: true;
    choices(ruleset: RulesetNumbers): readonly (readonly [stat: string, words: string])[];
  };
}

/** The names of numbers that a ruleset has, among these. */
const listed = ({ changeable }: RulesetNumbers, stats: readonly string[]) =>
  changeable.flatMap(({ stat, name }) => (stats.includes(stat) ? [[stat, name] as const] : []));

const orNull = <By>(by: By | null, target: (by: By) => SortedTarget): SortedTarget | null =>
  by === null ? null : target(by);

/** The properties of weapons and blows that an effect can change. */
export type WeaponTarget =
  | 'damage'
  | 'damagePerDie'
  | 'weaponSkill'
  | 'weaponParry'
  | 'weaponBlock'
  | 'weaponStrength'
  | WeaponFigure;

/** Numbers of weapons and blows. */
const ofWeapons = (
  kind: WeaponTarget,
  words: string,
  choice: string,
  target: (by: WeaponSelection) => SortedTarget,
): TargetKindRules<WeaponSelection> => ({
  resolve: (by, owner) => selectedTarget(kind, by, owner),
  describe: (by) => `${words} ${describeWeaponSelection(by)}`,
  store: (by) => ({ stat: kind, ...storeWeapons(by) }),
  selecting: { stat: kind, asks: 'weapons', read: (own) => orNull(readWeapons(own), target) },
  form: { group: 'Weapons and unarmed attacks', choices: () => [[kind, choice]] },
});

/** The same for rules in which weapons block and use other strengths. */
const whereWeaponsHaveStrengths = (rules: TargetKindRules<WeaponSelection>): TargetKindRules<WeaponSelection> => {
  const { form } = rules;
  if (!form) return rules;
  const choices = (ruleset: RulesetNumbers) =>
    listed(ruleset, ['strikingStrength']).length === 0 ? [] : form.choices(ruleset);
  return { ...rules, form: { ...form, choices } };
};

/** A figure of the weapon tables. */
const ofFigure = (
  kind: WeaponFigure,
  words: string,
  target: (by: WeaponSelection) => SortedTarget,
): TargetKindRules<WeaponSelection> =>
  whereWeaponsHaveStrengths(ofWeapons(kind, words, `${words} of a weapon`, target));

/** A number of the item that has the effect. */
const ofThisItem = (
  kind: 'cost' | 'weight',
  word: string,
  target: ChangedTarget,
): TargetKindRules<Selections['cost']> => ({
  resolve: (_, owner) => ({ key: `${kind}:${owner}` }),
  describe: () => `${word} of the item itself`,
  store: () => ({ stat: kind }),
  named: [[kind, changed(target)]],
  form: { group: 'This item', ofItem: true, choices: () => [[kind, `its ${word}, each`]] },
});

/** Each kind of target, once. The order of the form is that of this table. */
export const targetKinds: { readonly [Kind in TargetKind]: TargetKindRules<Selections[Kind]> } = {
  skill: {
    resolve: (id) => ({ key: `skill:${id}` }),
    describe: (id, { catalog }) => catalog.skills.get(id)?.name,
    store: (id) => ({ stat: `skill:${id}` }),
    readId: (skill) => ofSkill({ skill }),
  },
  skills: {
    resolve: (by) => {
      if (typeof by === 'string') return { key: categoryKeys[by] };
      return typeof by.tag === 'string' ? { key: tagKey(by.tag) } : selectedTarget('skills', by);
    },
    describe: (by) => (typeof by === 'string' ? undefined : describeSkillCriterion(by)),
    store: (by) => {
      if (typeof by === 'string') return { stat: categoryKeys[by] };
      return typeof by.tag === 'string' ? { stat: `skills:${by.tag}` } : { stat: 'skills', ...storeSkills(by) };
    },
    named: skillCategories.map((skills) => [categoryKeys[skills], ofSkill({ skills })]),
    readId: (tag) => ofSkill({ skills: { tag } }),
    selecting: {
      stat: 'skills',
      asks: 'skills',
      read: (own) => orNull(readSkills(own), (skills) => ofSkill({ skills })),
    },
    form: {
      group: 'Skills and spells',
      choices: (ruleset) => [['skills', 'certain skills…'], ...listed(ruleset, Object.values(categoryKeys))],
    },
  },
  pointsIn: {
    resolve: (by) => selectedTarget('pointsIn', by),
    describe: (by) => `points in ${describeSkillCriterion(by)}`,
    store: (by) => ({ stat: 'pointsIn', ...storeSkills(by) }),
    selecting: {
      stat: 'pointsIn',
      asks: 'skills',
      read: (own) => orNull(readSkills(own), (pointsIn) => toConstantTarget({ pointsIn })),
    },
    form: { group: 'Skills and spells', choices: () => [['pointsIn', 'points in a skill…']] },
  },
  traitLevel: {
    resolve: (by) => selectedTarget('traitLevel', by),
    describe: ({ name }) => `level of ${describeMatch(name)}`,
    store: ({ name }) => ({ stat: 'traitLevel', ...storeSkills({ name }) }),
    selecting: {
      stat: 'traitLevel',
      asks: { label: 'Trait' },
      read: (own) => orNull(readMatch(own), (name) => toConstantTarget({ traitLevel: { name } })),
    },
    form: { group: 'Traits', choices: () => [['traitLevel', 'levels of a trait…']] },
  },
  damage: {
    ...ofWeapons('damage', 'damage', 'damage', (damage) => summed({ damage })),
    // As files of the first version name it.
    named: [['unarmedDamage', summed({ damage: { tag: 'unarmed' } })]],
  },
  damagePerDie: ofWeapons('damagePerDie', 'damage per die', 'damage per die', (damagePerDie) =>
    summed({ damagePerDie }),
  ),
  weaponSkill: ofWeapons('weaponSkill', 'skill', 'skill with a weapon', (weaponSkill) => changed({ weaponSkill })),
  weaponParry: ofWeapons('weaponParry', 'Parry', 'Parry with a weapon', (weaponParry) => changed({ weaponParry })),
  weaponBlock: whereWeaponsHaveStrengths(
    ofWeapons('weaponBlock', 'Block', 'Block with a weapon', (weaponBlock) => changed({ weaponBlock })),
  ),
  weaponStrength: whereWeaponsHaveStrengths(
    ofWeapons('weaponStrength', 'ST for damage and range', 'ST that a weapon counts with', (weaponStrength) =>
      summed({ weaponStrength }),
    ),
  ),
  weaponReach: ofFigure('weaponReach', 'reach', (weaponReach) => changed({ weaponReach })),
  weaponLeastReach: ofFigure('weaponLeastReach', 'least reach', (weaponLeastReach) => changed({ weaponLeastReach })),
  weaponMinimumStrength: ofFigure('weaponMinimumStrength', 'minimum ST', (weaponMinimumStrength) =>
    changed({ weaponMinimumStrength }),
  ),
  weaponAccuracy: ofFigure('weaponAccuracy', 'accuracy', (weaponAccuracy) => changed({ weaponAccuracy })),
  weaponHalfDamage: ofFigure('weaponHalfDamage', 'half-damage range', (weaponHalfDamage) =>
    changed({ weaponHalfDamage }),
  ),
  weaponMaximum: ofFigure('weaponMaximum', 'maximum range', (weaponMaximum) => changed({ weaponMaximum })),
  weaponRateOfFire: ofFigure('weaponRateOfFire', 'rate of fire', (weaponRateOfFire) => changed({ weaponRateOfFire })),
  weaponBulk: ofFigure('weaponBulk', 'Bulk', (weaponBulk) => changed({ weaponBulk })),
  weaponRecoil: ofFigure('weaponRecoil', 'recoil', (weaponRecoil) => changed({ weaponRecoil })),
  resistance: {
    resolve: (by) => (typeof by === 'string' ? { key: resistanceKey(by) } : selectedTarget('resistance', by)),
    describe: (by) => `DR of ${describePlaces(by)}`,
    store: (by) => ({ stat: 'resistance', ...storePlaces(by) }),
    selecting: {
      stat: 'resistance',
      asks: 'places',
      read: (own) => orNull(readPlaces(own), (resistance) => changed({ resistance })),
    },
    form: { group: 'Protection', choices: () => [['resistance', 'DR of certain places…']] },
  },
  reaction: {
    resolve: (people, owner) => {
      if (typeof people === 'object') return { key: `reaction:${groupPrefix}${people.group.trim()}` };
      return { key: people === 'named' ? `reaction:named.${owner}` : `reaction:${people}` };
    },
    describe: (people) => {
      if (typeof people === 'object') return `reaction from ${people.group}`;
      return people === 'named' ? undefined : `reaction from ${audiences[people].words}`;
    },
    store: (people) =>
      typeof people === 'object' ? { stat: 'reactionOf', selection: people.group } : { stat: `reaction:${people}` },
    named: [...audienceNames, 'named' as const].map((people) => [`reaction:${people}`, changed({ reaction: people })]),
    readId: (id) => changed({ reaction: { group: id.replaceAll('-', ' ') } }),
    selecting: {
      stat: 'reactionOf',
      asks: { label: 'Group' },
      read: (own) => orNull(readStoredText(own), (group) => changed({ reaction: { group } })),
    },
    form: {
      group: 'Reactions',
      choices: (ruleset) => {
        const everyone = listed(ruleset, ['reaction']);
        if (everyone.length === 0) return [];
        const circles = audienceNames.map((id) => [`reaction:${id}`, `of ${audiences[id].words}`] as const);
        return [...everyone, ['reactionOf', 'reaction from a group…'], ...circles];
      },
    },
  },
  cost: ofThisItem('cost', 'price', { cost: 'this' }),
  weight: ofThisItem('weight', 'weight', { weight: 'this' }),
  priceOf: {
    resolve: (id) => ({ key: `priceOf:${id}` }),
    describe: (id, { ruleset }) => `points for ${nameSourceNumber(ruleset.changeable, id)}`,
    store: (id) => ({ stat: `priceOf:${id}` }),
    named: pricedNumbers.map((priceOf) => [`priceOf:${priceOf}`, changed({ priceOf })]),
    form: {
      group: 'Points',
      choices: ({ attributes, secondary }) =>
        [...attributes, ...secondary].map(({ id, short }) => [`priceOf:${id}`, `price of ${short}`]),
    },
  },
};

const isKind = (name: string): name is TargetKind => Object.hasOwn(targetKinds, name);
const allKinds = Object.keys(targetKinds).filter(isKind);

type SelectingTarget = Exclude<EffectTarget, string>;
type MaybeSelections = { readonly [Kind in TargetKind]?: Selections[Kind] | undefined };

/** A target together with the rules of its kind. */
interface BoundTarget {
  resolve(owner: string): ResolvedTarget;
  describe(lists: TargetLists): string | undefined;
  store(): StoredTarget;
}

function bindKind<Kind extends TargetKind>(kind: Kind, to: MaybeSelections): BoundTarget | null {
  const by = to[kind];
  if (by === undefined) return null;
  const rules = targetKinds[kind];
  return {
    resolve: (owner) => rules.resolve(by, owner),
    describe: (lists) => rules.describe(by, lists),
    store: () => rules.store(by),
  };
}

const bind = memoizeByObject((to: SelectingTarget): BoundTarget => {
  for (const kind of allKinds) {
    const bound = bindKind(kind, to);
    if (bound) return bound;
  }
  throw new Error('An effect has a target of no known kind.');
});

/**
 * The key of a target. `owner` is the key of the row that has the effect, for targets of that row: the price of "this"
 * item.
 */
export const resolveTarget = (to: EffectTarget, owner: string): ResolvedTarget =>
  typeof to === 'string' ? { key: to } : bind(to).resolve(owner);

/**
 * The target of an effect, in words: "Dodge", "Swimming", "damage with Karate"; undefined for a number these rules
 * lack.
 */
export function describeTarget(lists: TargetLists, to: EffectTarget): string | undefined {
  const { key } = resolveTarget(to, '');
  const listed = lists.ruleset.changeable.find(({ stat }) => stat === key)?.name;
  return listed || typeof to === 'string' ? listed : bind(to).describe(lists);
}

/** The fields of a custom effect that {@link readTarget} reads as this target. */
export const storeTarget = (to: EffectTarget): StoredTarget =>
  typeof to === 'string' ? { stat: to } : bind(to).store();

type NumberTarget = Extract<EffectTarget, string>;
const sortNumber = (name: NumberTarget): SortedTarget => {
  if (name === 'techLevel' || name === 'sizeModifier') return toConstantTarget(name);
  return name === 'throwingStrength' ? summed(name) : changed(name);
};

/** The targets that a `stat` names without a selection. */
const named: ReadonlyMap<string, SortedTarget> = new Map([
  ...[...statNames, ...partNames].map((name) => [name, sortNumber(name)] as const),
  ...allKinds.flatMap((kind) => targetKinds[kind].named ?? []),
  ['surprise', changed('iq')], // as files of the first version name it
]);

/** The kinds of targets with their own `stat` in custom effects, by that. */
const selecting = new Map(
  allKinds.flatMap((kind) => {
    const rules = targetKinds[kind].selecting;
    return rules ? [[rules.stat, rules] as const] : [];
  }),
);

/** Each `stat` that needs a selection. */
export const selectingStats: readonly string[] = [...selecting.keys()];

/** The selection that a `stat` needs; null for one that is a target by itself. */
export const findRequiredSelection = (stat: string): AskedSelection | null => selecting.get(stat)?.asks ?? null;

/** The target of a custom effect; null if it is not in the vocabulary, or lacks its selection. */
export function readTarget(own: OwnEffect): SortedTarget | null {
  const stat = own.stat.trim();
  const target = named.get(stat);
  if (target) return target;
  const rules = selecting.get(stat);
  if (rules) return rules.read(own);
  const colon = stat.indexOf(':');
  const kind = stat.slice(0, Math.max(0, colon));
  const id = stat.slice(colon + 1).trim();
  return id !== '' && isKind(kind) ? (targetKinds[kind].readId?.(id) ?? null) : null;
}

/** A choice in the form for custom effects. */
interface TargetChoice {
  readonly stat: string;
  readonly words: string;
  readonly group: string;
}

/**
 * Everything that a custom entry can change under a ruleset, in the order of the form. Only items have a price and a
 * weight.
 */
export function targetChoices(ruleset: RulesetNumbers, isItem: boolean): TargetChoice[] {
  const choices = allKinds.flatMap((kind): TargetChoice[] => {
    const { form } = targetKinds[kind];
    if (!form || (form.ofItem && !isItem)) return [];
    return form.choices(ruleset).map(([stat, words]) => ({ stat, words, group: form.group }));
  });
  const ofKinds = new Set(choices.map(({ stat }) => stat));
  const numbers = ruleset.changeable.filter(({ stat }) => !ofKinds.has(stat));
  return [...numbers.map(({ stat, name }) => ({ stat, words: name, group: 'Numbers' })), ...choices];
}
