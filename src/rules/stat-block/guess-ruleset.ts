import type { RulesetId } from '../../catalog/entry.ts';
import { catalogFor } from '../derive-character.ts';
import { rulesetIds, rulesetOf } from '../rulesets.ts';
import { nameIndex } from './name-index.ts';
import { readFigures } from './read-figures.ts';
import { readScores } from './read-scores.ts';
import { longestPart, type Part } from './split-parts.ts';

/** What only one family of rulesets has, and how much it weighs. */
const signs: readonly (readonly [pattern: RegExp, ofThirdEdition: number])[] = [
  [/\bPer(?:ception)?\s{0,9}:?\s{0,9}\d/u, -3],
  [/\bFP\s{0,9}:?\s{0,9}\d|\bHP\s{0,9}:?\s{0,9}\d/u, -1],
  [/\bBasic (?:Lift|Move)\b|\bBL\b/u, -2],
  [/\bSM\s{0,9}:?\s{0,9}[+-]?\d|\bSize Modifier\b|\bDB\b/u, -2],
  [/\b(?:DX|IQ|HT|Will|Per)\s?[+-−–]\s?\d+\s*\[/u, -2],
  [/\bCultural Familiarit|\bCF:|\bPerks?\b|\bTechniques?\b|\bCR: ?\d/u, -3],
  [/\(12 or less\)|\((?:6|9|12|15)\)\s*\[-/u, -1],
  [/\p{Ll} \((?:6|9|12|15)\)(?=\s*(?:$|[;,.]))/mu, -2],
  [/\b(?:Native|Accented|Broken)\b/u, -2],
  [/\bPD\b|\bPassive Defen[sc]e\b/iu, 4],
  [/\bFatigue\s{0,9}:?\s{0,9}\d+|\bStrong Will\b|\bLiteracy\b|\bToughness\b|\bAlertness\b/u, 2],
  [/\((?:Physical|Mental|P|M)\s*\/\s*(?:Easy|Average|Hard|Very Hard|E|A|H|VH)\)/iu, 3],
  [/\b(?:Speed|Move) \d+\.\d+/u, 0],
];

/** Guesses the ruleset of a text from its words, from what it pays for attributes, and from the names that each ruleset has. */
export function guessRuleset(text: string, parts: readonly Part[]): RulesetId {
  const named = rulesetIds.find((id) => text.includes(rulesetOf(id).name));
  if (named && named !== 'man-to-man') return named;
  if (named || /\bMan[- ]to[- ]Man\b/iu.test(text)) return named ?? 'man-to-man';
  if (/\b(?:GURPS )?Lite\b/u.test(text) && !/4e|4th|fourth/iu.test(text)) return 'lite-3e';
  if (/\b(?:4e|4th edition|fourth edition)\b/iu.test(text)) return 'fourth-edition';
  const start = text.slice(0, 20_000);
  let third = /\b(?:3e|3rd edition|third edition)\b/iu.test(text) ? 6 : 0;
  for (const [pattern, weight] of signs) if (pattern.test(start)) third += weight;
  const scores = new Map<RulesetId, number>(rulesetIds.map((id) => [id, 0]));
  const add = (id: RulesetId, by: number) => scores.set(id, (scores.get(id) ?? 0) + by);
  for (const id of rulesetIds) add(id, rulesetOf(id).selfControl ? -third : third);
  for (const part of parts.filter(({ text: { length } }) => length <= longestPart).slice(0, 150)) {
    for (const { id, value, points } of readScores(part.text) ?? []) {
      if (id !== 'st' && id !== 'dx' && id !== 'iq' && id !== 'ht') continue;
      if (value === null || points === null || points === 0) continue;
      for (const ruleset of rulesetIds) if (rulesetOf(ruleset).attributePrice(id, value) === points) add(ruleset, 5);
    }
    if (part.isHeading || part.field) continue;
    const { name } = readFigures(part.text);
    if (name.length < 4) continue;
    for (const ruleset of rulesetIds) {
      if (nameIndex(catalogFor(ruleset)).find(name, ['traits', 'skills'])) add(ruleset, 0.3);
    }
  }
  // Where two are equal, the one with more to choose from.
  const order = [...rulesetIds].sort((a, b) => catalogFor(b).traits.size - catalogFor(a).traits.size);
  const preferred = order
    .filter((id) => rulesetOf(id).selfControl !== true)
    .concat(order.filter((id) => rulesetOf(id).selfControl));
  const best = Math.max(...scores.values());
  const bestOnes = preferred.filter((id) => (scores.get(id) ?? 0) > best - 0.01);
  return bestOnes[0] ?? preferred[0] ?? 'fourth-edition';
}
