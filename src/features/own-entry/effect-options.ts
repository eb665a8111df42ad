import { audienceNames, type SourceNumber, weaponTags } from '../../catalog/effect.ts';
import type { OwnEffect } from '../../character/own-effect.ts';
import type { DerivedCharacter } from '../../rules/derive-character.ts';
import { effectOf, sourceNumbers } from '../../rules/resolve/own-effects.ts';
import { audiences } from '../../rules/shared/tables/audiences.ts';
import { sourceWords, targetWords, weaponTagWords } from '../../rules/wording/effect-words.ts';
import type { SelectOption } from '../../ui/select-field.tsx';

/** What the effects belong to: items alone have a price and a weight, and skills a level. */
export type EffectOwner = 'trait' | 'item' | 'race' | 'skill';

type Option = SelectOption<string>;
type Opened = Pick<DerivedCharacter, 'ruleset' | 'context' | 'worksheet'>;

const inGroup = (group: string, options: readonly (readonly [value: string, label: string])[]): Option[] =>
  options.map(([value, label]) => ({ value, label, group }));

/** All that an own entry can change under the ruleset, in groups; then what these effects change besides. */
export function targetOptions(
  { ruleset, context }: Opened,
  owner: EffectOwner,
  effects: readonly OwnEffect[],
): Option[] {
  const { changeable } = ruleset;
  const isOfSkills = (stat: string) => /Skills$|^skillRolls$/.test(stat);
  const isReaction = (stat: string) => stat === 'reaction';
  const named = (fits: (stat: string) => boolean) =>
    changeable.flatMap(({ stat, name }) => (fits(stat) ? [[stat, name] as const] : []));
  const priced = [...ruleset.attributes, ...ruleset.secondary];
  const options: Option[] = [
    ...inGroup(
      'Numbers',
      named((stat) => !isOfSkills(stat) && !isReaction(stat)),
    ),
    ...inGroup('Skills and spells', [
      ['skills', 'certain skills…'],
      ...named(isOfSkills),
      ['pointsIn', 'points in a skill…'],
    ]),
    ...inGroup('Weapons and blows', [
      ['damage', 'damage'],
      ['damagePerDie', 'damage, for each die'],
      ['weaponSkill', 'skill with a weapon'],
      ['weaponParry', 'Parry with a weapon'],
    ]),
    ...inGroup('Protection', [['resistance', 'DR of one place…']]),
    ...(changeable.some(({ stat }) => isReaction(stat))
      ? inGroup('Reactions', [
          ...named(isReaction),
          ['reactionOf', 'reaction of a group…'],
          ...audienceNames.map((id) => [`reaction:${id}`, `of ${audiences[id].words}`] as const),
        ])
      : []),
    ...(owner === 'item'
      ? inGroup('This item', [
          ['cost', 'its price, each'],
          ['weight', 'its weight, each'],
        ])
      : []),
    ...inGroup(
      'Points',
      priced.map(({ id, short }) => [`priceOf:${id}`, `price of ${short}`] as const),
    ),
  ];
  const listed = new Set(options.map(({ value }) => value));
  // What the entry changed before is kept, though the list has it not: a race's penalty with one skill.
  const kept = new Map(effects.flatMap((own) => (own.stat === '' || listed.has(own.stat) ? [] : [[own.stat, own]])));
  const nameOf = (own: OwnEffect): string => {
    const effect = effectOf(own);
    return (effect && targetWords({ ruleset, catalog: context.catalog }, effect.to)) || own.stat;
  };
  return [
    { value: '', label: 'choose…' },
    ...options,
    ...inGroup(
      'As it was',
      [...kept].map(([stat, own]) => [stat, nameOf(own)] as const),
    ),
  ];
}

/** What skills are selected by. */
export const skillSelectors: readonly Option[] = [
  { value: 'name', label: 'by name' },
  { value: 'speciality', label: 'by speciality' },
  { value: 'tag', label: 'by group' },
];

export const weaponSelectors: readonly Option[] = [
  { value: '', label: 'every weapon' },
  { value: 'name', label: 'by name' },
  { value: 'skill', label: 'by its skill' },
  { value: 'tag', label: 'of a kind' },
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
    { value: 'level', label: 'adds a part of its level' },
    { value: 'share', label: 'adds a share of' },
    { value: 'times', label: 'multiplies by' },
    { value: 'atMost', label: 'keeps it at most at' },
    { value: 'instead', label: 'replaces it by' },
  ];
  return all.filter(({ value }) => allowed.includes(value) && (value !== 'level' || owner === 'skill'));
}

/** The numbers of this character's sheet that an amount may be worked out from. */
export function sourceOptions({ ruleset, worksheet }: Opened): Option[] {
  const there = sourceNumbers.filter((of: SourceNumber) => worksheet.has(of));
  return [{ value: '', label: 'choose…' }, ...there.map((of) => ({ value: of, label: sourceWords(ruleset, of) }))];
}
