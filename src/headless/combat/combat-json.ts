import { formatCitation } from '../../engine/citation.ts';
import type { DiceNotation } from '../../engine/dice.ts';
import { describeDerivation } from '../../engine/format.ts';
import type { Derivation } from '../../engine/step.ts';
import { describeRefusal } from '../../rules/combat/derive-combat.ts';
import { plain } from '../plain-value.ts';
import type { NamedFigure, WorkedState } from './derive-state.ts';

/**
 * Returns the numbers of a state as JSON data. Attacks, defenses, actions and rolls have the ids by which a state names them; a
 * number that is null has the reason as `refusal`. With `explain`, each has its sentence.
 */
export function combatJson(worked: WorkedState, notation: DiceNotation, explain: boolean): Record<string, unknown> {
  const { fight } = worked.sheet;
  const numberJson = (figure: Derivation) => {
    const refusal = describeRefusal(figure);
    const cite = figure.steps.at(-1)?.cite ?? figure.cite;
    return {
      name: figure.name,
      value: plain(figure.value, notation),
      ...(figure.unit ? { unit: figure.unit } : {}),
      ...(refusal === null ? {} : { refusal }),
      ...(cite ? { page: formatCitation(figure.value === null ? cite : (figure.cite ?? cite)) } : {}),
      ...(figure.notes.length > 0 ? { notes: figure.notes.map(({ words }) => words) } : {}),
      ...(explain ? { sentence: describeDerivation(figure, notation) } : {}),
    };
  };
  const figureJson = ({ figure, damage, against }: NamedFigure) => ({
    ...numberJson(figure),
    ...(damage && figure.value !== null ? { damage: numberJson(damage) } : {}),
    ...(against ? { against: numberJson(against) } : {}),
  });
  const byId = (figures: readonly NamedFigure[]) =>
    Object.fromEntries(figures.map((figure) => [figure.id, figureJson(figure)]));
  return {
    maneuver: fight.maneuver.id,
    ...(fight.kind ? { kind: fight.kind.id } : {}),
    items: fight.context.items.map(({ key, name, row }) => ({ key, name, place: row.place })),
    numbers: byId(worked.numbers),
    attacks: byId(worked.attacks),
    defenses: byId(worked.defenses),
    ...(worked.foe.length > 0 ? { targetDefenses: byId(worked.foe) } : {}),
    actions: byId(worked.actions),
    ...(worked.pickUps.length > 0 ? { pickUps: byId(worked.pickUps) } : {}),
    rolls: Object.fromEntries(
      worked.rolls.map((roll) => [roll.id, { ...figureJson(roll), success: roll.success, failure: roll.failure }]),
    ),
    maneuvers: worked.maneuvers.map(({ maneuver, kind, allows, refusal, movement, attacks, defenses }) => ({
      id: maneuver.id,
      name: maneuver.name,
      ...(kind ? { kind: kind.id, kindName: kind.name } : {}),
      page: formatCitation(maneuver.cite),
      allows,
      ...(refusal === null ? {} : { refusal }),
      movement: numberJson(movement),
      attacks: byId(attacks),
      defenses: byId(defenses),
    })),
  };
}
