import { useEffect, useMemo, useState } from 'react';
import { flushSync } from 'react-dom';
import type { RulesetId } from '../../catalog/entry.ts';
import { maxFighters } from '../../character/encounter.ts';
import { ownValue } from '../../engine/own-value.ts';
import { rulesetAbout, rulesetList } from '../../rules/rulesets.ts';
import { formatPoints } from '../../rules/shared/figure-words.ts';
import { useCharacterStore } from '../../state/character/character-store.ts';
import { currentEncounter, useEncounter } from '../../state/encounter/encounter-store.ts';
import type { PastedFoe, stockFoesUnder } from '../../state/encounter/foes.ts';
import type { ReadyFighter } from '../../state/encounter/ready-fighters.ts';
import { refreshLibrary } from '../../state/library/library.ts';
import { findCharacters } from '../../state/library/library-search.ts';
import { useLibraryStore } from '../../state/library/library-store.ts';
import { announce } from '../../ui/announce.ts';
import { Button } from '../../ui/buttons.tsx';
import { Checkbox } from '../../ui/checkbox.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { SelectField } from '../../ui/field.tsx';
import { Notice } from '../../ui/notice.tsx';
import { SegmentedControl } from '../../ui/segmented-control.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { focusAddFighters } from './encounter-view.ts';
import { addChosenFighters, findReadyFighters, loadFoes, readyMark, stockMark } from './fighters-to-add.ts';
import { PasteFoes } from './paste-foes.tsx';

interface AddRowProps {
  name: string;
  about: string;
  /** The side that they join; '' for none. */
  side: string;
  count: number;
  onCount: (count: number) => void;
}

/** A character that can be added, and how often. */
function AddRow({ name, about, side, count, onCount }: AddRowProps) {
  const change = (to: number) => {
    onCount(to);
    announce(`${name}: ${to}`, 'count of fighters');
  };
  return (
    <li className="add-row" data-any={count > 0 || undefined}>
      <span className="add-name">
        {name}
        <span className="add-about">{about}</span>
        {count > 0 && side !== '' && <span className="add-about">Joins: {side}</span>}
      </span>
      <span className="add-count">
        <Button
          size="small"
          aria-label={`One ${name} less`}
          aria-disabled={count === 0}
          onClick={() => count > 0 && change(count - 1)}
        >
          −
        </Button>
        {/* Announced by itself, with the name. */}
        <output className="add-figure" aria-label={`${name}, how many`} aria-live="off">
          {count}
        </output>
        <Button size="small" aria-label={`One ${name} more`} onClick={() => change(count + 1)}>
          +
        </Button>
      </span>
    </li>
  );
}

interface AddFightersProps {
  loadReadyMade: () => Promise<readonly ReadyFighter[]>;
  onClose: () => void;
}

const sides = ['Party', 'Foes', ''] as const;
const ways = [
  { value: 'characters', label: 'Characters' },
  { value: 'stock', label: 'Stock foes' },
  { value: 'paste', label: 'Type or paste' },
] as const;
type Way = (typeof ways)[number]['value'];
type Joins = Readonly<Record<Way, { readonly side: (typeof sides)[number]; readonly hidden: boolean }>>;

/** The ruleset of the first fighter; without one that of the open character. */
const usualRuleset = (): RulesetId => {
  const [first] = currentEncounter()?.fighters ?? [];
  return rulesetAbout((first?.character ?? useCharacterStore.getState().saved).ruleset).id;
};

/** Characters of the library, ready-made ones, stock foes and foes that are typed or pasted, each as often as wanted, for one side. */
export function AddFighters({ loadReadyMade, onClose }: AddFightersProps) {
  const { list: characters, state } = useLibraryStore((library) => library.characters);
  const [ready, setReady] = useState<readonly ReadyFighter[]>([]);
  const [way, setWay] = useState<Way>('characters');
  const [words, setWords] = useState('');
  // Stock foes and stat blocks are foes unless somebody says otherwise.
  const [joins, setJoins] = useState<Joins>({
    characters: { side: 'Party', hidden: false },
    stock: { side: 'Foes', hidden: false },
    paste: { side: 'Foes', hidden: false },
  });
  const [ruleset, setRuleset] = useState<RulesetId>(usualRuleset);
  const [counts, setCounts] = useState<Readonly<Record<string, number>>>({});
  const [text, setText] = useState('');
  const [pasted, setPasted] = useState<readonly PastedFoe[]>([]);
  const [isBusy, setBusy] = useState(false);
  const [result, setResult] = useState('');
  const room = useEncounter(({ fighters }) => maxFighters - fighters.length) ?? 0;
  const stock = useStockFoes(ruleset, way === 'stock' || words.trim() !== '');
  useEffect(() => {
    refreshLibrary().catch(console.error);
    loadReadyMade().then(setReady, console.error);
  }, [loadReadyMade]);
  const isSearch = words.trim() !== '';
  const own = useMemo(() => findCharacters(characters, { words }), [characters, words]);
  const listed = useMemo(() => findReadyFighters(ready, words), [ready, words]);
  const foes = useMemo(() => findReadyFighters(stock, words), [stock, words]);
  const total =
    pasted.reduce((sum, { copies }) => sum + copies, 0) + Object.values(counts).reduce((sum, count) => sum + count, 0);
  const setCount = (id: string) => (count: number) => setCounts({ ...counts, [id]: Math.max(0, count) });
  const add = async () => {
    if (total === 0 || isBusy) return;
    setBusy(true);
    const { added, dropped, missing } = await addChosenFighters({ counts, pasted, joins, ready, ruleset });
    setBusy(false);
    setResult(dropped > 0 ? `${added} of ${total} fighters were added.` : '');
    if (dropped > 0) {
      setCounts({});
      setText('');
    }
    if (dropped > 0 || missing > 0) return;
    flushSync(onClose); // a dialog that is closed announces nothing
    focusAddFighters();
    announce(added === 1 ? '1 fighter added' : `${added} fighters added`);
  };
  const rules = (
    <SelectField
      label="Rules"
      value={ruleset}
      options={rulesetList.map(({ id, name }) => ({ value: id, label: name }))}
      onCommit={setRuleset}
    />
  );
  // What the player looks at comes first.
  const stockSections = [...new Set(foes.map(({ kind }) => kind))].map((kind) => (
    <section key={kind} aria-label={kind}>
      <h3 className="fight-title">{kind}</h3>
      <ul className="add-list">
        {foes
          .filter((foe) => foe.kind === kind)
          .map(({ id, name, line }) => (
            <AddRow
              key={id}
              name={name}
              about={line}
              side={joins.stock.side}
              count={counts[`${stockMark}${id}`] ?? 0}
              onCount={setCount(`${stockMark}${id}`)}
            />
          ))}
      </ul>
    </section>
  ));
  return (
    <Dialog
      title="Add fighters"
      size="large"
      className="add-fighters"
      sticky
      onClose={onClose}
      footer={
        <>
          <Button onClick={onClose}>Cancel</Button>
          <Button variant="primary" aria-disabled={total === 0 || isBusy} onClick={() => void add()}>
            {total === 0 ? 'Add' : total === 1 ? 'Add 1 fighter' : `Add ${total} fighters`}
          </Button>
        </>
      }
    >
      {(total > room || result) && (
        <Notice kind="attention" title={`An encounter has at most ${maxFighters} fighters`} live>
          {result} {room === 0 ? 'There is no room for more.' : `There is room for ${room} more.`}
        </Notice>
      )}
      <div className="add-head">
        <SegmentedControl label="From" value={way} options={ways} onCommit={setWay} />
        <SegmentedControl
          label="Side"
          value={joins[way].side}
          options={sides.map((value) => ({ value, label: value || 'None' }))}
          onCommit={(side) => setJoins({ ...joins, [way]: { ...joins[way], side } })}
        />
        <Checkbox
          label="Hidden from the players"
          checked={joins[way].hidden}
          onCommit={(hidden) => setJoins({ ...joins, [way]: { ...joins[way], hidden } })}
        />
      </div>
      {way === 'paste' ? (
        <PasteFoes text={text} onText={setText} ruleset={ruleset} rules={rules} foes={pasted} onFoes={setPasted} />
      ) : (
        <>
          <div className="add-head add-search">
            <TextField label="Search" value={words} onCommit={setWords} autofocus />
            {way === 'stock' && rules}
          </div>
          {way === 'stock' && stockSections}
          {(way === 'characters' || isSearch) && own.length > 0 && (
            <section aria-labelledby="add-own">
              <h3 id="add-own" className="fight-title">
                Your characters
              </h3>
              <ul className="add-list">
                {own.map(({ id, name, points, ruleset: rulesOf }) => (
                  <AddRow
                    key={id}
                    name={name || 'Unnamed'}
                    about={[points ? formatPoints(points.spent) : '', rulesetAbout(rulesOf).name]
                      .filter(Boolean)
                      .join(', ')}
                    side={joins.characters.side}
                    count={ownValue(counts, id) ?? 0}
                    onCount={setCount(id)}
                  />
                ))}
              </ul>
            </section>
          )}
          {(way === 'characters' || isSearch) && listed.length > 0 && (
            <section aria-labelledby="add-ready">
              <h3 id="add-ready" className="fight-title">
                Ready-made
              </h3>
              <ul className="add-list">
                {listed.map(({ id, name, points, ruleset: rulesOf, line }) => (
                  <AddRow
                    key={id}
                    name={name}
                    about={`${formatPoints(points)}, ${rulesetAbout(rulesOf).name}. ${line}`}
                    side={joins.characters.side}
                    count={counts[`${readyMark}${id}`] ?? 0}
                    onCount={setCount(`${readyMark}${id}`)}
                  />
                ))}
              </ul>
            </section>
          )}
          {way === 'characters' && isSearch && stockSections}
          {own.length === 0 && listed.length === 0 && foes.length === 0 && state === 'read' && (
            <EmptyState title="Nothing found." />
          )}
        </>
      )}
    </Dialog>
  );
}

/** The stock foes of a ruleset, loaded when they are wanted. */
function useStockFoes(ruleset: RulesetId, isWanted: boolean): ReturnType<typeof stockFoesUnder> {
  const [foes, setFoes] = useState<ReturnType<typeof stockFoesUnder>>([]);
  useEffect(() => {
    let isCurrent = true;
    if (isWanted) {
      loadFoes().then((loaded) => {
        if (isCurrent) setFoes(loaded.stockFoesUnder(ruleset));
      }, console.error);
    }
    return () => {
      isCurrent = false;
    };
  }, [ruleset, isWanted]);
  return foes;
}
