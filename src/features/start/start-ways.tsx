import { useEffect, useId, useRef, useState } from 'react';
import type { HeroKind, HeroKindId } from '../../rules/heroes/hero-kind.ts';
import { rulesetAbout, rulesetList } from '../../rules/rulesets.ts';
import { Button } from '../../ui/buttons.tsx';
import type { ReadyMadeCharacter } from './ready-made-character.ts';
import './start.css';
import { Frame } from '../../sheet/frame.tsx';

/** The choice of ruleset, each with a one-line description. */
function RulesetChoice({ value, onCommit }: { value: string; onCommit: (id: string) => void }) {
  const name = useId();
  return (
    <fieldset className="start-rulesets">
      <legend>Rules</legend>
      {rulesetList.map((ruleset) => (
        <label key={ruleset.id} className="start-ruleset">
          <input
            type="radio"
            name={name}
            value={ruleset.id}
            checked={ruleset.id === value}
            onChange={() => onCommit(ruleset.id)}
          />
          <span>
            <strong>{ruleset.name}</strong>
            <span className="start-ruleset-line">{ruleset.description}</span>
          </span>
        </label>
      ))}
    </fieldset>
  );
}

interface HeroKindsProps {
  readonly heroes: readonly HeroKind[];
  readonly onChoose: (kind: HeroKindId) => void;
}

/** The kinds of hero of a ruleset: each begins with a playable outline, and points left to spend. */
function HeroKinds({ heroes, onChoose }: HeroKindsProps) {
  const title = useId();
  return (
    <section aria-labelledby={title}>
      <h3 id={title}>Start from a kind of hero</h3>
      <p className="start-note">New to the game? Pick one, spend the points left, and change whatever you like.</p>
      <ul className="hero-kinds">
        {heroes.map(({ id, name, line, spent, budget }) => (
          <li key={id}>
            <button type="button" className="hero-kind" onClick={() => onChoose(id)}>
              <Emblem kind={id} />
              <span>
                <span className="hero-kind-name">{name}</span>{' '}
                <span className="hero-kind-points">{budget - spent} points left</span>
              </span>
              <span className="hero-kind-line">{line}</span>
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** A field for a link to a character, or the text of a character file. A paste opens it at once. */
function PasteField({ onPaste }: { onPaste: (text: string) => void }) {
  const [text, setText] = useState('');
  const id = useId();
  const input = useRef<HTMLTextAreaElement>(null);
  useEffect(() => input.current?.focus(), []);
  const open = (pasted: string) => {
    if (pasted.trim() !== '') onPaste(pasted);
  };
  return (
    <form
      className="paste-field"
      onSubmit={(event) => {
        event.preventDefault();
        open(text);
      }}
    >
      <label htmlFor={id}>Link to a character, or the text of a character file</label>
      <textarea
        ref={input}
        id={id}
        rows={2}
        spellCheck={false}
        value={text}
        onChange={(event) => setText(event.target.value)}
        onPaste={(event) => {
          const pasted = event.clipboardData.getData('text');
          if (text === '') setTimeout(() => open(pasted)); // after the field shows it
        }}
      />
      <Button type="submit">Open</Button>
    </form>
  );
}

/** The actions for the ways to start. */
export interface StartActions {
  /** Opens a blank character under a ruleset. */
  readonly startBlank: (rulesetId: string) => Promise<void>;
  /** Opens a character rolled by the tables of the ruleset's book. */
  readonly startRandom: (rulesetId: string) => Promise<void>;
  /** Opens a playable outline of a kind of hero, with points left to spend. */
  readonly startHero: (rulesetId: string, kind: HeroKindId) => Promise<void>;
  /** Opens a blank character with the list of templates over it. */
  readonly startTemplate: (rulesetId: string) => Promise<void>;
  /** Opens the dialog that reads a stat block as a character. */
  readonly pasteStatBlock: () => Promise<void>;
  readonly openReadyMade: (card: ReadyMadeCharacter) => Promise<void>;
  /** Opens the character in a file; for several, a dialog asks which to import. */
  readonly openFiles: (files: readonly File[]) => Promise<void>;
  /** Opens the character in a pasted link or text. */
  readonly openPasted: (text: string) => Promise<void>;
  /** Opens the list of encounters, in which one can be created. */
  readonly openEncounters: () => Promise<void>;
  /** Opens the dialog in which a guided first fight begins. */
  readonly openFirstFight: (rulesetId: string) => Promise<void>;
}

interface StartWaysProps {
  readonly readyMade: readonly ReadyMadeCharacter[];
  readonly rulesetId: string;
  readonly onRuleset: (id: string) => void;
  readonly onBlank: () => void;
  readonly onRandom: () => void;
  readonly onHero: (kind: HeroKindId) => void;
  readonly onTemplate: () => void;
  readonly onChooseFile: () => void;
  readonly onPaste: (text: string) => void;
  readonly onStatBlock: () => void;
  readonly onCard: (card: ReadyMadeCharacter) => void;
}

/** The choice of rules, and the ways to start under them: blank, random, from a file or link, a kind of hero, or a ready-made character. */
export function StartWays(props: StartWaysProps) {
  const [pasting, setPasting] = useState(false);
  const id = useId();
  const { byDice, heroes } = rulesetAbout(props.rulesetId);
  const cards = props.readyMade.filter((card) => card.ruleset === props.rulesetId);
  return (
    <>
      <RulesetChoice value={props.rulesetId} onCommit={props.onRuleset} />
      <div className="start-ways">
        <Button variant="primary" onClick={props.onBlank}>
          Start blank
        </Button>
        {byDice && (
          <Button aria-describedby={`${id}-dice`} onClick={props.onRandom}>
            Random character
          </Button>
        )}
        <Button onClick={props.onTemplate}>From a template</Button>
        <Button icon="upload" onClick={props.onChooseFile}>
          Open a file
        </Button>
        <Button icon="link" aria-expanded={pasting} onClick={() => setPasting(!pasting)}>
          Paste a link
        </Button>
        <Button icon="text" onClick={props.onStatBlock}>
          Paste a stat block
        </Button>
      </div>
      {pasting && <PasteField onPaste={props.onPaste} />}
      {byDice && (
        <p className="start-note" id={`${id}-dice`}>
          Random: {byDice}
        </p>
      )}
      <HeroKinds heroes={heroes} onChoose={props.onHero} />
      <section aria-labelledby={`${id}-ready`}>
        <h3 id={`${id}-ready`}>Ready to play</h3>
        <ul className="start-cards">
          {cards.map((card) => (
            <li key={card.id}>
              <SheetCard card={card} onOpen={() => props.onCard(card)} />
            </li>
          ))}
        </ul>
      </section>
    </>
  );
}

/** Our own drawings on 24 units: one stroke, round ends, `currentColor`. */
const drawings: Readonly<Record<HeroKindId, string>> = {
  // a sword, point upwards
  fighter: 'M20 4 9.5 14.5M20 4h-4l-9 9M20 4v4l-9 9M5 12l7 7M8 16l-4 4',
  // a shield
  soldier: 'M12 3c2.5 1.5 5 2.2 8 2.3V11c0 4.6-3.2 8-8 10-4.8-2-8-5.4-8-10V5.3C7 5.2 9.5 4.5 12 3ZM12 3v18M4 10.5h16',
  // a bow with an arrow
  archer: 'M5 4c8 1 14 7 15 15M5 4l15 15M3 21 15 9M15 9h-4.5M15 9v4.5M3 21v-3.5M3 21h3.5',
  // a fist
  brawler:
    'M6 11V8.5a1.75 1.75 0 0 1 3.5 0M9.5 10V7a1.75 1.75 0 0 1 3.5 0v3M13 10V7.5a1.75 1.75 0 0 1 3.5 0V10M16.5 10V9A1.75 1.75 0 0 1 20 9v4.5c0 4.5-2.7 7-7 7-5 0-8.5-3-8.5-6.5A2.5 2.5 0 0 1 7 11.5h4.5a2 2 0 0 1 0 4H9',
  // a compass
  scout: 'M12 21a9 9 0 1 0 0-18 9 9 0 0 0 0 18ZM16 8l-2.5 5.5L8 16l2.5-5.5Z',
  // a key
  thief: 'M8 12a4.5 4.5 0 1 0 0-9 4.5 4.5 0 0 0 0 9ZM11.2 10.7 20.5 20M17.5 17l-2.5 2.5M20.5 20 19 21.5',
  // an open book
  scholar: 'M12 6.5C10 5 7 4.5 3.5 4.5v13c3.5 0 6.5.5 8.5 2 2-1.5 5-2 8.5-2v-13c-3.5 0-6.5.5-8.5 2ZM12 6.5v13',
  // a wand and its sparks
  mage: 'M3.5 20.5 13 11M16 3v3.5M16 12v3.5M9.5 9.5H13M19 9.5h2.5M18 7l2-2M18 12l2 2',
  // speech
  speaker: 'M3.5 5h17v11.5H12L7.5 20v-3.5h-4ZM8 9h8M8 12.5h5',
  // a mortar with its pestle
  healer: 'M3.5 11h17M5 11c0 4 2 6.5 4.5 7.5V21h5v-2.5C17 17.5 19 15 19 11M12.5 11l5-8',
};

/** The emblem of a kind of hero; it says nothing that the text beside it does not. */
function Emblem({ kind }: { kind: HeroKindId }) {
  return (
    <svg className="emblem" viewBox="0 0 24 24" aria-hidden="true">
      <path d={drawings[kind]} />
    </svg>
  );
}

interface SheetCardProps {
  readonly card: ReadyMadeCharacter;
  readonly onOpen: () => void;
}

/** The frames of the vital figures: hits, Dodge, Move. */
const shapes = ['cartouche', 'shield', 'pennant'] as const;

/** A ready-made character as a small sheet; all of it is the button that opens the character. */
function SheetCard({ card, onOpen }: SheetCardProps) {
  const id = useId();
  const { name, points, line, attributes, vitals, best } = card;
  return (
    <button
      type="button"
      className="sheet-card"
      aria-labelledby={`${id}-name ${id}-points ${id}-line`}
      aria-describedby={`${id}-figures`}
      onClick={onOpen}
    >
      <span className="sheet-card-head">
        <Emblem kind={card.kind} />
        <span className="sheet-card-name" id={`${id}-name`}>
          {name}
        </span>
        <span className="sheet-card-points" id={`${id}-points`}>
          {points} points
        </span>
      </span>
      <span className="sheet-card-line" id={`${id}-line`}>
        {line}
      </span>
      <span className="sheet-card-figures" id={`${id}-figures`}>
        <span className="sheet-card-attributes">
          {attributes.map((figure) => (
            <span key={figure.short}>
              {figure.short} <b>{figure.text}</b>
            </span>
          ))}
        </span>
        <span className="sheet-card-vitals">
          {vitals.map((figure, i) => (
            <span key={figure.name}>
              <Frame shape={shapes[i] ?? 'octagon'}>
                <b className="sheet-figure">{figure.text}</b>
              </Frame>{' '}
              {figure.name}
            </span>
          ))}
        </span>
        {best && (
          <span className="sheet-card-best">
            <span>{best.name}</span> <b>{best.level}</b> <span>{best.damage}</span>
          </span>
        )}
      </span>
    </button>
  );
}
