import { optionPhrases } from '../../builder/what-if/matching-answers.ts';
import { answerCombinations } from '../../builder/what-if/trait-offers.ts';
import type { Listed } from '../../catalog/entry.ts';
import type { SuggestedModifier, TraitFacet, TraitOption, TraitParameter } from '../../catalog/trait-entry.ts';
import { withChoice } from '../../character/edit-character.ts';
import type { TraitChoice } from '../../character/trait-rows.ts';
import { formatNumber, formatSigned } from '../../engine/format.ts';
import { calculateTraitPrice, findChosenOptions, findMostLevels, isAsked } from '../../rules/shared/trait-price.ts';
import { nameKey } from '../stat-block/name-index.ts';
import type { FigureKind, Figures, TextRange } from '../stat-block/read-figures.ts';
import { leaveWords, placesOf } from './assign-parts.ts';
import type { LineContext, LineParts } from './line-reading.ts';
import { isFiller, type Piece, wordsOfPiece } from './line-text.ts';

const rolls = [6, 7, 8, 9, 10, 11, 12, 13, 14, 15] as const;
const romanNumerals = ['I', 'II', 'III', 'IV', 'V'];

/** Gives the words of a line to a trait: level, roll, percentages, answers to its questions in the order of the line. */
export function assignTrait(
  line: LineParts,
  { facet }: Listed<TraitFacet>,
  figures: Figures,
  pieces: readonly Piece[],
  context: LineContext,
): void {
  const reader = new TraitReader(line, facet, figures, context);
  reader.readNumbers();
  reader.readModifiers();
  for (const piece of pieces) reader.readPiece(piece);
}

/** Answers in the words of books, with the short names of options. */
const sameAnswers: ReadonlyMap<string, string> = new Map(
  [
    ['equal in power', 'equal'],
    ['small group', 'equal'],
    ['less powerful', 'weaker'],
    ['more powerful', 'stronger or group'],
    ['medium group', 'stronger or group'],
    ['medium-sized group', 'stronger or group'],
    ['medium sized group', 'stronger or group'],
  ].map(([words = '', short = '']) => [nameKey(words), short]),
);

interface FoundOption {
  readonly parameter: TraitParameter;
  readonly option: TraitOption;
  /** It was called by a part of its description that the name of the trait does not show: "friends". */
  readonly isInner: boolean;
}

class TraitReader {
  private readonly line: LineParts;
  private readonly facet: TraitFacet;
  private readonly figures: Figures;
  private readonly context: LineContext;
  private readonly hasLevels: boolean;
  private readonly hasRoll: boolean;

  constructor(line: LineParts, facet: TraitFacet, figures: Figures, context: LineContext) {
    this.line = line;
    this.facet = facet;
    this.figures = figures;
    this.context = context;
    this.hasLevels = findMostLevels(facet) !== 1;
    this.hasRoll = Boolean(context.ruleset.selfControl && facet.selfControl);
  }

  private want(more: LineParts['wanted']): void {
    this.line.wanted = { ...this.line.wanted, ...more };
  }

  private leaveFigure(is: FigureKind): void {
    for (const place of placesOf(this.figures, is)) this.line.leave(place, this.optionNames());
  }

  readNumbers(): void {
    const { figures, line } = this;
    const { number, sign, bracketed, roll, points } = figures;
    if (points !== null) {
      this.want({ points });
      for (const place of placesOf(figures, 'points')) line.add('points', place, formatNumber(points));
    }
    for (const place of placesOf(figures, 'number')) if (number !== null) this.readNumber(place, number, sign);
    for (const place of placesOf(figures, 'bracketed')) if (bracketed !== null) this.readBracketed(place, bracketed);
    for (const place of placesOf(figures, 'roll')) if (roll !== null) this.readRoll(place, roll);
    for (const is of ['relative', 'difficulty', 'tech level'] as const)
      this.leaveFigure(is === 'tech level' ? 'techLevel' : is);
    for (const place of placesOf(figures, 'mark')) line.note(place);
  }

  private readNumber(place: TextRange, number: number, sign: Figures['sign']): void {
    const { line } = this;
    // "status-4" may be −4, or 4 behind a hyphen: only an answer with that sign is meant without doubt.
    const hasDash = line.text.slice(place.start, place.end).search(/[-–—−]/u) >= 0;
    const signed = sign === '-' || (hasDash && this.findNumbered([formatSigned(-1)], true) !== null) ? -number : number;
    if (this.hasLevels) {
      this.want(sign === '+' ? { change: number } : { number });
      line.add('level', place, sign === '+' ? formatSigned(number) : formatNumber(number));
      return;
    }
    const wanted = sign === '' && !hasDash ? [formatNumber(number), formatSigned(number)] : [formatSigned(signed)];
    const option = this.findNumbered(wanted, false);
    if (option) this.answer(place, option);
    else if (this.hasRoll && sign === '' && this.setRoll(number)) line.add('roll', place, formatNumber(number));
    else if (!this.readPrice(place, signed)) line.leave(place, this.optionNames());
  }

  private readBracketed(place: TextRange, number: number): void {
    const { line, figures } = this;
    if (this.hasRoll && figures.roll === null && this.setRoll(number)) {
      line.add('roll', place, formatNumber(number));
      return;
    }
    const option = this.findNumbered([formatNumber(number), formatSigned(number)], false);
    if (option) this.answer(place, option);
    else if (this.hasLevels && figures.number === null && number > 0) {
      this.want({ number });
      line.add('level', place, formatNumber(number));
    } else if (figures.points === null && number < 0) {
      this.want({ points: number });
      line.add('points', place, formatNumber(number));
    } else if (!this.readPrice(place, number)) line.leave(place, this.optionNames());
  }

  private readRoll(place: TextRange, roll: number): void {
    const { line } = this;
    if (this.hasRoll && this.setRoll(roll)) {
      line.add('roll', place, formatNumber(roll));
      return;
    }
    const words = `on ${roll} or less`;
    const found = this.openParameters().flatMap((parameter) => {
      const option = (parameter.options ?? []).find(
        ({ name, short = '' }) => short === `${roll} or less` || name.endsWith(words) || name.includes(`${words} `),
      );
      return option ? [{ parameter, option, isInner: false }] : [];
    });
    const [option] = found;
    if (option) this.answer(place, option);
    else line.leave(place, this.optionNames());
  }

  private setRoll(roll: number): boolean {
    const known = rolls.find((value) => value === roll);
    if (known === undefined) return false;
    this.want({ roll: known });
    return true;
  }

  /** The open option that begins with a number: "+2", "12". With `byStart`, any sign and digits that begin so. */
  private findNumbered(numbers: readonly string[], byStart: boolean): FoundOption | null {
    const begins = (text: string) =>
      numbers.some((number) => text === number || text.startsWith(byStart ? number.charAt(0) : `${number} `));
    for (const parameter of this.openParameters()) {
      const option = parameter.options?.find(({ name, short = '' }) => begins(name) || begins(short));
      if (option) return { parameter, option, isInner: false };
    }
    return null;
  }

  readModifiers(): void {
    const { line, figures } = this;
    const places = placesOf(figures, 'modifier');
    for (const [at, { name, percent }] of figures.modifiers.entries()) {
      const place = places[at];
      if (!place) continue;
      const known = this.knownModifiers().find((each) => nameKey(name).startsWith(nameKey(each.name)));
      line.modifiers.push({ name, percent, appliesTo: known?.appliesTo ?? 'all' });
      line.add('modifier', place, `${name} ${formatSigned(percent)}%`);
    }
  }

  private knownModifiers(): readonly SuggestedModifier[] {
    const { traitModifiers } = this.context.ruleset;
    if (!traitModifiers) return [];
    return [...(this.facet.modifiers ?? []), ...traitModifiers].filter(({ percent }) => percent !== 0);
  }

  /** "II", "3d", "DR2", "L3": a level in another form than a number. */
  private levelIn(text: string): number {
    if (!this.hasLevels || this.line.wanted.number !== undefined || this.line.wanted.change !== undefined) return 0;
    const [, dice, named] = /^(?:(\d{1,2})d6?|(?:DR|L|lv|lvl|level|rank)\.?\s?(\d{1,2}))$/iu.exec(text) ?? [];
    return Number(dice ?? named ?? romanNumerals.indexOf(text) + 1);
  }

  /** Reads a piece of several words one word at a time, if each of them is a level, an answer or a modifier. */
  private readEach(piece: Piece): boolean {
    const words = wordsOfPiece(piece).filter(({ text }) => !isFiller(text));
    const options = words.map(({ text }) => (this.levelIn(text) > 0 ? null : this.findOption(text)));
    const isKnown = words.every(
      ({ text }, at) => this.levelIn(text) > 0 || options[at] || this.findModifier(text) !== undefined,
    );
    // "Equal in power": the beginning of a word out of an answer's description does not stand for it.
    const isPartly = words.some(({ text }, at) => {
      const option = options[at]?.option;
      return option && /^\p{L}/u.test(text) && nearnessOf(option, nameKey(text), text.toLowerCase()) < 2;
    });
    if (words.length < 2 || !isKnown || isPartly) return false;
    for (const word of words) this.readPiece({ ...word, where: piece.where });
    return true;
  }

  /** "Major: poverty": an answer, and behind its colon another. */
  private readLead(piece: Piece): boolean {
    const [, lead = '', gap = '', rest = ''] = /^([^:]+)(:\s*)(\S.*)$/u.exec(piece.text) ?? [];
    if (rest === '' || !this.findOption(lead)) return false;
    const start = piece.start + lead.length + gap.length;
    this.readPiece({ ...piece, text: lead, end: piece.start + lead.length });
    this.readPiece({ ...piece, text: rest, start });
    return true;
  }

  /** "One College: Fire": a modifier of the lists with what it is limited to. */
  private readNamedModifier(piece: Piece): boolean {
    const [, lead = ''] = /^([^:]{3,40}):\s*\S/u.exec(piece.text) ?? [];
    const modifier = lead === '' ? undefined : this.findModifier(lead);
    if (!modifier) return false;
    const { percent, appliesTo = 'all' } = modifier;
    this.line.modifiers.push({ name: piece.text, percent, appliesTo });
    this.line.add('modifier', piece, `${piece.text} ${formatSigned(percent)}%`);
    return true;
  }

  private findModifier(text: string): SuggestedModifier | undefined {
    const key = nameKey(text);
    return this.knownModifiers().find(({ name }) => nameKey(name) === key);
  }

  /** "Fat -20": the price behind the name, where some answers have it. */
  private readPrice(place: TextRange, number: number): boolean {
    const { line, facet, context } = this;
    const isPriced = answerCombinations(facet).some(
      (answers) =>
        calculateTraitPrice(facet, { choices: [...line.choices, ...answers], level: 1 }, context.campaign) === number,
    );
    if (this.figures.points !== null || !isPriced) return false;
    this.want({ points: number });
    line.add('points', place, formatNumber(number));
    return true;
  }

  readPiece(piece: Piece): void {
    const { line } = this;
    const level = this.levelIn(piece.text);
    if (level > 0) {
      this.want({ number: level });
      line.add('level', piece, formatNumber(level));
      return;
    }
    const modifier = this.findModifier(piece.text);
    const found = this.findOption(piece.text);
    if (found && !(modifier && found.isInner)) {
      this.answer(piece, found);
      return;
    }
    // "Toughness DR 2": a word for its level.
    if (
      /^(?:DR|level|lvl|rank)$/iu.test(piece.text) &&
      line.parts.some(({ as, start }) => as === 'level' && start > piece.end)
    ) {
      line.add('level', piece, formatNumber(line.wanted.number ?? 1));
      return;
    }
    if (modifier) {
      const { name, percent, appliesTo = 'all' } = modifier;
      line.modifiers.push({ name, percent, appliesTo });
      line.add('modifier', piece, `${name} ${formatSigned(percent)}%`);
      return;
    }
    if (this.readNamedModifier(piece) || this.readEach(piece) || this.readLead(piece)) return;
    if (piece.where === 'before') leaveWords(line, piece, this.optionNames());
    else if (this.answerInOwnWords(piece)) return;
    else if (piece.where === 'after' || this.isNearOption(piece.text)) leaveWords(line, piece, this.optionNames());
    // It may be meant as an answer that is not in the list.
    else line.note(piece, piece.where === 'bracket' && this.openParameters().length > 0);
  }

  /** Puts a piece into the first question that is answered with a text and still open. */
  private answerInOwnWords(piece: Piece): boolean {
    const { line, facet, context } = this;
    const text = piece.text.replace(/^(?:to|of|for)\s+/u, '');
    const chosen = findChosenOptions(facet, { choices: line.choices }, context.campaign);
    const texts = (facet.parameters ?? []).filter(
      (parameter) => parameter.text && !line.choices.some((choice) => choice.parameter === parameter.id),
    );
    const open = texts.find((parameter) => isAsked(parameter, chosen));
    if (open) {
      line.choices = withChoice(line.choices, open.id, text);
      line.add('answer', piece, text);
      this.answerByExample(text);
      return true;
    }
    // A text that another answer asks for: "rapier" of Weapon Master is one weapon.
    const [asked] = texts;
    const { onlyWith } = asked ?? {};
    if (!asked || !onlyWith || line.choices.some(({ parameter }) => parameter === onlyWith.parameter)) return false;
    const option = this.likeliest(onlyWith);
    if (option === null) return false;
    line.choices = withChoice(withChoice(line.choices, onlyWith.parameter, option), asked.id, text);
    line.add('answer', piece, text, true);
    return true;
  }

  /** Of the options that ask for a text the one with the points of the line, or else the last, which is the narrowest. */
  private likeliest({ parameter, options }: NonNullable<TraitParameter['onlyWith']>): string | null {
    const { points } = this.figures;
    const priced = options.find(
      (value) =>
        calculateTraitPrice(
          this.facet,
          { choices: withChoice(this.line.choices, parameter, value), level: 1 },
          this.context.campaign,
        ) === points,
    );
    return priced ?? options.at(-1) ?? null;
  }

  /** "Poison" is one of the examples that an answer to another question names. */
  private answerByExample(text: string): void {
    const key = nameKey(text);
    if (key.length < 4) return;
    for (const parameter of this.openParameters()) {
      const named = (parameter.options ?? []).filter(
        ({ name, short }) =>
          short === '' && (name.match(/[\p{L}\p{M}]+/gu) ?? []).some((word) => nameKey(word) === key),
      );
      const [option] = named;
      if (option && named.length === 1) this.line.choices = withChoice(this.line.choices, parameter.id, option.id);
    }
  }

  private answer(range: TextRange, { parameter, option, isInner }: FoundOption): void {
    const { line, facet, context } = this;
    line.choices = withChoice(line.choices, parameter.id, option.id);
    const text = line.text.slice(range.start, range.end);
    const chosen = findChosenOptions(facet, { choices: line.choices }, context.campaign);
    const open = isInner
      ? (facet.parameters ?? []).find(
          (each) =>
            each.text &&
            isAsked(each, chosen) &&
            !line.choices.some((choice: TraitChoice) => choice.parameter === each.id),
        )
      : undefined;
    if (open) line.choices = withChoice(line.choices, open.id, text);
    line.add('answer', range, open ? text : option.name);
  }

  /** The questions with options that are asked with the answers so far and have none yet. */
  private openParameters(): TraitParameter[] {
    const { line, facet, context } = this;
    const chosen = findChosenOptions(facet, { choices: line.choices }, context.campaign);
    return (facet.parameters ?? []).filter(
      (parameter) =>
        parameter.options &&
        isAsked(parameter, chosen) &&
        !line.choices.some((each) => each.parameter === parameter.id),
    );
  }

  /** The option of an open question that a text names: by its name or short name, by the beginning of it, or a phrase of it. */
  private findOption(text: string): FoundOption | null {
    const key = nameKey(text);
    if (key === '' || (key.length < 3 && !/\d/u.test(key))) return null;
    const usual = sameAnswers.get(key);
    if (
      usual !== undefined &&
      this.openParameters().some(({ options = [] }) => options.some((each) => each.short === usual))
    )
      return this.findOption(usual);
    const signed = /^[+−-]?\d/u.test(text) ? this.findNumbered([text.replace(/^-/u, '−')], false) : null;
    if (signed) return signed;
    const word = text.trim().toLowerCase();
    let best: (FoundOption & { readonly nearness: number }) | null = null;
    for (const parameter of this.openParameters()) {
      for (const option of parameter.options ?? []) {
        const nearness = nearnessOf(option, key, word);
        if (nearness > (best?.nearness ?? 0)) {
          const isInner = option.short === '' && !nameKey(option.name).startsWith(key);
          best = { parameter, option, isInner, nearness };
        }
      }
    }
    return best;
  }

  private optionNames(): string[] {
    return this.openParameters().flatMap(({ options = [] }) => options.map(({ name }) => name));
  }

  private isNearOption(text: string): boolean {
    const key = nameKey(text);
    return this.optionNames().some((name) => Math.abs(name.length - text.length) < 2 && isNear(nameKey(name), key));
  }
}

/** Whether two keys of at least five letters differ in one. */
function isNear(a: string, b: string): boolean {
  if (a.length < 5 || Math.abs(a.length - b.length) > 1) return false;
  let start = 0;
  while (start < a.length && a[start] === b[start]) start += 1;
  let end = 0;
  while (end < Math.min(a.length, b.length) - start && a.at(-1 - end) === b.at(-1 - end)) end += 1;
  return Math.max(a.length, b.length) - start - end <= 1;
}

/** How well a text names an option: 4 by its short name, 3 by its name, 2 by a phrase of it, 1 by the beginning of one; 0 not at all. */
function nearnessOf(option: TraitOption, key: string, word: string): number {
  const { name, short = '' } = option;
  if (short !== '' && (nameKey(short) === key || (/^\d/u.test(word) && short.toLowerCase().startsWith(word)))) return 4;
  const plainName = nameKey(name.replace(/^(?:an?|the|any)\s/iu, ''));
  if (nameKey(name) === key || plainName === key) return 3;
  const phrases = optionPhrases(option).map(nameKey);
  if (phrases.includes(key)) return 2;
  if (/^\d/u.test(word)) return name.toLowerCase().startsWith(`${word} `) ? 1 : 0;
  return key.length >= 3 && [nameKey(name), plainName, ...phrases].some((phrase) => phrase.startsWith(key)) ? 1 : 0;
}
