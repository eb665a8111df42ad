import { useEffect, useState } from 'react';
import type { Fighter } from '../../character/encounter.ts';
import { changeFighterPlay, fighterName } from '../../character/encounter-edits.ts';
import type { HazardAnswers } from '../../character/play.ts';
import { formatCitation } from '../../engine/citation.ts';
import { isDice } from '../../engine/dice.ts';
import { capitalize, formatCountOf } from '../../engine/format.ts';
import { findHazard, type Hazard } from '../../rules/combat/hazards/hazard.ts';
import { afterMeeting, askHazard, meetHazard } from '../../rules/combat/hazards/meet-hazard.ts';
import { rollDice } from '../../state/character/roll-dice.ts';
import { currentEncounter, editEncounter } from '../../state/encounter/encounter-store.ts';
import { offerSheet } from '../../state/view/explanations.ts';
import { usePreferences } from '../../state/view/preferences.ts';
import { announce } from '../../ui/announce.ts';
import { Button } from '../../ui/buttons.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { SelectField } from '../../ui/field.tsx';
import { ExchangeRollField } from '../fight/exchange-requests.tsx';
import { HazardFields } from '../fight/hazard-dialog.tsx';
import type { FightSide } from '../fight/in-play.ts';
import { ProcedureRolls, withAllRolls } from '../fight/rest-dialog.tsx';
import { areaHazards, hazardKinds } from './area-questions.ts';
import { sideOf } from './fighter-head.tsx';
import { namesOf } from './group-actions.ts';

interface AreaDamageProps {
  keys: readonly string[];
  onClose: () => void;
}

/** The name under which the numbers of an area's damage are explained. */
const areaSheetName = 'area';

/** Somebody in the area, with their own answers and rolls. */
interface Target {
  readonly fighter: Fighter;
  readonly side: FightSide;
  readonly hazard: Hazard;
  readonly answers: HazardAnswers;
  readonly rolls: readonly number[];
}

const meet = ({ side, hazard, answers }: Target, rolls: readonly number[]) =>
  meetHazard(side.combat, hazard, { answers, before: 0 }, rolls);

type Roll = NonNullable<ReturnType<typeof meetHazard>['next']>;

/** The first roll that somebody makes; null without one. */
const firstRollOf = (target: Target): Roll | null => meet(target, []).next;

/** The first roll of somebody if it is the dice of damage: what is rolled against a number is theirs alone. */
function damageRollOf(target: Target): Roll | null {
  const { next, worksheet } = meet(target, []);
  return next?.stat && isDice(worksheet.get(next.stat).value) ? next : null;
}

const isSameRoll = (one: Roll | null, other: Roll | null): boolean =>
  one?.words === other?.words && one?.dice === other?.dice;

/** A fireball, an explosion, a fire: one roll of damage for several fighters, each with their own distance and DR. */
export function AreaDamageDialog({ keys, onClose }: AreaDamageProps) {
  const dice = usePreferences((preferences) => preferences.dice);
  const [sides] = useState(() => {
    const fighters = currentEncounter()?.fighters ?? [];
    return fighters.flatMap((fighter) => {
      const side = keys.includes(fighter.key) ? sideOf(fighter.key) : null;
      return side ? [{ fighter, side }] : [];
    });
  });
  const offered = areaHazards(sides.map(({ side }) => side));
  const [id, setId] = useState(
    () => ['explosion', 'other'].find((usual) => offered.some((each) => each.id === usual)) ?? '',
  );
  const [typed, setTyped] = useState<Readonly<Record<number, HazardAnswers>>>({});
  const [own, setOwn] = useState<Readonly<Record<string, HazardAnswers>>>({});
  const [rolled, setRolled] = useState<Readonly<Record<string, readonly number[]>>>({});
  const [forAll, setForAll] = useState<{ readonly roll: Roll; readonly total: number } | null>(null);
  useEffect(() => () => offerSheet(areaSheetName, null), []);
  const kinds = hazardKinds(sides, id, typed);
  const targets = sides.flatMap(({ fighter, side }): Target[] => {
    const kind = kinds.find(({ hazard }) => hazard === findHazard(side.combat.fight.rules.hazards, id));
    const answers = { ...kind?.answers, ...own[fighter.key] };
    return kind ? [{ fighter, side, hazard: kind.hazard, answers, rolls: rolled[fighter.key] ?? [] }] : [];
  });
  const unreached = sides.filter(({ fighter }) => !targets.some((target) => target.fighter.key === fighter.key));
  const [one] = targets;
  if (!one) return null;
  const { hazard } = one;
  const meetings = targets.map((target) => ({ ...target, meeting: meet(target, target.rolls) }));
  const sharedRoll = targets.map(damageRollOf).find((roll) => roll !== null) ?? null;
  const hasOwnRolls = targets.some((target) => firstRollOf(target) !== null);
  const hasRolled = Object.keys(rolled).length > 0;
  const isDone = meetings.every(({ meeting }) => meeting.next === null);
  /** Rolls the damage for all who begin with the same dice; others roll for themselves. */
  const rollOnce = (total: number | null) => {
    setForAll(sharedRoll && total !== null ? { roll: sharedRoll, total } : null);
    setRolled(
      Object.fromEntries(
        targets.map((target) => {
          const isShared = total !== null && sharedRoll !== null && isSameRoll(damageRollOf(target), sharedRoll);
          const begun = isShared ? [total] : dice === 'here' ? [] : target.rolls;
          const all = dice === 'here' ? withAllRolls(begun, (made) => meet(target, made)) : begun;
          return [target.fighter.key, all];
        }),
      ),
    );
  };
  const startAgain = () => {
    setForAll(null);
    setRolled({});
  };
  /** The first roll of somebody stays when their answers change, or is that for all; what follows it is made again. */
  const firstRolls = (before: Target, after: Target): readonly number[] => {
    const roll = firstRollOf(after);
    if (roll === null) return [];
    if (before.rolls.length > 0 && isSameRoll(firstRollOf(before), roll)) return before.rolls.slice(0, 1);
    return forAll && isSameRoll(damageRollOf(after), forAll.roll) ? [forAll.total] : [];
  };
  const changeRolls = (target: Target, rolls: readonly number[]) =>
    setRolled({
      ...rolled,
      [target.fighter.key]: dice === 'here' ? withAllRolls(rolls, (made) => meet(target, made)) : rolls,
    });
  const apply = () => {
    const label = `${hazard.name}: ${namesOf(targets.map(({ fighter }) => fighter))}`;
    editEncounter(
      label,
      (encounter) =>
        meetings.reduce(
          (all, { fighter, side, hazard: met, meeting }) =>
            changeFighterPlay(all, fighter.key, (play) => ({
              ...afterMeeting(side.play, met, null, meeting),
              log: play.log,
            })),
          encounter,
        ),
      ...meetings.flatMap(({ fighter, meeting }) => meeting.log.map((line) => `${fighterName(fighter)}. ${line}`)),
    );
    announce(`${label}.`);
    onClose();
  };
  return (
    <Dialog
      title={`Area damage to ${formatCountOf(targets.length, 'fighter')}`}
      className="area-damage"
      stacked
      onClose={onClose}
      footer={
        <>
          <Button onClick={onClose}>Cancel</Button>
          <Button variant="primary" disabled={!isDone} onClick={apply}>
            Apply
          </Button>
        </>
      }
    >
      <SelectField
        label="What harms"
        value={id}
        options={offered.map(({ id: value, name }) => ({ value, label: name }))}
        onCommit={(value) => {
          setId(value);
          setTyped({});
          setOwn({});
          startAgain();
        }}
      />
      {kinds.map((kind, index) => {
        const { hazard: each, questions, answers, side, names } = kind;
        return (
          <section key={formatCitation(each.cite)} className="fight-part" aria-label={names}>
            {kinds.length > 1 && <h3 className="chapter-part-title">{names}</h3>}
            <p className="fight-hint">
              {capitalize(each.summary)} ({formatCitation(each.cite)}).
            </p>
            {questions.length > 0 && (
              <div className="fight-fields">
                <HazardFields
                  questions={questions}
                  asked={askHazard(side.combat, each, { answers, before: 0 })}
                  answers={answers}
                  about={index > 0 ? names : undefined}
                  onAnswer={(now) => {
                    setTyped({ ...typed, [index]: now });
                    startAgain();
                  }}
                />
              </div>
            )}
          </section>
        );
      })}
      {sharedRoll && (
        <div className="area-roll">
          <span>{capitalize(sharedRoll.words)}, one roll for all</span>
          {dice === 'here' && (
            <Button onClick={() => rollOnce(rollDice(sharedRoll.dice))}>Roll {sharedRoll.dice}d</Button>
          )}
          <ExchangeRollField
            key={`${id} ${sharedRoll.dice}`}
            name={`${capitalize(sharedRoll.words)} for all`}
            dice={sharedRoll.dice}
            {...(forAll ? { value: forAll.total } : {})}
            onRolled={rollOnce}
          />
        </div>
      )}
      {!sharedRoll && hasOwnRolls && dice === 'here' && (
        <div className="area-roll">
          <span>All of them roll for themselves</span>
          <Button onClick={() => rollOnce(null)}>Roll for each</Button>
        </div>
      )}
      <ul className="add-list">
        {meetings.map(({ meeting, ...target }) => {
          const { fighter, side, answers, rolls } = target;
          const { area = [] } = target.hazard;
          const name = fighterName(fighter);
          return (
            <li key={fighter.key} className="area-target">
              <strong>{name}</strong>
              {area.length > 0 && (
                <div className="fight-fields">
                  <HazardFields
                    questions={target.hazard.asks.filter((question) => area.includes(question.id))}
                    asked={askHazard(side.combat, target.hazard, { answers, before: 0 })}
                    answers={answers}
                    about={name}
                    onAnswer={(all) => {
                      const changed = Object.fromEntries(Object.entries(all).filter(([key]) => area.includes(key)));
                      setOwn({ ...own, [fighter.key]: changed });
                      const now = { ...target, answers: { ...answers, ...changed } };
                      if (hasRolled) changeRolls(now, firstRolls(target, now));
                    }}
                  />
                </div>
              )}
              <ProcedureRolls
                procedure={meeting}
                who={side}
                prefix={`${name}: `}
                sheetName={areaSheetName}
                onRolled={(index, total) => changeRolls(target, [...rolls.slice(0, index), total])}
                onNext={(total) => changeRolls(target, [...rolls, total])}
              />
              {meeting.next === null && meeting.made.length === 0 && (
                <p className="fight-hint">{meeting.log.join(' ')}</p>
              )}
            </li>
          );
        })}
        {unreached.map(({ fighter }) => (
          <li key={fighter.key} className="area-target">
            <strong>{fighterName(fighter)}</strong>
            <p className="fight-hint">Not reached: other rules.</p>
          </li>
        ))}
      </ul>
    </Dialog>
  );
}
