import { optionPhrases } from '../../builder/what-if/matching-answers.ts';
import { planTrait } from '../../builder/what-if/plans/plan-trait.ts';
import { answerCombinations } from '../../builder/what-if/trait-offers.ts';
import type { Listed } from '../../catalog/entry.ts';
import type { TraitFacet } from '../../catalog/trait-entry.ts';
import type { Character } from '../../character/character.ts';
import type { TraitChoice, TraitModifier, TraitRow } from '../../character/trait-rows.ts';
import { formatNumber } from '../../engine/format.ts';
import type { OpenedCharacter } from '../../rules/derive-character.ts';
import {
  calculateTraitPrice,
  findChosenOptions,
  findMostLevels,
  findNearestLevel,
  formatTraitName,
  isAsked,
} from '../../rules/shared/trait-price.ts';
import { splitTop } from './clean-text.ts';
import { nameKey } from './name-index.ts';
import type { Figures } from './read-figures.ts';

const fluency = /\b(native|accented|broken|none|illiterate)\b/giu;

/** "English (Native) [0]", "French (Accented/Broken)", "Latin (spoken: none, written: native)": the answers of a language. */
export function languageAnswers(
  { id, facet }: Listed<TraitFacet>,
  { texts }: Pick<Figures, 'texts'>,
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
const maxCombinations = 4_000;

interface Wish {
  /** The text in brackets after the name, in pieces. */
  readonly pieces: readonly string[];
  readonly level: number;
  /** The price in the text before percentages; null if it has none. */
  readonly points: number | null;
}

/**
 * Returns the answers that give a trait its name in the text ("Enemy (a guild; large group; 6 or less)"): the texts of
 * the player first, then the answers in the order of the questions. Null if no answers give that name. If several do,
 * those with the price of the text count.
 */
function answersByName(
  { facet }: Pick<Listed<TraitFacet>, 'facet'>,
  { pieces, level, points }: Wish,
  campaign: Character['campaign'],
): readonly TraitChoice[] | null {
  const parameters = facet.parameters ?? [];
  const size = parameters.reduce((product, { options }) => product * Math.max(1, options?.length ?? 1), 1);
  if (parameters.length === 0 || size > maxCombinations) return null;
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

type Roll = TraitRow['selfControl'];
const rolls = [6, 9, 12, 15] as const;
/** The effect of a roll on the price (Basic Set p. 120). */
const rollFactor = { 6: 2, 9: 1.5, 12: 1, 15: 0.5 } as const;

/** A row that a trait of the text becomes. */
export interface TextTrait {
  readonly row: Partial<Omit<TraitRow, 'key'>> & { readonly entry: string };
  /** The points in the text, or null. */
  readonly points: number | null;
  /** The assumption, in words. */
  readonly guesses: readonly string[];
}

/** Reads a listed trait with its data in the text: level, answers, percentages, self-control, notes. */
export function readTrait(
  sheet: OpenedCharacter,
  entry: Listed<TraitFacet>,
  figures: Figures,
  answer: string,
  nextKey: () => string,
): TextTrait {
  const { ruleset, context } = sheet;
  const { campaign } = context.character;
  const { facet } = entry;
  const guesses: string[] = [];
  const hasRoll = Boolean(ruleset.selfControl && facet.selfControl);
  const { points, roll, level, extra } = readNumbers(ruleset, facet, figures, hasRoll);
  const { modifiers, texts } = readModifiers(sheet, facet, figures, nextKey);
  const pieces = [
    ...texts
      .map((text) => (entry.id === 'contact' ? asContactSkill(asRoll(text)) : asRoll(text)))
      .flatMap((text) => splitTop(text, /;/u))
      .flatMap((text) => splitFactor(facet, text)),
    ...(roll !== null && !hasRoll ? [`${roll} or less`] : []),
  ];
  const plainPoints = modifiers.length > 0 ? null : hasRoll ? pointsWithoutRoll(points, roll) : points;
  const hasLevels = findMostLevels(facet) !== 1;
  const language = languageAnswers(entry, figures, points, campaign);
  const exact =
    language ??
    (answer === '' &&
    (pieces.length > 0 || points !== null) &&
    extra === null &&
    (pieces.length > 0 || (facet.parameters?.length ?? 0) > 0)
      ? answersByName(entry, { pieces, level: level ?? 1, points: plainPoints }, campaign)
      : null);
  const exactFits =
    exact &&
    (plainPoints === null ||
      hasLevels ||
      calculateTraitPrice(facet, { choices: [...exact], level: 1 }, campaign) === plainPoints);
  const existing = facet.repeatable ? undefined : context.character.traits.find((row) => row.entry === entry.id);
  const alone = existing ? withoutTraits(sheet) : sheet;
  const wish = {
    query: [entry.name, ...pieces].join(' '),
    answers: [...(answer ? [answer] : []), ...pieces.flatMap((piece) => splitTop(piece, /,/u))],
    ...(exact && exactFits ? { choices: exact } : {}),
  };
  const plan = planTrait(
    alone,
    entry,
    {
      ...(level !== null && hasLevels ? { number: level } : {}),
      ...(extra !== null ? (figures.sign || extra < 0 ? { change: extra } : { number: extra }) : {}),
      ...(plainPoints === null ? {} : { points: plainPoints }),
    },
    wish,
  );
  const unpriced =
    exactFits || plainPoints === null
      ? null
      : planTrait(
          alone,
          entry,
          {
            ...(level !== null && hasLevels ? { number: level } : {}),
            ...(extra !== null ? (figures.sign || extra < 0 ? { change: extra } : { number: extra }) : {}),
          },
          wish,
        );
  const planned = plan.change(alone.context.character).traits.at(-1);
  const before = unpriced?.change(alone.context.character).traits.at(-1)?.choices;
  const priced = planned?.choices ?? [];
  // One answer explains the points. More would be invented: then the price is a finding.
  const invents = before !== undefined && changedOptions(facet, before, priced, campaign).length > 1;
  const choices: readonly TraitChoice[] = exact && exactFits ? exact : invents ? before : priced;
  const answered = { entry: entry.id, level: planned?.level ?? level ?? 1, choices: [...choices] };
  if (hasLevels && level === null && extra === null && points === null) guesses.push(`level ${answered.level}`);
  const unused = exact && exactFits ? [] : unusedTexts(entry, answered, pieces, campaign);
  const text = textAnswer(entry, answered, unused, campaign);
  const row = text ? { ...answered, choices: [...answered.choices, text] } : answered;
  const left = text ? [] : unused;
  const shownLevel = findNearestLevel(facet, row.level);
  if (hasLevels && level !== null && level !== shownLevel)
    guesses.push(`level ${shownLevel} in place of ${formatNumber(level)}`);
  if (hasRoll && roll === null && (figures.bracketed ?? figures.roll) !== null)
    guesses.push(`the roll of ${figures.bracketed ?? figures.roll} is none of the book`);
  if (extra !== null && !mentions(formatTraitName(entry.name, facet, row, campaign), extra))
    guesses.push(`${figures.sign === '-' ? '' : figures.sign}${formatNumber(extra)} is not read`);
  if (points === null && extra === null)
    guesses.push(...previewAnswers(entry, row, [answer, entry.name, figures.name, ...pieces], campaign));
  if (points !== null && plainPoints !== null && !hasLevels)
    guesses.push(...otherWays(entry, row, plainPoints, [answer, entry.name, figures.name, ...pieces], campaign));
  // "Energy Reserve (Magical)": words that are no answer, while a question that costs nothing has none.
  if (left.length > 0)
    guesses.push(...freeAnswers(entry, row, [answer, entry.name, figures.name, ...pieces], campaign));
  const selfControl: Roll = hasRoll
    ? (rolls.find((value) => value === roll) ??
      rollOfPoints(calculateTraitPrice(facet, row, campaign), points, modifiers))
    : null;
  const note = [...left, figures.note].filter(Boolean).join('; ');
  return {
    row: { ...row, selfControl, modifiers: [...modifiers], note, boughtOff: figures.isBoughtOff },
    points,
    guesses,
  };
}

/** "Sense of Duty (my friends)": the only words that are no answer are that of the question that has none; null for any others. */
function textAnswer(
  { facet }: Pick<Listed<TraitFacet>, 'facet'>,
  row: { readonly choices: TraitChoice[]; readonly level: number },
  unused: readonly string[],
  campaign: Character['campaign'],
): TraitChoice | null {
  const [words] = unused;
  if (words === undefined || unused.length > 1 || /\d/u.test(words)) return null;
  const chosen = findChosenOptions(facet, row, campaign);
  const open = (facet.parameters ?? []).find(
    (parameter) =>
      parameter.text && isAsked(parameter, chosen) && !row.choices.some((choice) => choice.parameter === parameter.id),
  );
  return open ? { parameter: open.id, value: words } : null;
}

/** Whether a name has a number, of any sign. */
const mentions = (name: string, number: number): boolean =>
  (name.match(/\d+/gu) ?? []).some((digits) => Number(digits) === Math.abs(number));

/** "9-" in brackets: on 9 or less. */
const asRoll = (text: string): string =>
  text.replace(/(?<![\d\p{L}])(6|9|12|15)\s?[-–−](?=\s*(?:[,;)]|$))/gu, '$1 or less');

/** "Forensics-18" of a contact: so good at it. */
const asContactSkill = (text: string): string =>
  text.replace(/(?<=^|;\s*)(\p{L}[\p{L} /()]{2,40}?)\s?[-–−]\s?(12|15|18|21)(?=\s*(?:;|$))/gu, '$1; skill $2');

/** "Fire ×2" if a factor is a separate answer: "Fire" and "×2". */
function splitFactor(facet: TraitFacet, text: string): string[] {
  const [, before = '', factor = ''] = /^(.*\S)\s+[x×](\d)$/u.exec(text) ?? [];
  const isAnswer = facet.parameters?.some(({ options }) => options?.some(({ name }) => name === `×${factor}`));
  return factor !== '' && isAnswer ? [before, `×${factor}`] : [text];
}

/** Returns the answers that cost the same as any other to their question, and that the text says nothing of. */
function freeAnswers(
  { facet }: Pick<Listed<TraitFacet>, 'facet'>,
  row: { readonly choices: TraitChoice[]; readonly level: number },
  said: readonly string[],
  campaign: Character['campaign'],
): string[] {
  const key = nameKey(said.join(' '));
  return findChosenOptions(facet, row, campaign).flatMap(({ parameter, option }) => {
    const { options = [] } = parameter;
    const isFree = options.length > 1 && options.every(({ points }) => points === option.points);
    return isFree && !key.includes(nameKey(option.name)) ? [`${parameter.label}: ${option.name}`] : [];
  });
}

/**
 * The answers that the text says nothing of, in words, if other answers in their place have the price of the text too: "Enemy (City Watch, 9 or less)
 * [-20]" may be a strong one, or one who wants blood.
 */
function otherWays(
  { facet }: Pick<Listed<TraitFacet>, 'facet'>,
  row: { readonly choices: TraitChoice[]; readonly level: number },
  points: number,
  said: readonly string[],
  campaign: Character['campaign'],
): string[] {
  const parameters = facet.parameters ?? [];
  const size = parameters.reduce((product, { options }) => product * Math.max(1, options?.length ?? 1), 1);
  if (size < 2 || size > maxCombinations) return [];
  const key = nameKey(said.join(' '));
  const isSaid = (option: { readonly name: string; readonly short?: string }) =>
    [option.short ?? '', option.name, ...optionPhrases(option)]
      .map(nameKey)
      .some((phrase) => (phrase.length > 1 || /\d/u.test(phrase)) && key.includes(phrase));
  const chosen = findChosenOptions(facet, row, campaign);
  const unsaid = chosen.filter(({ parameter, option }) => (parameter.options?.length ?? 0) > 1 && !isSaid(option));
  const fixed = chosen.filter((each) => !unsaid.includes(each));
  const choices = fixed.map(({ parameter, option }) => ({ parameter: parameter.id, value: option.id }));
  // What the book says of one that has no more words is meant.
  const usual = findChosenOptions(facet, { choices }, campaign).map(({ option }) => option);
  if (unsaid.length < 2 || unsaid.every(({ option }) => usual.includes(option))) return [];
  const ways = answerCombinations(facet).filter(
    (combination) =>
      fixed.every(({ parameter, option }) =>
        combination.some((choice) => choice.parameter === parameter.id && choice.value === option.id),
      ) && calculateTraitPrice(facet, { choices: [...combination], level: row.level }, campaign) === points,
  );
  return ways.length > 1 ? unsaid.map(({ parameter, option }) => `${parameter.label}: ${option.name}`) : [];
}

/** Returns the answers that the price depends on and the text says nothing of, in words: "How many: One person". */
export function previewAnswers(
  { facet }: Pick<Listed<TraitFacet>, 'facet'>,
  row: { readonly choices: TraitChoice[]; readonly level: number },
  said: readonly string[],
  campaign: Character['campaign'],
): string[] {
  const keys = said.flatMap((text) => [text, ...splitTop(text, /[,;]/u)]).map(nameKey);
  const isSaid = (name: string) =>
    [name, ...optionPhrases({ name })]
      .map(nameKey)
      .some((key) => key !== '' && keys.some((each) => each.includes(key)));
  const price = calculateTraitPrice(facet, row, campaign);
  return findChosenOptions(facet, row, campaign).flatMap(({ parameter, option }) => {
    if (isSaid(option.name) || (option.short && isSaid(option.short))) return [];
    const others = (parameter.options ?? []).filter(({ id }) => id !== option.id);
    const matters = others.some(({ id }) => {
      const choices = [
        ...row.choices.filter((choice) => choice.parameter !== parameter.id),
        { parameter: parameter.id, value: id },
      ];
      return calculateTraitPrice(facet, { ...row, choices }, campaign) !== price;
    });
    return matters ? [`${parameter.label}: ${option.name}`] : [];
  });
}

/** The options of one set of answers that another does not have. */
function changedOptions(
  facet: TraitFacet,
  before: readonly TraitChoice[],
  after: readonly TraitChoice[],
  campaign: Character['campaign'],
): string[] {
  const had = new Set(findChosenOptions(facet, { choices: [...before] }, campaign).map(({ option }) => option));
  return findChosenOptions(facet, { choices: [...after] }, campaign)
    .filter(({ option }) => !had.has(option))
    .map(({ option }) => option.name);
}

const withoutTraits = (sheet: OpenedCharacter): OpenedCharacter => ({
  ...sheet,
  context: { ...sheet.context, character: { ...sheet.context.character, traits: [] } },
});

/**
 * The meaning of a trait's numbers: points, a roll, a level; `extra` is one that only its answers can have ("+2",
 * "(9)").
 */
function readNumbers(
  { selfControl }: { readonly selfControl?: boolean },
  facet: TraitFacet,
  { number, sign, isDashed, bracketed, points: typed, roll: typedRoll }: Figures,
  hasRoll: boolean,
): { points: number | null; roll: number | null; level: number | null; extra: number | null } {
  const hasLevels = findMostLevels(facet) !== 1;
  let points = typed;
  let roll: number | null = typedRoll;
  let level: number | null = null;
  let extra: number | null = null;
  if (number !== null) {
    if (hasLevels) level = number;
    // Of a trait without levels, a number behind a hyphen is a negative answer, or none.
    else extra = sign === '-' || isDashed ? -number : number;
  }
  if (bracketed !== null) {
    const isRoll = rolls.some((value) => value === bracketed);
    if (hasRoll && isRoll && roll === null) roll = bracketed;
    // "Healer 1 (10)": behind a level it is the price.
    else if (points === null && (bracketed < 0 || !selfControl || !hasLevels || level !== null)) points = bracketed;
    else if (hasLevels && level === null) level = bracketed;
    else if (extra === null) extra = bracketed;
  }
  const known = rolls.find((value) => value === roll);
  return { points, roll: hasRoll ? (known ?? null) : roll, level, extra };
}

/** The roll that gives a disadvantage the points of the text; the usual one if none does. */
function rollOfPoints(base: number, points: number | null, modifiers: readonly TraitModifier[]): Roll {
  if (points === null || modifiers.length > 0 || points === base) return 12;
  return rolls.find((roll) => Math.trunc(base * rollFactor[roll]) === points) ?? 12;
}

/**
 * The points that a disadvantage has before its roll changes them; null if the text has no points or no roll. The price
 * was truncated: of the prices that give the points of the text, the multiple of five counts, as in the book.
 */
function pointsWithoutRoll(points: number | null, roll: number | null): number | null {
  const known = rolls.find((value) => value === roll);
  if (points === null || known === undefined) return null;
  const factor = rollFactor[known];
  const exact = Math.trunc(points / factor);
  const near = [exact, exact - 1, exact - 2].filter((base) => Math.trunc(base * factor) === points);
  return near.find((base) => base % 5 === 0) ?? near[0] ?? null;
}

/** Percentages of the text, and names of percentages that the book suggests for the trait. */
function readModifiers(
  { ruleset }: OpenedCharacter,
  facet: TraitFacet,
  figures: Figures,
  nextKey: () => string,
): { modifiers: readonly TraitModifier[]; texts: readonly string[] } {
  const blank = { points: 0, times: null, level: null, appliesTo: 'all', page: '', effects: [] } as const;
  const modifiers: TraitModifier[] = figures.modifiers.map(({ name, percent }) => ({
    ...blank,
    key: nextKey(),
    name,
    percent,
    effects: [],
  }));
  const known = [...(facet.modifiers ?? []), ...(ruleset.traitModifiers ?? [])].filter(({ percent }) => percent !== 0);
  const texts = figures.texts.filter((text) => {
    const key = nameKey(text);
    // "One College: Fire" is limited to one of them.
    const lead = nameKey(/^[^:]{3,40}(?=:\s)/u.exec(text)?.[0] ?? '');
    const found = ruleset.traitModifiers
      ? known.find(({ name }) => nameKey(name) === key || (lead !== '' && nameKey(name) === lead))
      : undefined;
    const isAnswer = facet.parameters?.some(({ options }) =>
      options?.some(({ name, short = '' }) => nameKey(name) === key || nameKey(short) === key),
    );
    if (!found || isAnswer) return true;
    const name = nameKey(found.name) === key ? found.name : text;
    modifiers.push({ ...blank, key: nextKey(), name, percent: found.percent, effects: [] });
    return false;
  });
  return { modifiers, texts };
}

/** The part of the brackets that neither the name nor an answer of the trait has. */
function unusedTexts(
  entry: Listed<TraitFacet>,
  row: { readonly choices: TraitChoice[]; readonly level: number },
  pieces: readonly string[],
  campaign: Character['campaign'],
): string[] {
  const shown = nameKey(formatTraitName(entry.name, entry.facet, row, campaign));
  const chosen = findChosenOptions(entry.facet, row, campaign).flatMap(({ option }) =>
    [option.name, option.short ?? '', ...optionPhrases(option)].map(nameKey),
  );
  return pieces
    .flatMap((piece) => (shown.includes(nameKey(piece)) ? [] : splitTop(piece, /,/u)))
    .filter((piece) => {
      const key = nameKey(piece);
      return (
        key !== '' &&
        !shown.includes(key) &&
        !chosen.some((phrase) => phrase !== '' && (phrase.startsWith(key) || key.startsWith(phrase)))
      );
    });
}
