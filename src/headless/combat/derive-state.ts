import type { CombatSituation } from '../../character/combat-situation.ts';
import type { Derivation } from '../../engine/step.ts';
import { type AllowanceWords, describeAllowance } from '../../rules/combat/allowance-words.ts';
import { type CombatSheet, deriveCombat } from '../../rules/combat/derive-combat.ts';
import { fightStats } from '../../rules/combat/fight.ts';
import type { FightRules } from '../../rules/combat/fight-rules.ts';
import type { Maneuver, ManeuverKind } from '../../rules/combat/maneuver.ts';
import type { OpenedCharacter } from '../../rules/derive-character.ts';

/** A number with the id under which it is printed, and the values that belong to it. */
export interface NamedFigure {
  readonly id: string;
  readonly figure: Derivation;
  /** The damage of an attack or action; an action's modifier to the foe's roll. */
  readonly damage?: Derivation;
  readonly against?: Derivation;
}

/** A maneuver in one of its kinds, with the numbers of the same situation under it. */
interface ManeuverInState {
  readonly maneuver: Maneuver;
  readonly kind: ManeuverKind | undefined;
  readonly allows: AllowanceWords;
  /** Why it cannot be chosen, in words; null if it can. */
  readonly refusal: string | null;
  readonly movement: Derivation;
  readonly attacks: readonly NamedFigure[];
  readonly defenses: readonly NamedFigure[];
}

/** The numbers of a character in a situation, and under each maneuver. */
export interface WorkedState {
  readonly sheet: CombatSheet;
  readonly numbers: readonly NamedFigure[];
  readonly attacks: readonly NamedFigure[];
  readonly defenses: readonly NamedFigure[];
  readonly foe: readonly NamedFigure[];
  readonly actions: readonly NamedFigure[];
  readonly pickUps: readonly NamedFigure[];
  readonly rolls: readonly (NamedFigure & { readonly success: string; readonly failure: string })[];
  readonly maneuvers: readonly ManeuverInState[];
}

/** Works out a character in a situation, under the chosen maneuver and under every other. */
export function deriveState(character: OpenedCharacter, rules: FightRules, situation: CombatSituation): WorkedState {
  const sheet = deriveCombat(character, rules, situation);
  const { worksheet } = sheet;
  return {
    sheet,
    numbers: Object.entries(fightStats).flatMap(([id, stat]) =>
      worksheet.has(stat) ? [{ id, figure: worksheet.get(stat) }] : [],
    ),
    attacks: attacksOf(sheet),
    defenses: defensesOf(sheet),
    foe: sheet.foe.map(({ defense, total }) => ({ id: defense, figure: worksheet.get(total) })),
    actions: sheet.actions.map(({ action, roll, damage, against }) => ({
      id: action.id,
      figure: worksheet.get(roll),
      ...(damage ? { damage: worksheet.get(damage) } : {}),
      ...(against ? { against: worksheet.get(against) } : {}),
    })),
    pickUps: sheet.pickUps.flatMap(({ key, turns, readying }) => [
      { id: key, figure: worksheet.get(turns) },
      ...(readying === undefined ? [] : [{ id: `${key}.readying`, figure: worksheet.get(readying) }]),
    ]),
    rolls: sheet.rolls.map(({ roll, number }) => ({
      id: roll.id,
      figure: worksheet.get(number),
      success: roll.success,
      failure: roll.failure,
    })),
    maneuvers: sheet.maneuvers.flatMap(({ maneuver, refusal }) =>
      (maneuver.kinds ?? [undefined]).map((kind) => {
        const choice = { ...situation.choice, maneuver: maneuver.id, kind: kind?.id ?? '' };
        const under = deriveCombat(character, rules, { ...situation, choice });
        return {
          maneuver,
          kind,
          allows: describeAllowance(maneuver, kind),
          refusal: refusal?.words ?? null,
          movement: under.worksheet.get(fightStats.reach),
          attacks: attacksOf(under),
          defenses: defensesOf(under),
        };
      }),
    ),
  };
}

const attacksOf = ({ attacks, worksheet }: CombatSheet): NamedFigure[] =>
  attacks.map(({ line, skill, damage }) => ({
    id: line.id,
    figure: worksheet.get(skill),
    damage: worksheet.get(damage),
  }));

/** The number to roll against; without an active defense the reason, which is a step of the defense itself. */
const defensesOf = ({ defenses, worksheet }: CombatSheet): NamedFigure[] =>
  defenses.map(({ line, active, total }) => ({
    id: line.id,
    figure: worksheet.get(worksheet.get(active).value === null ? active : total),
  }));
