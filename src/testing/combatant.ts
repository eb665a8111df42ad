import type { SavedCharacter } from '../character/character.ts';
import { type PartialSituation, situationOf } from '../character/combat-situation.ts';
import { type Dice, formatDice, isDice } from '../engine/dice.ts';
import { describeDerivation } from '../engine/format.ts';
import type { Value } from '../engine/step.ts';
import { deriveCombat, describeRefusal } from '../rules/combat/derive-combat.ts';
import { exchangeAt } from '../rules/combat/exchange/exchange.ts';
import type { ExchangeInput, ExchangeOutcome } from '../rules/combat/exchange/exchange-request.ts';
import type { Combatant, ExchangeSetup } from '../rules/combat/exchange/participant.ts';
import { actionStat, attackStat, defenseStat, fightStats, foeStat, stateRollStat } from '../rules/combat/fight.ts';
import type { FightRules } from '../rules/combat/fight-rules.ts';
import { resolveInjury } from '../rules/combat/resolve-injury.ts';
import { type Wound, woundOf, woundStats } from '../rules/combat/wound.ts';
import { openWorksheet } from '../rules/derive-character.ts';
import { describeFinding } from '../rules/findings/finding-sentences.ts';
import { defaultHouseRules } from '../rules/house-rules/rules-in-force.ts';
import { hitLocations } from '../rules/house-rules/sheet-rules.ts';
import { rulesetAbout } from '../rules/rulesets.ts';
import { lineStat } from '../rules/stat-ids.ts';
import { openSheet } from './open-sheet.ts';
import { saved } from './rows.ts';

type Choices = Parameters<typeof saved>[1];

/** Derives a Man to Man character, with shorthands to read it. The rule of defaults to other skills is on unless turned off. */
export function fighter(
  choices: Choices,
  houseRules: readonly string[] = defaultHouseRules(rulesetAbout('man-to-man')),
) {
  const sheet = openSheet(saved('man-to-man', choices, houseRules));
  const { worksheet, findings, model } = sheet;
  /** Dice as the second typing-in writes them: "1-2". */
  const value = (stat: string): Exclude<Value, object> | string | null => {
    const value = worksheet.get(stat).value;
    return isDice(value) ? formatDice(value, 'bare').replace('−', '-') : value;
  };
  return {
    ...sheet,
    value,
    sentence: (stat: string): string => describeDerivation(worksheet.get(stat), 'bare'),
    notes: (stat: string): string[] => worksheet.get(stat).notes.map(({ words }) => words),
    line: (id: string, part: Parameters<typeof lineStat>[1]) => value(lineStat(id, part)),
    attack: (id: string) => model.attacks.find((attack) => attack.id === id),
    codes: findings.map(({ code }) => code),
    /** The sentence of the finding with this code; undefined if there is none. */
    remark: (code: string): string | undefined => {
      const match = findings.find((finding) => finding.code === code);
      return match && describeFinding(match.fact);
    },
  };
}

/** A fighter of an exchange, with hit locations switched on. */
export const combatantOf = (
  name: string,
  saved: SavedCharacter,
  rules: FightRules,
  situation: PartialSituation = {},
): Combatant => ({
  name,
  sheet: openWorksheet({ ...saved, houseRules: [...saved.houseRules, hitLocations.id] }),
  situation: situationOf(situation),
  rules,
});

/** The answer to each request, by its id: the roll, or an option. */
type Answers = Readonly<Record<string, number | string>>;

/** Resolves an exchange to its end. @throws Error that names the request which has no answer, and the one that was not made */
export function resolveExchange(setup: ExchangeSetup, answers: Answers): ExchangeOutcome {
  const inputs: ExchangeInput[] = [];
  for (;;) {
    const { request, outcome, past } = exchangeAt(setup, inputs);
    if (outcome) {
      const left = Object.keys(answers).filter((id) => !inputs.some((input) => input.request === id));
      if (left.length > 0) throw new Error(`not asked: ${left.join(', ')}, after ${past.join(' ')}`);
      return outcome;
    }
    const answer = request ? answers[request.id] : undefined;
    if (!request || answer === undefined)
      throw new Error(`no answer to ${JSON.stringify({ ...request, explained: undefined, options: undefined })}`);
    const { id } = request;
    inputs.push(typeof answer === 'number' ? { request: id, rolled: answer } : { request: id, choice: answer });
    if (exchangeAt(setup, inputs).used < inputs.length) throw new Error(`${id} cannot be answered with ${answer}`);
  }
}

type Figure = number | string | null;

/** A character in fights under its ruleset, with shorthands to read it. */
export function combatant(saved: SavedCharacter, rules: FightRules) {
  const opened = openWorksheet(saved);
  const { notation } = opened.ruleset;
  return (parts: PartialSituation = {}) => {
    const sheet = deriveCombat(opened, rules, situationOf(parts));
    const { worksheet } = sheet;
    const figure = (stat: string): Figure => {
      const { value } = worksheet.get(stat);
      return isDice(value) ? formatDice(value satisfies Dice, notation).replace('−', '-') : value;
    };
    return {
      sheet,
      state: sheet.fight.state,
      skill: (line: string) => figure(attackStat(line, 'skill')),
      damage: (line: string) => figure(attackStat(line, 'damage')),
      active: (defense: string) => figure(defenseStat(defense, 'active')),
      total: (defense: string) => figure(defenseStat(defense, 'total')),
      action: (id: string) => figure(actionStat(id, 'roll')),
      against: (id: string) => figure(actionStat(id, 'against')),
      actionDamage: (id: string) => figure(actionStat(id, 'damage')),
      foe: (defense: string) => figure(foeStat(defense)),
      roll: (id: string) => figure(stateRollStat(id)),
      due: sheet.rolls.map(({ roll }) => roll.id),
      movement: figure(fightStats.reach),
      move: figure(fightStats.move),
      number: figure,
      sentence: (stat: string) => describeDerivation(worksheet.get(stat), notation),
      whyNot: (stat: string) => describeRefusal(worksheet.get(stat)),
      notes: (stat: string) => worksheet.get(stat).notes.map(({ words }) => words),
      wounded: (wound: Partial<Wound> & Pick<Wound, 'rolled' | 'type'>) => {
        const injury = resolveInjury(sheet, woundOf(wound));
        return {
          injury,
          hits: injury.worksheet.number(woundStats.injury),
          number: (stat: string) => injury.worksheet.number(stat),
          sentence: (stat: string) => describeDerivation(injury.worksheet.get(stat), notation),
          effects: injury.effects.map(({ id }) => id),
        };
      },
    };
  };
}

/** The same with hit locations switched on, as the fights of the advanced system have them. */
export const aimingCombatant = (saved: SavedCharacter, rules: FightRules) =>
  combatant({ ...saved, houseRules: [...saved.houseRules, hitLocations.id] }, rules);

/** Every combination of three dice as its sum: 216 of them, each equally likely. */
export const combinations: readonly number[] = [1, 2, 3, 4, 5, 6].flatMap((a) =>
  [1, 2, 3, 4, 5, 6].flatMap((b) => [1, 2, 3, 4, 5, 6].map((c) => a + b + c)),
);

/** The share of the 216 combinations that a test is true for. */
export const shareOf = (isTrue: (sum: number) => boolean): number => combinations.filter(isTrue).length / 216;
