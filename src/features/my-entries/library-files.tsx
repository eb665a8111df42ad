import { useEffect } from 'react';
import { describeGcsRefusal, describeGcsRemark } from '../../character/file/gcs-problem.ts';
import { stripBidiControls } from '../../character/schema-parts.ts';
import type { LibraryChapter } from '../../interchange/gcs/library/library-entry.ts';
import { useSheet } from '../../state/character/derived-character.ts';
import {
  addLibraryFiles,
  forgetReport,
  loadLibraryFiles,
  removeLibrary,
} from '../../state/library-files/library-files.ts';
import { type LibrarySet, useLibraryFilesStore } from '../../state/library-files/library-files-store.ts';
import type { LibraryReport } from '../../state/library-files/read-library-files.ts';
import { describeSavingProblem } from '../../state/saving/saving-reason.ts';
import { announce } from '../../ui/announce.ts';
import { Button } from '../../ui/buttons.tsx';
import { Disclosure } from '../../ui/disclosure.tsx';
import { Notice } from '../../ui/notice.tsx';
import { canChooseFolder, chooseFiles } from '../browser/choose-files.ts';
import { describeTime } from '../browser/when-words.ts';

const nouns: Readonly<Record<LibraryChapter, readonly [one: string, many: string]>> = {
  traits: ['trait', 'traits'],
  skills: ['skill', 'skills'],
  spells: ['spell', 'spells'],
  equipment: ['item', 'items'],
  templates: ['template', 'templates'],
  modifiers: ['trait modifier', 'trait modifiers'],
  itemModifiers: ['item modifier', 'item modifiers'],
};

const count = (number: number, [one, many]: readonly [string, string]): string =>
  `${number.toLocaleString('en-US')} ${number === 1 ? one : many}`;

/** "18 kB", "2.4 MB". */
function formatSize(bytes: number): string {
  if (bytes < 1_000_000) return `${Math.max(1, Math.round(bytes / 1000))} kB`;
  return `${(bytes / 1_000_000).toFixed(1)} MB`;
}

/**
 * The result of adding library files, in a line: "Magic: 877 spells added from 1 file, in place of the earlier ones."
 */
function describeReport({ name, files, entries, replaced, problem }: LibraryReport): string {
  if (problem) return `${name} could not be stored`;
  if (entries === 0) return `Nothing was added from ${name}`;
  const from = files === 1 ? '1 file' : `${files.toLocaleString('en-US')} files`;
  return `${name}: ${count(entries, ['entry', 'entries'])} added from ${from}${replaced ? ', in place of the earlier ones' : ''}.`;
}

/** How many of each kind: "665 traits, 112 trait modifiers"; '' for one kind whose number is in the title. */
function describeKinds({ byChapter }: LibraryReport): string {
  return Object.entries(nouns)
    .flatMap(([chapter, noun]) => {
      const number = new Map(Object.entries(byChapter)).get(chapter) ?? 0;
      return number > 0 ? [count(number, noun)] : [];
    })
    .join(', ');
}

interface LibraryReportNoticeProps {
  report: LibraryReport;
  onDismiss: () => void;
}

/**
 * The result of adding library files: how many entries of which kind, and a sentence for each file with differences.
 */
function LibraryReportNotice({ report, onDismiss }: LibraryReportNoticeProps) {
  const { refused, remarked, others, tooMuch, problem, entries } = report;
  const isGood = refused.length === 0 && remarked.length === 0 && !tooMuch && entries > 0;
  return (
    <Notice
      kind={problem || entries === 0 ? 'problem' : isGood ? 'information' : 'attention'}
      title={stripBidiControls(describeReport(report))}
      onDismiss={onDismiss}
      live
    >
      {problem && <p>{describeSavingProblem(problem, 'library-files')} Nothing was added.</p>}
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
              {stripBidiControls(file)} was not read. {describeGcsRefusal(why)}
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
              <li key={at}>{stripBidiControls(describeGcsRemark(remark))}</li>
            ))}
            {count > remarks.length && <li>and {(count - remarks.length).toLocaleString('en-US')} more.</li>}
          </ul>
        </Disclosure>
      ))}
    </Notice>
  );
}

const addFiles = (files: readonly File[]) =>
  addLibraryFiles(files.map((file) => ({ path: file.webkitRelativePath || file.name, file })));

/** Library files of other programs: a way to add them, the result, and a list to remove them. */
export function LibraryFiles() {
  const isUsable = useSheet(({ ruleset }) => ruleset.readsLibraryFiles ?? false);
  const { sets, problem, reading, report } = useLibraryFilesStore();
  useEffect(() => {
    if (isUsable) loadLibraryFiles().catch(console.error);
    return forgetReport;
  }, [isUsable]);
  if (!isUsable) return null;
  return (
    <section aria-labelledby="library-files" className="library-files">
      <h3 id="library-files" className="chapter-part-title">
        Library files
      </h3>
      <div className="my-entries-head">
        <p className="row-note">
          Files of GURPS Character Sheet (.adq, .adm, .skl, .spl, .eqp, .eqm, .gct), folders or zip files of them. They
          stay in this browser, and the lists of every character find their entries. Nothing in a file is run.
        </p>
        <div className="my-entries-ways">
          <Button icon="upload" disabled={reading !== null} onClick={() => chooseFiles(addFiles, { accept: '' })}>
            Add files…
          </Button>
          {canChooseFolder() && (
            <Button
              icon="upload"
              disabled={reading !== null}
              onClick={() => chooseFiles(addFiles, { accept: '', folder: true })}
            >
              Add a folder…
            </Button>
          )}
        </div>
      </div>
      {problem && (
        <Notice kind="problem" title="The library files of this browser could not be used" live>
          {describeSavingProblem(problem, 'library-files')}
        </Notice>
      )}
      {reading && (
        <Notice
          title={`Reading ${stripBidiControls(reading.name)}…`}
          live
          actions={
            <Button size="small" onClick={reading.cancel}>
              Cancel
            </Button>
          }
        >
          <progress aria-label={`Reading ${stripBidiControls(reading.name)}`} max={1} value={reading.share} />
        </Notice>
      )}
      {report && <LibraryReportNotice report={report} onDismiss={forgetReport} />}
      {sets.length > 0 && (
        <ul className="my-entries-list">
          {sets.map((set) => (
            <LibraryRow key={set.id} set={set} />
          ))}
        </ul>
      )}
    </section>
  );
}

/** A set of library files, with a button to remove it. */
function LibraryRow({ set: { id, name, files, entries, size, added } }: { set: LibrarySet }) {
  const shown = stripBidiControls(name) || 'Unnamed';
  const remove = async () => {
    if (await removeLibrary(id)) announce(`${shown} removed. Characters keep what they have of it.`);
  };
  return (
    <li className="my-entry">
      <div className="my-entry-about">
        <span className="my-entry-name">{shown}</span>
        <span className="row-note">
          {entries.toLocaleString('en-US')} {entries === 1 ? 'entry' : 'entries'} from{' '}
          {files === 1 ? '1 file' : `${files} files`}, {formatSize(size)}
          {added && `, added ${describeTime(added)}`}
        </span>
      </div>
      <Button size="small" icon="trash" aria-label={`Remove ${shown}`} onClick={() => void remove()}>
        Remove
      </Button>
    </li>
  );
}
