import { useEffect, useState } from 'react';
import type { Fighter } from '../../character/encounter.ts';
import { changeFighterPlay, fighterName } from '../../character/encounter-edits.ts';
import type { HazardAnswers } from '../../character/play.ts';
import { formatCitation } from '../../engine/citation.ts';
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
  const [first] = sides;
  const offered = first?.side.combat.fight.rules.hazards.hazards.filter(({ area }) => area) ?? [];
  const [id, setId] = useState(
    () => ['explosion', 'other'].find((usual) => offered.some((each) => each.id === usual)) ?? '',
  );
  const [shared, setShared] = useState<HazardAnswers>({});
  const [own, setOwn] = useState<Readonly<Record<string, HazardAnswers>>>({});
  const [rolled, setRolled] = useState<Readonly<Record<string, readonly number[]>>>({});
  useEffect(() => () => offerSheet(areaSheetName, null), []);
  const targets = sides.flatMap(({ fighter, side }): Target[] => {
    const hazard = findHazard(side.combat.fight.rules.hazards, id);
    const answers = { ...shared, ...own[fighter.key] };
    return hazard ? [{ fighter, side, hazard, answers, rolls: rolled[fighter.key] ?? [] }] : [];
  });
  const [one] = targets;
  if (!one) return null;
  const { hazard } = one;
  const { area = [] } = hazard;
  const meetings = targets.map((target) => ({ ...target, meeting: meet(target, target.rolls) }));
  // The first dice of those whom it reaches are the same for all.
  const firstRoll = targets.map((target) => meet(target, []).next).find((roll) => roll !== null);
  const [rolledForAll] = targets.find(({ rolls }) => rolls.length > 0)?.rolls ?? [];
  const isDone = meetings.every(({ meeting }) => meeting.next === null);
  const rollOnce = (total: number) =>
    setRolled(
      Object.fromEntries(
        targets.map((target) => {
          const rolls = meet(target, []).next === null ? [] : [total];
          const all = dice === 'here' ? withAllRolls(rolls, (made) => meet(target, made)) : rolls;
          return [target.fighter.key, all];
        }),
      ),
    );
  const changeRolls = (target: Target, rolls: readonly number[]) =>
    setRolled({
      ...rolled,
      [target.fighter.key]: dice === 'here' ? withAllRolls(rolls, (made) => meet(target, made)) : rolls,
    });
  const apply = () => {
    const label = `${hazard.name}: ${namesOf(sides.map(({ fighter }) => fighter))}`;
    editEncounter(
      label,
      (encounter) =>
        meetings.reduce(
          (all, { fighter, side, meeting }) =>
            changeFighterPlay(all, fighter.key, (play) => ({
              ...afterMeeting(side.play, hazard, null, meeting),
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
      title={`Area damage to ${formatCountOf(keys.length, 'fighter')}`}
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
          setShared({});
          setOwn({});
          setRolled({});
        }}
      />
      <p className="fight-hint">
        {capitalize(hazard.summary)} ({formatCitation(hazard.cite)}).
      </p>
      <div className="fight-fields">
        <HazardFields
          questions={hazard.asks.filter((question) => !area.includes(question.id))}
          asked={askHazard(one.side.combat, hazard, { answers: shared, before: 0 })}
          answers={shared}
          onAnswer={(answers) => {
            setShared(answers);
            setRolled({});
          }}
        />
      </div>
      {firstRoll && (
        <div className="area-roll">
          <span>{capitalize(firstRoll.words)}, one roll for all</span>
          {dice === 'here' && (
            <Button onClick={() => rollOnce(rollDice(firstRoll.dice))}>Roll {firstRoll.dice}d</Button>
          )}
          <ExchangeRollField
            key={`${id} ${firstRoll.dice}`}
            name={`${capitalize(firstRoll.words)} for all`}
            dice={firstRoll.dice}
            {...(rolledForAll === undefined ? {} : { value: rolledForAll })}
            onRolled={rollOnce}
          />
        </div>
      )}
      <ul className="add-list">
        {meetings.map(({ meeting, ...target }) => {
          const { fighter, side, answers, rolls } = target;
          const name = fighterName(fighter);
          return (
            <li key={fighter.key} className="area-target">
              <strong>{name}</strong>
              {area.length > 0 && (
                <div className="fight-fields">
                  <HazardFields
                    questions={hazard.asks.filter((question) => area.includes(question.id))}
                    asked={askHazard(side.combat, hazard, { answers, before: 0 })}
                    answers={answers}
                    about={name}
                    onAnswer={(all) => {
                      const changed = Object.fromEntries(Object.entries(all).filter(([key]) => area.includes(key)));
                      setOwn({ ...own, [fighter.key]: changed });
                      // The roll for all stays; what follows it is made again.
                      if (rolls.length > 0)
                        changeRolls({ ...target, answers: { ...shared, ...changed } }, rolls.slice(0, 1));
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
      </ul>
    </Dialog>
  );
}
