import { useEffect, useMemo, useState } from 'react';
import { type SavedCharacter, shownName } from '../../character/character.ts';
import { rulesetAbout } from '../../rules/rulesets.ts';
import { useCharacterStore } from '../../state/character/character-store.ts';
import type { stockFoesUnder } from '../../state/encounter/foes.ts';
import type { ReadyFighter } from '../../state/encounter/ready-fighters.ts';
import { refreshLibrary } from '../../state/library/library.ts';
import { useLibraryStore } from '../../state/library/library-store.ts';
import { announce } from '../../ui/announce.ts';
import { Button } from '../../ui/buttons.tsx';
import { ComboBox } from '../../ui/combo-box.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { SelectField } from '../../ui/field.tsx';
import { FightOut, usualWish } from '../outlook/fight-out.tsx';
import { Everybody } from './everybody.tsx';
import { loadOpponent, type Opponent, type OpponentLists, opponentOptions, readyGroup } from './opponents.ts';
import { Purchases } from './purchases.tsx';
import './duel.css';

/** The most foes that a character is tried against. */
const mostFoes = 24;
const ownKey = 'own';

interface DuelDialogProps {
  loadReadyMade: () => Promise<readonly ReadyFighter[]>;
  onClose: () => void;
}

/** The open character against others of its rules: who wins, why, and what the next points would buy. */
export function DuelDialog({ loadReadyMade, onClose }: DuelDialogProps) {
  const saved = useCharacterStore((state) => state.saved);
  const lists = useOpponentLists(saved, loadReadyMade);
  const options = useMemo(() => opponentOptions(lists), [lists]);
  const [foes, setFoes] = useState<readonly Opponent[]>([]);
  const [shown, setShown] = useState('');
  const [wish, setWish] = useState(usualWish);
  const name = shownName(saved.character);
  const foe = foes.find(({ key }) => key === shown) ?? foes[0];
  const policy = wish.policies[ownKey] ?? '';
  // biome-ignore lint/correctness/useExhaustiveDependencies: another object for another fight.
  const subject = useMemo(() => ({}), [foe?.key, saved, policy]);
  const add = async (value: string) => {
    if (foes.some(({ key }) => key === value) || foes.length >= mostFoes) return;
    const loaded = await loadOpponent(value, lists);
    if (!loaded) {
      announce('That fighter could not be read.');
      return;
    }
    setFoes((before) => (before.some(({ key }) => key === value) ? before : [...before, loaded]));
    setShown(value);
    announce(`${loaded.name} is chosen`);
  };
  const allReady = options.filter(({ group }) => group === readyGroup).map(({ value }) => value);
  const isMissing = allReady.some((value) => !foes.some(({ key }) => key === value));
  const addAllReady = async () => {
    const missing = allReady.filter((value) => !foes.some(({ key }) => key === value));
    const loaded = await Promise.all(missing.map((value) => loadOpponent(value, lists)));
    setFoes((before) => [...before, ...loaded.flatMap((each) => each ?? [])].slice(0, mostFoes));
  };
  const remove = (key: string) => setFoes((before) => before.filter((each) => each.key !== key));
  const fighters = foe
    ? [
        { key: ownKey, name, saved, side: 0, isFresh: true },
        { ...foe, side: 1 },
      ]
    : [];
  return (
    <Dialog
      title="Try a fight"
      size="large"
      bodyClassName="duel-body"
      footer={<Button onClick={onClose}>Close</Button>}
      onClose={onClose}
    >
      <p>
        {name} fights somebody again and again by the rules, unhurt and with a weapon in hand, until the chances are
        clear.
      </p>
      <div className="duel-choice">
        <ComboBox
          label={foes.length === 0 ? 'Against' : 'And against'}
          value=""
          options={options.filter(({ value }) => !foes.some(({ key }) => key === value))}
          onCommit={(value) => void add(value)}
        />
        {foes.length > 1 && (
          <SelectField
            label="The fight that is shown"
            value={foe?.key ?? ''}
            options={foes.map(({ key, name: label }) => ({ value: key, label }))}
            onCommit={setShown}
          />
        )}
      </div>
      {foes.length > 0 && (
        <ul className="duel-foes" aria-label="Foes">
          {foes.map(({ key, name: label }) => (
            <li key={key}>
              <Button size="small" icon="close" aria-label={`Leave out ${label}`} onClick={() => remove(key)}>
                {label}
              </Button>
            </li>
          ))}
        </ul>
      )}
      {foe && (
        <FightOut fighters={fighters} sides={[name, foe.name]} wish={wish} onWish={setWish} subject={subject}>
          <Purchases
            name={name}
            foes={foes}
            wish={wish}
            policy={policy}
            onPolicy={(next) => setWish({ ...wish, policies: { ...wish.policies, [ownKey]: next } })}
          />
        </FightOut>
      )}
      {foes.length > 0 && (
        <Everybody
          fighters={[{ key: ownKey, name, saved, isFresh: true }, ...foes]}
          wish={wish}
          onAddAll={isMissing ? () => void addAllReady() : null}
        />
      )}
    </Dialog>
  );
}

/** Those of the character's rules: of the library, ready-made ones and stock foes. */
function useOpponentLists(
  { ruleset: id }: Pick<SavedCharacter, 'ruleset'>,
  loadReadyMade: DuelDialogProps['loadReadyMade'],
): OpponentLists {
  const { id: ruleset } = rulesetAbout(id);
  const openId = useCharacterStore((state) => state.id);
  const { list } = useLibraryStore((library) => library.characters);
  const [ready, setReady] = useState<readonly ReadyFighter[]>([]);
  const [stock, setStock] = useState<ReturnType<typeof stockFoesUnder>>([]);
  useEffect(() => {
    let isCurrent = true;
    refreshLibrary().catch(console.error);
    loadReadyMade().then((all) => isCurrent && setReady(all), console.error);
    import('../../state/encounter/foes.ts').then(
      (loaded) => isCurrent && setStock(loaded.stockFoesUnder(ruleset)),
      console.error,
    );
    return () => {
      isCurrent = false;
    };
  }, [loadReadyMade, ruleset]);
  return useMemo(
    () => ({
      ruleset,
      own: list.filter((each) => each.ruleset === ruleset && each.id !== openId && each.binned === null),
      ready: ready.filter((each) => each.ruleset === ruleset),
      stock,
    }),
    [ruleset, list, openId, ready, stock],
  );
}
