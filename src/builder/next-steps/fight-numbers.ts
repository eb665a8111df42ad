import { situationOf } from '../../character/combat-situation.ts';
import type { CombatState } from '../../character/combat-state.ts';
import { deriveCombat } from '../../rules/combat/derive-combat.ts';
import { defenseStat, fightStats } from '../../rules/combat/fight.ts';
import type { FightRules } from '../../rules/combat/fight-rules.ts';
import { resolveInjury } from '../../rules/combat/resolve-injury.ts';
import { woundOf, woundStats } from '../../rules/combat/wound.ts';
import type { OpenedCharacter } from '../../rules/derive-character.ts';

const blank = situationOf();

/** What the armor of the torso takes from a cut. */
export const torsoResistance = (sheet: OpenedCharacter, rules: FightRules): number =>
  resolveInjury(deriveCombat(sheet, rules, blank), woundOf({ type: 'cut', rolled: 1 })).worksheet.number(
    woundStats.resistance,
  );

/** A wound heavy enough for every roll that a wound may ask for, by the hit points. */
const heavy = 3;

/**
 * The numbers of a character in a fight as one text: two characters with the same text fight alike, as far as attacks, defenses, movement,
 * wounds and the rolls that follow them go. Unhurt, hurt a moment ago, and badly hurt.
 */
export function fightNumbers(sheet: OpenedCharacter, rules: FightRules): string {
  const hits = sheet.worksheet.number('hitPoints');
  const states: readonly Partial<CombatState>[] = [{}, { hitsLost: 3, wounds: 3 }, { hitsLost: hits, wounds: hits }];
  return JSON.stringify([hits, ...states.map((state) => numbersIn(sheet, rules, state))]);
}

function numbersIn(sheet: OpenedCharacter, rules: FightRules, state: Partial<CombatState>): unknown {
  const combat = deriveCombat(sheet, rules, { ...blank, state: { ...blank.state, ...state } });
  const { worksheet, attacks, defenses, rolls, fight } = combat;
  const value = (stat: string) => worksheet.find(stat)?.value ?? null;
  const injury = resolveInjury(combat, woundOf({ type: 'cut', rolled: sheet.worksheet.number('hitPoints') * heavy }));
  return [
    attacks.map(({ line, skill, damage }) => [
      line.name,
      line.reach,
      value(skill),
      value(damage),
      value(`line:${line.id}.accuracy`),
    ]),
    defenses.map(({ line, total }) => [line.name, value(total), value(defenseStat(line.id, 'total'))]),
    [fightStats.move, fightStats.dx, fightStats.iq, fightStats.strength, fightStats.shock].map(value),
    fight.rules.turnOrder.map(value),
    rolls.map(({ roll, number }) => [roll.id, value(number)]),
    injury.worksheet.get(woundStats.injury).value,
    injury.worksheet.get(woundStats.resistance).value,
    injury.effects.map(({ id, roll }) => [id, roll === undefined ? null : injury.worksheet.get(roll).value]),
  ];
}
