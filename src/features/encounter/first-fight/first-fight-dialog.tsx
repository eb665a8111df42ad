import { useEffect, useState } from 'react';
import { unnamed } from '../../../character/character.ts';
import { rulesetAbout, rulesetList } from '../../../rules/rulesets.ts';
import { useCharacterStore } from '../../../state/character/character-store.ts';
import { beginFirstFight, continueFirstFight, useFirstFight } from '../../../state/encounter/first-fight.ts';
import { type ReadyFighter, readReady } from '../../../state/encounter/ready-fighters.ts';
import { readCharacter, refreshLibrary } from '../../../state/library/library.ts';
import { useLibraryStore } from '../../../state/library/library-store.ts';
import { isOpenUntouched } from '../../../state/saving/open-record.ts';
import { chooseDice, usePreferences } from '../../../state/view/preferences.ts';
import { useViewStore } from '../../../state/view/view-store.ts';
import { Button } from '../../../ui/buttons.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { SelectField, type SelectOption } from '../../../ui/field.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { SegmentedControl } from '../../../ui/segmented-control.tsx';
import { diceNames } from '../../fight/rolls.tsx';
import { loadFoes, readyMark } from '../fighters-to-add.ts';

/** The ids of stock foes that a newcomer can beat, the easiest first. */
const easyFoes = ['levy', 'thug', 'cultist', 'bandit', 'town-guard'];

/** Returns the stock foes of a ruleset that a newcomer can beat, the easiest first. */
async function listEasyFoes(ruleset: string) {
  const under = (await loadFoes()).stockFoesUnder(ruleset);
  return easyFoes.flatMap((id) => under.find((each) => each.id === id) ?? []);
}

/**
 * Begins a first fight without a question, for someone who has no character yet: the first ready-made one of the ruleset against its
 * easiest foe. Returns false if there are none, or something could not be loaded.
 */
export async function beginUsualFirstFight(ruleset: string, ready: readonly ReadyFighter[]): Promise<boolean> {
  const [foe] = await listEasyFoes(ruleset);
  const hero = await readReady(ready.find((each) => each.ruleset === ruleset));
  return foe !== undefined && hero !== null && (await beginFirstFight(hero, foe.id));
}

interface FirstFightDialogProps {
  /** Loads the list of characters that come with the program. */
  loadReadyMade: () => Promise<readonly ReadyFighter[]>;
  onClose: () => void;
}

/** Who fights whom in a guided first fight: a character of the player's or a ready-made one, and a stock foe. */
export function FirstFightDialog({ loadReadyMade, onClose }: FirstFightDialogProps) {
  const hasBegun = useFirstFight(({ fight }) => fight !== null);
  const openRuleset = useCharacterStore(({ saved }) => saved.ruleset);
  const openId = useCharacterStore(({ id }) => id);
  const asked = useViewStore(({ firstFight }) => firstFight.ruleset);
  const [ruleset, setRuleset] = useState(rulesetAbout(asked || openRuleset).id);
  const [untouched] = useState(isOpenUntouched);
  const library = useLibraryStore(({ characters }) => characters.list);
  const dice = usePreferences((preferences) => preferences.dice);
  const [ready, setReady] = useState<readonly ReadyFighter[]>([]);
  const [foes, setFoes] = useState<readonly SelectOption<string>[]>([]);
  const [chosen, setChosen] = useState('');
  const [foe, setFoe] = useState('');
  const [problem, setProblem] = useState('');
  const [isBusy, setBusy] = useState(false);
  useEffect(() => void refreshLibrary(), []);
  useEffect(() => void loadReadyMade().then(setReady, console.error), [loadReadyMade]);
  useEffect(() => {
    let isWanted = true;
    const list = async () => {
      const easy = await listEasyFoes(ruleset);
      if (isWanted) setFoes(easy.map(({ id, name, line }) => ({ value: id, label: `${name}: ${line}` })));
    };
    list().catch(console.error);
    return () => {
      isWanted = false;
    };
  }, [ruleset]);
  const own = library.filter(
    (each) => each.binned === null && each.ruleset === ruleset && !(untouched && each.id === openId),
  );
  const heroes: readonly SelectOption<string>[] = [
    ...own.map(({ id, name }) => ({ value: id, label: name || unnamed, group: 'Your characters' })),
    ...ready
      .filter((each) => each.ruleset === ruleset)
      .map(({ id, name, line }) => ({ value: `${readyMark}${id}`, label: `${name}: ${line}`, group: 'Ready to play' })),
  ];
  // A ready-made one unless the player has a character open: the first of each list knows how to fight.
  const usualHero = (heroes.find(({ value }) => value === openId) ?? heroes.find(({ value }) => isReady(value)))?.value;
  const hero = heroes.some(({ value }) => value === chosen) ? chosen : (usualHero ?? '');
  const foeNow = foes.some(({ value }) => value === foe) ? foe : (foes[0]?.value ?? '');
  const begin = async () => {
    setBusy(true);
    const saved = isReady(hero)
      ? await readReady(ready.find(({ id }) => `${readyMark}${id}` === hero))
      : await readOwn(hero);
    const hasStarted = saved !== null && (await beginFirstFight(saved, foeNow));
    if (!hasStarted) {
      setBusy(false);
      setProblem('The fighters could not be loaded. They need the network the first time.');
    }
  };
  return (
    <Dialog
      title="A first fight"
      stacked
      onClose={onClose}
      footer={
        <>
          <Button onClick={onClose}>Cancel</Button>
          {hasBegun && (
            <Button
              variant="primary"
              onClick={() => {
                onClose();
                void continueFirstFight();
              }}
            >
              Continue the first fight
            </Button>
          )}
          <Button
            variant={hasBegun ? 'plain' : 'primary'}
            aria-disabled={isBusy || hero === '' || foeNow === ''}
            onClick={() => {
              if (!isBusy && hero !== '' && foeNow !== '') void begin();
            }}
          >
            {hasBegun ? 'Begin a new one' : 'Begin'}
          </Button>
        </>
      }
    >
      <p>
        One against one on the real screen, about five minutes: each step says what it means and which control it needs.
        Leave it at any moment; it is kept. Your character stays as it is: a copy fights.
      </p>
      {problem && (
        <Notice kind="problem" live>
          {problem}
        </Notice>
      )}
      <SelectField
        label="Rules"
        value={ruleset}
        options={rulesetList.map(({ id, name }) => ({ value: id, label: name }))}
        onCommit={setRuleset}
      />
      <SelectField label="Your fighter" value={hero} options={heroes} onCommit={setChosen} />
      <SelectField label="Foe" value={foeNow} options={foes} onCommit={setFoe} />
      <SegmentedControl label="Dice" value={dice} options={diceNames} onCommit={chooseDice} />
    </Dialog>
  );
}

const isReady = (value: string): boolean => value.startsWith(readyMark);

async function readOwn(id: string) {
  const read = await readCharacter(id);
  return read.ok ? read.value : null;
}
