import type { Finding } from '../../rules/findings/finding.ts';

/** Numbers of findings by state. */
export interface IssueCounts {
  /** Open findings of all kinds but "incomplete". */
  readonly issues: number;
  /** Choices that are still to be made. */
  readonly incomplete: number;
  /** Waived by the player. */
  readonly allowed: number;
}

/** Counts open, incomplete and waived findings. */
export function countIssues(findings: readonly Pick<Finding, 'kind' | 'waived'>[]): IssueCounts {
  const open = findings.filter(({ waived }) => waived === undefined);
  const incomplete = open.filter(({ kind }) => kind === 'incomplete').length;
  return { issues: open.length - incomplete, incomplete, allowed: findings.length - open.length };
}

/** "2 issues, 1 incomplete"; '' if nothing is open. */
export function describeOpenIssues({ issues, incomplete }: IssueCounts): string {
  const words = [
    issues === 0 ? '' : issues === 1 ? '1 issue' : `${issues} issues`,
    incomplete === 0 ? '' : `${incomplete} incomplete`,
  ];
  return words.filter(Boolean).join(', ');
}

/** "2 issues, 1 incomplete, 1 allowed"; "No issues". */
export function describeIssues(findings: readonly Pick<Finding, 'kind' | 'waived'>[]): string {
  const counts = countIssues(findings);
  const open = describeOpenIssues(counts) || 'No issues';
  return counts.allowed === 0 ? open : `${open}, ${counts.allowed} allowed`;
}

/** The mark of a row or chapter with these findings; undefined if none is open. */
export function issueTone(
  findings: readonly Pick<Finding, 'kind' | 'waived'>[],
): 'attention' | 'incomplete' | undefined {
  const { issues, incomplete } = countIssues(findings);
  return issues > 0 ? 'attention' : incomplete > 0 ? 'incomplete' : undefined;
}

/** The icon of a finding: a check if waived, a pencil if something is still to be filled in. */
export function issueIcon({
  kind,
  waived,
}: Pick<Finding, 'kind' | 'waived'>): 'check' | 'pencil' | 'attention' | 'info' {
  if (waived !== undefined) return 'check';
  if (kind === 'incomplete') return 'pencil';
  return kind === 'rule' ? 'attention' : 'info';
}
