import { formatDice, isDice } from '../engine/dice.ts';
import { derivationSentence } from '../engine/format.ts';
import type { Value } from '../engine/step.ts';
import { findingSentence } from '../rules/findings/finding-sentences.ts';
import { defaultHouseRules } from '../rules/house-rules/offered-rules.ts';
import { lineStat } from '../rules/stat-ids.ts';
import { openSheet } from './open-sheet.ts';
import { saved } from './rows.ts';

type Choices = Parameters<typeof saved>[1];

/** Derives a Man to Man character, with shorthands to read it. The rule of defaults to other skills is on unless turned off. */
export function fighter(choices: Choices, houseRules: readonly string[] = defaultHouseRules('man-to-man')) {
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
    sentence: (stat: string): string => derivationSentence(worksheet.get(stat), 'bare'),
    notes: (stat: string): string[] => worksheet.get(stat).notes.map(({ words }) => words),
    line: (id: string, part: Parameters<typeof lineStat>[1]) => value(lineStat(id, part)),
    attack: (id: string) => model.attacks.find((attack) => attack.id === id),
    codes: findings.map(({ code }) => code),
    /** The sentence of the finding with this code; undefined where there is none. */
    remark: (code: string): string | undefined => {
      const match = findings.find((finding) => finding.code === code);
      return match && findingSentence(match.fact);
    },
  };
}
