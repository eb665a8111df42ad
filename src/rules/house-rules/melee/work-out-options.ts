import type { DerivationBuilder } from '../../../engine/builder.ts';
import { type Dice, isDice } from '../../../engine/dice.ts';
import { OverlaidWorksheet } from '../../../engine/overlay.ts';
import type { Stat, StatId } from '../../../engine/step.ts';
import type { Worksheet } from '../../../engine/worksheet.ts';
import type { SheetContext } from '../../resolve/context.ts';
import { type AttackUse, attackUses } from '../../shared/attack-uses.ts';
import { lineStat, skillStat } from '../../stat-ids.ts';
import { isInForce } from '../rules-in-force.ts';
import { type FightOption, fightOptions } from './fight-options.ts';
import { allOutDefense, changePosition } from './melee-rules.ts';

/** A weapon in hand as an option changes it. */
interface OptionAttack {
  readonly use: AttackUse;
  readonly skill: Stat;
  readonly damage: Stat;
}

/** An option of the house rules in force, with the character's own numbers. Each is computed when it is read. */
export interface WorkedOption {
  readonly option: FightOption;
  /** Null value: not allowed. */
  readonly defense: (id: Defense) => Stat;
  /** The weapons in hand that can be used so; none if there is no attack. */
  readonly attacks: () => readonly OptionAttack[];
  /** Thrust and swing of bare strength with the option's bonus. */
  readonly basic: (id: 'thrust' | 'swing') => Stat;
}

type Defense = 'dodge' | 'block' | 'parry';

interface Source {
  readonly worksheet: Worksheet;
  readonly context: SheetContext;
}

const defenseNames: Readonly<Record<Defense, string>> = { dodge: 'Dodge', block: 'Block', parry: 'Parry' };

/** Works out the options of the house rules in force; none if no rule is on. The character's worksheet is not changed. */
export function resolveOptions(sheet: Source): readonly WorkedOption[] {
  const options = fightOptions.filter(({ rule }) => isInForce(sheet.context, rule));
  if (options.length === 0) return [];
  const worksheet = new OverlaidWorksheet(sheet.worksheet);
  return options.map((option) => deriveFigure(worksheet, sheet.context, option));
}

function deriveFigure(worksheet: Worksheet, context: SheetContext, option: FightOption): WorkedOption {
  const statOf = (parts: string): StatId => `option:${option.id}.${parts}`;
  const once = (id: StatId, name: string, formula: (w: DerivationBuilder) => void): Stat => {
    if (!worksheet.has(id)) worksheet.define({ id, name, cite: option.rule.cite, formula });
    return worksheet.get(id);
  };
  const inHand = attackUses(context).filter(
    (use) => use.item.inUse && !use.attack.ranged && (!option.thrustsOnly || isThrust(use)),
  );
  return {
    option,
    defense: (id) => once(statOf(id), `${defenseNames[id]}, ${option.name}`, (w) => writeDefense(w, option, id)),
    attacks: () =>
      option.attack === null
        ? []
        : inHand.map((use) => ({
            use,
            skill: once(statOf(`skill.${use.id}`), `${use.item.name}, ${option.name}`, (w) =>
              writeSkill(w, option, use),
            ),
            damage: once(statOf(`damage.${use.id}`), `${use.item.name}, ${use.attack.name}, ${option.name}`, (w) =>
              writeDamage(w, option, lineStat(use.id, 'damage'), isThrust(use) || use.item.facet?.shield !== undefined),
            ),
          })),
    basic: (id) => once(statOf(id), `${id}, ${option.name}`, (w) => writeDamage(w, option, id, id === 'thrust')),
  };
}

/** A thrust of a weapon, as blows with a shield are not. */
const isThrust = ({ item, attack }: AttackUse): boolean => attack.basis === 'thrust' && !item.facet?.shield;

function writeDefense(w: DerivationBuilder, option: FightOption, id: Defense): void {
  const { name, rule } = option;
  const modifier = option[id];
  if (modifier === null) {
    w.start(null, `${name}: none`, rule);
    return;
  }
  w.startFrom(id);
  if (w.value === null || modifier === 0) return;
  w.add(modifier, name, rule);
  if (typeof w.value === 'number' && w.value < 0) w.atLeast(0, 'at least', rule);
}

function writeSkill(w: DerivationBuilder, { attack, maxAttack, name, rule }: FightOption, use: AttackUse): void {
  w.startFrom(lineStat(use.id, 'skill'));
  if (w.value === null) return;
  if (attack) w.add(attack, name, rule);
  if (maxAttack !== undefined) w.atMost(maxAttack, `${name}, at most`, rule);
}

/** `thrustOrShield`: only for the damage of some options. */
function writeDamage(
  w: DerivationBuilder,
  { damage, damageOf, name, rule }: FightOption,
  from: StatId,
  thrustOrShield: boolean,
): void {
  w.startFrom(from);
  if (!damage || w.value === null || (damageOf === 'thrustsAndShields' && !thrustOrShield)) return;
  if ('add' in damage) w.add(damage.add, name, rule);
  else if ('perDie' in damage) w.add(damage.perDie * diceOf(w.value), `${name}, for each die`, rule);
  else {
    const strength = w.givenNumber('st', undefined, rule);
    w.add(Math.floor(strength / damage.perStrength), `${name}, for each ${damage.perStrength} ST`, rule);
  }
}

const diceOf = (value: unknown): number => (isDice(value) ? (value satisfies Dice).dice : 0);

/** Writes the seconds that changing position takes by the level of load, 1 at least. */
export function writeSecondsToChangePosition(w: DerivationBuilder): void {
  w.startFrom('encumbrance', 'level of load').atLeast(1, changePosition.name, { cite: changePosition.cite });
}

/** Returns the seconds that changing position takes by the level of load; null if the house rule is off. */
export function secondsToChangePosition({ worksheet, context }: Source): Stat | null {
  if (!isInForce(context, changePosition)) return null;
  const overlaid = new OverlaidWorksheet(worksheet);
  const id = 'option:changePosition';
  const { cite, name } = changePosition;
  overlaid.define({
    id,
    name,
    unit: 'seconds',
    cite,
    formula: writeSecondsToChangePosition,
  });
  return overlaid.get(id);
}

/** The bonus of a skilled All-Out Defense. */
const skilledBonus = 4;

/**
 * Returns a defense with the +4 of a skilled All-Out Defense on the skill that it comes from, the other reading of that
 * rule; null if the house rule is off. Dodge comes from no skill.
 */
export function defenseBySkill({ worksheet, context }: Source, id: 'block' | 'parry'): Stat | null {
  if (!isInForce(context, allOutDefense)) return null;
  const raised = new OverlaidWorksheet(worksheet);
  const skills =
    id === 'block'
      ? context.skills.filter(({ facet }) => facet?.block).map(({ key }) => skillStat(key, 'level'))
      : attackUses(context).map((use) => lineStat(use.id, 'skill'));
  for (const skill of skills) {
    if (!worksheet.has(skill)) continue;
    const formula = worksheet.formulaOf(skill);
    raised.define({
      ...formula,
      bonuses: (w) => {
        formula.bonuses?.(w);
        w.add(skilledBonus, allOutDefense.name, allOutDefense);
      },
    });
  }
  return raised.get(id);
}
