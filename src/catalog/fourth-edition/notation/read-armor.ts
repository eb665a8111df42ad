import type { ArmorFigures, SplitResistance } from '../../item-entry.ts';

const groups = {
  head: ['skull', 'face', 'eyes'],
  body: ['neck', 'torso', 'groin'],
  trunk: ['torso', 'groin'],
  limbs: ['arms', 'legs'],
  rest: ['neck', 'groin', 'arms', 'hands', 'legs', 'feet'],
  'full suit': ['neck', 'torso', 'groin', 'arms', 'hands', 'legs', 'feet'],
} as const;

type Place = (typeof groups)['full suit' | 'head'][number];

/**
 * "4/2cr" is 4, and 2 against crushing; "12/5" is 12 against piercing and cutting, and 5 against everything else.
 * Suffixes: * for flexible, F for the front alone, C for concealable.
 */
type ResistanceText = `DR${number}${'' | `/${number}` | `/${number}cr`}${'' | '*'}${'' | 'F'}${'' | 'C'}`;
/** A DR and the places that have it; "head", "body" and so on are several. */
type PartText = readonly [ResistanceText, ...(Place | keyof typeof groups)[]];

/** The DR of the places that armor covers, the most important first. */
export type ArmorText = PartText | readonly PartText[];

const isOnePart = (text: ArmorText): text is PartText => typeof text[0] === 'string';

/** Reads the protection of a piece or suit of armor. @throws Error for invalid figures */
export function readArmor(text: ArmorText): ArmorFigures {
  const parts = (isOnePart(text) ? [text] : text).map(readPart);
  const [first, ...others] = parts;
  if (!first) throw new Error('armor without figures');
  return {
    passiveDefense: 0,
    ...first.split,
    coverage: 'piece',
    places: parts.flatMap(({ places }) => places),
    ...(others.length > 0 ? { parts: others.map(({ split, places }) => ({ ...split, places })) } : {}),
    ...(first.marks.includes('F') ? { frontOnly: true } : {}),
    ...(first.marks.includes('*') ? { flexible: true } : {}),
    ...(first.marks.includes('C') ? { concealable: true } : {}),
  };
}

function readPart([text, ...covered]: PartText) {
  const [, resistance, lesser, crushing, marks = ''] = /^DR(\d+)(?:\/(\d+)(cr)?)?([*FC]*)$/.exec(text) ?? [];
  if (resistance === undefined) throw new Error(`not read: ${text}`);
  const split: SplitResistance = {
    damageResistance: Number(resistance),
    ...(lesser === undefined ? {} : { crushing: Number(lesser) }),
    ...(lesser === undefined || crushing !== undefined ? {} : { otherTypes: Number(lesser) }),
  };
  return { split, marks, places: covered.flatMap((place) => (isGroup(place) ? groups[place] : [place])) };
}

const isGroup = (place: string): place is keyof typeof groups => Object.hasOwn(groups, place);
