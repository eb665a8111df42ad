import { memo } from 'react';
import type { Fighter } from '../../character/encounter.ts';
import { fighterName, playOf, takesTurns } from '../../character/encounter-edits.ts';
import { formatNumber } from '../../engine/format.ts';
import { type FighterSheet, useFighterSheet } from '../../state/encounter/encounter-sheets.ts';
import { showFighter } from './encounter-view.ts';
import { bodyWords, outWords } from './fighter-words.ts';
import { RowFigure } from './row-figure.tsx';
import { RowTracker } from './row-tracker.tsx';
import { useFighter } from './use-fighter.ts';

interface FighterRowProps {
  fighterKey: string;
  hasTurn: boolean;
  isShown: boolean;
}

/** A fighter in the list: drawn again only where this fighter has changed. */
export const FighterRow = memo(function FighterRow({ fighterKey, hasTurn, isShown }: FighterRowProps) {
  const fighter = useFighter(fighterKey);
  const sheet = useFighterSheet(fighterKey);
  if (!fighter || !sheet) return null;
  const name = fighterName(fighter);
  const out = outWords(fighter);
  return (
    <li className="fighter-row" data-out={out !== null || undefined} aria-current={hasTurn ? 'step' : undefined}>
      <div className="fighter-row-head">
        <button
          type="button"
          className="fighter-row-name"
          aria-pressed={isShown}
          onClick={() => showFighter(fighterKey)}
        >
          {hasTurn && <span className="fighter-row-turn">Turn: </span>}
          {name}
        </button>
        {fighter.side && <span className="fighter-row-side">{fighter.side}</span>}
        {out && <span className="fighter-row-out">{out}</span>}
        <OrderFigure fighter={fighter} name={name} sheet={sheet} />
      </div>
      <div className="fighter-row-trackers">
        <RowTracker fighter={fighter} name={name} sheet={sheet} stat="hits" />
        <RowTracker fighter={fighter} name={name} sheet={sheet} stat="fatigue" />
      </div>
      <StateLine fighter={fighter} name={name} sheet={sheet} />
    </li>
  );
});

interface RowPartProps {
  fighter: Fighter;
  name: string;
  sheet: FighterSheet;
}

/** The number that decides when the fighter takes a turn. */
function OrderFigure({ fighter, name, sheet }: RowPartProps) {
  const [stat] = sheet.combat.fight.rules.turnOrder;
  if (fighter.initiative !== null) return <span className="row-figure">Set {formatNumber(fighter.initiative)}</span>;
  if (stat === undefined || !sheet.character.worksheet.has(stat)) return null;
  return (
    <RowFigure
      name={name}
      sheet={{ ...sheet, combat: { ...sheet.combat, worksheet: sheet.character.worksheet } }}
      stat={stat}
      word={sheet.character.worksheet.get(stat).name}
    />
  );
}

/** Posture, conditions, maneuver, the best defense of each kind, and the DR of the body. */
function StateLine({ fighter, name, sheet }: RowPartProps) {
  const { combat, character } = sheet;
  const { worksheet } = combat;
  const body = bodyWords(fighter);
  const best = (['dodge', 'parry', 'block'] as const).flatMap((kind) => {
    const totals = combat.defenses
      .filter(({ line }) => line.kind === kind)
      .flatMap(({ total }) => {
        const { value } = worksheet.get(total);
        return typeof value === 'number' ? [{ total, value }] : [];
      });
    const [first, ...others] = totals;
    return first ? [{ kind, ...others.reduce((one, other) => (other.value > one.value ? other : one), first) }] : [];
  });
  const due =
    takesTurns(fighter) && playOf(fighter).turn > 0 && combat.rolls.some(({ roll }) => roll.when !== 'fightEnd');
  return (
    <p className="fighter-row-state">
      {body && <strong>{body}</strong>}
      {due && <span className="fighter-row-due">Roll due</span>}
      {playOf(fighter).turn > 0 && <span>{combat.fight.maneuver.name}</span>}
      {best.map(({ kind, total }) => (
        <RowFigure key={kind} name={name} sheet={sheet} stat={total} word={defenseNames[kind]} />
      ))}
      {character.worksheet.has('damageResistance') && (
        <RowFigure name={name} sheet={sheet} stat="damageResistance" word="DR" />
      )}
    </p>
  );
}

const defenseNames = { dodge: 'Dodge', parry: 'Parry', block: 'Block' } as const;
