import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { SkillRow } from '../../character/skill-rows.ts';
import { derivationSentence } from '../../engine/format.ts';
import { caseCount } from '../../testing/case-seed.ts';
import { typedItem, typedSkill } from '../../testing/own-rows.ts';
import { saved } from '../../testing/rows.ts';
import { openWorksheet } from '../derive-character.ts';
import { lineStat, skillStat } from '../stat-ids.ts';
import { findSkillChains } from './default-chains.ts';

const open = (skills: readonly SkillRow[], equipment = [] as ReturnType<typeof typedItem>[]) =>
  openWorksheet(saved('fourth-edition', { attributes: { dx: 14 }, skills: [...skills], equipment })).worksheet;
const knows = (name: string, points: number, defaults: Readonly<Record<string, number>> = {}) =>
  typedSkill(name, points, {
    defaults: Object.entries(defaults).map(([skill, penalty]) => ({ attribute: null, skill, penalty })),
  });
const levels = (skills: readonly SkillRow[]) => {
  const worksheet = open(skills);
  return Object.fromEntries(skills.map(({ key }) => [key, worksheet.get(skillStat(key, 'level')).value]));
};

describe('a default from a skill that was itself improved from one', () => {
  const axe = knows('Axe', 16);
  const greatAxe = (points: number) => knows('Great Axe', points, { axe: 3 });
  const polearm = (points: number) => knows('Polearm', points, { 'great axe': 4 });

  it('counts from the level that the other really has', () => {
    // Axe 18; Great Axe from 15, which is worth 4, with 12 more; Polearm from 14, which is worth 2, with 14 more.
    expect(levels([axe, greatAxe(12), polearm(14)])).toEqual({ axe: 18, 'great axe': 18, polearm: 18 });
  });

  it('lists each step', () => {
    const worksheet = open([axe, greatAxe(12), polearm(14)]);
    const sentenceOf = (id: string) => derivationSentence(worksheet.get(id), 'd');
    expect(sentenceOf('default:polearm.0')).toBe('Great Axe−4 14: Great Axe 18; default −4. (Basic Set p. 344)');
    expect(sentenceOf('skill:great axe.learned')).toBe(
      'Great Axe, learned 18: best of: trained 17, improved from Axe−3 18. (Basic Set, skills, before pp. 182–228)',
    );
  });

  it('serves a fourth and a fifth skill likewise, untrained ones and weapons too', () => {
    const spear = knows('Spear', 0, { polearm: 1 });
    expect(levels([axe, greatAxe(12), polearm(14), spear])).toMatchObject({ polearm: 18, spear: 17 });
    const halberd = knows('Halberd', 8, { polearm: 1 });
    const bill = knows('Bill', 8, { halberd: 2 });
    // Halberd from 17, worth 12, with 8: 19. Bill from 17 likewise.
    expect(levels([axe, greatAxe(12), polearm(14), halberd, bill])).toMatchObject({ halberd: 19, bill: 19 });
  });

  it('does not count from what another is only at by default: points that add nothing change nothing', () => {
    // Great Axe at 15 by default: 3 points do not reach 16, and buy DX without it.
    expect(levels([axe, greatAxe(3), polearm(0)])).toEqual({ axe: 18, 'great axe': 15, polearm: 10 });
    expect(levels([axe, greatAxe(4), polearm(0)])).toEqual({ axe: 18, 'great axe': 16, polearm: 12 });
    expect(levels([axe, greatAxe(0), polearm(4)])).toEqual({ axe: 18, 'great axe': 15, polearm: 15 });
  });
});

it('a skill that no longer improves on its own default serves others by what was bought of it alone', () => {
  const skills = (points: number) => [knows('A', 1, { b: 0 }), knows('B', points), knows('E', 0, { a: 0 })];
  expect(levels(skills(1))).toEqual({ a: 14, b: 13, e: 14 });
  // B 14 is a default for A that one point does not improve: from A, E has the 13 of that point.
  expect(levels(skills(2))).toEqual({ a: 14, b: 14, e: 13 });
});

describe('skills that default to each other', () => {
  const ring = (points: readonly [number, number, number]) => [
    knows('Axe', points[0], { 'great axe': 3, polearm: 4 }),
    knows('Great Axe', points[1], { axe: 3, polearm: 4 }),
    knows('Polearm', points[2], { 'great axe': 4, axe: 4 }),
  ];

  it('two of them: each counts what was bought of the other, and its own points once', () => {
    const two = [knows('Axe', 16, { 'great axe': 3 }), knows('Great Axe', 12, { axe: 3 })];
    // Each alone is 18 and 17. Great Axe from 15, worth 4, with 12; Axe from 14, worth 2, with 16.
    expect(levels(two)).toEqual({ axe: 18, 'great axe': 18 });
  });

  it('three of them: the best chain in which no skill comes twice', () => {
    expect(levels(ring([16, 12, 14]))).toEqual({ axe: 18, 'great axe': 18, polearm: 18 });
  });

  it('says which skills are left out of a chain because it leads to them', () => {
    const worksheet = open(ring([16, 12, 14]));
    const names = worksheet.ids().flatMap((id) => (id.includes('.learned') ? [worksheet.get(id).name] : []));
    expect(names).toContain('Great Axe, learned (ignoring Axe)');
    expect(names).toContain('Polearm, learned (ignoring Axe)');
  });

  it('come out the same in any order; points never lower the skill that they are spent on', () => {
    const points = fc.constantFrom(0, 1, 2, 4, 8, 12, 16, 30);
    const penalty = fc.integer({ min: 0, max: 5 });
    const names = ['A', 'B', 'C', 'D', 'E'];
    const skills = fc.tuple(
      ...names.map((name) =>
        fc
          .tuple(
            points,
            fc.uniqueArray(fc.constantFrom(...names), { maxLength: 3 }),
            fc.array(penalty, { minLength: 3, maxLength: 3 }),
          )
          .map(([bought, from, less]) =>
            knows(name, bought, Object.fromEntries(from.map((source, i) => [source, less[i] ?? 0]))),
          ),
      ),
    );
    fc.assert(
      fc.property(skills, fc.nat(), fc.nat(4), (rows, seed, which) => {
        const now = levels(rows);
        const turned = rows
          .map((_, i) => rows[(i * 2 + seed) % rows.length] ?? rows[0])
          .filter((row) => row !== undefined);
        expect(levels(turned)).toEqual(now);
        const more = levels(rows.map((row, i) => (i === which ? { ...row, points: row.points + 1 } : row)));
        const raised = rows[which]?.key ?? '';
        expect(Number(more[raised] ?? -99), raised).toBeGreaterThanOrEqual(Number(now[raised] ?? -99));
        expect(now).toEqual(byAllChains(rows));
      }),
      { numRuns: caseCount(150) },
    );
  });
});

/** The same once more, without thought for time: every chain of different skills is tried. */
function byAllChains(rows: readonly SkillRow[]): Record<string, number | null> {
  const price = (over: number) => (over < -1 ? 0 : ([1, 2, 4, 8][over + 1] ?? 4 * over));
  const over = (points: number) =>
    points < 8 ? [1, 2, 4].filter((price) => price <= points).length - 2 : Math.floor(points / 4);
  const byName = new Map(rows.map((row) => [row.own?.name.toLowerCase() ?? '', row]));
  const sources = (row: SkillRow, without: readonly SkillRow[]) =>
    (row.own?.defaults ?? []).flatMap(({ skill, penalty }) => {
      const source = byName.get(skill.toLowerCase());
      return source && source !== row && source.points > 0 && !without.includes(source) ? [{ source, penalty }] : [];
    });
  const served = (row: SkillRow, without: readonly SkillRow[]): number =>
    Math.max(
      14 + over(row.points),
      ...sources(row, without).flatMap(({ source, penalty }) => {
        const base = served(source, [...without, row]) - penalty;
        const level = 14 + over(row.points + price(base - 14));
        return level > base ? [level] : [];
      }),
    );
  return Object.fromEntries(
    rows.map((row) => {
      const atDefault = sources(row, []).map(({ source, penalty }) => served(source, [row]) - penalty);
      const best = Math.max(row.points > 0 ? served(row, []) : -Infinity, ...atDefault);
      return [row.key, best === -Infinity ? null : best];
    }),
  );
}

describe('findSkillChains for extreme characters', () => {
  it('computes a chain of hundreds of skills', () => {
    const names = Array.from({ length: 800 }, (_, i) => `S${i}`);
    const rows = names.map((name, i) => knows(name, 8, i === 0 ? {} : { [`s${i - 1}`]: 0 }));
    const worksheet = open(rows);
    expect(worksheet.get(skillStat('s1', 'level')).value).toBe(18);
    for (const { key } of rows) expect(typeof worksheet.get(skillStat(key, 'level')).value).toBe('number');
  });

  it('in a ring of too many only what was bought of the others counts', () => {
    const names = Array.from({ length: 40 }, (_, i) => `s${i}`);
    const rows = names.map((name) =>
      knows(name, 8, Object.fromEntries(names.filter((candidate) => candidate !== name).map((source) => [source, 1]))),
    );
    // Each is 16 alone; from 15, worth 4, with 8: 17.
    expect(new Set(Object.values(levels(rows)))).toEqual(new Set([17]));
    expect(
      open(rows)
        .ids()
        .some((id) => id.includes('.learned.')),
    ).toBe(false);
  });
});

it('chains name the skills to leave out, by what can be reached only', () => {
  const chains = findSkillChains(
    new Map([
      ['a', new Set(['b'])],
      ['b', new Set(['c'])],
      ['c', new Set(['a', 'd'])],
      ['d', new Set<string>()],
      ['e', new Set(['a'])],
    ]),
  );
  expect(chains.findLeftOut('b', ['a'])).toEqual(['a']);
  expect(chains.findLeftOut('c', ['b', 'a'])).toEqual(['a']);
  expect(chains.findLeftOut('d', ['c', 'b', 'a'])).toEqual([]);
  expect(chains.findLeftOut('a', ['e'])).toEqual([]);
  expect(chains.findLeftOut('nowhere', [])).toBeNull();
});

it('a weapon whose skill was not learned defaults from an improved skill', () => {
  const pole = typedItem('Pole', { attacks: [{ name: 'blow', skill: 'Spear' }] });
  const worksheet = open(
    [knows('Axe', 16), knows('Polearm', 12, { axe: 3 }), knows('Spear', 0, { polearm: 2 })],
    [pole],
  );
  expect(worksheet.get(lineStat('pole.0', 'skill')).value).toBe(16);
});
