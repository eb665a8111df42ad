import { useId } from 'react';
import { capitalize } from '../../engine/format.ts';
import type { FightingLine } from '../../rules/combat/fighting-line.ts';
import { readRoll } from '../../rules/combat/outcomes/success-roll.ts';
import {
  describePayment,
  describeUse,
  rechargedOn,
  usesLeft,
  withAbilityUsed,
  withRecharged,
  withUseRegained,
} from '../../rules/shared/ability-play.ts';
import { type AbilityUse, listAbilities } from '../../rules/shared/ability-use.ts';
import { usePreferences } from '../../state/view/preferences.ts';
import { Button } from '../../ui/buttons.tsx';
import { FightFigure } from './fight-figure.tsx';
import { type InPlay, useInPlay } from './in-play.ts';
import { later } from './later.tsx';
import { addToRoll, describeRoll, RollControl } from './rolls.tsx';

type Side = Pick<InPlay, 'sheet' | 'combat'>;

/** The ability that an attack of a trait is a use of, if such a use costs anything; undefined for any other attack. */
export const abilityOf = ({ sheet }: Pick<Side, 'sheet'>, { trait }: FightingLine): AbilityUse | undefined =>
  trait && listAbilities(sheet.worksheet, sheet.context).find(({ key }) => key === trait.key);

/** The abilities that are used without an attack: their rolls, costs and uses. Attacks have theirs on their own lines. */
export const AbilitiesNow = later(function AbilitiesNow() {
  const heading = useId();
  const { sheet, combat } = useInPlay();
  const attacking = new Set(combat.attacks.flatMap(({ line }) => line.trait?.key ?? []));
  const abilities = listAbilities(sheet.worksheet, sheet.context).filter(({ key }) => !attacking.has(key));
  if (abilities.length === 0) return null;
  return (
    <section className="fight-part" aria-labelledby={heading}>
      <h3 id={heading} className="fight-title">
        Abilities
      </h3>
      <ul className="fight-lines">
        {abilities.map((ability) => (
          <AbilityLine key={ability.key} ability={ability} />
        ))}
      </ul>
    </section>
  );
});

function AbilityLine({ ability }: { ability: AbilityUse }) {
  const { combat, play, edit } = useInPlay();
  const dice = usePreferences((preferences) => preferences.dice);
  const { name, roll } = ability;
  const value = roll === null ? null : combat.worksheet.get(roll).value;
  const needed = typeof value === 'number' ? value : null;
  const use = (sentence: string) => {
    const paid = describePayment(play, ability);
    const words = paid === '' ? [] : [`${capitalize(paid)}.`];
    for (const word of words) addToRoll(word);
    edit(sentence, (current) => withAbilityUsed(current, ability), sentence, ...words);
  };
  return (
    <li className="fight-line">
      <span className="fight-line-words">
        <span className="fight-line-name">{name}</span>
        {roll !== null && <FightFigure stat={roll} />}
      </span>
      {needed !== null && (
        <RollControl
          name={name}
          needed={needed}
          kind="other"
          onRolled={(total) =>
            use(describeRoll(name, needed, total, readRoll(combat.fight.rules.success, needed, total)))
          }
        />
      )}
      {(needed === null || dice === 'off') && (
        <Button className="roll-button" aria-label={`Use ${name}`} onClick={() => use(`${name} used.`)}>
          Use
        </Button>
      )}
      <AbilityCosts ability={ability} />
    </li>
  );
}

/** What a use of an ability costs and what is left of its uses, below its line; nothing for one that is free. */
export function AbilityCosts({ ability }: { ability: AbilityUse }) {
  const { play, edit } = useInPlay();
  const { key, name, perDay, recharge } = ability;
  const facts = describeUse(play, ability);
  if (facts.length === 0) return null;
  const left = usesLeft(play, ability);
  const isOut = left !== null && left <= 0;
  const isRecharging = rechargedOn(play, ability) !== null;
  const isUsed = perDay !== null && (play.used[key] ?? 0) > 0;
  return (
    <span className="fight-hint fight-line-whole ability-costs" data-out={isOut || isRecharging || undefined}>
      <small>{capitalize(facts.join('; '))}.</small>
      {recharge > 0 && isRecharging && (
        <Button
          size="small"
          aria-label={`${name} is recharged`}
          onClick={() => edit(`${name} recharged`, (current) => withRecharged(current, key))}
        >
          Recharged
        </Button>
      )}
      {isUsed && (
        <Button
          size="small"
          aria-label={`${name}: give a use back`}
          onClick={() => edit(`${name}: a use given back`, (current) => withUseRegained(current, key))}
        >
          +1 use
        </Button>
      )}
    </span>
  );
}
