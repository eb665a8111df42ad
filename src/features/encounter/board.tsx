import { memo, useState } from 'react';
import { moraleReminders } from '../../character/encounter-clock.ts';
import { fighterName, playOf, takesTurns } from '../../character/encounter-edits.ts';
import { dueHazards } from '../../rules/combat/hazards/meet-hazard.ts';
import { fighterSheet, useFighterSheet, useTurnOrder } from '../../state/encounter/encounter-sheets.ts';
import { editNotes, useEncounter, useEncounterStore } from '../../state/encounter/encounter-store.ts';
import { Button } from '../../ui/buttons.tsx';
import { FilterChips } from '../../ui/filter-chips.tsx';
import { Menu } from '../../ui/menu.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { AreaDamageDialog } from './area-damage.tsx';
import { EncounterTime } from './encounter-time.tsx';
import { describeOut, useFighter } from './fighter-head.tsx';
import { hasTurnIn, RowName, RowTracker, rollsDueNow, StateLine } from './fighter-list.tsx';
import { leaveTogether, removeTogether, setHidden, surprise } from './group-actions.ts';

interface BoardRowProps {
  fighterKey: string;
  hasTurn: boolean;
  isSelected: boolean;
  onSelect: (key: string, selected: boolean) => void;
  onShow: (key: string) => void;
}

/** A fighter on the board: everything in one line where there is room. Rendered again only if this fighter has changed. */
const BoardRow = memo(function BoardRow({ fighterKey, hasTurn, isSelected, onSelect, onShow }: BoardRowProps) {
  const fighter = useFighter(fighterKey);
  const sheet = useFighterSheet(fighterKey);
  if (!fighter || !sheet) return null;
  const name = fighterName(fighter);
  const isOut = describeOut(fighter) !== null;
  return (
    <li className="board-row" data-out={isOut || undefined} aria-current={hasTurn ? 'step' : undefined}>
      <label className="board-select">
        <input
          type="checkbox"
          className="checkbox-box"
          checked={isSelected}
          onChange={(event) => onSelect(fighterKey, event.target.checked)}
        />
        <span className="visually-hidden">Select {name}</span>
      </label>
      <span className="board-who">
        <RowName fighter={fighter} sheet={sheet} hasTurn={hasTurn} onShow={onShow} />
      </span>
      <span className="board-trackers">
        <RowTracker fighter={fighter} name={name} sheet={sheet} stat="hits" />
        <RowTracker fighter={fighter} name={name} sheet={sheet} stat="fatigue" />
      </span>
      <StateLine fighter={fighter} name={name} sheet={sheet} />
      <div className="board-notes" data-empty={!fighter.notes || undefined}>
        <TextField
          label={`Notes on ${name}`}
          hideLabel
          placeholder="Notes"
          value={fighter.notes ?? ''}
          onCommit={(notes, merges) => editNotes(fighterKey, `Notes on ${name}`, notes, merges)}
        />
      </div>
    </li>
  );
});

interface BoardProps {
  /** Shows a fighter with all numbers. */
  onShow: (key: string) => void;
}

/** The game master's board: everybody in one view, time, what is due next, and actions on several at once. */
export function Board({ onShow }: BoardProps) {
  const order = useTurnOrder();
  const turnOf = useEncounter((encounter) => encounter.turnOf) ?? '';
  const sides = useEncounter(({ fighters }) => [...new Set(fighters.map(({ side }) => side))].join('\n')) ?? '';
  const [chosen, setChosen] = useState<readonly string[]>([]);
  const [isArea, setArea] = useState(false);
  const selected = chosen.filter((key) => order.includes(key));
  const select = (key: string, isOn: boolean) =>
    setChosen((before) =>
      isOn ? [...before.filter((other) => other !== key), key] : before.filter((other) => other !== key),
    );
  return (
    <div className="board">
      <div className="board-top">
        <EncounterTime />
        <DueNext />
      </div>
      <GroupBar
        selected={selected}
        order={order}
        sides={sides.split('\n').filter(Boolean)}
        onSelect={setChosen}
        onArea={() => setArea(true)}
      />
      <ol className="board-list" aria-label="Everybody in the order of their turns">
        {order.map((key) => (
          <BoardRow
            key={key}
            fighterKey={key}
            hasTurn={key === turnOf}
            isSelected={selected.includes(key)}
            onSelect={select}
            onShow={onShow}
          />
        ))}
      </ol>
      {isArea && selected.length > 0 && <AreaDamageDialog keys={selected} onClose={() => setArea(false)} />}
    </div>
  );
}

/** Who is next, the rolls that are due, and whether a side may lose heart. */
function DueNext() {
  const order = useTurnOrder();
  const lines = useEncounterStore(({ encounter }) => {
    if (!encounter) return '';
    const after = order.slice(order.indexOf(encounter.turnOf) + 1);
    const ready = [...after, ...order].flatMap((key) =>
      encounter.fighters.filter((fighter) => fighter.key === key && key !== encounter.turnOf && takesTurns(fighter)),
    );
    const due = encounter.fighters.flatMap((fighter) => {
      const sheet = fighterSheet(fighter.key, encounter);
      const rolls = sheet ? rollsDueNow(fighter, sheet, hasTurnIn(encounter, fighter.key)) : [];
      const names = [...rolls.map(({ roll }) => roll.name), ...dueHazards(playOf(fighter))];
      return names.length > 0 ? [`${fighterName(fighter)}: ${names.join(', ')}`] : [];
    });
    const next = ready[0] && encounter.round > 0 ? [`Next: ${fighterName(ready[0])}`] : [];
    return [...next, ...due, ...moraleReminders(encounter)].join('\n');
  });
  return (
    <section className="fight-part" aria-label="What is due next">
      <h3 className="fight-title">Due next</h3>
      {lines === '' ? (
        <p className="fight-hint">Nothing.</p>
      ) : (
        <ul className="fight-lines">
          {lines.split('\n').map((line) => (
            <li key={line}>{line}</li>
          ))}
        </ul>
      )}
    </section>
  );
}

interface GroupBarProps {
  selected: readonly string[];
  order: readonly string[];
  sides: readonly string[];
  onSelect: (keys: readonly string[]) => void;
  onArea: () => void;
}

/** Selects a side or all, and acts on those that are selected. */
function GroupBar({ selected, order, sides, onSelect, onArea }: GroupBarProps) {
  const fighters = useEncounter((encounter) => encounter.fighters) ?? [];
  const keysOf = (side: string) => fighters.filter((fighter) => fighter.side === side).map(({ key }) => key);
  const isAll = (keys: readonly string[]) => keys.length > 0 && keys.every((key) => selected.includes(key));
  const chips = [
    { id: 'all', name: 'All', keys: order },
    ...sides.map((side) => ({ id: `side ${side}`, name: side, keys: keysOf(side) })),
  ];
  const on = chips.filter(({ keys }) => isAll(keys)).map(({ id }) => id);
  const commit = (now: readonly string[]) => {
    const added = chips.find(({ id }) => now.includes(id) && !on.includes(id));
    const removed = chips.find(({ id }) => on.includes(id) && !now.includes(id));
    if (added) onSelect([...new Set([...selected, ...added.keys])]);
    else if (removed) onSelect(selected.filter((key) => !removed.keys.includes(key)));
  };
  const count = selected.length;
  return (
    <div className="board-group">
      <FilterChips label="Select" chips={chips.map(({ id, name }) => ({ id, name }))} on={on} onCommit={commit} />
      <span className="fight-hint">
        {count === 0 ? 'Nobody is selected' : count === 1 ? '1 selected' : `${count} selected`}
      </span>
      <Button disabled={count === 0} onClick={onArea}>
        Area damage…
      </Button>
      <Button disabled={count === 0} onClick={() => leaveTogether(selected, 'fled')}>
        Flee
      </Button>
      <Button disabled={count === 0} onClick={() => leaveTogether(selected, 'yields')}>
        Yield
      </Button>
      {count > 0 && (
        <Menu
          label="More for those selected"
          items={() => [
            { id: 'surprise', label: 'Surprised', onSelect: () => surprise(selected, false) },
            { id: 'partly', label: 'Partly surprised', onSelect: () => surprise(selected, true) },
            {
              id: 'hide',
              label: 'Hide from the players',
              startsGroup: true,
              onSelect: () => setHidden(selected, true),
            },
            { id: 'show', label: 'Show to the players', onSelect: () => setHidden(selected, false) },
            {
              id: 'remove',
              label: 'Remove',
              icon: 'trash',
              danger: true,
              startsGroup: true,
              onSelect: () => removeTogether(selected),
            },
          ]}
        />
      )}
    </div>
  );
}
