import {
  type Audience,
  audienceNames,
  type Effect,
  type NumberName,
  partNames,
  type SkillCategory,
  skillCategories,
  statNames,
} from '../../effect.ts';

type Signed = `${'+' | '-'}${number}`;
type Each = '' | '/level';
/** Targets that can also be multiplied. */
type Multiplied = Exclude<NumberName, 'techLevel' | 'sizeModifier' | 'throwingStrength'>;
type SkillsText = `skill ${string}` | `tag ${string}` | `skills ${SkillCategory}`;
type ReactionText = `reaction:${Audience | 'named'}` | `reaction of ${string}`;
type Change =
  | `${NumberName | SkillsText | ReactionText | `dr:${string}`} ${Signed}${Each}`
  | `${Multiplied} x${number}${Each}`;

/**
 * What an entry does to numbers, in a line:
 *
 *     'dodge +1'                                   a number
 *     'will +1/level'                              once for each level of the trait
 *     'startingMoney x2'                           multiplied
 *     'skill Animal Handling, Riding +1/level'     skills by their names, each
 *     'tag music +1', 'skills combat +1'           the skills of a group, or of a category
 *     'reaction +1', 'reaction:others +1'          everyone's reactions, or those of a circle of people
 *     'reaction of clients +1/level'               those of a group that is named
 *     'dr:skull +2'                                DR of one place ('damageResistance' is DR of all)
 *     'ht +2: to stay alive'                       with a condition: a note on the number
 *
 * Effects of other kinds are written out as objects ({@link Effect}).
 */
export type EffectText = Change | `${Change}: ${string}`;

/** Reads effects; those written as objects are returned unchanged. A text in no known form throws a TypeError. */
export const readEffects = (effects: readonly (EffectText | Effect)[]): Effect[] =>
  effects.flatMap((effect) => (typeof effect === 'string' ? readEffect(effect) : effect));

const pattern = /^(?<target>.+?) (?<sign>[+\-x])(?<figure>\d+(?:\.\d+)?)(?<each>\/level)?(?:: (?<when>.+))?$/;

function readEffect(text: string): Effect[] {
  const { target = '', sign, figure, each, when } = pattern.exec(text)?.groups ?? {};
  const terms = { ...(each ? { perLevel: true } : {}), ...(when ? { when } : {}) };
  const number = Number(figure);
  const amount = sign === 'x' ? { times: number } : { add: sign === '-' ? -number : number };

  const [kind = '', rest = ''] = cut(target, target.startsWith('reaction:') || target.startsWith('dr:') ? ':' : ' ');
  if (kind === 'skill') return rest.split(', ').map((name) => ({ ...terms, to: { skills: { name } }, ...amount }));
  if (kind === 'tag') return [{ ...terms, to: { skills: { tag: rest } }, ...amount }];
  const category = skillCategories.find((name) => kind === 'skills' && name === rest);
  if (category) return [{ ...terms, to: { skills: category }, ...amount }];
  if (kind === 'dr') return [{ ...terms, to: { resistance: rest }, ...amount }];
  if (target.startsWith('reaction of ')) {
    return [{ ...terms, to: { reaction: { group: target.slice('reaction of '.length) } }, ...amount }];
  }
  const audience = audienceNames.find((name) => kind === 'reaction' && name === rest);
  if (audience) return [{ ...terms, to: { reaction: audience }, ...amount }];
  if (target === 'reaction:named') return [{ ...terms, to: { reaction: 'named' }, ...amount }];
  const name = numberNames.find((known) => known === target);
  if (name) return [{ ...terms, to: name, ...amount }];
  if (amount.add !== undefined) {
    if (target === 'techLevel' || target === 'sizeModifier') return [{ ...terms, to: target, add: amount.add }];
    if (target === 'throwingStrength') return [{ ...terms, to: target, add: amount.add }];
  }
  throw new TypeError(`“${text}” is not an effect`);
}

const isMultiplied = (name: NumberName): name is Multiplied =>
  name !== 'techLevel' && name !== 'sizeModifier' && name !== 'throwingStrength';
const numberNames: readonly Multiplied[] = [...statNames, ...partNames].filter(isMultiplied);

/** The text before and after the first separator. */
function cut(text: string, separator: string): [string, string] {
  const at = text.indexOf(separator);
  return at < 0 ? [text, ''] : [text.slice(0, at), text.slice(at + separator.length)];
}
