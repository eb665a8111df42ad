import { useId } from 'react';
import { isDice } from '../../engine/dice.ts';
import { formatValue } from '../../engine/words.ts';
import { isSuccess, readRoll } from '../../rules/combat/outcomes/success-roll.ts';
import { afterAttack, afterReload } from '../../rules/combat/state-after.ts';
import { lineStat } from '../../rules/stat-ids.ts';
import { rollDice } from '../../state/character/roll-dice.ts';
import { Button } from '../../ui/button.tsx';
import { Disclosure } from '../../ui/disclosure.tsx';
import { usePlayOptions } from './dice-choice.ts';
import { FightFigure } from './fight-figure.tsx';
import { useInPlay } from './in-play.ts';
import { RollControl } from './roll-control.tsx';
import { rollSentence } from './roll-words.ts';
import { useChangePart } from './use-change-part.ts';

type AttackNow = ReturnType<typeof useInPlay>['combat']['attacks'][number];

/** Every attack as it is now, with its chance; below, folded away, what cannot be used now, with the reason. */
export function AttacksNow() {
  const heading = useId();
  const { combat, play } = useInPlay();
  const { unready } = play.state;
  const { worksheet } = combat;
  const isPossible = ({ skill }: AttackNow) => worksheet.get(skill).value !== null;
  const isBeingReadied = ({ line }: AttackNow) => (unready[line.use?.item.key ?? ''] ?? 0) > 0;
  const shown = combat.attacks.filter((attack) => isPossible(attack) || isBeingReadied(attack));
  const others = combat.attacks.filter((attack) => !shown.includes(attack));
  return (
    <section className="fight-part" aria-labelledby={heading}>
      <h3 id={heading} className="fight-title">
        Attacks
      </h3>
      <ul className="fight-lines">
        {shown.map((attack) =>
          isPossible(attack) ? (
            <AttackLine key={attack.line.id} attack={attack} />
          ) : (
            <RefusedLine key={attack.line.id} attack={attack} />
          ),
        )}
      </ul>
      {others.length > 0 && (
        <Disclosure summary={`Not possible now: ${others.length}`} defaultOpen={shown.length === 0}>
          <ul className="fight-lines">
            {others.map((attack) => (
              <RefusedLine key={attack.line.id} attack={attack} />
            ))}
          </ul>
        </Disclosure>
      )}
    </section>
  );
}

function RefusedLine({ attack: { line, skill } }: { attack: AttackNow }) {
  return (
    <li className="fight-line fight-line-off">
      <span className="fight-line-name">{line.name}</span>
      <FightFigure stat={skill} />
      <Readying line={line} />
    </li>
  );
}

function AttackLine({ attack }: { attack: AttackNow }) {
  const { combat, sheet, edit } = useInPlay();
  const dice = usePlayOptions((options) => options.dice);
  const { line, skill, damage } = attack;
  const { worksheet, fight } = combat;
  const { notation } = sheet.ruleset;
  const { least = 0 } = sheet.ruleset.odds.attack.types[line.type] ?? {};
  const needed = worksheet.number(skill);
  const damageNow = worksheet.get(damage);
  const kind = line.mode === 'melee' ? 'attack' : 'rangedAttack';
  const atRest = (part: 'skill' | 'damage') => {
    const stat = lineStat(line.id, part);
    return sheet.worksheet.has(stat) ? formatValue(sheet.worksheet.get(stat).value, notation) : undefined;
  };

  const attackWith = (total: number) => {
    const result = readRoll(fight.rules.success, needed, total, kind);
    const sentence = rollSentence(line.name, needed, total, result);
    const harm = damageNow.value;
    const log =
      isSuccess(result) && isDice(harm) && dice === 'here'
        ? [
            sentence,
            damageSentence(formatValue(harm, notation), line.type, Math.max(least, rollDice(harm.dice) + harm.adds)),
          ]
        : [sentence];
    edit(sentence, (play) => ({ ...play, state: afterAttack(combat, line) }), ...log);
  };
  return (
    <li className="fight-line">
      <span className="fight-line-name">{line.name}</span>
      <FightFigure stat={skill} before={atRest('skill')} />
      <span className="fight-damage">
        <FightFigure stat={damage} before={atRest('damage')} unit={line.type} />
      </span>
      <RollControl name={line.name} needed={needed} kind={kind} onRolled={attackWith} />
      {dice === 'off' && (
        <Button
          size="small"
          aria-label={`Attack with ${line.name}`}
          onClick={() =>
            edit(
              `Attack: ${line.name}`,
              (play) => ({ ...play, state: afterAttack(combat, line) }),
              `Attack with ${line.name}.`,
            )
          }
        >
          Attack
        </Button>
      )}
      <Readying line={line} />
    </li>
  );
}

const damageSentence = (dice: string, type: string, total: number): string => `Damage ${dice} ${type}: ${total}.`;

/** What a weapon that is not ready still needs, and reloading of one that was shot. */
function Readying({ line }: Pick<AttackNow, 'line'>) {
  const { play, edit } = useInPlay();
  const changePart = useChangePart();
  const { unready, shotsFired } = play.state;
  const key = line.use?.item.key ?? '';
  const turns = unready[key] ?? 0;
  const name = line.use?.item.name ?? line.name;
  if (turns > 0) {
    const { [key]: _, ...others } = unready;
    const words = `Ready (${turns === 1 ? '1 turn' : `${turns} turns`})`;
    return (
      <Button
        size="small"
        aria-label={`${words}: ${line.name}`}
        onClick={() =>
          changePart('state', `${name} made ready`, { unready: turns > 1 ? { ...unready, [key]: turns - 1 } : others })
        }
      >
        {words}
      </Button>
    );
  }
  if (!shotsFired[line.id]) return null;
  return (
    <Button
      size="small"
      aria-label={`Reload: ${line.name}`}
      onClick={() =>
        edit(`${name} reloaded`, (play) => ({ ...play, state: afterReload(play.state, line.id) }), `${name} reloaded.`)
      }
    >
      Reload
    </Button>
  );
}
