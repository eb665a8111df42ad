import { memo, useDeferredValue, useMemo } from 'react';
import { useShallow } from 'zustand/react/shallow';
import type { Encounter, Fighter } from '../../character/encounter.ts';
import { fighterName, playOf, takesTurns } from '../../character/encounter-edits.ts';
import { formatNumber } from '../../engine/format.ts';
import type { StatId } from '../../engine/step.ts';
import { type CombatSheet, deriveCombat } from '../../rules/combat/derive-combat.ts';
import { targetFrom } from '../../rules/combat/exchange/participant.ts';
import { locationsOfTarget } from '../../rules/combat/fight.ts';
import { dueHazards } from '../../rules/combat/hazards/meet-hazard.ts';
import { isItsTime } from '../../rules/combat/rolls-due.ts';
import { hitsName } from '../../rules/shared/hit-words.ts';
import { KindEmblem } from '../../sheet/kind-emblem.tsx';
import { kindOfCharacter } from '../../sheet-model/kinds/kind-of-character.ts';
import {
  changePlayOf,
  type FighterSheet,
  fighterSheet,
  fightRulesOf,
  turnOrder,
  useFighterSheet,
  useTurnOrder,
} from '../../state/encounter/encounter-sheets.ts';
import {
  currentEncounter,
  editEncounter,
  useEncounter,
  useEncounterStore,
} from '../../state/encounter/encounter-store.ts';
import { useViewStore } from '../../state/view/view-store.ts';
import { announce } from '../../ui/announce.ts';
import { Button } from '../../ui/buttons.tsx';
import { SelectField } from '../../ui/field.tsx';
import { AbilitiesNow } from '../fight/abilities-now.tsx';
import { ActionsNow } from '../fight/actions-now.tsx';
import { AttacksNow } from '../fight/attacks-now.tsx';
import { BodyState } from '../fight/body-state.tsx';
import { Counters } from '../fight/counters.tsx';
import { DefensesNow } from '../fight/defenses-now.tsx';
import { HazardsNow } from '../fight/hazards-now.tsx';
import type { InPlay } from '../fight/in-play.ts';
import { IncomingDrawer } from '../fight/incoming-drawer.tsx';
import { InPlayProvider } from '../fight/later.tsx';
import { ManeuverChooser } from '../fight/maneuver-chooser.tsx';
import { currentThreshold } from '../fight/meter-scale.ts';
import { OfferedSheet } from '../fight/offered-sheet.tsx';
import { LifeBadge, PointsMeter } from '../fight/points-meter.tsx';
import { PoolsNow } from '../fight/pools-now.tsx';
import { RollsDue } from '../fight/rolls-due.tsx';
import { SpellsNow, SpellsOnYou } from '../fight/spells-now.tsx';
import { TargetDrawer } from '../fight/target-drawer.tsx';
import { Trackers } from '../fight/trackers.tsx';
import { VitalsNow } from '../fight/vitals-now.tsx';
import { WoundForm } from '../fight/wound-form.tsx';
import { RollHost } from '../rolls/roll-host.tsx';
import { RollsCard } from '../rolls/rolls-card.tsx';
import { beginAttack, keepFighterOpen, showFighter } from './encounter-view.ts';
import {
  chooseTarget,
  describeBody,
  describeFall,
  describeOut,
  FighterFields,
  FighterHead,
  leftOf,
  othersThan,
  RowFigure,
  setLeft,
  sideOf,
  useFighter,
} from './fighter-head.tsx';
import { setHidden } from './group-actions.ts';

/** The possible targets of a fighter, foes before friends and those out of the fight last. */
function targetsOf(encounter: Encounter, attacker: string): Fighter[] {
  const own = encounter.fighters.find(({ key }) => key === attacker)?.side ?? '';
  const place = (fighter: Fighter): number =>
    (takesTurns(fighter) ? 0 : 2) + (fighter.side === own && own !== '' ? 1 : 0);
  return turnOrder(encounter)
    .flatMap((key) => encounter.fighters.filter((fighter) => fighter.key === key && key !== attacker))
    .sort((one, other) => place(one) - place(other));
}

/** In place of a key, for a target that is no fighter: its numbers are in the target drawer. */
const noFighter = '-';

/** The key of the fighter whom another one attacks; `noFighter` for somebody else. */
function useTarget(attacker: string): string {
  return useEncounterStore(({ encounter }) => {
    const chosen = encounter?.fighters.find(({ key }) => key === attacker)?.target;
    if (!encounter || chosen === noFighter) return noFighter;
    if (chosen && encounter.fighters.some(({ key }) => key === chosen)) return chosen;
    return targetsOf(encounter, attacker)[0]?.key ?? noFighter;
  });
}

interface TargetFieldProps {
  attacker: string;
  target: string;
}

/** The target of a fighter: one of the others, foes first, or somebody who is not in the list. */
const TargetField = memo(function TargetField({ attacker, target }: TargetFieldProps) {
  const select = ({ encounter }: ReturnType<typeof useEncounterStore.getState>) =>
    encounter ? targetsOf(encounter, attacker) : [];
  // A list of texts, so that the field is rendered again only if a name, a side or the order has changed.
  const texts = useEncounterStore(
    useShallow((state) => select(state).flatMap((fighter) => [fighter.key, labelOf(fighter), fighter.side])),
  );
  const others = Array.from({ length: texts.length / 3 }, (_, index) => {
    const [value = '', label = '', side] = texts.slice(3 * index, 3 * index + 3);
    return { value, label, ...(side ? { group: side } : {}) };
  });
  return (
    <SelectField
      label="Target"
      value={target}
      options={[...others, { value: noFighter, label: 'Somebody else' }]}
      onCommit={(key) => chooseTarget(attacker, key)}
    />
  );
});

/** "Goblin 2, fled", "Goblin 3, unconscious, mortally wounded". */
const labelOf = (fighter: Fighter): string =>
  [fighterName(fighter), describeFall(fighter).toLowerCase()].filter(Boolean).join(', ');

/** The name under which the numbers of the fighter that is shown are explained. */
const fighterSheetName = 'encounter';

/** A fighter of the encounter with all that the play screen has for one character. */
export const FighterPanel = memo(function FighterPanel({ fighterKey: key }: { fighterKey: string }) {
  const fighter = useFighter(key);
  const sheet = useFighterSheet(key);
  const target = useTarget(key);
  const foe = useFighter(target);
  const foeSheet = useFighterSheet(target);
  const hasTurn = useHasTurn(key);
  const inPlay = useMemo((): InPlay | null => {
    if (!fighter || !sheet) return null;
    const name = fighterName(fighter);
    const own = playOf(fighter);
    // The target's own current state counts; the rest, such as the range, is set in the drawer.
    const play = foeSheet ? { ...own, target: { ...own.target, ...targetFrom(foeSheet.combat) } } : own;
    const { character } = sheet;
    const rules = fightRulesOf(fighter.character);
    return {
      // All goblins share the rolls that are kept for a goblin.
      id: fighter.source || fighter.character.character.name || name,
      name,
      sheet: character,
      combat: foeSheet
        ? deriveCombat(character, rules, play, locationsOfTarget(rules, foeSheet.combat.fight.rules))
        : sheet.combat,
      play,
      rules,
      edit: (label, change, ...log) => {
        const sentences = log.map((sentence) => `${name}: ${sentence}`);
        editEncounter(`${name}: ${label}`, (encounter) => changePlayOf(encounter, key, change), ...sentences);
        if (sentences.length > 0) announce(sentences.join(' '));
      },
      sheetName: fighterSheetName,
      attack: ({ id }) => beginAttack({ attacker: key, defender: target, line: id }),
      takesTurnsInRounds: true,
      hasTurn,
      opponents: () => othersThan(key),
      ...(foe ? { foe: fighterName(foe), foeKey: target, foeSide: () => sideOf(target) } : {}),
      others: () =>
        (currentEncounter()?.fighters ?? [])
          .filter((other) => other.key !== key)
          .map((other) => ({ key: other.key, name: fighterName(other) })),
      otherSheet: (other) => (other === key ? null : (fighterSheet(other)?.combat ?? null)),
      editWith: (label, change, all, ...log) => {
        const sentences = log.map((sentence) => `${name}: ${sentence}`);
        editEncounter(
          `${name}: ${label}`,
          (encounter) =>
            all.reduce(
              (changed, { key: other, change: ofOther }) => changePlayOf(changed, other, ofOther),
              changePlayOf(encounter, key, change),
            ),
          ...sentences,
        );
        announce(sentences.join(' '));
      },
    };
  }, [key, fighter, sheet, target, foe, foeSheet, hasTurn]);
  const behind = useDeferredValue(fighter);
  if (!fighter || !behind || !inPlay) return null;
  return (
    <InPlayProvider inPlay={inPlay}>
      <section className="fighter-panel" aria-label={fighterName(fighter)} onFocus={keepFighterOpen}>
        <FighterHead fighter={fighter} />
        <OfferedSheet />
        <RollHost />
        <RollsDue />
        <div className="fighter-parts">
          <div className="fighter-part-column">
            <ManeuverChooser />
            <Counters />
            <TargetField attacker={key} target={target} />
            <SpellsNow />
            <AttacksNow />
            <ActionsNow />
            <AbilitiesNow />
            <TargetDrawer />
          </div>
          <div className="fighter-part-column">
            <Trackers />
            <PoolsNow />
            <VitalsNow />
            <BodyState />
            <DefensesNow />
            <IncomingDrawer />
            <WoundForm />
            <HazardsNow />
            <SpellsOnYou />
            <RollsCard />
            <FighterFields fighter={behind} />
          </div>
        </div>
      </section>
    </InPlayProvider>
  );
});

interface RowTrackerProps {
  fighter: Fighter;
  name: string;
  sheet: FighterSheet;
  stat: 'hits' | 'fatigue';
}

/** Hits or fatigue of a fighter in the list: lost and regained one by one, as a meter with its thresholds. */
export function RowTracker({ fighter, name, sheet, stat }: RowTrackerProps) {
  const { worksheet, ruleset } = sheet.character;
  const number = (id: StatId): number => (worksheet.has(id) ? worksheet.number(id) : 0);
  const { left, most } = leftOf(fighter, stat, number);
  const thresholds = (stat === 'hits' ? ruleset.combat.injury : ruleset.combat.fatigue).thresholds(number);
  const end = stat === 'hits' ? ruleset.combat.injury.marks(number).end : (ruleset.combat.fatigue.end?.(number) ?? 0);
  const reached = currentThreshold(left, thresholds);
  const now = reached?.isReached ? reached.threshold : null;
  const word = stat === 'hits' ? hitsName(ruleset.combat.injury.unit) : 'Fatigue';
  const change = (to: number) => setLeft(fighter, sheet, stat, to);
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
        <PointsMeter left={left} most={most} end={end} thresholds={thresholds} isThin />
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

interface RowNameProps {
  fighter: Fighter;
  sheet: FighterSheet;
  hasTurn: boolean;
  /** Whether it is the fighter that is shown, where the list chooses it. */
  isShown?: boolean;
  onShow: (key: string) => void;
}

/** Who it is: name, side, whether hidden or out of the fight, and how badly hurt; for the list and the board alike. */
export function RowName({ fighter, sheet, hasTurn, isShown, onShow }: RowNameProps) {
  const { key, side, printed, hidden, out } = fighter;
  const name = fighterName(fighter);
  const about = [side, printed && 'stat block'].filter(Boolean).join(', ');
  return (
    <>
      <button
        type="button"
        className="fighter-row-name"
        data-guide={hasTurn ? 'turn' : undefined}
        aria-pressed={isShown}
        onClick={() => onShow(key)}
      >
        {hasTurn && <span className="fighter-row-turn">Turn: </span>}
        <KindEmblem kind={kindOfCharacter(sheet.character)} size={18} /> {name}
      </button>
      {about && <span className="fighter-row-side">{about}</span>}
      {hidden && (
        <Button size="small" aria-label={`Hidden: show ${name} to the players`} onClick={() => setHidden([key], false)}>
          Hidden: show
        </Button>
      )}
      {out !== '' && <span className="fighter-row-out">{describeOut(fighter)}</span>}
      <LifeBadge state={playOf(fighter).state} sheet={sheet.character} />
    </>
  );
}

/** The rolls of a fighter that are due now: those of wounds at once, others in the fighter's own turn or after the fight. */
export function rollsDueNow(fighter: Fighter, { combat }: FighterSheet, hasTurn: boolean): CombatSheet['rolls'] {
  const isInTurns = takesTurns(fighter) && playOf(fighter).turn > 0;
  return combat.rolls.filter(
    ({ roll }) =>
      (isInTurns || roll.when === 'atOnce' || roll.when === 'fightEnd') &&
      isItsTime(roll, playOf(fighter).turn, hasTurn),
  );
}

/** True if it is the fighter's turn, and before the fight, which has no turns. */
export const hasTurnIn = ({ round, turnOf }: Pick<Encounter, 'round' | 'turnOf'>, key: string): boolean =>
  round === 0 || turnOf === key;

const useHasTurn = (key: string): boolean => useEncounter((encounter) => hasTurnIn(encounter, key)) ?? true;

/**
 * A fighter in the list: rendered again only if this fighter has changed, first what is counted, and a frame later what follows from it.
 */
const FighterRow = memo(function FighterRow({ fighterKey, hasTurn, isShown }: FighterRowProps) {
  const fighter = useFighter(fighterKey);
  const sheet = useFighterSheet(fighterKey);
  const behind = useDeferredValue(useMemo(() => fighter && sheet && { fighter, sheet }, [fighter, sheet]));
  if (!fighter || !sheet || !behind) return null;
  const name = fighterName(fighter);
  const isOut = describeOut(fighter) !== null;
  return (
    <li className="fighter-row" data-out={isOut || undefined} aria-current={hasTurn ? 'step' : undefined}>
      <div className="fighter-row-head">
        <RowName fighter={fighter} sheet={sheet} hasTurn={hasTurn} isShown={isShown} onShow={showFighter} />
        <OrderFigure fighter={behind.fighter} name={name} sheet={behind.sheet} />
      </div>
      <div className="fighter-row-trackers">
        <RowTracker fighter={fighter} name={name} sheet={sheet} stat="hits" />
        <RowTracker fighter={fighter} name={name} sheet={sheet} stat="fatigue" />
      </div>
      <StateLine fighter={behind.fighter} name={name} sheet={behind.sheet} />
    </li>
  );
});

interface RowPartProps {
  fighter: Fighter;
  name: string;
  sheet: FighterSheet;
}

/** The number that decides when the fighter takes a turn. */
const OrderFigure = memo(function OrderFigure({ fighter, name, sheet }: RowPartProps) {
  const [stat] = sheet.combat.fight.rules.turnOrder;
  if (fighter.initiative !== null) return <span className="row-figure">Set {formatNumber(fighter.initiative)}</span>;
  if (stat === undefined || !sheet.character.worksheet.has(stat)) return null;
  return (
    <RowFigure name={name} character={sheet.character} stat={stat} word={sheet.character.worksheet.get(stat).name} />
  );
});

/** Posture, conditions, maneuver, the best defense of each kind, and the DR of the body. */
export const StateLine = memo(function StateLine({ fighter, name, sheet }: RowPartProps) {
  const { combat, character } = sheet;
  const { worksheet } = combat;
  const hasTurn = useHasTurn(fighter.key);
  const inFight = { ...character, worksheet };
  const body = describeBody(fighter);
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
  return (
    <p className="fighter-row-state">
      {body && <strong>{body}</strong>}
      {(rollsDueNow(fighter, sheet, hasTurn).length > 0 || dueHazards(playOf(fighter)).length > 0) && (
        <span className="fighter-row-due">Roll due</span>
      )}
      {playOf(fighter).turn > 0 && <span>{combat.fight.maneuver.name}</span>}
      {best.map(({ kind, total }) => (
        <RowFigure key={kind} name={name} character={inFight} stat={total} word={defenseNames[kind]} />
      ))}
      {character.worksheet.has('damageResistance') && (
        <RowFigure name={name} character={inFight} stat="damageResistance" word="DR" />
      )}
    </p>
  );
});

const defenseNames = { dodge: 'Dodge', parry: 'Parry', block: 'Block' } as const;

/** The key of the fighter that is shown: the chosen one, else whose turn it is, else the first; '' without fighters. */
export function useShownFighter(): string {
  const chosen = useViewStore(({ encounterView: { shown } }) => shown);
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
