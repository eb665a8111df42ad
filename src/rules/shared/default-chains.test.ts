import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { SkillRow } from '../../character/skill-rows.ts';
import { describeDerivation } from '../../engine/format.ts';
import { caseCount } from '../../testing/extent.ts';
import { typedItem, typedRace, typedSkill } from '../../testing/own-rows.ts';
import { saved, skill } from '../../testing/rows.ts';
import { deriveCharacter, openWorksheet } from '../derive-character.ts';
import { describeFinding } from '../findings/finding-sentences.ts';
import { isOffered } from '../house-rules/rules-in-force.ts';
import { improveFromDefault } from '../house-rules/sheet-rules.ts';
import { rulesetAbout, rulesetIds } from '../rulesets.ts';
import { lineStat, skillStat } from '../stat-ids.ts';
import { describeDamage, describeDamageType } from './figure-words.ts';
import { parseRange } from './line-damage.ts';
import { findSkillChains } from './skill-defaults.ts';

describe('Chains of defaults', () => {
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

    it('counts from the real level of the other', () => {
      // Axe 18; Great Axe from 15, which is worth 4, with 12 more; Polearm from 14, which is worth 2, with 14 more.
      expect(levels([axe, greatAxe(12), polearm(14)])).toEqual({ axe: 18, 'great axe': 18, polearm: 18 });
    });

    it('lists each step', () => {
      const worksheet = open([axe, greatAxe(12), polearm(14)]);
      const sentenceOf = (id: string) => describeDerivation(worksheet.get(id), 'd');
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

    it('does not count from a mere default: points that add nothing change nothing', () => {
      // Great Axe at 15 by default: 3 points do not reach 16, and buy DX without it.
      expect(levels([axe, greatAxe(3), polearm(0)])).toEqual({ axe: 18, 'great axe': 15, polearm: 10 });
      expect(levels([axe, greatAxe(4), polearm(0)])).toEqual({ axe: 18, 'great axe': 16, polearm: 12 });
      expect(levels([axe, greatAxe(0), polearm(4)])).toEqual({ axe: 18, 'great axe': 15, polearm: 15 });
    });
  });

  it('a skill that no longer improves on its own default serves others by its bought level alone', () => {
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

    it('count the bought level of each other, and their own points once', () => {
      const two = [knows('Axe', 16, { 'great axe': 3 }), knows('Great Axe', 12, { axe: 3 })];
      // Each alone is 18 and 17. Great Axe from 15, worth 4, with 12; Axe from 14, worth 2, with 16.
      expect(levels(two)).toEqual({ axe: 18, 'great axe': 18 });
    });

    it('use the best chain in which no skill comes twice, if there are three', () => {
      expect(levels(ring([16, 12, 14]))).toEqual({ axe: 18, 'great axe': 18, polearm: 18 });
    });

    it('say which skills are left out of a chain because it leads to them', () => {
      const worksheet = open(ring([16, 12, 14]));
      const names = worksheet.ids().flatMap((id) => (id.includes('.learned') ? [worksheet.get(id).name] : []));
      expect(names).toContain('Great Axe, learned (ignoring Axe)');
      expect(names).toContain('Polearm, learned (ignoring Axe)');
    });

    it('are the same in any order; points never lower the skill that they are spent on', () => {
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

    it('only uses bought levels in a cycle of too many', () => {
      const names = Array.from({ length: 40 }, (_, i) => `s${i}`);
      const rows = names.map((name) =>
        knows(
          name,
          8,
          Object.fromEntries(names.filter((candidate) => candidate !== name).map((source) => [source, 1])),
        ),
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

  it('chains name the skills to leave out, limited to those that can be reached', () => {
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

  it('a weapon whose skill was not learned defaults to an improved skill', () => {
    const pole = typedItem('Pole', { attacks: [{ name: 'blow', skill: 'Spear' }] });
    const worksheet = open(
      [knows('Axe', 16), knows('Polearm', 12, { axe: 3 }), knows('Spear', 0, { polearm: 2 })],
      [pole],
    );
    expect(worksheet.get(lineStat('pole.0', 'skill')).value).toBe(16);
  });
});

describe('Findings on skills', () => {
  const remarks = (ruleset: string, skills: SkillRow[], more: Parameters<typeof saved>[1] = {}) =>
    deriveCharacter(
      saved(
        ruleset,
        { ...more, skills },
        isOffered(improveFromDefault, rulesetAbout(ruleset)) ? [improveFromDefault.id] : [],
      ),
    )
      .findings.filter(({ place }) => place.chapter === 'skills')
      .map(({ code, kind, fact }) => `${code} (${kind}): ${describeFinding(fact)}`);
  const idle = (sentence: string) => [`skill-points-idle (unusual): ${sentence}`];

  describe('skillFindings: points that buy nothing', () => {
    it('are found if a default is as good', () => {
      // Broadsword 13 gives Shortsword 11, the same as 4 points.
      expect(remarks('lite-3e', [skill('broadsword', 16), skill('shortsword', 4)])).toEqual(
        idle('4 points in Shortsword buy nothing: at Broadsword−2 it is 11 without them.'),
      );
      expect(remarks('lite-3e', [skill('broadsword', 16), skill('shortsword', 8)])).toEqual([]);
    });

    it('are found if they do not reach the next level over a default', () => {
      expect(remarks('man-to-man', [skill('broadsword', 16), skill('shortsword', 3)])).toEqual(
        idle('3 points in Shortsword buy nothing: at Broadsword−2 it is 11 without them.'),
      );
      expect(remarks('man-to-man', [skill('broadsword', 16), skill('shortsword', 4)])).toEqual([]);
      expect(remarks('man-to-man', [skill('broadsword', 16), skill('shortsword', 7)])).toEqual(
        idle('7 points in Shortsword, of which only 4 count: the next level costs more.'),
      );
    });

    it('are found if they buy no level at all, with a related skill too', () => {
      expect(remarks('man-to-man', [skill('broadsword', 16), skill('shortsword', 0.5)])).toEqual([
        'skill-untrained (unusual): ½ point buys no level of Shortsword. The lowest costs 1.',
      ]);
    });

    it('are found for a skill of the race: its own points', () => {
      const stealth = { key: 'r', entry: 'stealth', own: null, speciality: '', relative: 1 };
      const race = { entry: 'human', own: typedRace({ skills: [stealth] }) };
      expect(remarks('lite-3e', [skill('stealth', 1)], { race })).toEqual(
        idle('1 point in Stealth, of which only 0 count: the next level costs more.'),
      );
      expect(remarks('lite-3e', [skill('stealth', 4)], { race })).toEqual([]);
    });

    it('are found for a technique without its skill, or one that costs more', () => {
      const feint = (points: number) =>
        typedSkill('Feint', points, {
          difficulty: 'techniqueHard',
          defaults: [{ attribute: null, skill: 'sword', penalty: 2 }],
        });
      expect(remarks('fourth-edition', [feint(2)])).toEqual(
        idle('2 points in Feint buy nothing: it needs a skill this character does not have.'),
      );
      expect(remarks('fourth-edition', [feint(2.5), typedSkill('Sword', 4)])).toEqual(
        idle('2½ points in Feint, of which only 2 count: the next level costs more.'),
      );
    });

    it('are found for a spell', () => {
      const { findings } = deriveCharacter(saved('lite-3e', { skills: [skill('ignite-fire', 1.5)] }));
      expect(findings.find(({ code }) => code === 'skill-points-idle')?.fact).toMatchObject({ points: 1.5, used: 1 });
    });
  });

  describe('skillFindings: a default above its source', () => {
    const stealth = (penalty: number, source = {}) =>
      typedSkill('Sneaking', 0, { defaults: [{ attribute: 'dx', skill: '', penalty, ...source }] });

    it.each(rulesetIds)('is a finding, because the sign is often meant otherwise (%s)', (ruleset) => {
      expect(remarks(ruleset, [stealth(-5)])).toEqual([
        'default-above-source (unusual): Sneaking defaults to DX+5, better than DX itself. For DX−5, enter a penalty of 5.',
      ]);
      expect(remarks(ruleset, [stealth(0)])).toEqual([]);
      expect(remarks(ruleset, [stealth(5)])).toEqual([]);
    });

    it('is a finding for a skill as source likewise', () => {
      expect(remarks('lite-3e', [stealth(-1.5, { attribute: null, skill: 'Climbing' })])).toEqual([
        'default-above-source (unusual): Sneaking defaults to Climbing+1½, better than Climbing itself. For Climbing−1½, enter a penalty of 1½.',
      ]);
    });
  });

  it('names a default without a penalty as such', () => {
    const { worksheet } = deriveCharacter(
      saved('lite-3e', {
        skills: [typedSkill('Dodging', 0, { defaults: [{ attribute: 'dx', skill: '', penalty: 0 }] })],
      }),
    );
    expect(worksheet.get('default:dodging.0').name).toBe('DX');
  });

  it('a skill that others were improved from keeps its own points, though they were learned the other way too', () => {
    expect(remarks('man-to-man', [skill('broadsword', 17), skill('shortsword', 4)])).toEqual(
      idle('17 points in Broadsword, of which only 16 count: the next level costs more.'),
    );
  });
});

describe('Ranges', () => {
  describe('parseRange', () => {
    it.each([
      ['5', { strength: false, operator: null, operand: 5 }],
      [' 1.5 ', { strength: false, operator: null, operand: 1.5 }],
      ['.5', { strength: false, operator: null, operand: 0.5 }],
      ['ST', { strength: true, operator: null, operand: 0 }],
      ['ST/2', { strength: true, operator: '/', operand: 2 }],
      ['STx1.5', { strength: true, operator: 'x', operand: 1.5 }],
      ['st × 20', { strength: true, operator: 'x', operand: 20 }],
      ['ST+5', { strength: true, operator: '+', operand: 5 }],
      ['ST−5', { strength: true, operator: '-', operand: 5 }],
    ])('reads %j', (text, range) => {
      expect(parseRange(text)).toEqual(range);
    });

    it.each([
      '',
      '.',
      '. ',
      '...',
      '1.2.3',
      'ST+.',
      'STx1..5',
      'ST/0',
      'ST/.0',
      `ST/0.${'0'.repeat(300)}1`,
      '9'.repeat(400),
      `ST+${'9'.repeat(400)}`,
      'far',
    ])('returns null for %j', (text) => {
      expect(parseRange(text)).toBeNull();
    });
  });
});

describe('Figures in words', () => {
  describe('damage in words', () => {
    it.each([
      [{ type: 'cut' }, '1d', '1d', 'cut'],
      [{ type: 'burn', armorDivisor: 2 }, '3d', '3d', '(2) burn'],
      [{ type: 'pi-', armorDivisor: 0.2 }, '1d', '1d', '(0.2) pi−'],
      [
        { type: 'cr', armorDivisor: 10, times: 3, explosive: true, fragments: '2d' },
        '6d',
        '6d×3',
        '(10) cr ex [2d cut]',
      ],
      [{ type: 'aff', instead: 'HT−3' }, '–', 'HT−3', 'aff'],
      [{ type: '', instead: 'entangles' }, '–', 'entangles', ''],
    ] as const)('%o is %s', (attack, dice, damage, type) => {
      expect(describeDamage(attack, dice)).toBe(damage);
      expect(describeDamageType(attack)).toBe(type);
    });
  });
});
