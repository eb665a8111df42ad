import { describe, expect, it } from 'vitest';
import { fighter } from '../../../testing/combatant.ts';
import * as typedAgain from '../../../testing/double-entry/man-to-man.ts';
import { item, skill } from '../../../testing/rows.ts';
import { catalogFor } from '../../derive-character.ts';
import { skillLadder } from './sections.ts';

const { skills } = catalogFor('man-to-man');
const listed = (name: string) => [...skills.values()].find((entry) => entry.name === name);
const column = { easy: 1, average: 2, hard: 3 } as const;

describe('skill prices (p. 9)', () => {
  const rungs = typedAgain.skills.flatMap(([name, difficulty, attribute]) =>
    typedAgain.skillCosts.map((row) => [name, difficulty, attribute, row[0], row[column[difficulty]]] as const),
  );

  it.each(rungs)(
    'are those of the table: %s, %s: %s%i for %f points',
    (name, difficulty, attribute, relative, points) => {
      const id = listed(name)?.id ?? name;
      expect(listed(name)?.facet.difficulty).toBe(difficulty);
      const { value } = fighter({
        attributes: { dx: 12, ht: 11 },
        skills: [skill(id, points, { key: 'k', speciality: 'knife' })],
      });
      expect(value('skill:k.level')).toBe((attribute === 'HT' ? 11 : 12) + relative);
    },
  );

  it.each([
    ['easy', 0.5],
    ['average', 1],
    ['hard', 2],
  ] as const)('begin at DX−1 and rise by 8: %s, %f', (difficulty, least) => {
    const grade = { kind: 'physical', difficulty } as const;
    expect(skillLadder.lowest(grade)).toEqual({ relative: -1, points: least });
    expect(skillLadder.price(grade, -2)).toBeNull();
    const [beyond, sixth] = [skillLadder.price(grade, 16) ?? 0, skillLadder.price(grade, 6) ?? 0];
    expect(beyond - sixth).toBe(10 * typedAgain.skillCostBeyondTable);
  });

  it('are explained in the steps of a level', () => {
    const { sentence } = fighter({ attributes: { dx: 12 }, skills: [skill('axe-mace', 8), skill('knife', 0.5)] });
    expect(sentence('skill:axe-mace.level')).toBe('Axe/Mace 14: DX 12; average, 8 points +2. (Man to Man p. 8)');
    expect(sentence('skill:knife.level')).toBe('Knife 11: DX 12; easy, ½ point −1. (Man to Man p. 8)');
  });

  it('do not buy half a level: idle points are reported', () => {
    const { value, remark, codes } = fighter({ skills: [skill('knife', 3)] });
    expect(value('skill:knife.level')).toBe(11);
    expect(remark('skill-points-idle')).toBe('3 points in Knife, of which only 2 count: the next level costs more.');
    expect(codes).toHaveLength(1);
    // A related skill that the character does not have makes no difference to idle points.
    expect(fighter({ skills: [skill('shortsword', 3)] }).remark('skill-points-idle')).toContain(
      'of which only 2 count',
    );
    expect(fighter({ skills: [skill('shortsword', 4)] }).codes).toEqual([]);
  });

  it('apply to the current attribute, gains in play and race included', () => {
    const choices = { attributes: { dx: 12 }, skills: [skill('knife', 1)] };
    expect(fighter({ ...choices, raised: { dx: 2 } }).value('skill:knife.level')).toBe(14);
    expect(fighter({ ...choices, race: { entry: 'elf', own: null } }).value('skill:knife.level')).toBe(13);
  });
});

describe('use without training (p. 9)', () => {
  it.each(typedAgain.skills)('is possible as the book says: %s (%s, %s), %s', (name, difficulty, _, byAttribute) => {
    const id = listed(name)?.id ?? name;
    const { value, sentence, remark } = fighter({ attributes: { dx: 12 }, skills: [skill(id, 0, { key: 'k' })] });
    const penalty = typedAgain.defaultByDifficulty.find(([grade]) => grade === difficulty)?.[1] ?? 0;
    expect(value('skill:k.level')).toBe(byAttribute === null ? null : 12 + penalty);
    if (byAttribute === null) {
      expect(sentence('skill:k.level')).toContain('–: no default: cannot be used untrained');
      expect(remark('skill-untrained')).toMatch(/ has no points yet\. The lowest level costs (½|2)\.$/);
    } else expect(remark('skill-untrained')).toBeUndefined();
  });

  it.each(typedAgain.skillDefaultPairs)('is possible from a related skill: %s from %s at %i', (name, from, penalty) => {
    const [to, known] = [listed(name)?.id ?? '', listed(from)?.id ?? ''];
    const choices = { attributes: { dx: 12 }, skills: [skill(known, 8), skill(to, 0)] };
    expect(fighter(choices).value(`skill:${to}.level`)).toBe(14 + penalty);
    expect(fighter(choices).sentence(`skill:${to}.level`)).toContain(`best default of: DX−5 7, ${from}−2 12`);
    expect(fighter(choices, []).value(`skill:${to}.level`), 'the rule is optional').toBe(7);
  });

  it('applies to the weapon too', () => {
    const equipment = [item('shortsword')];
    const choices = { skills: [skill('broadsword', 16)], equipment };
    expect(fighter(choices).line('shortsword.0', 'skill')).toBe(11);
    expect(fighter(choices, []).line('shortsword.0', 'skill')).toBe(5);
    expect(fighter({ equipment }).attack('shortsword.0')).toMatchObject({
      skillName: 'Shortsword, untrained',
      skill: { text: '5' },
      parry: { text: '2' },
    });
  });
});

describe('improving from a default (p. 9)', () => {
  const swords = (broadsword: number, shortsword: number, houseRules?: string[]) =>
    fighter({ skills: [skill('broadsword', broadsword), skill('shortsword', shortsword)] }, houseRules);

  it('counts the value of the default: Broadsword 13 gives Shortsword 11, and 4 points raise it to 12', () => {
    expect(swords(16, 0).value('skill:shortsword.level')).toBe(11);
    const { value, sentence, codes } = swords(16, 4);
    expect([value('skill:broadsword.level'), value('skill:shortsword.level'), codes]).toEqual([13, 12, []]);
    expect(sentence('skill:shortsword.improved.0')).toBe(
      'Shortsword, improved from Broadsword−2 12: Broadsword−2 11; DX 10; points the default is worth 4; DX 10; average, worth 8 points +2. (Man to Man p. 9)',
    );
  });

  it('needs the full difference in points', () => expect(swords(16, 3).value('skill:shortsword.level')).toBe(11));
  it('does not apply with the rule off: the full price is due', () => {
    expect(swords(16, 4, []).value('skill:shortsword.level')).toBe(11);
    expect(swords(16, 8, []).value('skill:shortsword.level')).toBe(12);
  });
  it('deducts nothing for a default below attribute−1', () => {
    // Broadsword 10 gives 8, which is DX−2 and has no row.
    expect(swords(2, 1).value('skill:shortsword.level')).toBe(9);
    expect(swords(2, 4).value('skill:shortsword.level')).toBe(11);
    // Broadsword 11 gives 9, which is DX−1 and worth 1.
    expect(swords(4, 1).value('skill:shortsword.level')).toBe(10);
  });
  it('works in both directions at once without a cycle', () => {
    const { value } = swords(16, 16);
    expect([value('skill:broadsword.level'), value('skill:shortsword.level')]).toEqual([13, 13]);
  });
});

describe('listed skills', () => {
  it('are bought once each, Fast-Draw once for each type', () => {
    const duplicates = [skill('knife', 1), skill('knife', 1, { key: 'again' })];
    expect(fighter({ skills: duplicates }).remark('skill-twice')).toBe('Knife is listed twice.');
    const draw = (speciality: string, key: string) => skill('fast-draw', 1, { speciality, key });
    expect(fighter({ skills: [draw('knife', 'a'), draw('arrow', 'b')] }).codes).toEqual([]);
    expect(fighter({ skills: [draw('', 'a')] }).remark('speciality-missing')).toBe('Choose a type for Fast-Draw.');
    expect(skills.get('fast-draw')?.facet.speciality?.choices).toEqual(typedAgain.fastDrawTypes);
  });
});
