import type { AttributeId } from '../character/character.ts';
import type { StatId } from '../engine/step.ts';

/**
 * Names of the numbers that belong to a row of the character or to a use of a weapon. Each name is put together once
 * and kept: a worksheet looks up thousands, and a string that was looked up before is found several times faster.
 */
function named<Part extends string>(prefix: string): (key: string, part: Part) => StatId {
  const cache = new Map<string, Partial<Record<Part, StatId>>>();
  return (key, part) => {
    let ofKey = cache.get(key);
    if (ofKey === undefined) {
      ofKey = {};
      cache.set(key, ofKey);
    }
    const ready = ofKey[part];
    if (ready !== undefined) return ready;
    const id = `${prefix}:${key}.${part}`;
    ofKey[part] = id;
    return id;
  };
}

/** The level of an attribute that the player chose, before anything changes it. */
export const boughtStat = (attribute: AttributeId): StatId => boughtStats[attribute];
const boughtStats = { st: 'st.bought', dx: 'dx.bought', iq: 'iq.bought', ht: 'ht.bought' } as const;

/** The value of an attribute that only the campaign has, and the points in it. */
export const campaignAttributeStat = (key: string): StatId => `campaign:${key}`;

export const skillStat = named<
  'points' | 'trained' | 'improved' | 'learned' | 'level' | 'withoutLoad' | 'forDamage' | 'handParry'
>('skill');
/** The points of all skills under a heading. */
export const headingStat = (key: string): StatId => `skill:${key}.total`;
export const itemStat = named<'quantity' | 'cost' | 'costFactor' | 'weight' | 'readyTurns'>('item');
export type LinePart =
  | 'skill'
  | 'strength'
  | 'level'
  | 'block'
  | 'skillWithShield'
  | 'fencingSkill'
  | 'damage'
  | 'damageBonus'
  | 'unboundedDamage'
  | 'bareLevel'
  | 'readying'
  | 'parry'
  | 'parryWithShield'
  | 'pointBlank'
  | 'increment'
  | 'reach'
  | 'leastReach'
  | 'minimumStrength'
  | 'accuracy'
  | 'rateOfFire'
  | 'bulk'
  | 'recoil'
  | 'halfDamage'
  | 'maximum';
export const lineStat = named<LinePart>('line');
export type MountPart =
  | 'rider'
  | 'load'
  | `limit${number}`
  | 'encumbrance'
  | 'move'
  | 'gallop'
  | 'dodge'
  | 'bite'
  | 'blowSkill'
  | 'kick'
  | 'lanceSkill'
  | 'lance'
  | 'lanceAtGallop';
export const mountStat = named<MountPart>('mount');
export const placeStat = named<string>('place');
/** The level of a skill that a wildcard skill gives it, by the index of that one. */
export const coverStat = (key: string, index: number): StatId => `skill:${key}.cover.${index}`;
export const untrainedStat = (skill: string): StatId => `untrained:${skill}`;
export const defaultStat = (owner: string, index: number): StatId => `default:${owner}.${index}`;
/**
 * An amount of an effect that depends on another number: the effect of this index of the entry with this key, or of a
 * percentage on that.
 */
export const amountStat = (key: string, index: number, modifier?: string): StatId =>
  modifier === undefined ? `effect:${key}.${index}` : `modifierEffect:${JSON.stringify([key, modifier])}.${index}`;
export const traitStat = (key: string): StatId => `trait:${key}.points`;
/** The level of a trait that has more than was bought. */
export const levelStat = (key: string): StatId => `trait:${key}.level`;
/**
 * The price of one of several alternative abilities, by itself; with `within`, as one of the alternatives in so many
 * containers, if these are among other alternatives.
 */
export const aloneStat = (key: string, within = 0): StatId => `trait:${key}.alone${within > 0 ? `.${within}` : ''}`;
/** The number that an ability is used with. */
export const abilityStat = (key: string): StatId => `trait:${key}.roll`;
/** The points of a pool when full. */
export const poolStat = (key: string): StatId => `trait:${key}.pool`;
/** The points of all traits in a container, with its own. */
export const containerStat = (key: string): StatId => `trait:${key}.total`;
/** The reaction of everyone, or of some people; `key` identifies those that a trait names by itself. */
export const reactionStat = (audience = '', key = ''): StatId =>
  ['reaction', audience && `:${audience}`, key && `.${key}`].join('');

/** Whether a number is better when it is lower. */
export const isBetterLower = (stat: StatId): boolean => stat === 'encumbrance' || stat === 'load';
