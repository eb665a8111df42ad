import { useState } from 'react';
import { fighterName } from '../../character/encounter-edits.ts';
import { formatDice } from '../../engine/dice.ts';
import { formatCountOf } from '../../engine/format.ts';
import { rolledDamage } from '../../rules/combat/group-effects.ts';
import { maxDice, readDamageDice } from '../../rules/odds/dice-distribution.ts';
import { rollDice } from '../../state/character/roll-dice.ts';
import { fighterSheet } from '../../state/encounter/encounter-sheets.ts';
import { currentEncounter } from '../../state/encounter/encounter-store.ts';
import { Button } from '../../ui/buttons.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { SelectField } from '../../ui/field.tsx';
import { NumberField } from '../../ui/number-field.tsx';
import { SegmentedControl } from '../../ui/segmented-control.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { type AreaTargets, applyArea, hitArea } from './group-actions.ts';

const shares = [
  { value: 'all', label: 'All' },
  { value: 'half', label: 'Half' },
  { value: 'none', label: 'None' },
] as const;

interface AreaDamageProps {
  keys: readonly string[];
  onClose: () => void;
}

/** A fireball, an explosion, falling stones: one roll of damage for several fighters, each with their own DR. */
export function AreaDamageDialog({ keys, onClose }: AreaDamageProps) {
  const [dice, setDice] = useState('3d');
  const [rolled, setRolled] = useState(0);
  const [shareOf, setShareOf] = useState<Readonly<Record<string, 'half' | 'none'>>>({});
  const fighters = currentEncounter()?.fighters.filter(({ key }) => keys.includes(key)) ?? [];
  const odds = fighterSheet(keys[0] ?? '')?.character.ruleset.odds;
  const types = Object.keys(odds?.attack.types ?? { cr: 0 });
  const [chosen, setType] = useState('burn');
  const type = types.includes(chosen) ? chosen : (types[0] ?? 'cr');
  const parsed = readDamageDice(dice);
  const targets: AreaTargets = Object.fromEntries(
    keys.flatMap((key) => {
      const share = shareOf[key] ?? 'all';
      return share === 'none' ? [] : [[key, share] as const];
    }),
  );
  const hits = rolled > 0 ? hitArea(targets, { rolled, type }) : [];
  const roll = () => {
    if (parsed) setRolled(rolledDamage(odds, type, rollDice(parsed.dice) + parsed.adds));
  };
  const apply = () => {
    applyArea(targets, { rolled, type });
    onClose();
  };
  return (
    <Dialog
      title={`Area damage to ${formatCountOf(keys.length, 'fighter')}`}
      className="area-damage"
      stacked
      onClose={onClose}
      footer={
        <>
          <Button onClick={onClose}>Cancel</Button>
          <Button variant="primary" disabled={hits.length === 0} onClick={apply}>
            Apply
          </Button>
        </>
      }
    >
      <div className="fight-fields">
        <TextField
          label="Dice"
          value={dice}
          message={parsed ? undefined : `As dice: 3d, 2d+1; at most ${maxDice}d.`}
          onCommit={(text) => setDice(text)}
        />
        <SelectField
          label="Type"
          value={type}
          options={types.map((value) => ({ value, label: value }))}
          onCommit={setType}
        />
        <Button disabled={!parsed} onClick={roll}>
          Roll {parsed ? formatDice(parsed, 'd') : ''}
        </Button>
        <NumberField label="Damage rolled" value={rolled} min={0} max={maxDice * 10} whileTyping onCommit={setRolled} />
      </div>
      <ul className="add-list">
        {fighters.map((fighter) => {
          const hit = hits.find((each) => each.fighter.key === fighter.key);
          const name = fighterName(fighter);
          return (
            <li key={fighter.key} className="add-row">
              <span className="add-name">
                {name}
                <span className="add-about">{hit ? [hit.sentence, ...hit.due].join(' ') : ''}</span>
              </span>
              <SegmentedControl
                label={`Damage that reaches ${name}`}
                hideLabel
                value={shareOf[fighter.key] ?? 'all'}
                options={shares}
                onCommit={(share) => {
                  const { [fighter.key]: _, ...others } = shareOf;
                  setShareOf(share === 'all' ? others : { ...others, [fighter.key]: share });
                }}
              />
            </li>
          );
        })}
      </ul>
    </Dialog>
  );
}
