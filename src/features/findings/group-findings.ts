import type { Finding } from '../../rules/findings/finding.ts';
import { chapterIds } from '../../state/view/chapters.ts';
import type { ChapterId } from '../../state/view/view-store.ts';

export interface FindingGroup {
  readonly chapter: ChapterId;
  readonly findings: readonly Finding[];
}

const weight = { rule: 0, incomplete: 1, unusual: 2, unknown: 3 } as const satisfies Record<Finding['kind'], number>;

/** Groups findings by chapter in the order of the forms; within a group open ones before waived ones, then by kind. */
export function groupFindings(findings: readonly Finding[]): FindingGroup[] {
  const chapterOf = ({ place }: Finding): ChapterId => chapterIds.find((id) => id === place.chapter) ?? 'concept';
  const order = (finding: Finding) => (finding.waived === undefined ? 0 : 10) + weight[finding.kind];
  return chapterIds
    .map((chapter) => ({
      chapter,
      findings: findings.filter((finding) => chapterOf(finding) === chapter).sort((a, b) => order(a) - order(b)),
    }))
    .filter((group) => group.findings.length > 0);
}

/** The kind of a finding in words. */
export const kindWords: Readonly<Record<Finding['kind'], string>> = {
  rule: 'Rules issues',
  incomplete: 'Incomplete',
  unusual: 'Unusual',
  unknown: 'Not known here',
};
