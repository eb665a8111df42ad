import { useState } from 'react';
import { loadRuleset, rulesetAbout } from '../../rules/rulesets.ts';
import { useCharacter } from '../../state/character/derived-character.ts';
import type { ReadyMadeCharacter } from './ready-made-character.ts';
import { startBlank, startRandom } from './start-actions.ts';
import { StartWays } from './start-ways.tsx';
import { StoredList } from './stored-list.tsx';

export interface StartChoicesProps {
  readyMade: readonly ReadyMadeCharacter[];
  /** Opens the text of a ready-made character; returns whether it was opened. */
  onOpenText: (text: string, from: string) => Promise<boolean>;
  onChooseFile: () => void;
  /** Called when a character was opened. */
  onDone: () => void;
}

/** The ways to start another character: blank, ready-made, rolled, from a file, or a stored one. */
export function StartChoices({ readyMade, onOpenText, onChooseFile, onDone }: StartChoicesProps) {
  const current = useCharacter(({ ruleset }) => ruleset);
  const [chosen, setChosen] = useState(current);
  const { id: rulesetId } = rulesetAbout(chosen);
  const choose = (id: string) => {
    setChosen(id);
    loadRuleset(id).catch(() => undefined); // preloaded; a failure is reported when it is needed
  };
  const finish = async (opening: Promise<boolean>) => {
    if (await opening) onDone();
  };
  const open = async ({ load }: ReadyMadeCharacter) => onOpenText(await load(), 'the ready-made characters');
  return (
    <div className="start">
      <StartWays
        readyMade={readyMade}
        rulesetId={rulesetId}
        onRuleset={choose}
        onBlank={() => void finish(startBlank(rulesetId))}
        onRandom={() => void finish(startRandom(rulesetId))}
        onChooseFile={onChooseFile}
        onCard={(card) => void finish(open(card))}
      />
      <StoredList onDone={onDone} />
    </div>
  );
}
