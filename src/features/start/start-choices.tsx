import { useState } from 'react';
import type { Ruleset } from '../../rules/ruleset.ts';
import { rulesets } from '../../rules/rulesets.ts';
import { notify } from '../../state/notice-store.ts';
import { openAnother, openBlank } from '../../state/open-record.ts';
import { useCharacter } from '../../state/sheet.ts';
import { openChapter } from '../../state/view-store.ts';
import { Button } from '../../ui/button.tsx';
import type { ReadyMadeCharacter } from './ready-made-character.ts';
import { rollUp } from './roll-up.ts';
import { RulesetChoice } from './ruleset-choice.tsx';
import { StoredList } from './stored-list.tsx';
import './start.css';

export interface StartChoicesProps {
  readyMade: readonly ReadyMadeCharacter[];
  /** Opens the text of a ready-made character. */
  onOpenText: (text: string, from: string) => Promise<void>;
  onChooseFile: () => void;
  /** Called when a character was opened. */
  onDone: () => void;
}

/** The ways to begin: blank, ready-made, by the dice, a file, one that is stored here. */
export function StartChoices({ readyMade, onOpenText, onChooseFile, onDone }: StartChoicesProps) {
  const current = useCharacter(({ ruleset }) => ruleset);
  const [chosen, setChosen] = useState(current);
  const ruleset: Ruleset | undefined = rulesets.find(({ id }) => id === chosen) ?? rulesets[0];
  if (!ruleset) return null;
  const { random } = ruleset;
  const opened = (title: string, back: (() => void) | null) => {
    const actions = back ? [{ label: 'Back to the former character', run: back }] : [];
    openChapter('concept');
    if (back) notify({ kind: 'information', title, actions });
    onDone();
  };
  const open = async ({ load }: ReadyMadeCharacter) => {
    await onOpenText(await load(), 'the ready-made characters');
    onDone();
  };
  const cards = readyMade.filter((each) => each.ruleset === ruleset.id);
  return (
    <div className="start">
      <RulesetChoice value={ruleset.id} onCommit={setChosen} />
      <div className="start-ways">
        <Button variant="primary" onClick={() => opened('A blank character', openBlank(ruleset.id))}>
          Start blank
        </Button>
        {random && (
          <Button onClick={() => opened('A character by the dice', openAnother(rollUp(ruleset, random)))}>
            Roll one at random
          </Button>
        )}
        <Button icon="upload" onClick={onChooseFile}>
          Open a file
        </Button>
      </div>
      {random && <p className="start-note">By the dice: {random.explanation}</p>}
      {cards.length > 0 && (
        <section aria-labelledby="start-ready-made">
          <h3 id="start-ready-made">Ready-made characters</h3>
          <ul className="start-cards">
            {cards.map((each) => (
              <li key={each.id}>
                <button type="button" className="start-card" onClick={() => void open(each)}>
                  <span className="start-card-name">{each.name}</span>
                  <span className="start-card-points">{each.points} points</span>
                  <span className="start-card-line">{each.line}</span>
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
