import { useState } from 'react';
import { loadRuleset, rulesetAbout } from '../../rules/rulesets.ts';
import { useCharacter } from '../../state/character/derived-character.ts';
import { type Opened, openAnother, openBlank } from '../../state/saving/open-record.ts';
import { notify } from '../../state/view/notice-store.ts';
import { openChapter } from '../../state/view/view-store.ts';
import { Button } from '../../ui/button.tsx';
import type { ReadyMadeCharacter } from './ready-made-character.ts';
import { rollUp } from './roll-up.ts';
import { RulesetChoice } from './ruleset-choice.tsx';
import { StoredList } from './stored-list.tsx';
import './start.css';

export interface StartChoicesProps {
  readyMade: readonly ReadyMadeCharacter[];
  /** Opens the text of a ready-made character; returns whether it was opened. */
  onOpenText: (text: string, from: string) => Promise<boolean>;
  onChooseFile: () => void;
  /** Called when a character was opened. */
  onDone: () => void;
}

/** The ways to start: blank, ready-made, rolled, from a file, or a stored character. */
export function StartChoices({ readyMade, onOpenText, onChooseFile, onDone }: StartChoicesProps) {
  const current = useCharacter(({ ruleset }) => ruleset);
  const [chosen, setChosen] = useState(current);
  const { id: rulesetId, byDice } = rulesetAbout(chosen);
  const finish = (title: string, opened: Opened | null) => {
    if (!opened) return;
    const { back } = opened;
    const actions = back ? [{ label: 'Back to the former character', run: back }] : [];
    openChapter('concept');
    if (back) notify({ kind: 'information', title, actions });
    onDone();
  };
  const choose = (id: string) => {
    setChosen(id);
    loadRuleset(id).catch(() => undefined); // preloaded; a failure is reported when it is needed
  };
  const startBlank = async () => finish('A blank character', await openBlank(rulesetId));
  const rollRandom = async () => {
    const rolled = await rollUp(rulesetId);
    if (rolled) finish('A character by the dice', await openAnother(rolled));
  };
  const open = async ({ load }: ReadyMadeCharacter) => {
    if (await onOpenText(await load(), 'the ready-made characters')) onDone();
  };
  const cards = readyMade.filter((card) => card.ruleset === rulesetId);
  return (
    <div className="start">
      <RulesetChoice value={rulesetId} onCommit={choose} />
      <div className="start-ways">
        <Button variant="primary" onClick={() => void startBlank()}>
          Start blank
        </Button>
        {byDice && <Button onClick={() => void rollRandom()}>Roll one at random</Button>}
        <Button icon="upload" onClick={onChooseFile}>
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
                <button type="button" className="start-card" onClick={() => void open(card)}>
                  <span className="start-card-name">{card.name}</span>
                  <span className="start-card-points">{card.points} points</span>
                  <span className="start-card-line">{card.line}</span>
                </button>
              </li>
            ))}
          </ul>
        </section>
      )}
      <StoredList onDone={onDone} />
    </div>
  );
}
