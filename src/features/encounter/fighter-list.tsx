import { memo, useMemo } from 'react';
import type { Fighter } from '../../character/encounter.ts';
import { fighterName, playOf, takesTurns } from '../../character/encounter-edits.ts';
import { formatNumber } from '../../engine/format.ts';
import type { StatId } from '../../engine/step.ts';
import { type FighterSheet, useFighterSheet, useTurnOrder } from '../../state/encounter/encounter-sheets.ts';
import { useEncounter } from '../../state/encounter/encounter-store.ts';
import { currentThreshold, meterScale } from '../fight/meter-scale.ts';
import { showFighter, useEncounterView } from './encounter-view.ts';
import { bodyWords, leftOf, outWords, setLeft } from './fighter-head.tsx';
import { RowFigure, useFighter } from './use-fighter.tsx';

interface RowTrackerProps {
  fighter: Fighter;
  name: string;
  sheet: FighterSheet;
  stat: 'hits' | 'fatigue';
}

/** Hits or fatigue of a fighter in the list: lost and regained one by one, as a meter with its thresholds. */
function RowTracker({ fighter, name, sheet: { character }, stat }: RowTrackerProps) {
  const { worksheet, ruleset } = character;
  const number = (id: StatId): number => (worksheet.has(id) ? worksheet.number(id) : 0);
  const { left, most } = leftOf(fighter, stat, number);
  const thresholds = (stat === 'hits' ? ruleset.combat.injury : ruleset.combat.fatigue).thresholds(number);
  const { marks, filled, isBelow, isReached } = meterScale(left, most, thresholds);
  const reached = currentThreshold(left, thresholds);
  const now = reached?.isReached ? reached.threshold : null;
  const word = stat === 'hits' ? 'Hits' : 'Fatigue';
  const change = (to: number) => setLeft(fighter, stat, to, most);
  return (
    <div className="row-tracker" data-reached={now !== null || undefined}>
      <button type="button" aria-label={`${name}, ${word}: lose 1`} onClick={() => change(left - 1)}>
        −
      </button>
      <span className="row-left">
        <span className="row-left-word">{word} </span>
        <span className="row-left-figure">{formatNumber(left)}</span>
        <span className="row-left-most">/{most}</span>
        {now && (
          <span className="visually-hidden">
            , {now.at}: {now.effect}
          </span>
        )}
        <span className="row-meter" aria-hidden="true">
          <span
            className="row-level"
            data-reached={isReached || undefined}
            data-below={isBelow || undefined}
            style={{ inlineSize: `${100 * filled}%` }}
          />
          {marks.map(({ mark, place }) => (
            <span key={mark} className="row-mark" style={{ insetInlineStart: `${100 * place}%` }} />
          ))}
        </span>
      </span>
      <button
        type="button"
        aria-label={`${name}, ${word}: regain 1`}
        disabled={left >= most}
        onClick={() => change(left + 1)}
      >
        +
      </button>
    </div>
  );
}

interface FighterRowProps {
  fighterKey: string;
  hasTurn: boolean;
  isShown: boolean;
}

/** A fighter in the list: drawn again only where this fighter has changed. */
const FighterRow = memo(function FighterRow({ fighterKey, hasTurn, isShown }: FighterRowProps) {
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

/** The key of the fighter that is shown: the chosen one, else whose turn it is, else the first; '' without fighters. */
export function useShownFighter(): string {
  const chosen = useEncounterView(({ shown }) => shown);
  const turnOf = useEncounter((encounter) => encounter.turnOf) ?? '';
  const order = useTurnOrder();
  return [chosen, turnOf].find((key) => order.includes(key)) ?? order[0] ?? '';
}

/** All fighters in the order of their turns; whose turn it is, is marked. */
export function FighterList() {
  const order = useTurnOrder();
  const turnOf = useEncounter((encounter) => encounter.turnOf);
  const shown = useShownFighter();
  return useMemo(
    () => (
      <ol className="fighter-list" aria-label="Fighters in the order of their turns">
        {order.map((key) => (
          <FighterRow key={key} fighterKey={key} hasTurn={key === turnOf} isShown={key === shown} />
        ))}
      </ol>
    ),
    [order, turnOf, shown],
  );
}
