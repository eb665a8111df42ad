import { describe, expect, it } from 'vitest';
import type { SkillRow } from '../../character/skill-rows.ts';
import { typedRace, typedSkill } from '../../testing/own-rows.ts';
import { saved, skill } from '../../testing/rows.ts';
import { deriveCharacter } from '../derive-character.ts';
import { findingSentence } from '../findings/finding-sentences.ts';
import { improveFromDefault } from '../house-rules/improve-from-default.ts';
import { isOffered } from '../house-rules/offered-rules.ts';
import { rulesetAbout, rulesetIds } from '../rulesets.ts';

const remarks = (ruleset: string, skills: SkillRow[], more: Parameters<typeof saved>[1] = {}) =>
  deriveCharacter(
    saved(
      ruleset,
      { ...more, skills },
      isOffered(improveFromDefault, rulesetAbout(ruleset)) ? [improveFromDefault.id] : [],
    ),
  )
    .findings.filter(({ place }) => place.chapter === 'skills')
    .map(({ code, kind, fact }) => `${code} (${kind}): ${findingSentence(fact)}`);
const idle = (sentence: string) => [`skill-points-idle (unusual): ${sentence}`];

describe('skillFindings: points that buy nothing', () => {
  it('because a default is as good', () => {
    // Broadsword 13 gives Shortsword 11, which is also what 4 points buy.
    expect(remarks('lite-3e', [skill('broadsword', 16), skill('shortsword', 4)])).toEqual(
      idle('4 points in Shortsword buy nothing: at Broadsword−2 it is 11 without them.'),
    );
    expect(remarks('lite-3e', [skill('broadsword', 16), skill('shortsword', 8)])).toEqual([]);
  });

  it('because they do not reach the next level over a default', () => {
    expect(remarks('man-to-man', [skill('broadsword', 16), skill('shortsword', 3)])).toEqual(
      idle('3 points in Shortsword buy nothing: at Broadsword−2 it is 11 without them.'),
    );
    expect(remarks('man-to-man', [skill('broadsword', 16), skill('shortsword', 4)])).toEqual([]);
    expect(remarks('man-to-man', [skill('broadsword', 16), skill('shortsword', 7)])).toEqual(
      idle('7 points in Shortsword, of which only 4 count: the next level costs more.'),
    );
  });

  it('because they buy no level at all, with a related skill too', () => {
    expect(remarks('man-to-man', [skill('broadsword', 16), skill('shortsword', 0.5)])).toEqual([
      'skill-untrained (unusual): ½ point buys no level of Shortsword. The lowest costs 1.',
    ]);
  });

  it('of a skill that the race has: the points of its own', () => {
    const stealth = { key: 'r', entry: 'stealth', own: null, speciality: '', relative: 1 };
    const race = { entry: 'human', own: typedRace({ skills: [stealth] }) };
    expect(remarks('lite-3e', [skill('stealth', 1)], { race })).toEqual(
      idle('1 point in Stealth, of which only 0 count: the next level costs more.'),
    );
    expect(remarks('lite-3e', [skill('stealth', 4)], { race })).toEqual([]);
  });

  it('of a technique that there is no skill for, or that costs more', () => {
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

  it('of a spell', () => {
    const { findings } = deriveCharacter(saved('lite-3e', { skills: [skill('ignite-fire', 1.5)] }));
    expect(findings.find(({ code }) => code === 'skill-points-idle')?.fact).toMatchObject({ points: 1.5, used: 1 });
  });
});

describe('skillFindings: a default above its source', () => {
  const stealth = (penalty: number, source = {}) =>
    typedSkill('Sneaking', 0, { defaults: [{ attribute: 'dx', skill: '', penalty, ...source }] });

  it.each(rulesetIds)('is a finding: the sign is often meant otherwise (%s)', (ruleset) => {
    expect(remarks(ruleset, [stealth(-5)])).toEqual([
      'default-above-source (unusual): Sneaking defaults to DX+5, better than DX itself. For DX−5, enter a penalty of 5.',
    ]);
    expect(remarks(ruleset, [stealth(0)])).toEqual([]);
    expect(remarks(ruleset, [stealth(5)])).toEqual([]);
  });

  it('with a skill likewise', () => {
    expect(remarks('lite-3e', [stealth(-1.5, { attribute: null, skill: 'Climbing' })])).toEqual([
      'default-above-source (unusual): Sneaking defaults to Climbing+1½, better than Climbing itself. For Climbing−1½, enter a penalty of 1½.',
    ]);
  });
});

it('a default without a penalty is named as what it is', () => {
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
