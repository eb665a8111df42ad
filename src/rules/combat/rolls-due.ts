import type { CombatState } from '../../character/combat-state.ts';
import { formatNumber } from '../../engine/format.ts';
import { ownValue } from '../../engine/own-value.ts';
import type { StatId } from '../../engine/step.ts';
import type { Worksheet } from '../../engine/worksheet.ts';
import { locationOf, stateRollStat } from './fight.ts';
import type { Fight, StateRoll } from './fight-rules.ts';
import { type WoundRoll, woundOf } from './wound.ts';

/** A roll that is due, and the number to roll against. */
export interface RollDue {
  readonly roll: StateRoll;
  readonly number: StatId;
}

/** The id under which a roll that was made is remembered until the next turn; that of somebody hurt is due again after the next wound. */
export const madeId = ({ id, when }: StateRoll, { hitsLost }: CombatState): string =>
  when === 'hurt' ? `${id} at ${hitsLost}` : id;

/**
 * Whether the time of a roll has come: after the fight, or in the fighter's own turn.
 * @param turn the turn of the fight; 0 outside one
 */
export function isItsTime({ when }: StateRoll, turn: number, hasTurn: boolean): boolean {
  if (when === 'fightEnd') return turn === 0;
  return hasTurn || (when !== 'turnStart' && when !== 'turnEnd');
}

/** Whether a roll of the state was made already in this turn. */
export const isRolled = (roll: StateRoll, state: CombatState): boolean =>
  state.rolledThisTurn.includes(madeId(roll, state));

/** The rolls that wounds have made due, in their order; each is a number of its own. */
export function defineWoundRolls(worksheet: Worksheet, { rules, state, context }: Fight): readonly RollDue[] {
  const { wounds } = rules;
  return state.rollsDue.flatMap(({ effect, location, at }, due) => {
    const rule = Object.entries(wounds.rolls).find(([id]) => id === effect)?.[1];
    if (!rule) return [];
    const place = locationOf({ rules }, location);
    const where = place ? `, ${place.name}` : '';
    const name = effect === 'mayDie' ? `${rule.name} at ${formatNumber(at)}` : `${rule.name}${where}`;
    const number = stateRollStat(`due.${due}`);
    const special = wounds.numbers.find(({ id }) => id === rule.roll);
    const wound = woundOf({ rolled: 0, type: '', location });
    worksheet.define({
      id: number,
      name,
      cite: rule.cite,
      formula: (w) => {
        if (special) special.formula(w, wound, place, context);
        else w.startFrom(rule.roll, undefined, { cite: rule.cite });
      },
    });
    const { cite, conditions = [], missedBy, narrowly } = rule;
    const roll: StateRoll = {
      id: `due.${due}`,
      name,
      cite,
      isDue: () => true,
      formula: () => {},
      when: 'atOnce',
      success: effect === 'mayDie' ? 'lives' : 'stays up',
      failure: describeMissed(effect, rule),
      conditionsFollow: conditions,
      ...(missedBy ? { missedBy } : {}),
      ...(narrowly ? { narrowly } : {}),
      falls: effect !== 'mayDie',
      due,
    };
    return [{ roll, number }];
  });
}

/** The consequences of a missed roll: "dies; by 1 or 2, mortally wounded". */
function describeMissed(effect: string, { missedBy, narrowly, conditions = [] }: WoundRoll): string {
  const plain = effect === 'mayDie' ? 'dies' : conditions.includes('stunned') ? 'falls, stunned' : 'falls';
  if (narrowly) return `${plain}; by ${narrowly.by} or less, mortally wounded`;
  return missedBy ? `${plain}; by ${missedBy.by} or more, unconscious` : plain;
}

/** The roll after the fight for each crippled place whose kind is not known. */
export function defineCripplingRolls(worksheet: Worksheet, fight: Fight): readonly RollDue[] {
  const { rules, state } = fight;
  const { cripplingRoll: rule } = rules;
  if (!rule) return [];
  return state.crippled
    .filter((place) => ownValue(state.cripplings, place) === undefined)
    .map((place) => {
      const name = `recover the use of the ${locationOf({ rules }, place)?.name ?? place}`;
      const number = stateRollStat(`crippled.${place}`);
      worksheet.define({ id: number, name, cite: rule.cite, formula: (w) => rule.formula(w, fight) });
      const roll: StateRoll = {
        id: `crippled.${place}`,
        name,
        cite: rule.cite,
        isDue: () => true,
        formula: () => {},
        when: 'fightEnd',
        success: 'heals with the last hit',
        failure: rule.failure,
        crippled: place,
      };
      return { roll, number };
    });
}
