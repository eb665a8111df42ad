import { stripBidiControls } from '../../character/bidi-controls.ts';
import { gcsRefusalSentence, gcsRemarkSentence } from '../../character/gcs/gcs-problem-sentences.ts';
import type { LibraryReport } from '../../state/library-files/library-report.ts';
import { storageProblemSentence } from '../../state/saving/saving-reason.ts';
import { Disclosure } from '../../ui/disclosure.tsx';
import { Notice } from '../../ui/notice.tsx';
import { describeKinds, describeReport } from './library-report-words.ts';

interface LibraryReportNoticeProps {
  report: LibraryReport;
  onDismiss: () => void;
}

/** What came of adding library files: how many entries of which kind, and a sentence for each file that was not read as it is. */
export function LibraryReportNotice({ report, onDismiss }: LibraryReportNoticeProps) {
  const { refused, remarked, others, tooMuch, problem, entries } = report;
  const isGood = refused.length === 0 && remarked.length === 0 && !tooMuch && entries > 0;
  return (
    <Notice
      kind={problem || entries === 0 ? 'problem' : isGood ? 'information' : 'attention'}
      title={stripBidiControls(describeReport(report))}
      onDismiss={onDismiss}
      live
    >
      {problem && <p>{storageProblemSentence(problem, 'library-files')} Nothing was added.</p>}
      {!problem && entries > 0 && <p>{describeKinds(report)}.</p>}
      {entries === 0 && refused.length === 0 && !problem && (
        <p>There is no file whose name ends in .adq, .adm, .skl, .spl, .eqp, .eqm or .gct, or these have no rows.</p>
      )}
      {others > 0 && entries > 0 && (
        <p>{others === 1 ? '1 file of another kind was' : `${others} files of other kinds were`} left out.</p>
      )}
      {tooMuch && <p>There is more than one set can have; the rest was left out.</p>}
      {(report.byChapter.itemModifiers ?? 0) > 0 && <p>Item modifiers are stored, but cannot be put on items yet.</p>}
      {refused.length > 0 && (
        <ul className="library-problems">
          {refused.map(({ file, problem: why }) => (
            <li key={file}>
              {stripBidiControls(file)} was not read. {gcsRefusalSentence(why)}
            </li>
          ))}
        </ul>
      )}
      {remarked.map(({ file, count, remarks }) => (
        <Disclosure
          key={file}
          summary={`${stripBidiControls(file)}: ${count === 1 ? '1 value was' : `${count.toLocaleString('en-US')} values were`} not read as it stands. The rest was.`}
        >
          <ul className="library-problems">
            {remarks.map((remark, at) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: the remarks of one file never move
              <li key={at}>{stripBidiControls(gcsRemarkSentence(remark))}</li>
            ))}
            {count > remarks.length && <li>and {(count - remarks.length).toLocaleString('en-US')} more.</li>}
          </ul>
        </Disclosure>
      ))}
    </Notice>
  );
}
