import { describe, expect, it } from 'vitest';
import {
  type GcsEntry,
  type GcsPrerequisite,
  hasGcsLibrary,
  readGcsList,
  skippedWithoutGcs,
} from '../../testing/gcs-library.ts';
import type { ListedSkill } from '../catalog.ts';
import type { Prerequisite, PrerequisiteLeaf } from '../prerequisite.ts';
import type { SkillDefault, SkillFacet } from '../skill-entry.ts';
import { fourthEditionSpells } from './skills/spells.ts';
import { techniques } from './skills/techniques.ts';
import { fourthEditionSkills, fourthEditionTables } from './tables.ts';

describe('Skills against the second source', () => {
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
    /** Their list has every default of any speciality, ours has the defaults of each. */
    readonly isOpen: boolean;
  }

  /** The second source's names for some of our skills, and skills that it lacks. */
  const otherNames: Readonly<Record<string, string>> = {
    'Shield (Shield)': 'Shield',
    'Professional Skill (@Physical Skill@)': 'Professional Skill (DX)',
    'Hobby Skill (@Physical Hobby@)': 'Hobby Skill (DX)',
  };

  /** Our skill for a row of the second source, with that speciality; its name if we have none. */
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

  /** Skills that are one of several here, with a common name in the second source: "guns" is all of them. */
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
      ? [
          prerequisite.name?.qualifier ?? prerequisite.which ?? '',
          ...(prerequisite.prereqs ?? []).flatMap(namesIn),
        ].filter(Boolean)
      : [];

  function differencesOf(pair: Pair): string[] {
    const { ours, theirs, label } = pair;
    const name = theirs.name.toLowerCase();
    const required = ours.prerequisites ?? ours.speciality?.prerequisites?.[theirs.specialization ?? ''];
    const grade = `${attributes[ours.attribute]}/${difficulties[ours.difficulty]}`;
    const [more, less] = pair.isOpen ? [[], []] : [ourDefaults(pair), theirDefaults(pair)];
    return [
      grade === theirs.difficulty ? '' : `${grade} ≠ ${theirs.difficulty}`,
      (ours.techLevel === true) === (theirs.tech_level !== undefined) ? '' : `TL ${ours.techLevel ?? false}`,
      (required === undefined) === (namesIn(theirs.prereqs).length === 0)
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
    'Sway Emotions: prerequisites ': 'as Suggest, of the same four skills',
    'Cloak: ours only: shield (*)-4': 'any Shield skill serves',
    'Combat Art (@*@): dx/a ≠ dx/*': 'one row; the player chooses the difficulty',
    'Combat Art (@*@): ours only: dx-5': 'one row, at the default of an average skill',
    'Combat Art (@*@): theirs only: dx-*': 'one row, at the default of an average skill',
    'Combat Sport (@*@): dx/a ≠ dx/*': 'one row; the player chooses the difficulty',
    'Combat Sport (@*@): ours only: dx-5': 'one row, at the default of an average skill',
    'Combat Sport (@*@): theirs only: dx-*': 'one row, at the default of an average skill',
    'Electronics Operation (Security): ours only: electronics repair (security)-5': 'theirs names the skill itself',
    'Electronics Operation (Security): theirs only: electronics operation (security)-5':
      'theirs names the skill itself',
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

  /** Entries of the second source that we leave out. */
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
  /** Entries that the second source lacks. */
  const oursOnly = ['detective-wildcard', 'gun-wildcard', 'science-wildcard', 'sword-wildcard'];

  describe('the skills of the fourth edition', () => {
    const readPairs = () =>
      readGcsList('Basic Set/Basic Set Skills.skl')
        .filter((row) => row.default === undefined)
        .map(pairOf);

    it.skipIf(!hasGcsLibrary)(`agree with the second source except for decided differences${skippedWithoutGcs}`, () => {
      const differences = readPairs().flatMap((pair) => (typeof pair === 'string' ? [] : differencesOf(pair)));
      expect(differences.filter((text) => !patterns.some(({ pattern }) => pattern.test(text)))).toEqual([]);
      const stale = patterns.filter(({ pattern }) => !differences.some((text) => pattern.test(text)));
      expect(stale.map(({ key }) => key)).toEqual([]);
    });

    it.skipIf(!hasGcsLibrary)(
      `are the same as in the second source except for decided differences${skippedWithoutGcs}`,
      () => {
        const pairs = readPairs();
        expect(pairs.filter((pair) => typeof pair === 'string').sort()).toEqual(Object.keys(leftOut).sort());
        const seen = new Set(pairs.flatMap((pair) => (typeof pair === 'string' ? [] : pair.id)));
        expect(
          fourthEditionSkills.flatMap(({ id, facet }) => (seen.has(id) || facet.spell || isTechnique(facet) ? [] : id)),
        ).toEqual(oursOnly);
      },
    );
  });
});

describe('Spells against the second source', () => {
  /** The second source has the spells of a later book, with other pages; it writes times and costs in other words. */
  const otherNames: Readonly<Record<string, string>> = { 'Shield (spell)': 'Shield' };
  const names = new Map(fourthEditionSpells.map(({ id, name }) => [id, otherNames[name] ?? name]));

  /** Prerequisites in words that both sources are put into: "magery 1", "air ×4", "create air". */
  function ourNeeds(prerequisite: Prerequisite): string[] {
    if ('any' in prerequisite) return prerequisite.any.flatMap(ourNeeds);
    if ('trait' in prerequisite) return [`${prerequisite.trait} ${prerequisite.level ?? ''}`.trim()];
    if ('spell' in prerequisite) return [(names.get(prerequisite.spell) ?? prerequisite.spell).toLowerCase()];
    if ('spells' in prerequisite) return [`${prerequisite.college?.toLowerCase() ?? 'any'} ×${prerequisite.spells}`];
    if ('colleges' in prerequisite) return [`colleges ×${prerequisite.colleges}`];
    return 'attribute' in prerequisite ? [`${prerequisite.attribute} ${prerequisite.atLeast}`] : [];
  }

  const qualifierOf = (value: unknown): string =>
    typeof value === 'object' && value !== null && 'qualifier' in value ? String(value.qualifier) : String(value ?? '');

  function theirNeeds({ type, name, level, sub_type, qualifier, quantity, which, prereqs }: GcsPrerequisite): string[] {
    if (type === 'trait_prereq') return [`${name?.qualifier} ${level?.qualifier ?? ''}`.trim().toLowerCase()];
    if (type === 'attribute_prereq') return [`${which} ${qualifierOf(qualifier)}`];
    if (type !== 'spell_prereq') return (prereqs ?? []).flatMap(theirNeeds);
    const count = quantity?.qualifier ?? 1;
    if (sub_type === 'name') return [qualifierOf(qualifier).toLowerCase()];
    if (sub_type === 'college_count') return [`colleges ×${count}`];
    return [`${sub_type === 'college' ? qualifierOf(qualifier).toLowerCase() : 'any'} ×${count}`];
  }

  /** The short forms of the second source in our words. */
  const writeOut = (text: string): string =>
    text
      .replace(/ ?#$/, '')
      .replace(/^1-Magery$/, '1 to Magery')
      .replace(/^2-2xMagery$/, '2 to twice Magery')
      .replace('sec=cost', '1 sec for each point')
      .replace(/ ?(?:per |\/)25 cu (?:ft|yard)/, ' for each cubic yard')
      .replace(/(?<=\d)\/gal/, ' for each gallon')
      .replace(/(?<=\d)\/pt/, ' for each point')
      .replace(/ per (DB|DR)/, ' for each point of $1')
      .replace(/ ?hrs\b/, ' hr')
      .trim();

  interface Figures {
    readonly [name: string]: string;
  }

  function theirFigures({
    spell_class = '',
    resist = '',
    casting_cost = '',
    maintenance_cost = '-',
    ...rest
  }: GcsEntry): Figures {
    return {
      class: spell_class
        .toLowerCase()
        .replace(/^info\b/, 'information')
        .replace('/area', ''),
      resist,
      cost: writeOut(casting_cost),
      maintain: writeOut(maintenance_cost),
      time: writeOut(rest.casting_time ?? ''),
      duration: writeOut(rest.duration ?? ''),
      difficulty: rest.difficulty ?? '',
    };
  }

  const shorten = (words: string): string =>
    words
      .replace(/\bs\b/g, 'sec')
      .replace(/\bminutes?\b/g, 'min')
      .replace(/\bhours?\b/g, 'hr')
      .replaceAll('–', '-');

  function ourFigures({ facet: { spell, difficulty } }: ListedSkill): Figures {
    return {
      class: spell?.class ?? '',
      resist: spell?.resistedBy ?? '',
      cost: shorten(spell?.cost ?? ''),
      maintain: spell?.maintain ?? '-',
      time: shorten(spell?.time ?? ''),
      duration: shorten(spell?.duration ?? ''),
      difficulty: difficulty === 'veryHard' ? 'iq/vh' : 'iq/h',
    };
  }

  /**
   * Colleges and prerequisites that ours has and theirs lacks. Theirs has more of both: from the later book, most of
   * them alternatives.
   */
  function oursAlone({ facet: { spell, prerequisites = [] } }: ListedSkill, row: GcsEntry): string[] {
    const known = [...(row.college ?? []), ...(row.prereqs ? theirNeeds(row.prereqs) : [])];
    const ours = [...(spell?.colleges ?? []), ...prerequisites.flatMap(ourNeeds)];
    return ours.filter((text) => !known.includes(text)).map((text) => `only ours: ${text}`);
  }

  /** Differences that are decided, and why. */
  const decided: Readonly<Record<string, string>> = {
    'Analyze Magic: resist spell ≠ Spells that conceal magic': 'in fewer words',
    'Awaken: duration instant ≠ Permanent': 'it wakes at once, and no magic remains',
    'Banish: cost 1 for each 10 points of the being ≠ 1 per 10 CP': 'in other words',
    'Command: time none ≠ 1 sec': 'a blocking spell is cast at once',
    'Continual Light: cost 2, 4 or 6 ≠ 2 moon, 4 torch, 6 day': 'in fewer words',
    'Counterspell: cost half of the other spell ≠ Half countered spell': 'in other words',
    'Counterspell: resist spell ≠ Subject spell': 'in fewer words',
    'Deflect Energy: time none ≠ 1 sec': 'a blocking spell is cast at once',
    'Deflect Missile: time none ≠ 1 sec': 'a blocking spell is cast at once',
    'Destroy Water: maintain - ≠ Same': 'what is permanent is not maintained',
    'Dispel Magic: resist spell ≠ Subject spells': 'in fewer words',
    'Flesh to Stone: duration permanent ≠ Instant': 'it lasts until it is undone',
    'Forgetfulness: resist Will ≠ Will or skill': 'a note says so',
    'Planar Summons: not there': 'the later book has one for each plane',
    'Plane Shift: not there': 'the later book has one for each plane',
    'Predict Weather: time 5 sec a day of forecast ≠ 5 sec': 'for each day',
    'Purify Water: time 5-10 sec for each gallon ≠ 5-10 for each gallon': 'with the unit',
    'Recover Energy: cost none ≠ 0': 'in other words',
    'Recover Energy: maintain - ≠ 0': 'in other words',
    'Recover Energy: time special ≠ 1 sec': 'it works while the mage rests',
    'Resist Fire: only ours: cold': 'theirs names a spell of the later book',
    'Resist Fire: only ours: extinguish fire': 'theirs names a spell of the later book',
    'Rooted Feet: duration 1 min ≠ 1 min or until free': 'in fewer words',
    'Seeker: only ours: seek earth': 'the only spells of the book that seek',
    'Seeker: only ours: seek water': 'the only spells of the book that seek',
    'Sense Foes: cost 1 ≠ 1/area, min 2': 'a note says so',
    'Sense Spirit: cost 1/2 ≠ 1/2 (min 1)': 'a note says so',
    'Shape Air: maintain same ≠ -': 'a spell of a minute is maintained at the same cost',
    'Shape Water: cost 1 for each 20 gallons ≠ 1': 'with the unit',
    'Shape Water: maintain same ≠ 1': 'in other words',
    'Stone to Flesh: duration permanent ≠ Instant': 'it lasts until it is undone',
    'Summon Demon: cost 1 for each 10 points of the demon ≠ 1 per 10 CP': 'in other words',
    "Summon Spirit: resist Will ≠ Spirit's Will": 'in fewer words',
  };

  describe('the spells of the fourth edition', () => {
    it.skipIf(!hasGcsLibrary)(`agree with the second source except for decided differences${skippedWithoutGcs}`, () => {
      const theirs = new Map(readGcsList('Magic/Magic Spells.spl').map((row) => [row.name, row]));
      const differences = fourthEditionSpells.flatMap((spell) => {
        const row = theirs.get(names.get(spell.id) ?? '');
        if (!row) return [`${spell.name}: not there`];
        const figures = theirFigures(row);
        const others = Object.entries(ourFigures(spell)).flatMap(([figure, ours]) =>
          ours.toLowerCase() === figures[figure]?.toLowerCase() ? [] : [`${figure} ${ours} ≠ ${figures[figure]}`],
        );
        return [...others, ...oursAlone(spell, row)].map((text) => `${spell.name}: ${text}`);
      });
      expect(differences.filter((text) => !Object.hasOwn(decided, text))).toEqual([]);
      expect(Object.keys(decided).filter((text) => !differences.includes(text))).toEqual([]);
    });
  });
});

describe('Techniques against the second source', () => {
  const byId = new Map(fourthEditionSkills.map((skill) => [skill.id, skill]));
  const textOf = (value: string | { readonly qualifier?: string | undefined } | undefined): string =>
    (typeof value === 'object' ? value.qualifier : value) ?? '';

  /** Name, difficulty, default, and the maximum over that skill: "Feint h 231: Knife-0, at most +4". */
  const lineOf = (
    name: string,
    difficulty: string,
    page: string | number,
    base: string,
    penalty: number,
    most: number | null,
  ) => `${name} ${difficulty} ${page}: ${base}-${penalty}, at most ${most}`;

  function theirLine({ name, difficulty = '', reference = '', default: base, limit }: GcsEntry): string {
    const special = textOf(base?.specialization);
    const source =
      base?.type === 'skill' ? `${textOf(base.name)}${special ? ` (${special})` : ''}` : (base?.type ?? '');
    const page = /B(\d+)/.exec(reference)?.[1] ?? '';
    return lineOf(name, difficulty, page, source, -(base?.modifier ?? 0), limit ?? null);
  }

  function ourLines({ name, facet }: ListedSkill): string[] {
    const { difficulty, cite, maximum, speciality, defaults } = facet;
    const grade = difficulty === 'techniqueHard' ? 'h' : 'a';
    const plain = name.replace(/ \((?!Ranged\)).*\)$/, '');
    const choices = (speciality?.choices ?? []).map((choice) =>
      lineOf(plain, grade, cite.page, choice, speciality?.basedOn?.penalty ?? 0, speciality?.basedOn?.atMost ?? null),
    );
    const listed = defaults.map((source) => {
      const special = 'skill' in source && source.speciality ? ` (${source.speciality})` : '';
      const base = 'skill' in source ? `${byId.get(source.skill)?.name}${special}` : source.attribute;
      return lineOf(
        plain,
        grade,
        cite.page,
        base,
        source.penalty,
        maximum === undefined ? null : maximum - source.penalty,
      );
    });
    return [...choices, ...listed];
  }

  /** Entries only they have: any skill can be entered as the speciality; and entries with a decision. */
  const decided: Readonly<Record<string, string>> = {
    'Kicking h 231: dx-2, at most 0': 'nobody buys a technique of DX; the table of blows has the kick at DX−2',
    'Retain Weapon (@Ranged Weapon@) h 232: dx-0, at most 5': 'is Retain Weapon (Ranged) here',
  };
  /** Entries only we have: skills that the second source leaves to its “any skill”, at the same figures. */
  const oursAlone: Readonly<Record<string, string>> = {
    'Retain Weapon (Ranged) h 232: dx-0, at most 5': 'has a speciality there',
    'Disarming h 230: Judo-0, at most 5': 'Judo disarms too (p. 203)',
    'Finger Lock h 231: Judo-3, at most 0': 'by way of Arm Lock there, which is bought from Judo or Wrestling',
    'Finger Lock h 231: Wrestling-3, at most 0': 'by way of Arm Lock there, which is bought from Judo or Wrestling',
    'Finger Lock h 231: Arm Lock (Judo)-3, at most 0': 'an Arm Lock there has one name',
    'Finger Lock h 231: Arm Lock (Wrestling)-3, at most 0': 'an Arm Lock there has one name',
    'Ground Fighting h 231: Judo-4, at most 0': 'any skill of unarmed combat will do',
    'Ground Fighting h 231: Wrestling-4, at most 0': 'any skill of unarmed combat will do',
  };
  const isAnySkill = (line: string): boolean => / \d+: @[^@]+@-/.test(line);

  describe('the techniques of the fourth edition', () => {
    const theirs = hasGcsLibrary
      ? readGcsList('Basic Set/Basic Set Skills.skl').flatMap((row) => (row.default ? theirLine(row) : []))
      : [];
    const ours = techniques.flatMap(ourLines);

    it.skipIf(!hasGcsLibrary)(
      `have the figures of the second source except for decided differences${skippedWithoutGcs}`,
      () => {
        const lacking = theirs.filter(
          (line) => !ours.includes(line) && !isAnySkill(line) && !Object.hasOwn(decided, line),
        );
        expect(lacking).toEqual([]);
        expect(Object.keys(decided).filter((line) => !theirs.includes(line))).toEqual([]);
      },
    );

    it.skipIf(!hasGcsLibrary)(
      `include none that the second source lacks, except for decided differences${skippedWithoutGcs}`,
      () => {
        const known = new Set(theirs);
        expect([...new Set(ours.filter((line) => !known.has(line)))].sort()).toEqual(Object.keys(oursAlone).sort());
      },
    );

    it('are listed with each skill that they are offered with, at the same figures', () => {
      const feint = techniques.find(({ id }) => id === 'feint-broadsword');
      expect(feint).toMatchObject({
        name: 'Feint (Broadsword)',
        facet: { difficulty: 'techniqueHard', defaults: [{ skill: 'broadsword', penalty: 0 }], maximum: 4 },
      });
      expect(techniques.length).toBeGreaterThanOrEqual(70);
      const skills = new Set(fourthEditionSkills.map(({ id }) => id));
      const sources = techniques.flatMap(({ facet }) =>
        facet.defaults.flatMap((of) => ('skill' in of ? of.skill : [])),
      );
      expect(sources.filter((id) => !skills.has(id))).toEqual([]);
    });
  });
});

describe('Skills', () => {
  const { skills, traits } = fourthEditionTables;
  const ids = new Set(skills.map(({ id }) => id));
  const traitIds = new Set(traits.map(({ id }) => id));

  function leavesOf(prerequisite: Prerequisite): readonly PrerequisiteLeaf[] {
    if ('all' in prerequisite) return prerequisite.all.flatMap(leavesOf);
    if ('any' in prerequisite) return prerequisite.any.flatMap(leavesOf);
    if ('of' in prerequisite) return prerequisite.of.flatMap(leavesOf);
    if ('atTechLevel' in prerequisite) return leavesOf(prerequisite.requires);
    return 'not' in prerequisite ? leavesOf(prerequisite.not) : [prerequisite];
  }

  describe('the skills of the fourth edition', () => {
    it('name only existing skills in the defaults of their specialities', () => {
      const named = skills.flatMap(({ id, facet }) =>
        Object.values(facet.speciality?.defaults ?? {})
          .flat()
          .flatMap((source) => ('skill' in source && !ids.has(source.skill) ? [`${id}: ${source.skill}`] : [])),
      );
      expect(named).toEqual([]);
    });

    it('have defaults of single specialities only for those that they list', () => {
      const unlisted = skills.flatMap(({ id, facet: { speciality } }) =>
        Object.keys(speciality?.defaults ?? {}).flatMap((choice) =>
          speciality?.choices.includes(choice) ? [] : [`${id}: ${choice}`],
        ),
      );
      expect(unlisted).toEqual([]);
    });

    it('require only existing skills, spells and traits', () => {
      const lacking = skills.flatMap(({ id, facet }) =>
        [...(facet.prerequisites ?? []), ...Object.values(facet.speciality?.prerequisites ?? {}).flat()]
          .flatMap(leavesOf)
          .flatMap((leaf) => {
            if ('skill' in leaf && !ids.has(leaf.skill)) return [`${id}: skill ${leaf.skill}`];
            if ('spell' in leaf && !ids.has(leaf.spell)) return [`${id}: spell ${leaf.spell}`];
            const isListed = !('trait' in leaf) || traits.length === 0 || traitIds.has(leaf.trait);
            return isListed ? [] : [`${id}: trait ${leaf.trait}`];
          }),
      );
      expect(lacking).toEqual([]);
    });

    it('count spells only of existing colleges', () => {
      const colleges = new Set(skills.flatMap(({ facet }) => facet.spell?.colleges ?? []));
      const counted = skills.flatMap(({ facet }) =>
        (facet.prerequisites ?? [])
          .flatMap(leavesOf)
          .flatMap((leaf) => ('college' in leaf ? (leaf.college ?? []) : [])),
      );
      expect(counted.filter((college) => !colleges.has(college))).toEqual([]);
    });
  });
});
