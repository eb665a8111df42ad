import type { Listed } from '../../../catalog/entry.ts';
import type { TraitFacet } from '../../../catalog/trait-entry.ts';
import type { Character } from '../../../character/character.ts';
import { withChoice } from '../../../character/edit-character.ts';
import { addRow, changeRow, keysInUse, newKey, type RowChange } from '../../../character/edit-rows.ts';
import type { TraitChoice, TraitKind, TraitRow } from '../../../character/trait-rows.ts';
import { foldLetters } from '../../../engine/fold-letters.ts';
import { formatFraction, formatSigned } from '../../../engine/format.ts';
import { type OpenedCharacter, openWorksheet } from '../../../rules/derive-character.ts';
import { formatPoints } from '../../../rules/shared/figure-words.ts';
import {
  calculateTraitPrice,
  findMostLevels,
  findNearestLevel,
  formatTraitName,
} from '../../../rules/shared/trait-price.ts';
import { traitStat } from '../../../rules/stat-ids.ts';
import { findMatchingAnswers } from '../matching-answers.ts';
import { startingContainer, startingSelfControl } from '../starting-row.ts';
import { answerCombinations, startingChoices, textOnlyParameter, traitQuestions } from '../trait-offers.ts';
import { type Plan, type WantedFigures, withOldNote } from './plan.ts';

/** The modifiers of a row that is changed, with new ones behind them; one of the same name is replaced. */
const withOldModifiers = (
  existing: Pick<TraitRow, 'modifiers'>,
  { modifiers = [] }: Pick<RowChange<'traits'>, 'modifiers'>,
): Pick<RowChange<'traits'>, 'modifiers'> => {
  if (modifiers.length === 0) return {};
  const named = new Set(modifiers.map(({ name }) => name.toLowerCase()));
  return { modifiers: [...existing.modifiers.filter(({ name }) => !named.has(name.toLowerCase())), ...modifiers] };
};

const selfControlRolls = [6, 9, 12, 15] as const;
type SelfControl = TraitRow['selfControl'];
/** Levels that are tried to find one of a price. */
const triedLevels = 20;

interface TraitWish {
  /** The typed text other than figures, to find answers in: "wealth wealthy". */
  readonly query: string;
  /** The text in brackets. */
  readonly answers?: readonly string[];
  readonly choices?: readonly TraitChoice[];
  readonly kind?: TraitKind | null;
  /** Further fields of the row: percentages, a note. */
  readonly more?: Pick<RowChange<'traits'>, 'modifiers' | 'note'>;
}

/**
 * Plans a trait, with its level and the answers to its questions. A number is its level, the answer that begins with it
 * (Enemy, "9 or less"; Status, "+2"), or its self-control roll; points select level and answers with that price. A trait
 * that the character has already, and cannot take again, is changed.
 */
export function planTrait(
  sheet: OpenedCharacter,
  entry: Listed<TraitFacet>,
  wanted: WantedFigures,
  { query, answers = [], choices: found = [], kind = null, more = {} }: TraitWish,
): Plan {
  const { ruleset, context } = sheet;
  const { character } = context;
  const { campaign } = character;
  const { facet, id } = entry;
  const existing = facet.repeatable ? undefined : character.traits.find((row) => row.entry === id);
  const usual = kind ? startingChoices(facet, kind, campaign) : [];
  const named = found.length > 0 ? found : findMatchingAnswers(entry, query, campaign, kind);
  let choices: readonly TraitChoice[] = mergeChoices(existing?.choices ?? [], named.length > 0 ? named : usual);
  const partOfName = foldLetters(/\(([^()]*)\)$/u.exec(entry.name)?.[1] ?? '');
  for (const answer of answers) {
    if (foldLetters(answer) !== partOfName) choices = withAnswer(entry, choices, answer, campaign);
  }

  let level = existing?.level ?? 1;
  let selfControl: SelfControl = wanted.roll ?? (existing ? existing.selfControl : startingSelfControl(ruleset, facet));
  const remarks: string[] = [];
  const figure = wanted.number ?? (wanted.change !== undefined && !existing ? wanted.change : undefined);
  const hasLevels = findMostLevels(facet) !== 1;
  if (hasLevels && (figure !== undefined || wanted.change !== undefined)) {
    const asked = figure ?? level + (wanted.change ?? 0);
    level = findNearestLevel(facet, Math.round(asked));
    if (level !== asked) remarks.push(`level ${formatFraction(level)} is the nearest`);
  } else if (figure !== undefined) {
    const numbered = choiceOfNumber(facet, choices, figure, wanted.change !== undefined, campaign);
    const roll = selfControlRolls.find((value) => value === figure);
    if (numbered) choices = mergeChoices(choices, [numbered]);
    else if (ruleset.selfControl && facet.selfControl && roll) selfControl = roll;
    else remarks.push('has no levels');
  }
  // The roll to resist a disadvantage changes its price.
  const isResisted = ruleset.resistedPrice !== undefined && facet.selfControl === true;
  const priceWith =
    (roll: SelfControl) => (row: { readonly level: number; readonly choices: readonly TraitChoice[] }) => {
      const points = calculateTraitPrice(facet, { level: row.level, choices: [...row.choices] }, campaign);
      return isResisted && roll !== null ? (ruleset.resistedPrice?.(points, roll) ?? points) : points;
    };
  // Points of a line with percentages are those after them.
  const isModified = (more.modifiers ?? []).length > 0;
  if (wanted.points !== undefined && !isModified && priceWith(selfControl)({ level, choices }) !== wanted.points) {
    // Other rolls are tried unless one was typed.
    const rolls =
      isResisted && figure === undefined && wanted.roll === undefined
        ? [selfControl, ...selfControlRolls]
        : [selfControl];
    const { points } = wanted;
    const canChangeLevel = hasLevels && figure === undefined;
    const priced = rolls.flatMap((roll) => {
      const at = findPriced(facet, choices, level, canChangeLevel, points, priceWith(roll));
      return at ? [{ ...at, selfControl: roll }] : [];
    });
    const [first] = priced;
    if (first) ({ level, choices, selfControl } = first);
    else remarks.push(`not ${formatFraction(points)}`);
  }

  const key = existing?.key ?? newKey(keysInUse(character));
  const row = { entry: id, level, choices: [...choices], selfControl, ...more };
  const plain = formatTraitName(entry.name, facet, row, campaign);
  const name = hasLevels ? `${plain} ${formatFraction(level)}` : plain;
  const change = (now: Character) =>
    existing
      ? changeRow(now, 'traits', key, {
          level,
          choices: sameChoices(existing.choices, choices) ? existing.choices : row.choices,
          selfControl,
          ...more,
          ...withOldNote(existing, more),
          ...withOldModifiers(existing, more),
        })
      : addRow(now, 'traits', startingContainer(entry, [...keysInUse(now), key]) ?? row, key);
  // Percentages change the price on the sheet only.
  const modified = () => {
    const { saved } = context;
    const { worksheet } = openWorksheet({ ...saved, character: change(character) }, sheet);
    const stat = traitStat(key);
    return worksheet.has(stat) ? worksheet.number(stat) : 0;
  };
  const price = isModified ? modified() : priceWith(selfControl)(row);
  return {
    name,
    words: [
      formatPoints(price),
      ...remarks,
      ...(isModified && wanted.points !== undefined && price !== wanted.points
        ? [`not ${formatFraction(wanted.points)}`]
        : []),
      ...(change(character) === character ? ['unchanged'] : []),
    ].join(', '),
    label: existing ? `${name} set` : `${name} added`,
    row: { chapter: 'traits', key },
    change,
  };
}

/** Plans a quirk in the player's own words: the listed one with a text if there is one, or else a custom trait. */
export function planQuirk({ context }: OpenedCharacter, text: string): Plan {
  const { character, catalog } = context;
  const key = newKey(keysInUse(character));
  const listed = [...catalog.traits.values()].find(({ facet }) => textOnlyParameter(facet));
  const parameter = listed && textOnlyParameter(listed.facet);
  const own = {
    name: text,
    kind: 'quirk',
    points: -1,
    pointsPerLevel: 0,
    holds: '',
    effects: [],
    description: '',
    page: '',
    source: '',
  } as const;
  const row =
    listed && parameter
      ? { entry: listed.id, choices: [{ parameter: parameter.id, value: text }] }
      : { own: { ...own, effects: [], attacks: [], offered: [], prerequisites: [], notes: [] } };
  const points = listed ? calculateTraitPrice(listed.facet, { level: 1, choices: [] }, character.campaign) : own.points;
  return {
    name: text,
    words: `quirk, ${formatPoints(points)}`,
    label: `Quirk added: ${text}`,
    row: { chapter: 'traits', key },
    change: (now) => addRow(now, 'traits', row, key),
  };
}

const mergeChoices = (choices: readonly TraitChoice[], more: readonly TraitChoice[]): readonly TraitChoice[] =>
  more.reduce((all, { parameter, value }) => withChoice(all, parameter, value), choices);

const sameChoices = (a: readonly TraitChoice[], b: readonly TraitChoice[]): boolean =>
  JSON.stringify(a) === JSON.stringify(b);

/** Sets the option that a text names, or else the first question that is answered with a text and is still open. */
function withAnswer(
  entry: Listed<TraitFacet>,
  choices: readonly TraitChoice[],
  text: string,
  campaign: Character['campaign'],
): readonly TraitChoice[] {
  const [option] = findMatchingAnswers(entry, text, campaign);
  if (option) return mergeChoices(choices, [option]);
  const questions = traitQuestions(entry.facet, { choices: [...choices], level: 1 }, campaign);
  const open = questions.find(({ parameter, answer }) => parameter.text && answer === '');
  return open ? mergeChoices(choices, [{ parameter: open.parameter.id, value: text }]) : choices;
}

/** Returns the option that begins with a number: "9 or less", "+2". */
function choiceOfNumber(
  facet: TraitFacet,
  choices: readonly TraitChoice[],
  figure: number,
  isChange: boolean,
  campaign: Character['campaign'],
): TraitChoice | undefined {
  const signed = formatSigned(figure);
  const wanted = isChange ? [signed] : [String(figure), signed];
  const begins = (text: string) => wanted.some((number) => text === number || text.startsWith(`${number} `));
  for (const { parameter } of traitQuestions(facet, { choices: [...choices], level: 1 }, campaign)) {
    const option = parameter.options?.find(({ name, short = '' }) => begins(name) || begins(short));
    if (option) return { parameter: parameter.id, value: option.id };
  }
  return undefined;
}

/** Returns the level and answers with a price: the present answers at another level first, then other answers. */
function findPriced(
  facet: TraitFacet,
  choices: readonly TraitChoice[],
  level: number,
  canChangeLevel: boolean,
  points: number,
  priceOf: (row: { readonly level: number; readonly choices: readonly TraitChoice[] }) => number,
): { readonly level: number; readonly choices: readonly TraitChoice[] } | undefined {
  const most = Math.min(findMostLevels(facet) ?? triedLevels, triedLevels);
  const levels = canChangeLevel ? Array.from({ length: most }, (_, index) => index + 1) : [level];
  const given = new Map(choices.map(({ parameter, value }) => [parameter, value]));
  const combinations = answerCombinations(facet).filter((combination) =>
    combination.every(({ parameter, value }) => (given.get(parameter) ?? value) === value),
  );
  for (const answers of [[], ...combinations]) {
    const all = mergeChoices(choices, answers);
    const priced = levels.find((each) => priceOf({ level: each, choices: all }) === points);
    if (priced !== undefined) return { level: priced, choices: all };
  }
  return undefined;
}
