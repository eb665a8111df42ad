import { useCallback, useEffect, useState } from 'react';
import { stripBidiControls } from '../../character/schema-parts.ts';
import { useLibraryStore } from '../../state/library/library-store.ts';
import {
  deleteUnreadable,
  listUnreadable,
  type QuarantinedRecord,
  readUnreadableText,
  recoverUnreadable,
} from '../../state/library/library-unreadable.ts';
import { describeSavingProblem } from '../../state/saving/saving-reason.ts';
import { notify } from '../../state/view/notices.ts';
import { Button } from '../../ui/buttons.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { Disclosure } from '../../ui/disclosure.tsx';
import { download } from '../browser/download.ts';
import { describeTime } from '../browser/when-words.ts';
import { formatCount, nameQuarantinedRecord, quarantineFileName } from './library-words.ts';

/** How many records are listed at once; more are folded into one line, so that the characters stay in view. */
const maxUnfolded = 2;

/** The quarantined records that could not be read; nothing if there are none. */
export function QuarantineSection() {
  const [records, setRecords] = useState<readonly QuarantinedRecord[]>([]);
  const [deleting, setDeleting] = useState<QuarantinedRecord | null>(null);
  const characters = useLibraryStore(({ characters }) => characters.list);
  const reload = useCallback(async () => {
    const outcome = await listUnreadable();
    if (outcome.ok) setRecords(outcome.value);
  }, []);
  const encounters = useLibraryStore(({ encounters }) => encounters.list);
  // Records may be quarantined or restored whenever the list changes.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the lists trigger the reload.
  useEffect(() => {
    reload().catch(console.error);
  }, [reload, characters, encounters]);
  if (records.length === 0) return null;
  const deleteRecord = async (record: QuarantinedRecord) => {
    setDeleting(null);
    const outcome = await deleteUnreadable(record.key);
    if (!outcome.ok) {
      notify({
        where: 'library',
        kind: 'problem',
        title: `${nameQuarantinedRecord(record)} was not deleted`,
        text: describeSavingProblem(outcome.error, 'list'),
      });
    }
    await reload();
  };
  const heading = <h3 id="library-aside">Set aside: {formatCount(records.length)} that could not be read</h3>;
  const items = (
    <>
      <p>Nothing of {records.length === 1 ? 'it' : 'them'} was deleted: what is stored can be downloaded as it is.</p>
      <ul>
        {records.map((record) => (
          <QuarantineItem key={record.key} record={record} onChange={reload} onDelete={() => setDeleting(record)} />
        ))}
      </ul>
    </>
  );
  return (
    <section className="library-aside" aria-labelledby="library-aside">
      {records.length > maxUnfolded ? (
        <Disclosure summary={heading} lazy>
          <div className="library-aside-list">{items}</div>
        </Disclosure>
      ) : (
        <>
          {heading}
          {items}
        </>
      )}
      {deleting && (
        <Dialog
          title={`Delete ${nameQuarantinedRecord(deleting)}?`}
          size="small"
          onClose={() => setDeleting(null)}
          footer={
            <>
              <Button data-autofocus="" onClick={() => setDeleting(null)}>
                Keep it
              </Button>
              <Button variant="danger" icon="trash" onClick={() => void deleteRecord(deleting)}>
                Delete for good
              </Button>
            </>
          }
        >
          <p>This can’t be undone. Download the data first if a later Pointwright might be able to read it.</p>
        </Dialog>
      )}
    </section>
  );
}

interface QuarantineItemProps {
  record: QuarantinedRecord;
  onChange: () => Promise<void>;
  onDelete: () => void;
}

function QuarantineItem({ record, onChange, onDelete }: QuarantineItemProps) {
  const { key, why, when, length, file } = record;
  const name = nameQuarantinedRecord(record);
  const save = async () => {
    const outcome = await readUnreadableText(key);
    if (outcome.ok) download(new Blob([outcome.value], { type: 'text/plain' }), quarantineFileName(record));
    else
      notify({
        where: 'library',
        kind: 'problem',
        title: `${name} was not downloaded`,
        text: describeSavingProblem(outcome.error, 'list'),
      });
  };
  const retry = async () => {
    const outcome = await recoverUnreadable(key);
    if (outcome.ok)
      notify({ where: 'library', kind: 'information', title: `${name} could be read, and is back in the list` });
    else
      notify({
        where: 'library',
        kind: 'attention',
        title: `${name} stays set aside`,
        text: describeSavingProblem(outcome.error, 'list'),
      });
    await onChange();
  };
  return (
    <li className="library-aside-item">
      <p>
        <strong>{name}</strong>{' '}
        <span className="library-note">
          set aside {describeTime(when)}, {formatCount(length)} letters
          {record.name && file && `, from ${stripBidiControls(file)}`}
        </span>
      </p>
      <p>{why}</p>
      <div className="library-ways">
        <Button size="small" icon="download" aria-label={`Download data of ${name}`} onClick={() => void save()}>
          Download data
        </Button>
        <Button size="small" aria-label={`Try again to read ${name}`} onClick={() => void retry()}>
          Try again
        </Button>
        <Button size="small" variant="danger" icon="trash" aria-label={`Delete ${name}`} onClick={onDelete}>
          Delete
        </Button>
      </div>
    </li>
  );
}
