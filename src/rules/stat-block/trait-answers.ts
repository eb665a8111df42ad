import type { Listed } from '../../catalog/entry.ts';
import type { TraitFacet } from '../../catalog/trait-entry.ts';
import type { Character } from '../../character/character.ts';
import type { TraitChoice } from '../../character/trait-rows.ts';
import { findChosenOptions, isAsked } from '../shared/trait-choices.ts';
import { calculateTraitPrice } from '../shared/trait-price.ts';
import { answerCombinations } from '../what-if/trait-offers.ts';
import { nameKey } from './name-key.ts';

/** More combinations of answers are not tried. */
const mostCombinations = 4_000;

interface Wish {
  /** What is in brackets behind the name, in pieces. */
  readonly pieces: readonly string[];
  readonly level: number;
  /** The price in the text before percentages; null where it has none. */
  readonly points: number | null;
}

/**
 * Returns the answers with which a trait is called as in the text ("Enemy (a guild; large group; 6 or less)"): the texts of
 * the player first, then the answers in the order of the questions. Null where no answers give that name. Of several, those
 * with the price of the text count.
 */
export function answersByName(
  { facet }: Pick<Listed<TraitFacet>, 'facet'>,
  { pieces, level, points }: Wish,
  campaign: Character['campaign'],
): readonly TraitChoice[] | null {
  const parameters = facet.parameters ?? [];
  const size = parameters.reduce((product, { options }) => product * Math.max(1, options?.length ?? 1), 1);
  if (parameters.length === 0 || size > mostCombinations) return null;
  const keys = pieces.map(nameKey);
  let best: readonly TraitChoice[] | null = null;
  let bestTexts = Number.POSITIVE_INFINITY;
  for (const combination of answerCombinations(facet)) {
    const chosen = findChosenOptions(facet, { choices: combination }, campaign);
    const shown = chosen.map(({ option }) => nameKey(option.short ?? option.name)).filter(Boolean);
    const texts = parameters.filter((parameter) => parameter.text && isAsked(parameter, chosen));
    const behind = keys.length - shown.length;
    if (behind < 0 || behind > (texts.length === 1 ? keys.length : texts.length)) continue;
    if (shown.some((key, at) => key !== keys[behind + at])) continue;
    const words = pieces.slice(0, behind);
    const answers = texts.length === 1 ? [words.join('; ')] : words;
    const typed = texts.flatMap(({ id }, at) => (answers[at] ? [{ parameter: id, value: answers[at] }] : []));
    const choices = [
      ...combination.filter(({ parameter }) => chosen.some((answer) => answer.parameter.id === parameter)),
      ...typed,
    ];
    const price = calculateTraitPrice(facet, { choices, level }, campaign);
    // Fewer words of the player: an answer of the list rather than a text that is the same.
    if (points !== null && price === points && (best === null || behind < bestTexts || bestTexts < 0)) {
      return choices;
    }
    if (behind < bestTexts) {
      best = choices;
      bestTexts = behind;
    }
  }
  return best;
}
