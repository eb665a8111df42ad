import type { Finding } from '../../rules/findings/finding.ts';
import { chapterIds } from '../../state/view/chapters.ts';
import type { ChapterId } from '../../state/view/view-store.ts';

export interface FindingGroup {
  readonly chapter: ChapterId;
  readonly findings: readonly Finding[];
}

const weight = { rule: 0, incomplete: 1, unusual: 2, unknown: 3 } as const satisfies Record<Finding['kind'], number>;

/** Findings by chapter in the order of the forms; within one, what is open before what is let be, and rules first. */
export function groupFindings(findings: readonly Finding[]): FindingGroup[] {
  const chapterOf = ({ place }: Finding): ChapterId => chapterIds.find((id) => id === place.chapter) ?? 'concept';
  const order = (one: Finding) => (one.waived === undefined ? 0 : 10) + weight[one.kind];
  return chapterIds
    .map((chapter) => ({
      chapter,
      findings: findings.filter((each) => chapterOf(each) === chapter).sort((a, b) => order(a) - order(b)),
    }))
    .filter((group) => group.findings.length > 0);
}

/** What kind of remark it is. */
export const kindWords: Readonly<Record<Finding['kind'], string>> = {
  rule: 'Against the rules',
  incomplete: 'Incomplete',
  unusual: 'Unusual',
  unknown: 'Not known here',
};
