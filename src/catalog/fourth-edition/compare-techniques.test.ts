import { describe, expect, it } from 'vitest';
import { type GcsEntry, hasGcsLibrary, readGcsList, skippedWithoutGcs } from '../../testing/gcs-library.ts';
import type { ListedSkill } from '../catalog.ts';
import { techniques } from './skills/techniques.ts';
import { fourthEditionSkills } from './skills.ts';

const byId = new Map(fourthEditionSkills.map((skill) => [skill.id, skill]));
const textOf = (value: string | { readonly qualifier?: string | undefined } | undefined): string =>
  (typeof value === 'object' ? value.qualifier : value) ?? '';

/** Name, difficulty, what it defaults to, and the most over that skill: "Feint h 231: Knife-0, at most +4". */
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
  const source = base?.type === 'skill' ? `${textOf(base.name)}${special ? ` (${special})` : ''}` : (base?.type ?? '');
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

/** What is theirs alone: any skill can be typed in as the speciality; and what is decided. */
const decided: Readonly<Record<string, string>> = {
  'Kicking h 231: dx-2, at most 0': 'nobody buys a technique of DX; the table of blows has the kick at DX−2',
  'Retain Weapon (@Ranged Weapon@) h 232: dx-0, at most 5': 'is Retain Weapon (Ranged) here',
};
/** What is ours alone: skills that the second source leaves to its “any skill”, at the same figures. */
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

  it.skipIf(!hasGcsLibrary)(`have the figures of the second source but for what is decided${skippedWithoutGcs}`, () => {
    const lacking = theirs.filter((line) => !ours.includes(line) && !isAnySkill(line) && !Object.hasOwn(decided, line));
    expect(lacking).toEqual([]);
    expect(Object.keys(decided).filter((line) => !theirs.includes(line))).toEqual([]);
  });

  it.skipIf(!hasGcsLibrary)(
    `have none that the second source lacks, but for what is decided${skippedWithoutGcs}`,
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
    const sources = techniques.flatMap(({ facet }) => facet.defaults.flatMap((of) => ('skill' in of ? of.skill : [])));
    expect(sources.filter((id) => !skills.has(id))).toEqual([]);
  });
});
