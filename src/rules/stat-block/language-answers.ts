import type { Listed } from '../../catalog/entry.ts';
import type { TraitFacet } from '../../catalog/trait-entry.ts';
import type { Character } from '../../character/character.ts';
import type { TraitChoice } from '../../character/trait-rows.ts';
import { calculateTraitPrice } from '../shared/trait-price.ts';
import type { Figures } from './figures.ts';
import { splitTop } from './split-top.ts';

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
