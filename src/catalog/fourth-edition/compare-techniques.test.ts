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
  const plain = name.replace(/ \((Judo|Wrestling)\)$/, '');
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

  it.skipIf(!hasGcsLibrary)(`have none that the second source lacks${skippedWithoutGcs}`, () => {
    const figuresOf = (line: string) => line.replace(/: .*?-(\d+), /, ': $1, ');
    const known = new Set(theirs.map(figuresOf));
    expect(ours.filter((line) => !known.has(figuresOf(line)))).toEqual([
      'Retain Weapon (Ranged) h 232: dx-0, at most 5',
    ]);
  });
});
