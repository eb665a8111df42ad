import {
  type Amount,
  type AmountKind,
  audienceNames,
  type ChangedTarget,
  type ConstantTarget,
  type Effect,
  type EffectTarget,
  partNames,
  pricedNumbers,
  type SkillCriterion,
  type SkillTarget,
  type SourceNumber,
  type SummedTarget,
  skillCategories,
  statNames,
  type TextMatch,
  type WeaponSelection,
  weaponTags,
} from '../../catalog/effect.ts';
import type { amountKinds, OwnEffect } from '../../character/own-effect.ts';
import type { TraitModifier } from '../../character/trait-rows.ts';
import { memoizeByObject } from '../../engine/memoize.ts';
import { categoryKeys } from '../shared/effect-targets.ts';

/** The targets by what can be done to them. */
type SortedTarget =
  | { readonly sort: 'changed'; readonly to: ChangedTarget }
  | { readonly sort: 'skill'; readonly to: SkillTarget }
  | { readonly sort: 'summed'; readonly to: SummedTarget }
  | { readonly sort: 'constant'; readonly to: ConstantTarget };

const changed = (to: ChangedTarget): SortedTarget => ({ sort: 'changed', to });
const ofSkill = (to: SkillTarget): SortedTarget => ({ sort: 'skill', to });
const summed = (to: SummedTarget): SortedTarget => ({ sort: 'summed', to });
const constant = (to: ConstantTarget): SortedTarget => ({ sort: 'constant', to });

type NamedTarget = Extract<EffectTarget, string>;
const sortOfNumber = (name: NamedTarget): SortedTarget => {
  if (name === 'techLevel' || name === 'sizeModifier') return constant(name);
  return name === 'throwingStrength' ? summed(name) : changed(name);
};

/** The targets that a text alone names; files of old name those of the first version so. */
const named: ReadonlyMap<string, SortedTarget> = new Map([
  ...[...statNames, ...partNames].map((name) => [name, sortOfNumber(name)] as const),
  ...skillCategories.map((category) => [categoryKeys[category], ofSkill({ skills: category })] as const),
  ...audienceNames.map((audience) => [`reaction:${audience}`, changed({ reaction: audience })] as const),
  ...pricedNumbers.map((priceOf) => [`priceOf:${priceOf}`, changed({ priceOf })] as const),
  ['reaction:named', changed({ reaction: 'named' })],
  ['unarmedDamage', summed({ damage: { tag: 'unarmed' } })],
  ['surprise', changed('iq')],
  ['cost', changed({ cost: 'this' })],
  ['weight', changed({ weight: 'this' })],
]);

/** Kinds of targets that need a selection, in a file. */
export const selectingStats = [
  'skills',
  'damage',
  'damagePerDie',
  'weaponSkill',
  'weaponParry',
  'resistance',
  'reactionOf',
  'pointsIn',
] as const;
/** Those that every weapon may be meant by. */
export const weaponStats: readonly string[] = ['damage', 'damagePerDie', 'weaponSkill', 'weaponParry'];
type SelectingStat = (typeof selectingStats)[number];
export const isSelecting = (stat: string): stat is SelectingStat => selectingStats.some((each) => each === stat);

function selectedTarget(stat: SelectingStat, own: OwnEffect): SortedTarget | null {
  const text = own.selection.trim();
  switch (stat) {
    case 'skills':
    case 'pointsIn': {
      const by = skillCriterion(own);
      if (!by) return null;
      return stat === 'skills' ? ofSkill({ skills: by }) : constant({ pointsIn: by });
    }
    case 'resistance':
      return text === '' ? null : changed({ resistance: text });
    case 'reactionOf':
      return text === '' ? null : changed({ reaction: { group: text } });
    default: {
      const by = weaponSelection(own);
      if (by === null) return null;
      if (stat === 'damage') return summed({ damage: by });
      if (stat === 'damagePerDie') return summed({ damagePerDie: by });
      return changed(stat === 'weaponSkill' ? { weaponSkill: by } : { weaponParry: by });
    }
  }
}

function textMatch({ match, selection }: OwnEffect): TextMatch | null {
  const text = selection.trim();
  if (text === '') return null;
  return match === 'starts' ? { starts: text } : match === 'contains' ? { contains: text } : text;
}

function skillCriterion(own: OwnEffect): SkillCriterion | null {
  const match = textMatch(own);
  if (match === null || own.by === 'skill') return null;
  if (own.by === 'tag') return { tag: match };
  return own.by === 'speciality' ? { speciality: match } : { name: match };
}

function weaponSelection(own: OwnEffect): WeaponSelection | null {
  if (own.by === '') return 'all';
  if (own.by === 'tag') {
    const tag = weaponTags.find((each) => each === own.selection.trim());
    return tag ? { tag } : null;
  }
  const match = textMatch(own);
  if (match === null || own.by === 'speciality') return null;
  return own.by === 'skill' ? { skill: match } : { name: match };
}

/** What an effect of an own entry changes; null for what is not in the vocabulary, or lacks its selection. */
function targetOf(own: OwnEffect): SortedTarget | null {
  const stat = own.stat.trim();
  const known = named.get(stat);
  if (known) return known;
  if (isSelecting(stat)) return selectedTarget(stat, own);
  const [kind, ...rest] = stat.split(':');
  const id = rest.join(':').trim();
  if (id === '') return null;
  if (kind === 'skill') return ofSkill({ skill: id });
  if (kind === 'skills') return ofSkill({ skills: { tag: id } });
  return kind === 'reaction' ? changed({ reaction: { group: id.replaceAll('-', ' ') } }) : null;
}

export const sourceNumbers: readonly SourceNumber[] = [...statNames, 'ordinaryWeight'];

/** How much it changes it; null for what is not complete. Nothing is multiplied by less than 0 or divided by 0. */
function amountOf(own: OwnEffect): Amount<AmountKind> | null {
  const times = own.times ?? 1;
  const of = sourceNumbers.find((each) => each === own.of);
  const over = own.over > 0 ? own.over : 1;
  switch (own.how) {
    case '':
      return own.stat === 'startingMoney' ? { times: Math.max(0, times) } : { add: own.add };
    case 'add':
      return { add: own.add };
    case 'times':
      return { times: Math.max(0, times) };
    case 'atMost':
      return own.atMost === null ? null : { atMost: own.atMost };
    case 'level':
      return { levelOver: over };
    case 'share':
      return of ? { share: { of, times } } : null;
    case 'instead':
      return of ? { instead: { of, over } } : null;
  }
}

const isSum = (amount: Amount<AmountKind>): amount is Amount<'add' | 'levelOver' | 'share'> =>
  amount.add !== undefined || amount.levelOver !== undefined || amount.share !== undefined;
const isConstant = (amount: Amount<AmountKind>): amount is Amount<'add'> => amount.add !== undefined;

/** Fields that an effect may lack. */
export const missingFields = ['selection', 'of', 'atMost'] as const;

/** The field that has to be filled in before the effect says anything; null for none. */
export function missingOf(own: OwnEffect): (typeof missingFields)[number] | null {
  const selects = isSelecting(own.stat) && (own.by !== '' || !weaponStats.includes(own.stat));
  if (selects && own.selection.trim() === '') return 'selection';
  if ((own.how === 'share' || own.how === 'instead') && own.of === '') return 'of';
  return own.how === 'atMost' && own.atMost === null ? 'atMost' : null;
}

/** The ways in which what an effect changes can be changed. */
export function amountKindsOf(own: OwnEffect): readonly (typeof amountKinds)[number][] {
  const sort = targetOf({ ...own, by: own.by || 'name', selection: own.selection || weaponTags[0] })?.sort;
  if (sort === undefined || sort === 'constant') return ['add'];
  return sort === 'summed' ? ['add', 'level', 'share'] : ['add', 'level', 'share', 'times', 'atMost', 'instead'];
}

function readEffect(own: OwnEffect): Effect | null {
  const target = targetOf(own);
  const amount = amountOf(own);
  if (!target || !amount) return null;
  const unless = own.unless.trim();
  const when = own.when || (own.stat === 'surprise' ? 'to recover from surprise' : '');
  const terms = {
    perLevel: own.perLevel,
    ...(unless === '' ? {} : { unless: [{ trait: unless }] }),
    ...(when === '' ? {} : { when }),
  };
  const { sort, to } = target;
  if (sort === 'changed') return { ...terms, ...amount, to };
  if (sort === 'skill') return { ...terms, ...amount, to, ...(own.learned ? { learned: true } : {}) };
  if (sort === 'summed') return isSum(amount) ? { ...terms, ...amount, to } : null;
  return isConstant(amount) ? { ...terms, ...amount, to } : null;
}

/**
 * An effect that a player typed in as a catalog's entry has it; null for one that these rules cannot interpret, which is a
 * finding. Own effects never change in place, so each is read once.
 */
export const effectOf: (own: OwnEffect) => Effect | null = memoizeByObject(readEffect);

/** The effects of an own entry that can be interpreted. */
export const effectsOf = (own: readonly OwnEffect[]): Effect[] => own.flatMap((each) => effectOf(each) ?? []);

/** What a percentage on a trait's price changes besides of the price. */
export const modifierEffects: (modifier: TraitModifier) => readonly Effect[] = memoizeByObject(({ effects }) =>
  effectsOf(effects),
);
