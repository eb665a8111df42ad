import type { SavedCharacter } from '../../character/character.ts';
import type { FightRules } from '../../rules/combat/fight-rules.ts';
import { type OpenedCharacter, openWorksheet } from '../../rules/derive-character.ts';
import { type Step, scoreSteps, skillSteps, traitSteps } from './bought-steps.ts';
import { fightNumbers, torsoResistance } from './fight-numbers.ts';
import { gearSteps } from './gear-steps.ts';

/** A step that changes how a character fights, with its price. */
export interface NextStep extends Step {
  /** What it is paid with. */
  readonly paidWith: 'points' | 'money';
  /** Points more than now. */
  readonly points: number;
  /** Dollars and pounds more than now. */
  readonly cost: number;
  readonly weight: number;
  /** The character with it. */
  readonly saved: SavedCharacter;
}

/**
 * The steps that a character can take next and that change a number of a fight: a level of an attribute, secondary characteristic,
 * skill or advantage, a new advantage, armor that stops more, another weapon or shield. Two steps to the same numbers are one: the
 * one for fewer points, or the first. A generator, which yields after each step that was tried, so that a screen can go on meanwhile.
 */
export function* nextSteps(sheet: OpenedCharacter, rules: FightRules): Generator<undefined, readonly NextStep[]> {
  const seen = new Map<string, NextStep>();
  const usual = fightNumbers(sheet, rules);
  const resistance = torsoResistance(sheet, rules);
  const bought = [...scoreSteps(sheet), ...skillSteps(sheet), ...traitSteps(sheet)];
  yield undefined;
  for (const [paidWith, steps] of [['points', bought] as const, ['money', gearSteps(sheet)] as const]) {
    for (const step of steps) {
      yield undefined;
      const priced = priceOf(sheet, step, paidWith);
      if (!priced || (paidWith === 'points' && priced.step.points <= 0)) continue;
      if (step.id.startsWith('item wear') && torsoResistance(priced.after, rules) <= resistance) continue;
      const numbers = `${paidWith} ${fightNumbers(priced.after, rules)}`;
      if (numbers === `${paidWith} ${usual}`) continue;
      const same = seen.get(numbers);
      if (same && same.points <= priced.step.points && same.cost <= priced.step.cost) continue;
      seen.set(numbers, priced.step);
    }
  }
  return [...seen.values()];
}

/** The step with what it costs; null if it changes nothing. */
function priceOf(
  sheet: OpenedCharacter,
  step: Step,
  paidWith: NextStep['paidWith'],
): { readonly step: NextStep; readonly after: OpenedCharacter } | null {
  const { saved } = sheet.context;
  const character = step.change(saved.character);
  if (character === saved.character) return null;
  const changed = { ...saved, character };
  const after = openWorksheet(changed, sheet);
  const more = (stat: string) => after.worksheet.number(stat) - sheet.worksheet.number(stat);
  return {
    after,
    step: { ...step, paidWith, points: more('points'), cost: more('money'), weight: more('load'), saved: changed },
  };
}
