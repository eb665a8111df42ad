import { describe, expect, it } from 'vitest';
import {
  type GcsEntry,
  type GcsPrerequisite,
  hasGcsLibrary,
  readGcsList,
  skippedWithoutGcs,
} from '../../testing/gcs-library.ts';
import type { ListedSkill } from '../catalog.ts';
import type { SkillDefault, SkillFacet } from '../skill-entry.ts';
import { fourthEditionSkills } from './skills.ts';

const attributes = { st: 'st', dx: 'dx', iq: 'iq', ht: 'ht', will: 'will', perception: 'per' } as const;
const difficulties: Readonly<Record<string, string>> = {
  easy: 'e',
  average: 'a',
  hard: 'h',
  veryHard: 'vh',
  wildcard: 'w',
};

const names = new Set(fourthEditionSkills.map(({ name }) => name.toLowerCase()));
const byName = new Map(fourthEditionSkills.map((skill) => [skill.name, skill]));
const byId = new Map(fourthEditionSkills.map((skill) => [skill.id, skill]));

/** The pages of the Basic Set in a reference: "B174,MA54" is on 174. */
const pagesOf = ({ reference = '' }: GcsEntry): string[] =>
  reference.split(',').flatMap((text) => /^B(\d+)/.exec(text.trim())?.[1] ?? []);

/** A speciality that the player names is written between signs. */
const isNamedByPlayer = (speciality: string): boolean => speciality.includes('@');

interface Pair {
  readonly label: string;
  readonly theirs: GcsEntry;
  readonly ours: SkillFacet;
  readonly id: string;
  /** Their list has every default of any speciality, ours those of each. */
  readonly isOpen: boolean;
}

/** What the second source calls some of our skills, and what it lacks. */
const otherNames: Readonly<Record<string, string>> = {
  'Shield (Shield)': 'Shield',
  'Professional Skill (@Physical Skill@)': 'Professional Skill (DX)',
  'Hobby Skill (@Physical Hobby@)': 'Hobby Skill (DX)',
};

/** Our skill for a row of the second source, as it is with that speciality; its name where we have none. */
function pairOf(theirs: GcsEntry): Pair | string {
  const { name, specialization = '', optional_specialization: optional = '' } = theirs;
  const full = specialization === '' ? name : `${name} (${specialization})`;
  const label = optional === '' ? full : `${full} {${optional}}`;
  const apart = byName.get(otherNames[full] ?? full);
  if (apart) return { label, theirs, ours: apart.facet, id: apart.id, isOpen: false };
  const whole = byName.get(name);
  const about = whole?.facet.speciality;
  if (!whole || !about) return label;
  if (!about.choices.includes(specialization) && !isNamedByPlayer(specialization)) return label;
  const ours = atSpeciality(whole.facet, specialization);
  const isOpen = isNamedByPlayer(specialization) && about.defaults !== undefined;
  return { label, theirs, ours, id: whole.id, isOpen };
}

/** The facet with the defaults that it has with a speciality. */
function atSpeciality(facet: SkillFacet, chosen: string): SkillFacet {
  const { defaults = {}, basedOn } = facet.speciality ?? {};
  const listed = [...facet.defaults, ...(defaults[chosen] ?? [])].map((source) =>
    'skill' in source && source.speciality === 'same' ? { ...source, speciality: chosen } : source,
  );
  return { ...facet, defaults: basedOn ? [...listed, { skill: chosen, penalty: basedOn.penalty }] : listed };
}

const textOf = (value: string | { readonly qualifier?: string | undefined } | undefined): string =>
  (typeof value === 'object' ? value.qualifier : value) ?? '';

/** The skills that are one of several with us, of which the second source has the common name: "guns" is all of them. */
const familyOf = (name: string): readonly ListedSkill[] =>
  fourthEditionSkills.filter(
    ({ name: ours, facet }) => ours.toLowerCase().startsWith(`${name} (`) && !facet.speciality,
  );

function theirDefaults({ label, theirs: { defaults = [] } }: Pair): string[] {
  const texts = defaults.map(({ type, name, specialization, modifier = 0 }) => {
    const speciality = textOf(specialization);
    const full = `${textOf(name)}${speciality ? ` (${speciality})` : ''}`;
    const source = type === 'skill' ? (otherNames[full] ?? full) : type;
    return { source: source.toLowerCase(), penalty: modifier === 0 ? '-0' : String(modifier) };
  });
  return texts.flatMap(({ source, penalty }) => {
    if (names.has(source) || familyOf(source).length === 0) return [`${source}${penalty}`];
    const others = familyOf(source).filter(
      ({ name }) => name !== label && texts.every((text) => text.source !== name.toLowerCase()),
    );
    return others.map(({ name }) => `${name.toLowerCase()}${penalty}`);
  });
}

const ourDefaults = ({ ours }: Pair): string[] =>
  ours.defaults.map((source: SkillDefault) => {
    if ('attribute' in source) return `${attributes[source.attribute]}-${source.penalty}`;
    const name = byId.get(source.skill)?.name ?? source.skill;
    return `${name}${source.speciality ? ` (${source.speciality})` : ''}-${source.penalty}`.toLowerCase();
  });

const isTechnique = ({ difficulty }: SkillFacet): boolean => difficulty.startsWith('technique');

const without = (texts: readonly string[], others: readonly string[]): string[] =>
  [...new Set(texts)].filter((text) => !others.includes(text)).sort();

/** The skills and traits that a prerequisite names. */
const namesIn = (prerequisite: GcsPrerequisite | undefined): string[] =>
  prerequisite
    ? [prerequisite.name?.qualifier ?? '', ...(prerequisite.prereqs ?? []).flatMap(namesIn)].filter(Boolean)
    : [];

function differencesOf(pair: Pair): string[] {
  const { ours, theirs, label } = pair;
  const name = theirs.name.toLowerCase();
  const grade = `${attributes[ours.attribute]}/${difficulties[ours.difficulty]}`;
  const [more, less] = pair.isOpen ? [[], []] : [ourDefaults(pair), theirDefaults(pair)];
  return [
    grade === theirs.difficulty ? '' : `${grade} ≠ ${theirs.difficulty}`,
    (ours.techLevel === true) === (theirs.tech_level !== undefined) ? '' : `TL ${ours.techLevel ?? false}`,
    (ours.prerequisites === undefined) === (namesIn(theirs.prereqs).length === 0)
      ? ''
      : `prerequisites ${namesIn(theirs.prereqs)}`,
    pagesOf(theirs).includes(String(ours.cite.page)) ? '' : `p. ${ours.cite.page} ≠ ${pagesOf(theirs)}`,
    ...without(more, less).map((text) => `ours only: ${text}`),
    ...without(less, more).map((text) => `theirs only: ${text}`),
  ]
    .filter((text) => text !== '' && !(ours.speciality?.optional && text === `theirs only: ${name}-2`))
    .map((text) => `${label}: ${text}`);
}

/** Differences that are decided, and why; "*" is any text. */
const decided: Readonly<Record<string, string>> = {
  'Area Knowledge (*): ours only: iq-4': 'one row for places where one lived and others',
  'Area Knowledge (*): ours only: geography (regional)-3': 'theirs leaves the speciality open',
  'Area Knowledge (*): theirs only: geography (@specialty@)-3': 'theirs leaves the speciality open',
  'Armoury (*): ours only: smith (copper)-3': 'the Basic Set’s Smith works copper; bronze is of another book',
  'Armoury (*): theirs only: smith (bronze)-3': 'the Basic Set’s Smith works copper; bronze is of another book',
  'Artillery (*): ours only: artillery (*)-4': 'the specialities default to each other, as those of Gunner do',
  'Astronomy {Observational}: prerequisites ': 'as the whole skill',
  'Computer Programming (AI): prerequisites ': 'p. 184; it is a skill of its own here',
  'Pharmacy (Herbal): prerequisites naturalist': 'prerequisites of one speciality are not said yet',
  'Research: prerequisites *': 'only from TL8 on, and literacy, which everybody has unless he has a disadvantage',
  'Submarine (Free-Flooding Sub): prerequisites *': 'prerequisites of one speciality are not said yet',
  'Sway Emotions: prerequisites ': 'as Suggest, of the same four skills',
  'Cloak: ours only: shield (*)-4': 'any Shield skill serves',
  'Combat Art (@*@): dx/a ≠ dx/*': 'one row; the player chooses the difficulty',
  'Combat Art (@*@): ours only: dx-5': 'one row, at the default of an average skill',
  'Combat Art (@*@): theirs only: dx-*': 'one row, at the default of an average skill',
  'Combat Sport (@*@): dx/a ≠ dx/*': 'one row; the player chooses the difficulty',
  'Combat Sport (@*@): ours only: dx-5': 'one row, at the default of an average skill',
  'Combat Sport (@*@): theirs only: dx-*': 'one row, at the default of an average skill',
  'Electronics Operation (Security): ours only: electronics repair (security)-5': 'theirs names the skill itself',
  'Electronics Operation (Security): theirs only: electronics operation (security)-5': 'theirs names the skill itself',
  'Electronics Repair (Computers): ours only: electronics operation (computers)-3': 'no such skill: changes nothing',
  'Geography (Physical, Earthlike): ours only: iq-6': 'a hard skill, as the others of geography',
  'Geography (Physical, Earthlike): theirs only: iq-5': 'a hard skill, as the others of geography',
  'Mechanic (Rockets): ours only: mechanic-4': 'as all other kinds of machines',
  'Mechanic (Rockets): theirs only: mechanic-0': 'as all other kinds of machines',
  'Navigation (Land): theirs only: navigation (underground)-2': 'of another book',
  'Piloting (Ultralight): ours only: piloting (glider)-2': 'theirs is misspelled',
  'Piloting (Ultralight): theirs only: piloting (gilder)-2': 'theirs is misspelled',
  'Ritual Magic (*): ours only: religious ritual (*)-6': 'as Religious Ritual defaults to it',
  'Ritual Magic (*): theirs only: ritual magic-6': 'as Religious Ritual defaults to it',
  'Shield (*): ours only: shield*-2': 'the three default to each other; theirs names some under other names',
  'Shield (*): theirs only: shield (force)-2': 'theirs names Force Shield so',
  'Smith (Copper): ours only: iq-5': 'an average skill, as the other metals',
  'Smith (Copper): theirs only: iq-6': 'an average skill, as the other metals',
  'Stage Combat: ours only: combat art-2': 'p. 222',
  'Stage Combat: ours only: combat sport-2': 'p. 222',
  'Submarine (*): p. 223 ≠ 222': 'after Streetwise, which is on p. 223',
  'Survival (Arctic): ours only: survival (swampland)-3': 'theirs is misspelled',
  'Survival (Arctic): theirs only: survival (swamplands)-3': 'theirs is misspelled',
  'Survival (Swampland): ours only: per-5': 'an average skill, as the other terrains',
  'Survival (Swampland): theirs only: per-6': 'an average skill, as the other terrains',
  'Teamster (Equines): ours only: teamster-3': 'as its row for other animals',
};
const escapePattern = (text: string): string => text.replaceAll(/[.+?^${}()|[\]\\]/g, '\\$&');
const patterns = Object.keys(decided).map((key) => ({
  key,
  pattern: new RegExp(`^${key.split('*').map(escapePattern).join('.*')}$`),
}));

/** What the second source has and we leave out. */
const leftOut: Readonly<Record<string, string>> = {
  'Artillery (@Weapon type@)': 'each kind is a skill here',
  'Beam Weapons (@Weapon class@)': 'each kind is a skill here',
  'Gunner (@Gun class@)': 'each kind is a skill here',
  'Guns (@Gun class@)': 'each kind is a skill here',
  'Liquid Projector (@Weapon class@)': 'each kind is a skill here',
  'Thrown Weapon (@Specialty@)': 'each kind is a skill here',
  Enthrallment: 'the heading of four skills, which are listed',
  'Hidden Lore (Earth)': 'of one setting',
};
/** What the second source lacks. */
const oursOnly = ['detective-wildcard', 'gun-wildcard', 'science-wildcard', 'sword-wildcard'];

describe('the skills of the fourth edition', () => {
  const readPairs = () =>
    readGcsList('Basic Set/Basic Set Skills.skl')
      .filter((row) => row.default === undefined)
      .map(pairOf);

  it.skipIf(!hasGcsLibrary)(`agree with the second source but for what is decided${skippedWithoutGcs}`, () => {
    const differences = readPairs().flatMap((pair) => (typeof pair === 'string' ? [] : differencesOf(pair)));
    expect(differences.filter((text) => !patterns.some(({ pattern }) => pattern.test(text)))).toEqual([]);
    const stale = patterns.filter(({ pattern }) => !differences.some((text) => pattern.test(text)));
    expect(stale.map(({ key }) => key)).toEqual([]);
  });

  it.skipIf(!hasGcsLibrary)(`are those of the second source but for what is decided${skippedWithoutGcs}`, () => {
    const pairs = readPairs();
    expect(pairs.filter((pair) => typeof pair === 'string').sort()).toEqual(Object.keys(leftOut).sort());
    const seen = new Set(pairs.flatMap((pair) => (typeof pair === 'string' ? [] : pair.id)));
    expect(
      fourthEditionSkills.flatMap(({ id, facet }) => (seen.has(id) || facet.spell || isTechnique(facet) ? [] : id)),
    ).toEqual(oursOnly);
  });
});
