import { type DragEvent, useId, useState } from 'react';
import { formatNumber } from '../../engine/format.ts';
import { rulesetAbout, rulesetList } from '../../rules/rulesets.ts';
import { mostCharacters } from '../../rules/stat-block/clean-text.ts';
import { useOfferedStatBlock } from '../../state/view/offered-stat-block.ts';
import { Button } from '../../ui/button.tsx';
import { Checkbox } from '../../ui/checkbox.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { SelectField } from '../../ui/select-field.tsx';
import { makeCharacter } from './make-character.ts';
import { ReadingPreview } from './reading-preview.tsx';
import { useReading } from './use-reading.ts';
import './stat-block.css';

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
          <Checkbox label="Only what was guessed or not understood" checked={onlyDoubtful} onCommit={setOnlyDoubtful} />
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
