import type { Finding } from '../../rules/findings/finding.ts';

/** How many findings there are of each sort. */
export interface IssueCounts {
  /** Open, of all kinds but the incomplete. */
  readonly issues: number;
  /** Choices that are still to be made. */
  readonly incomplete: number;
  /** Waived by the player. */
  readonly allowed: number;
}

/** Counts findings: what is open, what is still to be chosen, what the player allows. */
export function countIssues(findings: readonly Pick<Finding, 'kind' | 'waived'>[]): IssueCounts {
  const open = findings.filter(({ waived }) => waived === undefined);
  const incomplete = open.filter(({ kind }) => kind === 'incomplete').length;
  return { issues: open.length - incomplete, incomplete, allowed: findings.length - open.length };
}

/** "2 issues, 1 incomplete"; '' where nothing is open. */
export function openWords({ issues, incomplete }: IssueCounts): string {
  const words = [
    issues === 0 ? '' : issues === 1 ? '1 issue' : `${issues} issues`,
    incomplete === 0 ? '' : `${incomplete} incomplete`,
  ];
  return words.filter(Boolean).join(', ');
}

/** "2 issues, 1 incomplete, 1 allowed"; "No issues". */
export function issueWords(findings: readonly Pick<Finding, 'kind' | 'waived'>[]): string {
  const counts = countIssues(findings);
  const open = openWords(counts) || 'No issues';
  return counts.allowed === 0 ? open : `${open}, ${counts.allowed} allowed`;
}

/** How a row or a chapter with these findings is marked; undefined where nothing in it is open. */
export function issueTone(
  findings: readonly Pick<Finding, 'kind' | 'waived'>[],
): 'attention' | 'incomplete' | undefined {
  const { issues, incomplete } = countIssues(findings);
  return issues > 0 ? 'attention' : incomplete > 0 ? 'incomplete' : undefined;
}

/** The icon of a finding: a check for what is allowed, a pencil for what is still to be filled in. */
export function issueIcon({
  kind,
  waived,
}: Pick<Finding, 'kind' | 'waived'>): 'check' | 'pencil' | 'attention' | 'info' {
  if (waived !== undefined) return 'check';
  if (kind === 'incomplete') return 'pencil';
  return kind === 'rule' ? 'attention' : 'info';
}
