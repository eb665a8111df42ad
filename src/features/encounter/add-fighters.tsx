import { useEffect, useMemo, useState } from 'react';
import { flushSync } from 'react-dom';
import type { SavedCharacter } from '../../character/character.ts';
import { maxFighters } from '../../character/encounter.ts';
import { addFighters } from '../../character/encounter-edits.ts';
import { parseFile } from '../../character/file/parse-file.ts';
import { foldLetters } from '../../engine/fold-letters.ts';
import { ownValue } from '../../engine/own-value.ts';
import { rulesetAbout, rulesetIds } from '../../rules/rulesets.ts';
import { loadEncounterRules } from '../../state/encounter/encounter-sheets.ts';
import { currentEncounter, editEncounter, useEncounter } from '../../state/encounter/encounter-store.ts';
import { addCharacters } from '../../state/encounter/open-encounter.ts';
import { refreshLibrary } from '../../state/library/library.ts';
import { findCharacters } from '../../state/library/library-search.ts';
import { useLibraryStore } from '../../state/library/library-store.ts';
import { notify } from '../../state/view/notices.ts';
import { announce } from '../../ui/announce.ts';
import { Button } from '../../ui/buttons.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { Notice } from '../../ui/notice.tsx';
import { SegmentedControl } from '../../ui/segmented-control.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { focusAddFighters } from './encounter-view.ts';

interface AddRowProps {
  name: string;
  about: string;
  count: number;
  onCount: (count: number) => void;
}

/** A character that can be added, and how often. */
function AddRow({ name, about, count, onCount }: AddRowProps) {
  const change = (to: number) => {
    onCount(to);
    announce(`${name}: ${to}`, 'count of fighters');
  };
  return (
    <li className="add-row" data-any={count > 0 || undefined}>
      <span className="add-name">
        {name}
        <span className="add-about">{about}</span>
      </span>
      <span className="add-count">
        <Button
          size="small"
          aria-label={`One ${name} less`}
          aria-disabled={count === 0}
          onClick={() => count > 0 && change(count - 1)}
        >
          −
        </Button>
        {/* Announced by itself, with the name. */}
        <output className="add-figure" aria-label={`${name}, how many`} aria-live="off">
          {count}
        </output>
        <Button size="small" aria-label={`One ${name} more`} onClick={() => change(count + 1)}>
          +
        </Button>
      </span>
    </li>
  );
}

/** A character that comes with the program, as the list of fighters to add shows it. */
export interface ReadyFighter {
  readonly id: string;
  readonly name: string;
  readonly points: number;
  /** The id of its ruleset. */
  readonly ruleset: string;
  /** A one-line description. */
  readonly line: string;
  /** Loads the text of its file. */
  readonly load: () => Promise<string>;
}

/** Returns those whose name or line has all words of a query, ignoring accents and capitals; all for an empty one. */
export function findReadyFighters(all: readonly ReadyFighter[], query: string): readonly ReadyFighter[] {
  const words = foldLetters(query).split(/\s+/u);
  return all.filter(({ name, line }) => {
    const text = foldLetters(`${name} ${line}`);
    return words.every((word) => text.includes(word));
  });
}

const readyMark = 'ready:';

/** The result of adding fighters. */
interface FightersAdded {
  readonly added: number;
  /** How many had no room. */
  readonly dropped: number;
  /** How many characters could not be added otherwise; a notice says so. */
  readonly missing: number;
}

/** Adds characters, each as often as `counts` says: by the id in the library, or after `ready:` by that of a ready-made one. */
async function addChosenFighters(
  counts: Readonly<Record<string, number>>,
  side: string,
  ready: readonly ReadyFighter[],
): Promise<FightersAdded> {
  const chosen = Object.entries(counts).flatMap(([id, copies]) => (copies > 0 ? [{ id, copies, side }] : []));
  const own = chosen.filter(({ id }) => !id.startsWith(readyMark));
  const made = chosen.filter(({ id }) => id.startsWith(readyMark));
  const read = await Promise.all(
    made.map(async ({ id, copies }) => ({
      saved: await readReady(ready.find((each) => `${readyMark}${each.id}` === id)),
      copies,
    })),
  );
  const readable = read.flatMap(({ saved, copies }) => (saved ? [{ saved, copies }] : []));
  let missing = read.length - readable.length;
  let [added, dropped] = [0, 0];
  if (readable.length > 0 && (await loadEncounterRules(readable.map(({ saved }) => saved)))) {
    const names = readable.map(({ saved }) => saved.character.name);
    const before = currentEncounter()?.fighters.length ?? 0;
    editEncounter(names.length === 1 ? `${names[0]} joins` : `${names.length} characters join`, (encounter) =>
      readable.reduce((all, { saved, copies }) => addFighters(all, saved, { copies, side }), encounter),
    );
    added = (currentEncounter()?.fighters.length ?? 0) - before;
    dropped = readable.reduce((sum, { copies }) => sum + copies, 0) - added;
  } else missing += readable.length;
  if (own.length > 0) {
    const outcome = await addCharacters(own);
    if (outcome.ok) {
      added += outcome.value.added;
      dropped += outcome.value.dropped;
    }
    missing += outcome.ok ? outcome.value.unread.length : own.length;
  }
  if (missing > 0) {
    notify({
      kind: 'problem',
      title: missing === 1 ? 'A character could not be added' : `${missing} characters could not be added`,
      text: 'It could not be read, or its rules need the network the first time.',
    });
  }
  return { added, dropped, missing };
}

async function readReady(card: ReadyFighter | undefined): Promise<SavedCharacter | null> {
  try {
    const reading = parseFile((await card?.load()) ?? '', { rulesets: rulesetIds });
    return reading.ok ? reading.value.saved : null;
  } catch {
    return null; // it was never loaded, and there is no network
  }
}

interface AddFightersProps {
  loadReadyMade: () => Promise<readonly ReadyFighter[]>;
  onClose: () => void;
}

const sides = ['Party', 'Foes', ''] as const;

/** Characters of the library and ready-made ones, each as often as wanted, for one side. */
export function AddFighters({ loadReadyMade, onClose }: AddFightersProps) {
  const { list: characters, state } = useLibraryStore((library) => library.characters);
  const [ready, setReady] = useState<readonly ReadyFighter[]>([]);
  const [words, setWords] = useState('');
  const [side, setSide] = useState<(typeof sides)[number]>('Party');
  const [counts, setCounts] = useState<Readonly<Record<string, number>>>({});
  const [isBusy, setBusy] = useState(false);
  const [result, setResult] = useState('');
  const room = useEncounter(({ fighters }) => maxFighters - fighters.length) ?? 0;
  useEffect(() => {
    refreshLibrary().catch(console.error);
    loadReadyMade().then(setReady, console.error);
  }, [loadReadyMade]);
  const own = useMemo(() => findCharacters(characters, { words }), [characters, words]);
  const listed = useMemo(() => findReadyFighters(ready, words), [ready, words]);
  const total = Object.values(counts).reduce((sum, count) => sum + count, 0);
  const setCount = (id: string) => (count: number) => setCounts({ ...counts, [id]: Math.max(0, count) });
  const add = async () => {
    if (total === 0 || isBusy) return;
    setBusy(true);
    const { added, dropped, missing } = await addChosenFighters(counts, side, ready);
    setBusy(false);
    setResult(dropped > 0 ? `${added} of ${total} fighters were added.` : '');
    if (dropped > 0) setCounts({});
    if (dropped > 0 || missing > 0) return;
    flushSync(onClose); // a dialog that is closed announces nothing
    focusAddFighters();
    announce(added === 1 ? '1 fighter added' : `${added} fighters added`);
  };
  return (
    <Dialog
      title="Add fighters"
      size="large"
      className="add-fighters"
      sticky
      onClose={onClose}
      footer={
        <>
          <Button onClick={onClose}>Cancel</Button>
          <Button variant="primary" aria-disabled={total === 0 || isBusy} onClick={() => void add()}>
            {total === 0 ? 'Add' : total === 1 ? 'Add 1 fighter' : `Add ${total} fighters`}
          </Button>
        </>
      }
    >
      {(total > room || result) && (
        <Notice kind="attention" title={`An encounter has at most ${maxFighters} fighters`} live>
          {result} {room === 0 ? 'There is no room for more.' : `There is room for ${room} more.`}
        </Notice>
      )}
      <div className="add-head">
        <TextField label="Search" value={words} onCommit={setWords} />
        <SegmentedControl
          label="Side"
          value={side}
          options={sides.map((value) => ({ value, label: value || 'None' }))}
          onCommit={setSide}
        />
      </div>
      {own.length > 0 && (
        <section aria-labelledby="add-own">
          <h3 id="add-own" className="fight-title">
            Your characters
          </h3>
          <ul className="add-list">
            {own.map(({ id, name, points, ruleset }) => (
              <AddRow
                key={id}
                name={name || 'Unnamed'}
                about={[points ? `${points.spent} points` : '', rulesetAbout(ruleset).name].filter(Boolean).join(', ')}
                count={ownValue(counts, id) ?? 0}
                onCount={setCount(id)}
              />
            ))}
          </ul>
        </section>
      )}
      {listed.length > 0 && (
        <section aria-labelledby="add-ready">
          <h3 id="add-ready" className="fight-title">
            Ready-made
          </h3>
          <ul className="add-list">
            {listed.map(({ id, name, points, ruleset, line }) => (
              <AddRow
                key={id}
                name={name}
                about={`${points} points, ${rulesetAbout(ruleset).name}. ${line}`}
                count={counts[`ready:${id}`] ?? 0}
                onCount={setCount(`ready:${id}`)}
              />
            ))}
          </ul>
        </section>
      )}
      {own.length === 0 && listed.length === 0 && state === 'read' && <EmptyState title="Nothing found." />}
    </Dialog>
  );
}
