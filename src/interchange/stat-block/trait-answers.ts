import { answerCombinations } from '../../builder/what-if/trait-offers.ts';
import type { Listed } from '../../catalog/entry.ts';
import type { TraitFacet } from '../../catalog/trait-entry.ts';
import type { Character } from '../../character/character.ts';
import type { TraitChoice } from '../../character/trait-rows.ts';
import { calculateTraitPrice, findChosenOptions, isAsked } from '../../rules/shared/trait-price.ts';
import { splitTop } from './clean-text.ts';
import { nameKey } from './name-index.ts';
import type { Figures } from './read-figures.ts';

const fluency = /\b(native|accented|broken|none|illiterate)\b/giu;

/** "English (Native) [0]", "French (Accented/Broken)", "Latin (spoken: none, written: native)": the answers of a language. */
export function languageAnswers(
  { id, facet }: Listed<TraitFacet>,
  { texts }: Figures,
  points: number | null,
  campaign: Character['campaign'],
): readonly TraitChoice[] | null {
  if (id !== 'language' && id !== 'sign-language') return null;
  const [first = '', ...others] = texts.flatMap((text) => splitTop(text, /;/u));
  const words = others.join(' ').toLowerCase().match(fluency) ?? [];
  if (others.join(' ').toLowerCase().includes('in writing')) return null;
  const [language] = facet.parameters ?? [];
  if (!language || first === '') return null;
  if (words.length === 0) return null;
  const [speech = 'native', writing = speech] = words;
  const level = (word: string) => (word === 'illiterate' ? 'none' : word);
  const isFirst =
    points === 0 ||
    (points === null && level(speech) === 'native' && /mother|native language|first/iu.test(others.join(' ')));
  const text = { parameter: language.id, value: first };
  const spoken = id === 'language' ? 'spoken' : 'signed';
  const own: TraitChoice[] =
    isFirst && level(speech) === 'native'
      ? [text, { parameter: 'how', value: 'mother-tongue' }]
      : [
          text,
          { parameter: spoken, value: level(speech) },
          ...(id === 'language' ? [{ parameter: 'written', value: level(writing) }] : []),
        ];
  if (points === null || calculateTraitPrice(facet, { choices: own, level: 1 }, campaign) === points) return own;
  // By a talent for languages a step costs less.
  const byTalent = own.map((choice) =>
    choice.value === 'accented' || choice.value === 'native'
      ? { ...choice, value: `${choice.value}-by-talent` }
      : choice,
  );
  return calculateTraitPrice(facet, { choices: byTalent, level: 1 }, campaign) === points ? byTalent : own;
}

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
