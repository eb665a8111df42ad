import { type ReactNode, useMemo, useRef, useState } from 'react';
import { refreshLibrary } from '../../state/library/library.ts';
import { type ConflictChoice, type ImportResult, importIncoming } from '../../state/library/library-file.ts';
import type { IncomingFault, IncomingItem, IncomingList } from '../../state/library/library-state.ts';
import { useLibraryStore } from '../../state/library/library-store.ts';
import { showLibrary, useViewStore } from '../../state/view/view-store.ts';
import { announce } from '../../ui/announce.ts';
import { Button } from '../../ui/buttons.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { Notice } from '../../ui/notice.tsx';
import { openFromLibrary } from './character-actions.ts';
import {
  type Conflict,
  choiceOf,
  countImported,
  describeConflict,
  describeCustomEntries,
  describeEncounters,
  describeFault,
  describeImport,
  describeImportAction,
  describeIncoming,
  type SortedIncoming,
  sortIncoming,
} from './incoming-words.ts';
import { showEverything } from './library-view.ts';
import { findRulesetName, formatCharacterName, formatCount } from './library-words.ts';
import './library.css';
import { isMild } from '../../character/file/file-problem.ts';
import { describeFileProblem } from '../../character/file/problem-sentences.ts';
import { Disclosure } from '../../ui/disclosure.tsx';
import { SegmentedControl } from '../../ui/segmented-control.tsx';
import { describeTime } from '../browser/when-words.ts';

/** The minimum time between two progress updates, in milliseconds. */
const minInterval = 100;

type Progress =
  | { readonly state: 'asking' }
  | { readonly state: 'working'; readonly done: number; readonly all: number }
  | { readonly state: 'done'; readonly taken: ImportResult };

/** The contents of a library file or of several files, and the choice of what to import. */
export function IncomingDialog({ onClose }: { onClose: () => void }) {
  const incoming = useLibraryStore((library) => library.incoming);
  return incoming && <ImportForm {...incoming} onClose={onClose} />;
}

function ImportForm({ from, list, onClose }: { from: string; list: IncomingList; onClose: () => void }) {
  const [choices, setChoices] = useState<ReadonlyMap<number, ConflictChoice>>(new Map());
  const [progress, setProgress] = useState<Progress>({ state: 'asking' });
  const inLibrary = useViewStore(({ library }) => library);
  const started = useRef(false);
  const [stopping] = useState(() => new AbortController());
  const [stopped, setStopped] = useState(false);
  const sorted = useMemo(() => sortIncoming(list), [list]);
  const importCount = countImported(list, choices);
  const customEntries = list.entries?.length ?? 0;
  const encounters = list.encounters?.length ?? 0;
  const nothingToImport =
    list.items.length === 0 && customEntries === 0 && encounters === 0 && list.faults.every(({ raw }) => raw === '');

  const startImport = async () => {
    if (started.current) return;
    started.current = true;
    setProgress({ state: 'working', done: 0, all: list.items.length });
    let lastReport = 0;
    const reportProgress = (done: number, all: number) => {
      const now = performance.now();
      if (done < all && now - lastReport < minInterval) return;
      lastReport = now;
      setProgress({ state: 'working', done, all });
    };
    const result = await importIncoming(list, (item) => choiceOf(item, choices), reportProgress, stopping.signal);
    // An earlier search must not hide the imported ones.
    if (result.added + result.replaced + result.copied > 0) showEverything();
    setProgress({ state: 'done', taken: result });
    announce(describeImport(result).join(' '));
    await refreshLibrary();
  };
  const stop = () => {
    stopping.abort();
    setStopped(true); // storing the current one is finished first
  };
  const close = () => {
    if (progress.state === 'working') return; // a running import is stopped by its button only
    useLibraryStore.setState({ incoming: null });
    onClose();
  };
  const show = () => {
    close();
    showLibrary(true);
  };
  const only = progress.state === 'done' ? progress.taken.only : undefined;
  const openOnly = (character: NonNullable<ImportResult['only']>) => {
    close();
    return openFromLibrary(character);
  };
  return (
    <Dialog
      title={`Import: ${from}`}
      size="large"
      sticky
      className="incoming"
      onClose={close}
      footer={
        progress.state === 'done' ? (
          <>
            {!inLibrary && <Button onClick={show}>Show the characters</Button>}
            <Button ref={only ? undefined : focusAtOnce} variant={only ? 'plain' : 'primary'} onClick={close}>
              Done
            </Button>
            {only && (
              <Button ref={focusAtOnce} variant="primary" onClick={() => void openOnly(only)}>
                Open {formatCharacterName(only.name)}
              </Button>
            )}
          </>
        ) : (
          <>
            {progress.state === 'working' ? (
              <Button aria-disabled={stopped || undefined} onClick={stop}>
                Stop
              </Button>
            ) : (
              <Button onClick={close}>{nothingToImport ? 'Close' : 'Cancel'}</Button>
            )}
            {!nothingToImport && (
              <Button variant="primary" aria-disabled={progress.state === 'working'} onClick={() => void startImport()}>
                {describeImportAction(importCount, customEntries, encounters)}
              </Button>
            )}
          </>
        )
      }
    >
      <div className="incoming-body">
        {progress.state === 'done' ? (
          <Result taken={progress.taken} />
        ) : progress.state === 'working' ? (
          <p>
            Importing: {formatCount(progress.done)} of {formatCount(progress.all)}{' '}
            <progress aria-label="Importing" max={progress.all || 1} value={progress.done} />
          </p>
        ) : (
          <>
            <p>{describeIncoming(sorted, list.faults.length)}</p>
            {encounters > 0 && <p>{describeEncounters(encounters)}</p>}
            {customEntries > 0 && <p>{describeCustomEntries(customEntries)}</p>}
            <IncomingParts sorted={sorted} faults={list.faults} choices={choices} onChoose={setChoices} />
          </>
        )}
      </div>
    </Dialog>
  );
}

/** The button of the import, which had the focus, is gone by then. */
const focusAtOnce = (button: HTMLButtonElement | null) => button?.focus();

function Result({ taken }: { taken: ImportResult }) {
  const sentences = describeImport(taken);
  return (
    <Notice
      kind={taken.problem ? 'problem' : 'information'}
      title={taken.problem || taken.stopped > 0 ? 'Not everything was imported' : 'Imported'}
    >
      <ul>
        {sentences.map((sentence) => (
          <li key={sentence}>{sentence}</li>
        ))}
      </ul>
    </Notice>
  );
}

/** The choices for a conflict, in the order in which they are offered. */
const conflictChoices = [
  { value: 'mine', label: 'Keep mine' },
  { value: 'theirs', label: 'Use theirs' },
  { value: 'both', label: 'Keep both' },
] as const satisfies readonly { value: ConflictChoice; label: string }[];

interface IncomingConflictProps {
  item: Conflict;
  choice: ConflictChoice;
  onChoose: (key: number, choice: ConflictChoice) => void;
}

/** A conflict with an existing character: the choice of which to keep. */
function IncomingConflict({ item, choice, onChoose }: IncomingConflictProps) {
  const { incoming, conflict } = item;
  const name = formatCharacterName(incoming.name);
  const existingName =
    conflict.name.trim() === incoming.name.trim() ? '' : `mine is called ${formatCharacterName(conflict.name)}`;
  return (
    <div className="incoming-clash">
      <p>
        <strong>{name}</strong> {existingName && <span className="library-note">({existingName})</span>}
      </p>
      <p className="library-note">{describeConflict(item)}</p>
      <SegmentedControl
        label={name}
        about={existingName}
        hideLabel
        value={choice}
        options={conflictChoices}
        onCommit={(value) => onChoose(incoming.key, value)}
      />
    </div>
  );
}

/** The number of items shown at first, and added at each press. */
const rowsPerStep = 50;

interface ExpandableListProps<Item> {
  items: readonly Item[];
  renderItem: (item: Item) => ReactNode;
}

/** A list that shows its first fifty items, with a button for more. */
function ExpandableList<Item>({ items, renderItem }: ExpandableListProps<Item>) {
  const [shown, setShown] = useState(rowsPerStep);
  const rest = items.length - shown;
  return (
    <>
      <ul className="incoming-list">{items.slice(0, shown).map(renderItem)}</ul>
      {rest > 0 && (
        <Button size="small" onClick={() => setShown(shown + rowsPerStep)}>
          Show {formatCount(Math.min(rowsPerStep, rest))} more of {formatCount(rest)}
        </Button>
      )}
    </>
  );
}

type Choices = ReadonlyMap<number, ConflictChoice>;

interface IncomingPartsProps {
  sorted: SortedIncoming;
  faults: readonly IncomingFault[];
  choices: Choices;
  onChoose: (choices: Choices) => void;
}

/** The conflicts with existing characters, the new ones, and the files that could not be read. */
function IncomingParts({ sorted, faults, choices, onChoose }: IncomingPartsProps) {
  const { fresh, differing, same } = sorted;
  const choose = (key: number, choice: ConflictChoice) => onChoose(new Map([...choices, [key, choice]]));
  const renderConflict = (item: Conflict) => (
    <li key={item.incoming.key}>
      <IncomingConflict item={item} choice={choiceOf(item, choices)} onChoose={choose} />
      <Remarks item={item} />
    </li>
  );
  return (
    <>
      {differing.length > 0 && (
        <section className="incoming-part" aria-labelledby="incoming-differing">
          <h3 id="incoming-differing">Already here, but different ({formatCount(differing.length)})</h3>
          <p className="library-note">
            If you use theirs, mine are kept as versions. If you keep both, theirs become separate characters.
          </p>
          {differing.length > 1 && <ChoiceForAll items={differing} choices={choices} onChoose={onChoose} />}
          <ExpandableList items={differing} renderItem={renderConflict} />
        </section>
      )}
      {same.length > 0 && (
        <Disclosure summary={`Already here and identical (${formatCount(same.length)})`}>
          <ExpandableList items={same} renderItem={renderConflict} />
        </Disclosure>
      )}
      {faults.length > 0 && (
        <section className="incoming-part" aria-labelledby="incoming-faults">
          <h3 id="incoming-faults">Could not be read ({formatCount(faults.length)})</h3>
          <ExpandableList items={faults} renderItem={renderFault} />
        </section>
      )}
      {fresh.length > 0 && (
        <section className="incoming-part" aria-labelledby="incoming-fresh">
          <h3 id="incoming-fresh">New ({formatCount(fresh.length)})</h3>
          <ExpandableList items={fresh} renderItem={renderFresh} />
        </section>
      )}
    </>
  );
}

interface ChoiceForAllProps extends Pick<IncomingPartsProps, 'choices' | 'onChoose'> {
  items: readonly Conflict[];
}

/** One choice for all differing characters; none is selected while their choices vary. */
function ChoiceForAll({ items, choices, onChoose }: ChoiceForAllProps) {
  const chosen = new Set<ConflictChoice | ''>(items.map((item) => choiceOf(item, choices)));
  return (
    <SegmentedControl
      label="Apply to all differences"
      value={chosen.size === 1 ? ([...chosen][0] ?? '') : ''}
      options={conflictChoices}
      onCommit={(value) => {
        if (value !== '')
          onChoose(new Map([...choices, ...items.map(({ incoming }) => [incoming.key, value] as const)]));
      }}
    />
  );
}

function renderFresh(item: IncomingItem) {
  const { incoming } = item;
  const { name, ruleset, updated, tags, agreement = '' } = incoming;
  const about = [findRulesetName(ruleset), updated && `changed ${describeTime(updated)}`, tags.join(', ')];
  return (
    <li key={incoming.key} className="incoming-fresh">
      <p>
        {formatCharacterName(name)} <span className="library-note">{about.filter(Boolean).join(' · ')}</span>
      </p>
      {agreement !== '' && <p className="library-note">{agreement}</p>}
      <Remarks item={item} />
    </li>
  );
}

function renderFault(fault: IncomingFault) {
  const { where, what, kept } = describeFault(fault);
  return (
    <li key={fault.key} className="incoming-fault">
      <p className="incoming-where">{where}</p>
      <p>{what}</p>
      {kept && <p className="library-note">{kept}</p>}
    </li>
  );
}

/** The repairs made while the character was read. */
function Remarks({ item }: { item: IncomingItem }) {
  const remarks = item.incoming.report.filter((remark) => !isMild(remark));
  if (remarks.length === 0) return null;
  const count = remarks.length === 1 ? '1 thing was' : `${formatCount(remarks.length)} things were`;
  return (
    <Disclosure summary={`${count} corrected in ${formatCharacterName(item.incoming.name)}`}>
      <ul>
        {remarks.map((remark, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the report of one file never changes.
          <li key={index}>{describeFileProblem(remark)}</li>
        ))}
      </ul>
    </Disclosure>
  );
}
