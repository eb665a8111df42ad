import { useState } from 'react';
import { describeOwnEntry } from '../../builder/what-if/own-entry-words.ts';
import { stripBidiControls } from '../../character/bidi-controls.ts';
import type { FileRefusal } from '../../character/file/file-problem.ts';
import type { EntryInFile } from '../../character/file/parse-entries.ts';
import { describeProblem } from '../../character/file/problem-sentences.ts';
import { type OwnEntriesChange, undoOwnEntries } from '../../state/library/own-entries.ts';
import {
  type EntryChoice,
  forgetReceived,
  type IncomingEntries,
  importEntries,
  settleReceived,
  useReceivedEntries,
} from '../../state/library/receive-entries.ts';
import { storageProblemSentence } from '../../state/saving/saving-reason.ts';
import { Button } from '../../ui/buttons.tsx';
import { Notice } from '../../ui/notice.tsx';
import { SegmentedControl } from '../../ui/segmented-control.tsx';
import { countEntries, type LastAction } from './entry-row.tsx';

/** What came of a file of entries: what was added, what could not be read, or the choice between two versions. */
export function Received({ onDone }: { onDone: (done: LastAction) => void }) {
  const received = useReceivedEntries((state) => state.received);
  if (!received) return null;
  const { reading, added, problem } = received;
  const from = stripBidiControls(received.from);
  if (!reading.ok) {
    return (
      <Notice kind="problem" title={`${from} could not be imported`} onDismiss={forgetReceived} live>
        {refusalSentence(reading.problem)} Nothing was changed.
      </Notice>
    );
  }
  if (problem) {
    return (
      <Notice kind="problem" title={`${from} could not be imported`} onDismiss={forgetReceived} live>
        {storageProblemSentence(problem, 'entries')}
      </Notice>
    );
  }
  const { incoming } = reading;
  if (!added) return <Choices key={from} from={from} incoming={incoming} />;
  const undo = async () => {
    const undone = await undoOwnEntries(added);
    forgetReceived();
    onDone(undone.ok ? { text: 'Undone' } : { text: storageProblemSentence(undone.problem, 'entries'), problem: true });
  };
  return (
    <Notice
      kind={incoming.report.length > 0 ? 'attention' : 'information'}
      title={describeAdded(added, incoming, from)}
      onDismiss={forgetReceived}
      live
      actions={
        added.after.length > 0 && (
          <Button size="small" icon="undo" onClick={() => void undo()}>
            Undo
          </Button>
        )
      }
    >
      <Remarks incoming={incoming} />
    </Notice>
  );
}

/** "3 entries added from gm.json, 1 replaced. 1 was here already." */
function describeAdded({ before, after }: OwnEntriesChange, { same, unread }: IncomingEntries, from: string): string {
  const count = after.length - before.length;
  const replaced = before.length > 0 ? `, ${before.length} replaced` : '';
  const were = (number: number) => `${number} ${number === 1 ? 'was' : 'were'}`;
  return [
    `${count === 0 ? 'Nothing' : countEntries(count)} added from ${from}${replaced}.`,
    same > 0 && `${were(same)} here already.`,
    unread.length > 0 && `${unread.length} could not be read, and ${unread.length === 1 ? 'is' : 'are'} set aside.`,
  ]
    .filter((sentence) => sentence !== false)
    .join(' ');
}

function refusalSentence(problem: FileRefusal): string {
  switch (problem.code) {
    case 'too-large':
    case 'too-many-values':
      return 'This file has more entries than My entries can hold.';
    case 'not-ours':
      return 'This is not a file of entries. To open a character, use “Open a file” in the menu.';
    default:
      return describeProblem(problem).what;
  }
}

const shownRemarks = 5;

function Remarks({ incoming: { report } }: { incoming: IncomingEntries }) {
  if (report.length === 0) return null;
  return (
    <>
      <ul>
        {report.slice(0, shownRemarks).map((remark) => {
          const { where, what } = describeProblem(remark);
          return <li key={`${where} ${what}`}>{stripBidiControls(where ? `${where}: ${what}` : what)}</li>;
        })}
      </ul>
      {report.length > shownRemarks && <p>And {report.length - shownRemarks} more.</p>}
      <p>Anything that could not be used is kept with the entry.</p>
    </>
  );
}

const choices: readonly { readonly value: EntryChoice; readonly label: string }[] = [
  { value: 'mine', label: 'Keep mine' },
  { value: 'theirs', label: 'Replace' },
  { value: 'both', label: 'Keep both' },
];

/** The choice between two versions of the same entries. */
function Choices({ from, incoming }: { from: string; incoming: IncomingEntries }) {
  const [chosen, setChosen] = useState<ReadonlyMap<EntryInFile, EntryChoice>>(new Map());
  const choiceOf = (theirs: EntryInFile) => chosen.get(theirs) ?? 'both';
  const { differing, fresh } = incoming;
  const others = fresh.length === 0 ? '' : ` ${fresh.length} ${fresh.length === 1 ? 'is' : 'are'} new.`;
  return (
    <section className="my-entries-choices" aria-label={`Import from ${from}`}>
      <p>
        {from}: {countEntries(differing.length)} {differing.length === 1 ? 'differs' : 'differ'} from yours.{others}
      </p>
      <ul className="my-entries-list">
        {differing.map(({ mine, theirs }, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the list does not change, and has nothing else that is unique
          <li key={index} className="my-entry">
            <div className="my-entry-about">
              <span className="my-entry-name">{stripBidiControls(theirs.entry.own.name)}</span>
              <span className="row-note">
                Yours: {describeOwnEntry(mine.entry)}. In the file: {describeOwnEntry(theirs.entry)}.
              </span>
            </div>
            <SegmentedControl
              label="Choose"
              hideLabel
              about={theirs.entry.own.name}
              value={choiceOf(theirs)}
              options={choices}
              onCommit={(choice) => setChosen((before) => new Map(before).set(theirs, choice))}
            />
          </li>
        ))}
      </ul>
      <div className="my-entries-ways">
        <Button variant="primary" onClick={() => void importEntries(incoming, choiceOf).then(settleReceived)}>
          Import
        </Button>
        <Button onClick={forgetReceived}>Cancel</Button>
      </div>
    </section>
  );
}
