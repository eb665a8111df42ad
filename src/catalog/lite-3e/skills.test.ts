import { describe, expect, it } from 'vitest';
import * as doubleEntry from '../../testing/double-entry/lite-3e-skills.ts';
import * as spellsAgain from '../../testing/double-entry/lite-3e-spells-and-gear.ts';
import { prerequisiteLeaves } from '../../testing/prerequisite-leaves.ts';
import { catalogOf } from '../catalog.ts';
import { manToManTables } from '../man-to-man/tables.ts';
import type { Prerequisite } from '../prerequisite.ts';
import type { SkillDefault, SkillFacet } from '../skill-entry.ts';
import { liteSpells } from './skills/spells.ts';
import { liteSkills, liteTables } from './tables.ts';

const { skills, traits } = catalogOf('lite-3e', liteTables);
const shared = new Set(manToManTables.skills.map(({ id }) => id));
const onlyLite = liteSkills.filter(({ id }) => !shared.has(id));
const spells = [...skills.values()].filter(({ facet }) => facet.spell);
const mundaneSkills = [...skills.values()].filter(({ facet }) => !facet.spell);

describe('skills of GURPS Lite', () => {
  it('have ids in kebab-case', () => {
    expect(liteSkills.filter(({ id }) => !/^[a-z0-9]+(-[a-z0-9]+)*$/.test(id))).toEqual([]);
  });

  it('have unique names, since defaults and weapons look them up by name too', () => {
    const names = [...skills.values()].map(({ name }) => name.toLowerCase());
    expect(names.filter((name, i) => names.indexOf(name) !== i)).toEqual([]);
  });

  it.each(onlyLite.map((entry) => [entry.id, entry] as const))('%s is complete', (_, entry) => {
    const { description, keywords, facet } = entry;
    expect(description).toMatch(/^[A-Z][^\n]{19,109}$/);
    expect(description).not.toContain('!');
    expect(keywords.length).toBeGreaterThanOrEqual(4);
    expect(keywords.filter((word) => word !== word.toLowerCase() || word.trim() === '')).toEqual([]);
    expect(keywords.filter((word, i) => keywords.indexOf(word) !== i)).toEqual([]);
    for (const note of facet.notes ?? []) expect(note).toMatch(/^[A-Z0-9+][^!\n]{5,109}[^.!\n]$/);
  });

  it('default only from existing skills', () => {
    const knownIds = new Set([...skills.keys(), 'spear thrower']);
    const named = mundaneSkills.flatMap(({ facet }) =>
      facet.defaults.flatMap((skillDefault) => ('skill' in skillDefault ? [skillDefault.skill] : [])),
    );
    expect(named.filter((id) => !knownIds.has(id))).toEqual([]);
  });

  it('are in groups that effects can name', () => {
    const groups = new Set([...skills.values()].flatMap(({ facet }) => facet.groups ?? []));
    expect([...groups].sort()).toEqual(['animal', 'language', 'legs', 'musical', 'spell', 'vehicle', 'walking']);
    const members = (group: string) =>
      [...skills.values()].filter(({ facet }) => facet.groups?.includes(group)).map(({ id }) => id);
    expect(new Set(members('walking'))).toEqual(new Set(['acrobatics', 'dancing', 'jumping', 'running', 'stealth']));
    expect(members('legs')).toEqual(expect.arrayContaining(members('walking')));
    expect(members('musical')).toEqual(['musical-instrument', 'singing']);
    expect(members('language')).toEqual(['language', 'native-language', 'sign-language']);
    expect(members('spell')).toEqual(liteSpells.map(({ id }) => id));
  });

  it('include missiles, throws and spells in the group of ranged combat', () => {
    const ranged = [...skills.values()].filter(({ facet }) => facet.ranged);
    expect(ranged.every(({ facet }) => facet.combat)).toBe(true);
    const missiles = ['bow', 'crossbow', 'sling', 'beam-weapons', 'black-powder-weapons'];
    const guns = ['guns-pistol', 'guns-rifle', 'guns-shotgun', 'guns-light-automatic'];
    const thrown = ['knife-throwing', 'axe-throwing', 'spear-throwing', 'thrown-weapon', 'throwing', 'spell-throwing'];
    expect(new Set(ranged.map(({ id }) => id))).toEqual(new Set([...missiles, ...guns, ...thrown]));
  });
});

describe('skills compared with the second typing-in', () => {
  /** Cited from the weapon tables, which give their defaults; the list of skills has them some pages before. */
  const citedByTable: Readonly<Record<string, number>> = {
    Shortsword: 19,
    Broadsword: 19,
    'Two-Handed Sword': 19,
    'Spear Throwing': 20,
  };
  /** Nothing of this default is left in the text; the catalog has the usual default of easy mental skills. */
  const proposed: Readonly<Record<string, string>> = { Gesture: 'IQ-4' };
  const nameOf = (id: string): string =>
    skills.get(id)?.name ?? id.replace(/\b[a-z]/g, (letter) => letter.toUpperCase());
  const formatDefault = (skillDefault: SkillDefault): string =>
    `${'skill' in skillDefault ? nameOf(skillDefault.skill) : skillDefault.attribute.toUpperCase()}-${skillDefault.penalty}`;
  const rows = mundaneSkills.map(({ name, facet }) => [
    name,
    facet.cite.page,
    facet.kind,
    facet.difficulty,
    facet.attribute,
    facet.defaults.map(formatDefault).join(' | ') || 'none',
    facet.techLevel ?? false,
  ]);

  it.each(doubleEntry.skills.map((row) => [row[0], row] as const))('%s', (name, row) => {
    const [, page, kind, difficulty, attribute, defaults, techLevel] = row;
    expect(rows.filter(([rowName]) => rowName === name)).toEqual([
      [name, citedByTable[name] ?? page, kind, difficulty, attribute, proposed[name] ?? defaults, techLevel],
    ]);
  });

  it('match the book in number', () => {
    const names: readonly string[] = doubleEntry.skills.map(([name]) => name);
    // Described as groups of skills; the second typing has the single ones or their own figures.
    const groups = ['Language', 'Native Language', 'Thrown Weapon'];
    const beyond = mundaneSkills.map(({ name }) => name).filter((name) => !names.includes(name));
    expect(beyond.sort()).toEqual(groups);
    expect(Object.keys(proposed).every((name) => doubleEntry.defaultsLost.some((lostName) => lostName === name))).toBe(
      true,
    );
  });

  it('are bought once for each speciality, with the choices of the book', () => {
    // Riding and Survival have suggestions of ours, Thrown Weapon and Guns single skills.
    const ours = ['Riding', 'Survival'];
    const again = doubleEntry.specialities.filter(([name]) => name !== 'Guns');
    const asking = mundaneSkills.filter(({ facet }) => facet.speciality).map(({ name }) => name);
    expect(new Set(asking)).toEqual(new Set([...again.map(([name]) => name), 'Native Language']));
    for (const [name, , choices] of again) {
      if (ours.includes(name) || name === 'Language' || name === 'Thrown Weapon') continue;
      expect(mundaneSkills.find((skill) => skill.name === name)?.facet.speciality?.choices, name).toEqual(choices);
    }
    const [, , types] = doubleEntry.specialities.find(([name]) => name === 'Guns') ?? [];
    const guns = mundaneSkills.flatMap(({ name }) => /^Guns \((.*)\)$/.exec(name)?.[1]?.toLowerCase() ?? []);
    expect(guns).toEqual(types?.map((type) => type.replace(' weapon', '')));
    const [, , thrown] = doubleEntry.specialities.find(([name]) => name === 'Thrown Weapon') ?? [];
    for (const name of thrown ?? []) expect(mundaneSkills.filter((skill) => skill.name === name)).toHaveLength(1);
  });

  it('include languages of every difficulty, and the native one', () => {
    const language = skills.get('language')?.facet;
    const grades = doubleEntry.languageDifficulties.map(([difficulty]) => difficulty.replace('very hard', 'veryHard'));
    expect(language?.difficulties).toEqual(grades);
    expect(language?.speciality?.choices).toEqual(doubleEntry.languageDifficulties.flatMap(([, named]) => [...named]));
    expect([language?.kind, language?.attribute, language?.difficulty]).toEqual(['mental', 'iq', 'average']);
    const native = skills.get('native-language')?.facet;
    expect([native?.attribute.toUpperCase(), native?.difficulty]).toEqual([doubleEntry.nativeLanguage[0], 'native']);
    expect([language?.defaults, native?.defaults]).toEqual([[], []]);
  });

  it('use the same throw for all weapons as for the named ones', () => {
    const { defaults, difficulty, kind } = skills.get('knife-throwing')?.facet ?? {};
    expect(skills.get('thrown-weapon')?.facet).toMatchObject({ defaults, difficulty, kind });
  });
});

describe('spells compared with the second typing-in', () => {
  /** The long wording of the second typing-in, by the short words of the sheet. */
  const short: Readonly<Record<string, string>> = {
    instantaneous: 'instant',
    'instant; natural sleep of 8 hours': 'instant',
    '1 second per die (1 to 3)': '1 to 3 s',
    '1 to 3, one per die': '1–3',
    '1 per point of IQ, at most 5': '1–5',
    '2 per point, at most 3 points': '2, 4 or 6',
    '1 to 4, by heat': '1–4',
    '1 per point of HT': '1 per HT',
    'any, 1 per point of ST': 'any',
    '1 to 3, one per point of HT': '1–3',
    '2 per point of PD, at most 5 points': '2–10',
    // Of Haste, which costs 2 a point.
    '1 per point': 'half',
  };
  const inShort = (text: string | null): string | undefined =>
    text === null ? undefined : (short[text] ?? text.replace(/ seconds?$/, ' s'));
  /** The name of the spell in the book. */
  const printed = (name: string): string => name.replace(' (spell)', '');
  const describeNeed = (need: Prerequisite): string => {
    if ('any' in need) return need.any.map(describeNeed).join(' or ');
    if ('spell' in need) return printed(skills.get(need.spell)?.name ?? `unknown ${need.spell}`);
    if ('attribute' in need) return `IQ ${need.atLeast}`;
    if (!('trait' in need)) throw new Error(`no words for ${JSON.stringify(need)}`);
    const name = need.trait.replace(/^./, (letter) => letter.toUpperCase());
    return need.level === undefined ? name : `${name} ${need.level}`;
  };
  const row = (name: string, page: number | string, { spell, prerequisites = [] }: SkillFacet) => [
    name,
    page,
    spell?.class === 'resisted' ? `resisted by ${spell.resistedBy}` : spell?.class,
    spell?.time,
    spell?.duration,
    spell?.cost,
    spell?.maintain,
    prerequisites.map(describeNeed),
  ];

  it.each(spellsAgain.spells.map((row) => [row[0], row] as const))('%s', (name, again) => {
    const [, page, kind, time, duration, cost, maintain, prerequisites] = again;
    const uncertain = spellsAgain.classUncertain.some((spellName) => spellName === name);
    const matches = spells.filter((spell) => printed(spell.name) === name);
    expect(matches.map(({ facet }) => row(name, facet.cite.page, facet))).toEqual([
      [
        name,
        page,
        uncertain ? 'resisted by IQ' : kind,
        inShort(time),
        inShort(duration),
        inShort(cost),
        inShort(maintain),
        prerequisites,
      ],
    ]);
  });

  it('match the book in number', () => {
    expect(spells).toHaveLength(spellsAgain.spells.length);
    expect(spells.map(({ id }) => id)).toEqual(liteSpells.map(({ id }) => id));
  });

  it('have the requirements of the book', () => {
    const [kind, least] = spellsAgain.spellsAsSkills;
    for (const { name, facet } of spells) {
      expect([`${facet.kind}, ${facet.difficulty}`, facet.leastPoints], name).toEqual([kind, least]);
      expect([facet.attribute, facet.defaults], name).toEqual(['iq', []]);
    }
  });

  it('name the resisting score if they are resisted, and only then', () => {
    for (const { name, facet } of spells) {
      expect(facet.spell?.resistedBy !== undefined, name).toBe(facet.spell?.class === 'resisted');
    }
  });

  it('require existing traits', () => {
    const leaves = spells.flatMap(({ facet }) => (facet.prerequisites ?? []).flatMap(prerequisiteLeaves));
    const unknown = leaves.filter((leaf) => 'trait' in leaf && !traits.has(leaf.trait));
    expect(unknown).toEqual([]);
  });

  it('require other spells at level 12', () => {
    const leaves = spells.flatMap(({ facet }) => (facet.prerequisites ?? []).flatMap(prerequisiteLeaves));
    const levels = leaves.flatMap((leaf) => ('spell' in leaf ? [leaf.level] : []));
    expect(new Set(levels)).toEqual(new Set([12]));
  });
});
