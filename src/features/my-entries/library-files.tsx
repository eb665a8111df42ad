import { useEffect } from 'react';
import { stripBidiControls } from '../../character/bidi-controls.ts';
import { useSheet } from '../../state/character/derived-character.ts';
import {
  addLibraryFiles,
  forgetReport,
  loadLibraryFiles,
  removeLibrary,
} from '../../state/library-files/library-files.ts';
import { type LibrarySet, useLibraryFilesStore } from '../../state/library-files/library-files-store.ts';
import { storageProblemSentence } from '../../state/saving/saving-reason.ts';
import { announce } from '../../ui/announce.ts';
import { Button } from '../../ui/button.tsx';
import { Notice } from '../../ui/notice.tsx';
import { canChooseFolder, chooseFiles } from '../browser/choose-files.ts';
import { describeTime } from '../browser/when-words.ts';
import { LibraryReportNotice } from './library-report-notice.tsx';
import { formatSize } from './library-report-words.ts';

const addFiles = (files: readonly File[]) =>
  addLibraryFiles(files.map((file) => ({ path: file.webkitRelativePath || file.name, file })));

/** Library files of other programs: a way to add them, what was read, and a list to remove them. */
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
          {storageProblemSentence(problem, 'library-files')}
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
