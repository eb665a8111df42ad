import { describe, expect, it } from 'vitest';
import type { Finding } from '../../rules/finding.ts';
import { findingsWords, groupFindings } from './group-findings.ts';

const finding = (chapter: string, kind: Finding['kind'], id: string, waived?: string): Finding => ({
  id,
  code: id,
  kind,
  fact: { code: 'skill-twice', name: id },
  place: { chapter },
  ...(waived === undefined ? {} : { waived }),
});

describe('findings', () => {
  it('stand by chapter, rules before the unusual, what is let be last', () => {
    const groups = groupFindings([
      finding('skills', 'unusual', 'a'),
      finding('concept', 'unknown', 'b'),
      finding('skills', 'rule', 'c', 'the GM allows it'),
      finding('skills', 'rule', 'd'),
    ]);
    expect(groups.map(({ chapter, findings }) => [chapter, ...findings.map(({ id }) => id)])).toEqual([
      ['concept', 'b'],
      ['skills', 'd', 'a', 'c'],
    ]);
  });

  it('are not lost when they name no chapter of ours', () => {
    expect(groupFindings([finding('cyberware', 'rule', 'a')])).toHaveLength(1);
  });

  it.each([
    [[], 'No findings'],
    [[finding('skills', 'rule', 'a')], '1 finding'],
    [
      [finding('skills', 'rule', 'a'), finding('skills', 'rule', 'b'), finding('skills', 'rule', 'c', '')],
      '2 findings, 1 let be',
    ],
    [[finding('skills', 'rule', 'a', '')], 'No findings, 1 let be'],
  ])('are counted in words', (findings, words) => {
    expect(findingsWords(findings)).toBe(words);
  });
});
