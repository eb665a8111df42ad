import { rulesetAbout } from '../../rules/rulesets.ts';
import { Button } from '../../ui/button.tsx';
import type { ReadyMadeCharacter } from './ready-made-character.ts';
import { RulesetChoice } from './ruleset-choice.tsx';
import './start.css';

/** What the ways to start do. */
export interface StartActions {
  /** Opens a blank character under a ruleset. */
  readonly startBlank: (rulesetId: string) => Promise<void>;
  /** Opens a character rolled by the tables of the ruleset's book. */
  readonly rollRandom: (rulesetId: string) => Promise<void>;
  readonly openReadyMade: (card: ReadyMadeCharacter) => Promise<void>;
  /** Opens the character in a file; for several, a dialog asks which to import. */
  readonly openFiles: (files: readonly File[]) => Promise<void>;
}

interface StartWaysProps {
  readonly readyMade: readonly ReadyMadeCharacter[];
  readonly rulesetId: string;
  readonly onRuleset: (id: string) => void;
  readonly onBlank: () => void;
  readonly onRandom: () => void;
  readonly onChooseFile: () => void;
  readonly onCard: (card: ReadyMadeCharacter) => void;
}

/** The choice of rules, and the ways to start under them: blank, rolled, from a file, or a ready-made character. */
export function StartWays(props: StartWaysProps) {
  const { byDice } = rulesetAbout(props.rulesetId);
  const cards = props.readyMade.filter((card) => card.ruleset === props.rulesetId);
  return (
    <>
      <RulesetChoice value={props.rulesetId} onCommit={props.onRuleset} />
      <div className="start-ways">
        <Button variant="primary" onClick={props.onBlank}>
          Start blank
        </Button>
        {byDice && <Button onClick={props.onRandom}>Roll one at random</Button>}
        <Button icon="upload" onClick={props.onChooseFile}>
          Open a file
        </Button>
      </div>
      {byDice && <p className="start-note">By the dice: {byDice}</p>}
      {cards.length > 0 && (
        <section aria-labelledby="start-ready-made">
          <h3 id="start-ready-made">Ready-made characters</h3>
          <ul className="start-cards">
            {cards.map((card) => (
              <li key={card.id}>
                <button type="button" className="start-card" onClick={() => props.onCard(card)}>
                  <span className="start-card-name">{card.name}</span>
                  <span className="start-card-points">{card.points} points</span>
                  <span className="start-card-line">{card.line}</span>
                </button>
              </li>
            ))}
          </ul>
        </section>
      )}
    </>
  );
}
