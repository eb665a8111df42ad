import { describe, expect, it } from 'vitest';
import type { Finding } from '../../rules/findings/finding.ts';
import { groupFindings } from './findings-panel.tsx';

const finding = (chapter: string, kind: Finding['kind'], id: string, waived?: string): Finding => ({
  id,
  code: id,
  kind,
  fact: { code: 'skill-twice', name: id },
  place: { chapter },
  ...(waived === undefined ? {} : { waived }),
});

describe('groupFindings', () => {
  it('sorts by chapter, then rules first, incomplete next, waived last', () => {
    const groups = groupFindings([
      finding('skills', 'unusual', 'a'),
      finding('concept', 'unknown', 'b'),
      finding('skills', 'rule', 'c', 'the GM allows it'),
      finding('skills', 'incomplete', 'e'),
      finding('skills', 'rule', 'd'),
    ]);
    expect(groups.map(({ chapter, findings }) => [chapter, ...findings.map(({ id }) => id)])).toEqual([
      ['concept', 'b'],
      ['skills', 'd', 'e', 'a', 'c'],
    ]);
  });

  it('keeps findings of unknown chapters', () => {
    expect(groupFindings([finding('cyberware', 'rule', 'a')])).toHaveLength(1);
  });
});
