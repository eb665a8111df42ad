import { useSheet } from '../../state/character/derived-character.ts';
import { openDialog } from '../../state/view/view-store.ts';
import { Button } from '../../ui/buttons.tsx';
import { countIssues, describeIssues } from '../issues/issue-words.ts';

const countNoun = (issues: number, incomplete: number): string =>
  issues > 0 ? (issues === 1 ? 'issue' : 'issues') : incomplete > 0 ? 'incomplete' : 'No issues';

/** The number of issues, or else of choices still to be made; opens the list. Inconspicuous without issues. */
export function FindingsButton() {
  const words = useSheet(({ findings }) => describeIssues(findings));
  const issues = useSheet(({ findings }) => countIssues(findings).issues);
  const incomplete = useSheet(({ findings }) => countIssues(findings).incomplete);
  const number = issues || incomplete;
  return (
    <Button
      variant="quiet"
      size="small"
      className="findings-button"
      icon={issues > 0 ? 'attention' : incomplete > 0 ? 'pencil' : 'check'}
      data-open={issues > 0 || undefined}
      data-incomplete={incomplete > 0 || undefined}
      aria-label={words}
      onClick={() => openDialog('findings')}
    >
      {number > 0 && <span>{number}</span>}
      <span className="findings-word">{countNoun(issues, incomplete)}</span>
    </Button>
  );
}
