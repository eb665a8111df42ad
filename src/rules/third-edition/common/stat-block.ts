import type { StatBlockSigns } from '../../ruleset.ts';

/** Parts of stat blocks of the third edition that other families do not have. */
export const thirdEditionSigns: StatBlockSigns['signs'] = [
  [/\b(?:3e|3rd edition|third edition)\b/iu, 6],
  // Also in German, Spanish and Portuguese.
  [
    /(?<!\p{L})(?:GURPS\s)?3(?:\.|ª|a|e)?\s?(?:Ed\.|Edition|edición|edição|éd\.|édition)|\bDP\s?\d?\s?[/,;]\s?RD\b|\bPV\s?\d?\s?\/\s?SR\b/iu,
    4,
  ],
  [/\bPD\b|\bPassive Defen[sc]e\b/iu, 4],
  [/\bFatigue\s{0,9}:?\s{0,9}\d+|\bStrong Will\b|\bLiteracy\b|\bToughness\b|\bAlertness\b/u, 2],
  [/\((?:Physical|Mental|P|M)\s*\/\s*(?:Easy|Average|Hard|Very Hard|E|A|H|VH)\)/iu, 3],
];
