import { useEffect, useId, useRef, useState } from 'react';
import type { HeroKind, HeroKindId } from '../../rules/heroes/hero-kind.ts';
import { rulesetAbout, rulesetList } from '../../rules/rulesets.ts';
import { Button } from '../../ui/buttons.tsx';
import type { ReadyMadeCharacter } from './ready-made-character.ts';
import { Emblem, SheetCard } from './sheet-card.tsx';
import './start.css';

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

/** What the ways to start do. */
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
