import type { Effect } from '../catalog/effect.ts';
import type { Listed } from '../catalog/entry.ts';
import type { TraitFacet } from '../catalog/trait-entry.ts';
import { formatSigned } from '../engine/format.ts';
import type { GcsEntry, GcsFeature } from './gcs-library.ts';
import { statOf } from './open-sheet.ts';

/** Numbers that the second source calls by another name. */
const numbers: Readonly<Record<string, string>> = {
  basic_move: 'basicMove',
  basic_speed: 'basicSpeed',
  fp: 'fatiguePoints',
  fright_check: 'frightCheck',
  hp: 'hitPoints',
  per: 'perception',
  sm: 'sizeModifier',
  taste_smell: 'tasteSmell',
};
const limited: Readonly<Record<string, string>> = {
  lifting_only: 'liftingStrength',
  striking_only: 'strikingStrength',
};

const amountOf = (amount: number, perLevel: boolean | undefined): string =>
  `${formatSigned(amount)}${perLevel ? '/level' : ''}`;

/** A feature as "NUMBER AMOUNT"; null for those of attacks, and those whose target a player types in. */
function describeFeature(feature: GcsFeature): string | null {
  const { type, attribute = '', limitation = '', amount = 0, per_level: perLevel, name, tags } = feature;
  const many = amountOf(amount, perLevel);
  switch (type) {
    case 'attribute_bonus':
      return `${limited[limitation] ?? numbers[attribute] ?? attribute} ${many}`;
    case 'skill_bonus': {
      if (tags) return `${tags.qualifier}Skills ${many}`;
      const special = feature.specialization;
      const of = typeof special === 'string' ? special : (special?.qualifier ?? '');
      const skill = `${name?.qualifier ?? '@'}${of === '' ? '' : ` (${of})`}`;
      return skill.includes('@') ? null : `${skill.toLowerCase()} ${many}`;
    }
    case 'spell_bonus':
      return `spells ${many}`;
    case 'dr_bonus':
      return `DR of ${feature.locations ?? ['all']} ${many}`;
    case 'cost_reduction':
      return `price of ${attribute} −${feature.percentage}%`;
    case 'reaction_bonus':
      return `reaction ${many}`;
    case 'conditional_modifier':
      return `at times ${many}`;
    default:
      return null;
  }
}

const places: Readonly<Record<string, string>> = { eyes: 'eye', feet: 'foot' };

/** An effect in the form of {@link describeFeature}: one of ours may be several there. */
function describeEffect(effect: Effect): string[] {
  const { to, add, times, perLevel, when } = effect;
  if (typeof to === 'object' && to.priceOf !== undefined) {
    return [`price of ${to.priceOf} −${Math.round(100 * (1 - (times ?? 1)))}%`];
  }
  if (add === undefined) return [];
  const many = amountOf(add, perLevel);
  if (to === 'reaction' || (typeof to === 'object' && to.reaction !== undefined)) return [`reaction ${many}`];
  if (when) return [`at times ${many}`];
  if (to === 'activeDefenses') return ['dodge', 'parry', 'block'].map((each) => `${each} ${many}`);
  if (to === 'damageResistance') return [`DR of all ${many}`];
  if (typeof to === 'string') return [`${to} ${many}`];
  if (typeof to.resistance === 'string') return [`DR of ${places[to.resistance] ?? to.resistance} ${many}`];
  if (typeof to.skills === 'object' && to.skills.tag === 'spell') return [`spells ${many}`];
  if (typeof to.skills === 'object' && typeof to.skills.name === 'string') {
    return [`${to.skills.name.toLowerCase()} ${many}`];
  }
  return [`${statOf(effect)} ${many}`];
}

/** The amounts in notes, as of effects that count at times, and of reactions. */
const amountsIn = (notes: readonly string[]): string[] =>
  notes.flatMap((note) =>
    [...note.matchAll(/[+−]\d+/g)].flatMap(([amount]) => [`at times ${amount}`, `reaction ${amount}`]),
  );

/**
 * Returns how the effects of a trait, with all its answers, differ from the features of the entries that it is in the
 * second source: what is there or here only. What counts at times there is compared by its amount, whatever it is on.
 */
export function listEffectDifferences({ facet }: Listed<TraitFacet>, theirs: readonly GcsEntry[]): string {
  const parts = [facet, ...(facet.parameters ?? []).flatMap(({ options = [] }) => options)];
  const own = new Set(parts.flatMap(({ effects = [] }) => effects.flatMap(describeEffect)));
  const noted = new Set([...own, ...amountsIn(parts.flatMap(({ notes = [] }) => notes))]);
  const others = new Set(
    theirs
      .flatMap(({ features = [], modifiers }) => [...features, ...modifiers.flatMap((each) => each.features ?? [])])
      .flatMap((feature) => describeFeature(feature) ?? []),
  );
  const there = [...others].filter((each) => !own.has(each) && !noted.has(each.replace('/level', '')));
  const here = [...own].filter((each) => !others.has(each) && !/^(?:at times|reaction) /.test(each));
  return [
    ...(there.length > 0 ? [`there: ${there.join(', ')}`] : []),
    ...(here.length > 0 ? [`here: ${here.join(', ')}`] : []),
  ].join('; ');
}
