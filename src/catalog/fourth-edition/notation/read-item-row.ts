import { basicSet } from '../../books.ts';
import type { Effect } from '../../effect.ts';
import type { Entry, Listed } from '../../entry.ts';
import type { ArmorFigures, Attack, ItemFacet, SplitResistance } from '../../item-entry.ts';
import { type AttackLine, readAttackLines } from './read-attack-line.ts';

type Class = 0 | 1 | 2 | 3 | 4;
/**
 * "TL3 $230 18lb LC3": the first tech level ("^" for superscience), price and weight each, the legality class if there
 * is one.
 */
type Figures = `TL${number | '^'} $${number} ${number}lb${'' | ` LC${Class}`}`;

/**
 * A row of a table: an entry that other rulesets share, or the name of one that is described in the row; its figures;
 * further fields of its kind; the page. Keywords are separated by spaces.
 */
type Row<Kind> =
  | readonly [entry: Entry, Figures, Kind, page: number, note?: string]
  | readonly [name: string, Figures, Kind, page: number, description: string, keywords: string, note?: string];
type Rows<Kind> = Readonly<Record<string, Row<Kind>>>;
type KindOfFacet = Pick<ItemFacet, 'kind'> & Partial<ItemFacet>;

/** Reads the rows of a table; `special` is the part of its kind between the figures and the page. */
const listRows =
  <Kind>(special: (text: Kind) => KindOfFacet) =>
  (rows: Rows<Kind>): readonly Listed<ItemFacet>[] =>
    Object.entries(rows).map(([id, row]) => readRow(id, row, special));

function readRow<Kind>(id: string, row: Row<Kind>, special: (text: Kind) => KindOfFacet): Listed<ItemFacet> {
  const [what, figures, kind, page, text = '', keywords = '', last = ''] = row;
  const entry = typeof what === 'string' ? { name: what, description: text, keywords: readKeywords(keywords) } : what;
  const note = typeof what === 'string' ? last : text;
  const [, techLevel, cost, weight, legality] = /^TL(\d+|\^) \$([\d.]+) ([\d.]+)lb(?: LC(\d))?$/.exec(figures) ?? [];
  if (techLevel === undefined) throw new Error(`${id}: not read: ${figures}`);
  const notes = [...(techLevel === '^' ? [superscience] : []), ...(note === '' ? [] : [note])];
  const legalityClass = ([0, 1, 2, 3, 4] as const).find((number) => String(number) === legality);
  const facet: ItemFacet = {
    cite: basicSet(page),
    ...special(kind),
    ...(techLevel === '0' ? {} : { techLevel: { from: techLevel === '^' ? superscienceFrom : Number(techLevel) } }),
    ...(legalityClass === undefined ? {} : { legalityClass }),
    cost: Number(cost),
    weight: Number(weight),
    ...(notes.length === 0 ? {} : { notes }),
  };
  return { ...entry, id, facet };
}

/** Keywords are separated by spaces; "two_words" are one. */
const readKeywords = (text: string): string[] => text.split(' ').map((word) => word.replaceAll('_', ' '));

/** The book gives superscience no tech level: it is listed from the first one that the real world does not have. */
const superscienceFrom = 9;
const superscience = 'Superscience (TL^): made at whatever tech level the game master says';

/** Weapons, by hand or not. */
export const listWeapons = listRows((lines: readonly AttackLine[]) => {
  const attacks = readAttackLines(lines);
  return { kind: 'weapon', attacks, ...qualityOf(attacks) };
});

const swordSkills = ['broadsword', 'rapier', 'saber', 'shortsword', 'smallsword', 'two-handed-sword'];
const bladeTypes = ['cut', 'imp'];

/** The group that decides the price of a better weapon (p. 274): by its skills and its damage. */
function qualityOf(attacks: readonly Attack[]): Pick<ItemFacet, 'quality'> {
  const skills = attacks.flatMap((attack) => attack.skills);
  const types = attacks.map(({ type }) => type);
  const uses = (named: readonly string[]): boolean => skills.some((skill) => named.includes(skill));
  if (skills.some((skill) => skill.startsWith('guns'))) return { quality: 'firearm' };
  if (uses(['bow', 'crossbow', 'blowpipe'])) return { quality: 'launcher' };
  if (attacks.every(({ basis }) => basis === 'fixed')) return {};
  if (types.some((type) => bladeTypes.includes(type))) {
    if (uses(swordSkills)) return { quality: 'sword' };
    if (uses(['knife'])) return { quality: 'knife' };
  }
  return { quality: types.includes('cut') ? 'edged' : 'crushing' };
}

/**
 * "DB2 DR7 40HP": the defense bonus, and the damage that the shield itself can take; a final "-2" is its penalty to
 * attacks.
 */
type ShieldText = `DB${number}` | `DB${number} DR${number} ${number}HP${'' | ` -${number}`}`;

/** Shields, with the blows that they are used for. */
export const listShields = listRows(([text, ...lines]: readonly [ShieldText, ...AttackLine[]]) => {
  const [, bonus, resistance, hitPoints, penalty] = /^DB(\d+)(?: DR(\d+) (\d+)HP(?: -(\d+))?)?$/.exec(text) ?? [];
  if (bonus === undefined) throw new Error(`not read: ${text}`);
  return {
    kind: 'shield',
    shield: {
      passiveDefense: 0,
      defenseBonus: Number(bonus),
      ...(resistance === undefined ? {} : { damageResistance: Number(resistance), hitPoints: Number(hitPoints) }),
      ...(penalty === undefined ? {} : { weaponSkillPenalty: Number(penalty) }),
    },
    attacks: readAttackLines(lines),
  };
});

/** Armor, clothes that protect, helmets. */
export const listArmor = listRows((text: ArmorText) => ({ kind: 'armor', armor: readArmor(text) }));

/** Armor that does more than protect while it is worn. */
export const listSuits = listRows(({ armor, effects }: { armor: ArmorText; effects: readonly Effect[] }) => ({
  kind: 'armor',
  armor: readArmor(armor),
  effects,
}));

/** Boots with hard soles: armor, with which kicks do more damage (p. 271). */
export const listBoots = listRows((text: ArmorText) => ({
  kind: 'armor',
  armor: readArmor(text),
  effects: [{ to: { damage: { use: 'Kick' } }, add: 1 }],
}));

/** "ST24 DX9 IQ3 HT12 Move7 1900lb": attributes, Move on the ground, and its own weight. */
type MountText = `ST${number} DX${number} IQ${number} HT${number} Move${number} ${number}lb${'' | ' war'}`;

/** Animals to ride: "war" marks trained war mounts. All gallop at twice their Move. */
export const listMounts = listRows((text: MountText) => {
  const [st = 0, dx = 0, iq = 0, ht = 0, move = 0, bodyWeight = 0] = (text.match(/\d+/g) ?? []).map(Number);
  const warTrained = text.endsWith(' war') ? { warTrained: true as const } : {};
  return { kind: 'mount', mount: { st, dx, iq, ht, move, bodyWeight, gallop: 2, ...warTrained } };
});

/**
 * Everything else: "for longbow crossbow" is ammunition, with the ids of its weapons; "holds 20 arrows" a container.
 */
type GearText = 'gear' | 'container' | `holds ${number} ${string}` | `for ${string}`;

export const listGear = listRows((text: GearText) => {
  if (text.startsWith('for ')) return { kind: 'ammunition', ammunitionFor: text.slice('for '.length).split(' ') };
  const [, count, what = ''] = /^holds (\d+) (.+)$/.exec(text) ?? [];
  if (count !== undefined) return { kind: 'container', holds: { count: Number(count), what } };
  return { kind: text === 'container' ? 'container' : 'gear' };
});

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
type ArmorText = PartText | readonly PartText[];

const isOnePart = (text: ArmorText): text is PartText => typeof text[0] === 'string';

/** Reads the protection of a piece or suit of armor. @throws Error for invalid figures */
function readArmor(text: ArmorText): ArmorFigures {
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
