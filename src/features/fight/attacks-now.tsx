import { lazy, Suspense, useId, useState } from 'react';
import type { Play } from '../../character/play.ts';
import { isDice } from '../../engine/dice.ts';
import { capitalize, formatValue } from '../../engine/format.ts';
import { ownValue } from '../../engine/own-value.ts';
import { describeFurtherAttack } from '../../rules/combat/allowance-words.ts';
import { isSuccess, readRoll } from '../../rules/combat/outcomes/success-roll.ts';
import { afterAttack } from '../../rules/combat/state-after.ts';
import { rollOutcomes, sumOutcomes } from '../../rules/odds/roll-odds.ts';
import { describePayment, withAbilityUsed } from '../../rules/shared/ability-play.ts';
import type { AttackUse } from '../../rules/shared/attack-uses.ts';
import { describeDamage, describeDamageType } from '../../rules/shared/figure-words.ts';
import { describeFollowUps } from '../../rules/shared/follow-ups.ts';
import { lineStat } from '../../rules/stat-ids.ts';
import { withMissilesShot } from '../../sheet-model/model/points-left.ts';
import { formatPercent } from '../../sheet-model/wording/setting-words.ts';
import { rollDice } from '../../state/character/roll-dice.ts';
import { usePreferences } from '../../state/view/preferences.ts';
import { Button } from '../../ui/buttons.tsx';
import { Disclosure } from '../../ui/disclosure.tsx';
import { AbilityCosts, abilityOf } from './abilities-now.tsx';
import { FightFigure } from './fight-figure.tsx';
import { useInPlay } from './in-play.ts';
import { later } from './later.tsx';
import { Readying } from './readying.tsx';
import { addToRoll, describeRoll, RollControl, TypedRoll } from './rolls.tsx';

/** Loaded when it is asked for. */
const AdviceDialog = lazy(async () => ({ default: (await import('./advice/advice-dialog.tsx')).AdviceDialog }));

type AttackNow = ReturnType<typeof useInPlay>['combat']['attacks'][number];

/** Damage of a hit, as it was when the attack was made. */
interface DamageRoll {
  readonly line: string;
  readonly dice: number;
  /** The text for the sum of its dice. */
  readonly sentence: (rolled: number) => string;
}

/**
 * Every attack in its current state, with its chance; below, folded away, those that cannot be used now, with the
 * reason.
 */
export const AttacksNow = later(function AttacksNow() {
  const heading = useId();
  const { combat, play } = useInPlay();
  const { unready } = play.state;
  const further = play.turn > 0 ? describeFurtherAttack(combat.fight) : null;
  // Kept here: the attack may be possible no longer, with a weapon that is now unready.
  const [damageDue, setDamageDue] = useState<DamageRoll | null>(null);
  const [isAdvising, setAdvising] = useState(false);
  const { worksheet } = combat;
  const isPossible = ({ skill }: AttackNow) => worksheet.get(skill).value !== null;
  const isBeingReadied = ({ line }: AttackNow) => (ownValue(unready, line.use?.item.key ?? '') ?? 0) > 0;
  const shown = combat.attacks.filter((attack) => isPossible(attack) || isBeingReadied(attack));
  const others = combat.attacks.filter((attack) => !shown.includes(attack));
  return (
    <section className="fight-part" aria-labelledby={heading}>
      <div className="fight-title-line">
        <h3 id={heading} className="fight-title">
          Attacks
        </h3>
        <Button size="small" onClick={() => setAdvising(true)}>
          Advise…
        </Button>
      </div>
      {isAdvising && (
        <Suspense>
          <AdviceDialog onClose={() => setAdvising(false)} />
        </Suspense>
      )}
      {further !== null && (
        <p className="fight-hint" role="status">
          {further}.
        </p>
      )}
      {damageDue && <DamageDue roll={damageDue} onEntered={() => setDamageDue(null)} />}
      <ul className="fight-lines">
        {shown.map((attack) =>
          isPossible(attack) ? (
            <AttackLine key={attack.line.id} attack={attack} onDamageDue={setDamageDue} />
          ) : (
            <RefusedLine key={attack.line.id} attack={attack} />
          ),
        )}
      </ul>
      {others.length > 0 && (
        <Disclosure lazy summary={`Unavailable attacks (${others.length})`} defaultOpen={shown.length === 0}>
          <ul className="fight-lines">
            {others.map((attack) => (
              <RefusedLine key={attack.line.id} attack={attack} />
            ))}
          </ul>
        </Disclosure>
      )}
    </section>
  );
});

function RefusedLine({ attack: { line, skill } }: { attack: AttackNow }) {
  return (
    <li className="fight-line fight-line-off">
      <span className="fight-line-name">{line.name}</span>
      <FightFigure stat={skill} />
      <Readying line={line} />
    </li>
  );
}

interface AttackLineProps {
  attack: AttackNow;
  /** After an attack: the damage that has to be typed, or, or null. */
  onDamageDue: (roll: DamageRoll | null) => void;
}

function AttackLine({ attack, onDamageDue }: AttackLineProps) {
  const { combat, sheet, play, edit, attack: begin, takesTurnsInRounds } = useInPlay();
  const dice = usePreferences((preferences) => preferences.dice);
  const { line, skill, damage } = attack;
  const { worksheet, fight } = combat;
  const { notation } = sheet.ruleset;
  const { least = 0 } = ownValue(sheet.ruleset.odds.attack.types, line.type) ?? {};
  const needed = worksheet.number(skill);
  const damageNow = worksheet.get(damage);
  const kind = line.mode === 'melee' ? 'attack' : 'rangedAttack';
  const chance = formatPercent(sumOutcomes(rollOutcomes(sheet.ruleset.odds, needed, kind)).success);
  const atRest = (part: 'skill' | 'damage') => {
    const stat = lineStat(line.id, part);
    return sheet.worksheet.has(stat) ? formatValue(sheet.worksheet.get(stat).value, notation) : undefined;
  };

  const harm = isDice(damageNow.value) ? damageNow.value : null;
  const damageRoll: DamageRoll = {
    line: line.name,
    dice: harm?.dice ?? 0,
    sentence: (rolled) =>
      describeDamageOf(
        describeDamage(line, formatValue(damageNow.value, notation)),
        line.typeWords,
        Math.max(least, rolled + (harm?.adds ?? 0)) * line.times,
      ),
  };
  const shots = fight.rules.volley ? fight.choice.shots : 1;
  const ability = abilityOf({ sheet }, line);
  const paid = ability ? describePayment(play, ability) : '';
  const attackMade = (before: Play): Play => {
    const after = withMissilesShot({ ...before, state: afterAttack(combat, line, shots) }, fight, line, shots);
    return ability ? withAbilityUsed(after, ability) : after;
  };
  const followUps = describeFollowUps(worksheet, line.followUps, notation);
  const rollFollowUp = ({ id, item, attack }: AttackUse): string => {
    const { value } = worksheet.get(lineStat(id, 'damage'));
    const words = `${describeDamage(attack, formatValue(value, notation))} ${describeDamageType(attack)}`.trimEnd();
    if (!isDice(value)) return `Follow-up, ${item.name}: ${words}.`;
    const { least: fewest = 0 } = ownValue(sheet.ruleset.odds.attack.types, attack.type) ?? {};
    const total = Math.max(fewest, rollDice(value.dice) + value.adds) * (attack.times ?? 1);
    return `Follow-up, ${item.name}, if it wounds: ${words}: ${total}.`;
  };
  const attackWith = (total: number) => {
    const result = readRoll(fight.rules.success, needed, total, kind);
    const sentence = describeRoll(line.name, needed, total, result);
    const hits = isSuccess(result) && harm !== null;
    const log = [
      sentence,
      ...(hits && dice === 'here'
        ? [damageRoll.sentence(rollDice(harm.dice)), ...line.followUps.map(rollFollowUp)]
        : []),
      ...(paid === '' ? [] : [`${capitalize(paid)}.`]),
    ];
    onDamageDue(hits && dice === 'typed' ? damageRoll : null);
    for (const further of log.slice(1)) addToRoll(further);
    edit(sentence, attackMade, ...log);
  };
  return (
    <li className="fight-line">
      <span className="fight-line-words">
        <span className="fight-line-name">{line.name}</span>
        <FightFigure stat={skill} before={atRest('skill')} />
        <span className="fight-damage">
          <FightFigure stat={damage} before={atRest('damage')} unit={`${line.typeWords}${followUps}`} />
        </span>
      </span>
      {/* In an encounter an attack is one of the exchange, with its target; here it may also be a roll alone. */}
      {!takesTurnsInRounds && <RollControl name={line.name} needed={needed} kind={kind} onRolled={attackWith} />}
      {begin && (
        <Button
          className="roll-button"
          data-guide="attack"
          data-attack={line.id}
          aria-label={`Attack with ${line.name}${takesTurnsInRounds ? `, ${chance}` : ''}`}
          onClick={() => begin(line)}
        >
          Attack {takesTurnsInRounds && <span className="fight-chance">{chance}</span>}
        </Button>
      )}
      {dice === 'off' && !begin && (
        <Button
          size="small"
          aria-label={`Attack with ${line.name}`}
          onClick={() =>
            edit(`Attack: ${line.name}`, attackMade, `Attack with ${line.name}.${paid && ` ${capitalize(paid)}.`}`)
          }
        >
          Attack
        </Button>
      )}
      <Readying line={line} />
      {ability && <AbilityCosts ability={ability} />}
    </li>
  );
}

function DamageDue({ roll, onEntered }: { roll: DamageRoll; onEntered: () => void }) {
  const { edit } = useInPlay();
  const enter = (rolled: number) => {
    const sentence = roll.sentence(rolled);
    addToRoll(sentence);
    edit(sentence, (play) => play, sentence);
    onEntered();
  };
  return (
    <div className="fight-line fight-due">
      <span className="fight-line-name">Damage of {roll.line}</span>
      <TypedRoll name={`damage, ${roll.line}`} dice={roll.dice} onRolled={enter} />
    </div>
  );
}

const describeDamageOf = (dice: string, type: string, total: number): string => `Damage ${dice} ${type}: ${total}.`;
