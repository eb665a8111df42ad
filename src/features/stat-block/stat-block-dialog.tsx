import { type DragEvent, useEffect, useId, useState } from 'react';
import type { SavedCharacter } from '../../character/character.ts';
import { formatNumber } from '../../engine/format.ts';
import { mostCharacters } from '../../interchange/stat-block/clean-text.ts';
import { readStatBlock, withOwnTextDifferences } from '../../interchange/stat-block/read-stat-block.ts';
import type { StatBlockReading } from '../../interchange/stat-block/reading.ts';
import { ownTextWriters } from '../../outputs/own-text-writers.ts';
import { loadEveryRuleset, rulesetAbout, rulesetList } from '../../rules/rulesets.ts';
import { openAnother } from '../../state/saving/open-record.ts';
import { notify } from '../../state/view/notice-store.ts';
import { useOfferedStatBlock } from '../../state/view/offered-stat-block.ts';
import { openChapter, openDialog, showLibrary, showStartPage } from '../../state/view/view-store.ts';
import { Button } from '../../ui/buttons.tsx';
import { Checkbox } from '../../ui/checkbox.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { SelectField } from '../../ui/field.tsx';
import { ReadingPreview } from './reading-preview.tsx';
import './stat-block.css';

/** Opens the character that was read from a stat block, in a record of its own. Returns false if it could not be opened. */
async function makeCharacter(saved: SavedCharacter): Promise<boolean> {
  const opened = await openAnother(saved);
  if (!opened) return false;
  const { back, former } = opened;
  openDialog(null);
  showStartPage(false);
  showLibrary(false);
  openChapter('concept');
  notify({
    kind: 'information',
    title: `${saved.character.name || 'Unnamed character'} is open`,
    text: 'Made from a stat block.',
    actions: back ? [{ label: `Back to ${former || 'the previous character'}`, run: back }] : [],
  });
  return true;
}

/** Milliseconds without typing before a text is read. */
const pause = 250;

interface Reading {
  readonly reading: StatBlockReading | null;
  /** The rules could not be loaded. */
  readonly failed: boolean;
}

/**
 * What a text is read as, a moment after the last change; the last reading until then, and null for an empty text.
 * @param ruleset '' for the one that the text suggests
 */
function useReading(text: string, ruleset: string, choices: Readonly<Record<string, string>>): Reading {
  const [state, setState] = useState<Reading>({ reading: null, failed: false });
  useEffect(() => {
    if (text.trim() === '') {
      setState({ reading: null, failed: false });
      return;
    }
    let isCurrent = true;
    const readLater = async () => {
      try {
        await loadEveryRuleset();
        if (!isCurrent) return;
        const read = readStatBlock(text, { ruleset: ruleset || undefined, choices });
        setState({ reading: withOwnTextDifferences(text, read, ownTextWriters), failed: false });
      } catch (thrown) {
        console.error(thrown);
        if (isCurrent) setState({ reading: null, failed: true });
      }
    };
    const timer = setTimeout(() => void readLater(), pause);
    return () => {
      isCurrent = false;
      clearTimeout(timer);
    };
  }, [text, ruleset, choices]);
  return state;
}

const fromText = '';

/** A stat block as a character: a field for the text, what was made of each part, and what to do where it disagrees with the rules. */
export function StatBlockDialog({ onClose }: { onClose: () => void }) {
  const offered = useOfferedStatBlock();
  return <OfferedStatBlock key={offered.count} initial={offered.text} onClose={onClose} />;
}

function OfferedStatBlock({ initial, onClose }: { initial: string; onClose: () => void }) {
  const [text, setText] = useState(initial);
  const [ruleset, setRuleset] = useState<string>(fromText);
  const [choices, setChoices] = useState<Readonly<Record<string, string>>>({});
  const [onlyDoubtful, setOnlyDoubtful] = useState(false);
  const { reading, failed } = useReading(text, ruleset, choices);
  const id = useId();
  const change = (next: string) => {
    setText(next);
    setChoices({});
  };
  const drop = (event: DragEvent) => {
    const [file] = event.dataTransfer.files;
    if (!file) return;
    event.preventDefault();
    void file.text().then(change, console.error);
  };
  const suggested = reading?.ruleset.isGuessed
    ? `From the text (${rulesetAbout(reading.ruleset.id).name})`
    : 'From the text';
  return (
    <Dialog
      title="Paste a stat block"
      size="large"
      className="stat-block-dialog"
      sticky={text.trim() !== ''}
      onClose={onClose}
      footer={
        <>
          <Button onClick={onClose}>Cancel</Button>
          <Button
            variant="primary"
            aria-disabled={reading === null}
            onClick={() => reading && void makeCharacter(reading.file)}
          >
            Make this character
          </Button>
        </>
      }
    >
      <div className="stat-block-field">
        <label htmlFor={id}>Stat block</label>
        <textarea
          id={id}
          className="field-control"
          aria-describedby={`${id}-hint`}
          rows={7}
          spellCheck={false}
          value={text}
          onChange={(event) => change(event.target.value)}
          onDrop={drop}
        />
        <p id={`${id}-hint`} className="stat-block-hint">
          From a book, a PDF, a forum or another program: attributes, traits, skills and gear, with or without points.
          You can also drop a text file here.
          {text.length > mostCharacters && ` Only the first ${formatNumber(mostCharacters)} characters are read.`}
        </p>
      </div>
      <div className="stat-block-choices">
        <SelectField
          label="Rules"
          value={ruleset}
          options={[
            { value: fromText, label: suggested },
            ...rulesetList.map(({ id: value, name }) => ({ value, label: name })),
          ]}
          onCommit={setRuleset}
        />
        {reading && (
          <Checkbox label="Show only guesses and unread parts" checked={onlyDoubtful} onCommit={setOnlyDoubtful} />
        )}
      </div>
      {failed && <p role="alert">The text could not be read: the rules could not be loaded. Check your connection.</p>}
      {reading && (
        <ReadingPreview
          reading={reading}
          onlyDoubtful={onlyDoubtful}
          choices={choices}
          onChoose={(finding, option) => setChoices({ ...choices, [finding]: option })}
        />
      )}
    </Dialog>
  );
}
