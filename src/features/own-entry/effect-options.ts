import { type SourceNumber, weaponTags } from '../../catalog/effect.ts';
import type { OwnEffect } from '../../character/own-effect.ts';
import type { DerivedCharacter } from '../../rules/derive-character.ts';
import { effectOf, sourceNumbers } from '../../rules/resolve/own-effects.ts';
import { describeTarget, targetChoices } from '../../rules/shared/targets.ts';
import { nameSourceNumber, weaponTagWords } from '../../rules/wording/selection-words.ts';
import type { SelectOption } from '../../ui/select-field.tsx';

/** What the effects belong to: items alone have a price and a weight, and skills a level. */
export type EffectOwner = 'trait' | 'item' | 'race' | 'skill';

type Option = SelectOption<string>;
type Opened = Pick<DerivedCharacter, 'ruleset' | 'context' | 'worksheet'>;

/**
 * All that a typed-in entry can change under the ruleset, in groups. Targets of these effects that no choice names follow, so
 * that they are kept: a race's penalty with one skill.
 */
export function targetOptions(
  { ruleset, context }: Opened,
  owner: EffectOwner,
  effects: readonly OwnEffect[],
): Option[] {
  const choices = targetChoices(ruleset, owner === 'item');
  const offered = new Set(choices.map(({ stat }) => stat));
  const kept = new Map(effects.flatMap((own) => (own.stat === '' || offered.has(own.stat) ? [] : [[own.stat, own]])));
  const nameOf = (own: OwnEffect): string => {
    const effect = effectOf(own);
    return (effect && describeTarget({ ruleset, catalog: context.catalog }, effect.to)) || own.stat;
  };
  return [
    { value: '', label: 'choose…' },
    ...choices.map(({ stat, words, group }) => ({ value: stat, label: words, group })),
    ...[...kept].map(([stat, own]) => ({ value: stat, label: nameOf(own), group: 'As it was' })),
  ];
}

/** What skills are selected by. */
export const skillSelectors: readonly Option[] = [
  { value: 'name', label: 'by name' },
  { value: 'speciality', label: 'by speciality' },
  { value: 'tag', label: 'by group' },
];

/** What weapons are selected by; an item can select itself. */
export const weaponSelectors = (owner: EffectOwner): Option[] => [
  { value: '', label: 'every weapon' },
  ...(owner === 'item' ? [{ value: 'this', label: 'this item' }] : []),
  { value: 'name', label: 'by name' },
  { value: 'use', label: 'by the name of the use' },
  { value: 'skill', label: 'by its skill' },
  { value: 'tag', label: 'of a kind' },
];

/** What places of the body are selected by. */
export const placeSelectors: readonly Option[] = [
  { value: '', label: 'these' },
  { value: 'except', label: 'all but these' },
];

export const matchOptions: readonly Option[] = [
  { value: 'is', label: 'exactly' },
  { value: 'starts', label: 'starts with' },
  { value: 'contains', label: 'contains' },
];

export const weaponKinds: readonly Option[] = [
  { value: '', label: 'choose…' },
  ...weaponTags.map((tag) => ({ value: tag, label: weaponTagWords[tag] })),
];

/** How an effect may change a number, as far as its owner and the number allow. */
export function amountOptions(allowed: readonly string[], owner: EffectOwner): Option[] {
  const all: readonly Option[] = [
    { value: 'add', label: 'adds' },
    { value: 'level', label: 'adds a fraction of its level' },
    { value: 'share', label: 'adds a share of' },
    { value: 'times', label: 'multiplies by' },
    { value: 'atMost', label: 'limits it to' },
    { value: 'instead', label: 'replaces it with' },
  ];
  return all.filter(({ value }) => allowed.includes(value) && (value !== 'level' || owner === 'skill'));
}

/** The numbers of this character's sheet that an amount may be worked out from. */
export function sourceOptions({ ruleset, worksheet }: Opened): Option[] {
  const present = sourceNumbers.filter((of: SourceNumber) => worksheet.has(of));
  return [
    { value: '', label: 'choose…' },
    ...present.map((of) => ({ value: of, label: nameSourceNumber(ruleset.changeable, of) })),
  ];
}
