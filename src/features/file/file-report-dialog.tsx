import type { FileProblem } from '../../character/file/file-problem.ts';
import { describeProblem } from '../../character/file/problem-sentences.ts';
import { useViewStore } from '../../state/view/view-store.ts';
import { Button } from '../../ui/buttons.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import './file.css';

/** Reports on an opened file: its contents, repairs, and unreadable parts. */
export function FileReportDialog({ onClose }: { onClose: () => void }) {
  const report = useViewStore((view) => view.fileReport);
  if (!report) return null;
  const { from, read, problems, back } = report;
  const goBack = () => {
    back?.();
    onClose();
  };
  return (
    <Dialog
      title={read === null ? `Not opened: ${from}` : `Opened: ${from}`}
      onClose={onClose}
      footer={
        <>
          {back && <Button onClick={goBack}>Back to the previous character</Button>}
          <Button variant="primary" onClick={onClose}>
            {read === null ? 'Close' : 'Keep it open'}
          </Button>
        </>
      }
    >
      <div className="file-report">
        {read === null ? (
          <p>The character you had open is still open and unchanged.</p>
        ) : (
          <p>
            Read: {read}. {problems.length === 1 ? 'One thing is' : `${problems.length} things are`} worth knowing:
          </p>
        )}
        <ul className="file-problems">
          {problems.map((problem, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: the report of one file never changes.
            <Problem key={index} problem={problem} />
          ))}
        </ul>
      </div>
    </Dialog>
  );
}

function Problem({ problem }: { problem: FileProblem }) {
  const { where, what, kept } = describeProblem(problem);
  return (
    <li className="file-problem">
      {where && <p className="file-where">{where}</p>}
      <p>{what}</p>
      {kept && <p className="file-kept">{kept}</p>}
    </li>
  );
}
