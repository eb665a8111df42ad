import { type DragEvent, useEffect, useId, useState } from 'react';
import type { SavedCharacter } from '../../character/character.ts';
import { formatFraction, formatNumber } from '../../engine/format.ts';
import { maxCharacters } from '../../interchange/stat-block/clean-text.ts';
import type { ReadLine, StatBlockFinding, StatBlockReading, Verdict } from '../../interchange/stat-block/draft.ts';
import { loadEveryRuleset, rulesetAbout, rulesetList } from '../../rules/rulesets.ts';
import { openAnother } from '../../state/saving/open-record.ts';
import { notify } from '../../state/view/notices.ts';
import { openChapter, openDialog, showLibrary, showStartPage, useViewStore } from '../../state/view/view-store.ts';
import { Button } from '../../ui/buttons.tsx';
import { Checkbox } from '../../ui/checkbox.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { SelectField } from '../../ui/field.tsx';
import './stat-block.css';
import { ownValue } from '../../engine/own-value.ts';
import { openWorksheet } from '../../rules/derive-character.ts';
import { announce } from '../../ui/announce.ts';
import { Icon, type IconName } from '../../ui/icon.tsx';
import { SegmentedControl } from '../../ui/segmented-control.tsx';
import { endReading, readInBackground } from './read-in-background.ts';

/**
 * Opens the character that was read from a stat block, in a separate record. Returns false if it could not be opened.
 */
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

interface ReadingState {
  readonly reading: StatBlockReading | null;
  /** What the creatures of the text are called. */
  readonly creatures: readonly string[];
  /** The rules could not be loaded. */
  readonly failed: boolean;
}

const unread: ReadingState = { reading: null, creatures: [], failed: false };

/**
 * The reading of one creature of a text, a moment after the last change; the last reading until then, and null for an empty text.
 * @param creature which of the creatures, from 0
 * @param ruleset '' for the one that the text suggests
 */
function useReading(
  text: string,
  creature: number,
  ruleset: string,
  choices: Readonly<Record<string, string>>,
): ReadingState {
  const [state, setState] = useState<ReadingState>(unread);
  useEffect(() => {
    if (text.trim() === '') {
      setState(unread);
      return;
    }
    const canceled = new AbortController();
    const readLater = async () => {
      try {
        // The summary of the result is derived on the page.
        await loadEveryRuleset();
        const read = await readInBackground({ text, creature, ruleset, choices }, canceled.signal);
        if (read) setState({ ...read, failed: false });
      } catch (thrown) {
        console.error(thrown);
        if (!canceled.signal.aborted) setState({ ...unread, failed: true });
      }
    };
    const timer = setTimeout(() => void readLater(), pause);
    return () => {
      canceled.abort();
      clearTimeout(timer);
    };
  }, [text, creature, ruleset, choices]);
  useEffect(() => endReading, []);
  return state;
}

const fromText = '';

/**
 * A stat block as a character: a field for the text, the result of each part, and options for disagreements with the
 * rules.
 */
export function StatBlockDialog({ onClose }: { onClose: () => void }) {
  const offered = useViewStore((view) => view.statBlock);
  return <OfferedStatBlock key={offered.count} initial={offered.text} onClose={onClose} />;
}

function OfferedStatBlock({ initial, onClose }: { initial: string; onClose: () => void }) {
  const [text, setText] = useState(initial);
  const [ruleset, setRuleset] = useState<string>(fromText);
  const [choices, setChoices] = useState<Readonly<Record<string, string>>>({});
  const [onlyDoubtful, setOnlyDoubtful] = useState(false);
  const [creature, setCreature] = useState(0);
  const { reading, creatures, failed } = useReading(text, creature, ruleset, choices);
  const id = useId();
  const change = (next: string) => {
    setText(next);
    setCreature(0);
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
      bodyClassName={reading ? 'stat-block-beside' : undefined}
      stacked
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
          {text.length > maxCharacters && ` Only the first ${formatNumber(maxCharacters)} characters are read.`}
        </p>
      </div>
      <div className="stat-block-result">
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
          {creatures.length > 1 && (
            <SelectField
              label={`Creature (${formatNumber(creatures.length)} in the text)`}
              value={`${creature}`}
              options={creatures.map((name, at) => ({
                value: `${at}`,
                label: name || `Number ${formatNumber(at + 1)}`,
              }))}
              onCommit={(at) => {
                setCreature(Number(at));
                setChoices({});
              }}
            />
          )}
          {reading && (
            <Checkbox label="Show only guesses and unread parts" checked={onlyDoubtful} onCommit={setOnlyDoubtful} />
          )}
        </div>
        {failed && (
          <p role="alert">The text could not be read: the rules could not be loaded. Check your connection.</p>
        )}
        {reading?.otherGame && (
          <p role="alert">
            This looks like a stat block of {reading.otherGame}. Only blocks of 3d6 games are read well: check each
            part.
          </p>
        )}
        {reading && (
          <ReadingPreview
            reading={reading}
            onlyDoubtful={onlyDoubtful}
            choices={choices}
            onChoose={(finding, option) => setChoices({ ...choices, [finding]: option })}
          />
        )}
      </div>
    </Dialog>
  );
}

const verdictWords: Readonly<Record<Verdict, string>> = {
  understood: 'Understood',
  guessed: 'Guessed',
  notUnderstood: 'Not understood',
};

/** How many parts have a verdict. */
const countVerdicts = ({ lines }: StatBlockReading, verdict: Verdict): number =>
  lines.filter((line) => !line.isHeading && line.verdict === verdict).length;

/** "34 parts understood, 2 guessed, 1 not understood, 3 figures disagree with the rules". */
function describeVerdicts(reading: StatBlockReading): string {
  const guessed = countVerdicts(reading, 'guessed');
  const left = countVerdicts(reading, 'notUnderstood');
  const understood = countVerdicts(reading, 'understood');
  const count = reading.findings.length;
  return [
    `${formatNumber(understood)} ${understood === 1 ? 'part' : 'parts'} understood`,
    ...(guessed > 0 ? [`${formatNumber(guessed)} guessed`] : []),
    ...(left > 0 ? [`${formatNumber(left)} not understood`] : []),
    ...(count > 0
      ? [`${formatNumber(count)} ${count === 1 ? 'figure disagrees' : 'figures disagree'} with the rules`]
      : []),
  ].join(', ');
}

/** The character's price, in points. */
function pointsOf({ file }: StatBlockReading): number {
  const { worksheet } = openWorksheet(file);
  return worksheet.has('points') ? worksheet.number('points') : 0;
}

interface ReadingLinesProps {
  readonly reading: StatBlockReading;
  /** Shows only guesses and unread parts. */
  readonly onlyDoubtful: boolean;
}

const icons: Readonly<Record<ReadLine['verdict'], IconName>> = {
  understood: 'check',
  guessed: 'info',
  notUnderstood: 'attention',
};

/** A part of the text, with the words marked that were not understood. */
function LeftWords({ text, left }: Pick<ReadLine, 'text' | 'left'>) {
  const pieces: { text: string; isLeft: boolean; at: number }[] = [];
  let from = 0;
  for (const word of left) {
    const at = text.indexOf(word, from);
    if (at < 0) continue;
    pieces.push({ text: text.slice(from, at), isLeft: false, at: from }, { text: word, isLeft: true, at });
    from = at + word.length;
  }
  pieces.push({ text: text.slice(from), isLeft: false, at: from });
  return pieces.map((piece) => (piece.isLeft ? <mark key={`left ${piece.at}`}>{piece.text}</mark> : piece.text));
}

/** The parts of a text one under the other, each with its verdict in words and its result. */
function ReadingLines({ reading, onlyDoubtful }: ReadingLinesProps) {
  const lines = reading.lines
    .map((line, at) => ({ ...line, at }))
    .filter(({ isHeading, verdict }) => !onlyDoubtful || (!isHeading && verdict !== 'understood'));
  return (
    <ul className="reading-lines">
      {lines.map(({ at, text, verdict, words, isHeading, left }) =>
        isHeading ? (
          <li key={at} className="reading-heading">
            {text}
          </li>
        ) : (
          <li key={at} className="reading-line" data-verdict={verdict}>
            <Icon name={icons[verdict]} />
            <span className="reading-text">{verdict === 'guessed' ? <LeftWords text={text} left={left} /> : text}</span>
            <span className="reading-words">
              <span className={verdict === 'understood' ? 'visually-hidden' : 'reading-verdict'}>
                {verdictWords[verdict]}:{' '}
              </span>
              {words}
            </span>
          </li>
        ),
      )}
    </ul>
  );
}

interface ReadingFindingsProps {
  readonly findings: readonly StatBlockFinding[];
  /** The player's choices, by the finding; shown before the text is read again. */
  readonly choices: Readonly<Record<string, string>>;
  readonly onChoose: (finding: string, option: string) => void;
}

/** Findings with a choice come first, then those in the order of the text. */
const inOrder = (findings: readonly StatBlockFinding[]): StatBlockFinding[] =>
  [...findings].sort((a, b) => Math.min(b.options.length, 1) - Math.min(a.options.length, 1) || a.line - b.line);

/** Numbers of the text that disagree with the rules; if two readings are possible, the player chooses. */
function ReadingFindings({ findings, choices, onChoose }: ReadingFindingsProps) {
  return (
    <ul className="reading-findings">
      {inOrder(findings).map(({ id, line, words, options, chosen }) => (
        <li key={id}>
          <p>
            {id === 'figures' ? '' : <span className="reading-number">Line {formatNumber(line)}: </span>}
            {words}
          </p>
          {options.length > 0 && (
            <SegmentedControl
              label={words}
              hideLabel
              value={ownValue(choices, id) ?? chosen}
              options={options.map((option) => ({ value: option.id, label: option.words }))}
              onCommit={(option) => onChoose(id, option)}
            />
          )}
        </li>
      ))}
    </ul>
  );
}

interface ReadingPreviewProps {
  readonly reading: StatBlockReading;
  readonly onlyDoubtful: boolean;
  readonly choices: Readonly<Record<string, string>>;
  readonly onChoose: (finding: string, option: string) => void;
}

/**
 * The reading, before a character is made of it: a summary, disagreements with the rules, and each part of the text.
 */
function ReadingPreview({ reading, onlyDoubtful, choices, onChoose }: ReadingPreviewProps) {
  const id = useId();
  const { file, findings, ruleset } = reading;
  const points = pointsOf(reading);
  const verdicts = describeVerdicts(reading);
  const summary = [
    file.character.name || 'Unnamed character',
    `${formatFraction(points)} ${points === 1 ? 'point' : 'points'}`,
    rulesetAbout(ruleset.id).name,
  ].join(' · ');
  useEffect(() => announce(`${summary}. ${verdicts}.`, 'stat block'), [summary, verdicts]);
  const left = countVerdicts(reading, 'notUnderstood');
  return (
    <div className="stat-block-preview">
      <div className="stat-block-summary">
        <p className="stat-block-name">{summary}</p>
        <p>
          {verdicts}
          {left > 0 && '. What is not understood goes to the notes of the character'}.
        </p>
      </div>
      {findings.length > 0 && (
        <section aria-labelledby={`${id}-findings`}>
          <h3 id={`${id}-findings`}>Disagrees with the rules</h3>
          <ReadingFindings findings={findings} choices={choices} onChoose={onChoose} />
        </section>
      )}
      <section aria-labelledby={`${id}-lines`}>
        <h3 id={`${id}-lines`}>Part by part</h3>
        <ReadingLines reading={reading} onlyDoubtful={onlyDoubtful} />
      </section>
    </div>
  );
}
