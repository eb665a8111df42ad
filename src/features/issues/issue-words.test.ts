import { describe, expect, it } from 'vitest';
import type { Finding } from '../../rules/findings/finding.ts';
import { describeIssues, issueIcon, issueTone } from './issue-words.ts';

const of = (kind: Finding['kind'], waived?: string) => ({ kind, ...(waived === undefined ? {} : { waived }) });
const rule = of('rule');
const incomplete = of('incomplete');

describe('findings in words', () => {
  it.each([
    [[], 'No issues', undefined],
    [[rule], '1 issue', 'attention'],
    [[rule, of('unusual')], '2 issues', 'attention'],
    [[rule, rule, of('rule', '')], '2 issues, 1 allowed', 'attention'],
    [[of('rule', '')], 'No issues, 1 allowed', undefined],
    [[incomplete], '1 incomplete', 'incomplete'],
    [[incomplete, rule, incomplete], '1 issue, 2 incomplete', 'attention'],
    [[incomplete, of('incomplete', 'any terrain')], '1 incomplete, 1 allowed', 'incomplete'],
  ])('%j', (findings, words, tone) => {
    expect(describeIssues(findings)).toBe(words);
    expect(issueTone(findings)).toBe(tone);
  });

  it('have an icon for each kind, so that nothing depends on color alone', () => {
    expect([rule, incomplete, of('unusual'), of('unknown'), of('rule', '')].map(issueIcon)).toEqual([
      'attention',
      'pencil',
      'info',
      'info',
      'check',
    ]);
  });
});
