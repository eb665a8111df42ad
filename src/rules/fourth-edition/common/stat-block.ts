import type { StatBlockSigns } from '../../ruleset.ts';

/** Parts of stat blocks of the fourth edition that other families do not have. */
export const fourthEditionSigns: StatBlockSigns['signs'] = [
  [/\bPer(?:ception)?\s{0,9}:?\s{0,9}\d/u, 3],
  [/\b(?:Percepción|Percepção|Wahrnehmung|Volonté|Voluntad|Vontade|Wille)\s{0,9}:?\s{0,9}\d/u, 4],
  [/\bFP\s{0,9}:?\s{0,9}\d|\bHP\s{0,9}:?\s{0,9}\d/u, 1],
  [/\bBasic (?:Lift|Move)\b|\bBL\b/u, 2],
  [/\bSM\s{0,9}:?\s{0,9}[+-]?\d|\bSize Modifier\b|\bDB\b/u, 2],
  [/\b(?:DX|IQ|HT|Will|Per)\s?[+-−–]\s?\d+\s*\[/u, 2],
  [/\bCultural Familiarit|\bCF:|\bPerks?\b|\bTechniques?\b|\bCR: ?\d/u, 3],
  [/\(12 or less\)|\((?:6|9|12|15)\)\s*\[-/u, 1],
  [/\p{Ll} \((?:6|9|12|15)\)(?=\s*(?:$|[;,.]))/mu, 2],
  [/\b(?:Native|Accented|Broken)\b/u, 2],
];
