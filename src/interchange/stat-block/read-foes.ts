import type { PrintedFigures } from '../../character/printed-figures.ts';
import type { Dice } from '../../engine/dice.ts';
import { maxDice } from '../../rules/odds/dice-distribution.ts';
import { cleanText, plainSigns, splitTop, toNumber } from './clean-text.ts';

/** A foe as a text has it. What the text does not say is absent. */
export interface ReadFoe {
  readonly name: string;
  /** How many of them: "Bandit ×4". */
  readonly copies: number;
  readonly figures: Omit<PrintedFigures, 'attacks' | 'handless'>;
  readonly attacks: readonly ReadAttack[];
  /** The rest of the text: traits, skills, gear. */
  readonly rest: readonly string[];
}

/** A weapon or a natural attack, or a skill: what has a level, dice or both. */
export interface ReadAttack {
  readonly name: string;
  readonly level?: number;
  readonly damage?: Dice;
  /** "cut"; absent if the text has none. */
  readonly type?: string;
  readonly reach?: string;
  readonly accuracy?: number;
  readonly range?: string;
  readonly rateOfFire?: string;
  readonly shots?: string;
}

/** The most foes of one text, and the most of one kind. */
const maxFoes = 30;
const maxCopies = 99;
/** The longest piece of a text that is read; a longer one is a sentence. */
const longestPiece = 300;

type Figure = keyof ReadFoe['figures'];

/** Figures by the words for them, the longer words first. */
const labels: readonly (readonly [figure: Figure, words: string])[] = [
  ['st', 'ST|Strength'],
  ['dx', 'DX|Dexterity'],
  ['iq', 'IQ|Intelligence'],
  ['ht', 'HT|Health'],
  ['hitPoints', 'Hit Points|Hits|HP'],
  ['fatiguePoints', 'Fatigue Points|Fatigue|FP'],
  ['will', 'Will'],
  ['perception', 'Perception|Per'],
  ['basicSpeed', 'Basic Speed|Speed'],
  ['move', 'Basic Move|Move'],
  ['dodge', 'Dodge'],
  ['parry', 'Parry'],
  ['block', 'Block'],
  ['passiveDefense', 'PD'],
  ['damageResistance', 'DR'],
  ['size', 'Size Modifier|SM'],
];
const patterns = labels.map(
  ([figure, words]) =>
    // "Speed 5.75", "HP: 12/12", "HT 11/13"; no skill relative to an attribute ("DX+1"), and no name that ends with the word.
    [
      figure,
      new RegExp(
        `(?<![\\p{L}\\d-])(?:${words})\\b\\s{0,3}[:=]?\\s{0,3}(${figure === 'size' ? '[+-]?' : ''}\\d{1,4}(?:[.]\\d{1,2})?)(?:/(\\d{1,4}))?(?![\\d%])`,
        'u',
      ),
    ] as const,
);
/** "Speed/Dodge: 6/6", "PD/DR 1/2", "Move/Dodge 5/5": two figures with a stroke. */
const pairs =
  /(?<![\p{L}\d])(Basic Speed|Speed|Basic Move|Move|Dodge|PD|ST|HT|HP|Will)\/(Move|Dodge|DR|HP|Hits|FP|Fatigue|Per)\b\s{0,3}[:=]?\s{0,3}(\d{1,4}(?:\.\d{1,2})?)\s?\/\s?(\d{1,4}(?:\.\d{1,2})?)/gu;

const figureOf = (word: string): Figure | undefined => labels.find(([, words]) => words.split('|').includes(word))?.[0];

const types: Readonly<Record<string, string>> = {
  cut: 'cut',
  cutting: 'cut',
  imp: 'imp',
  impaling: 'imp',
  cr: 'cr',
  crush: 'cr',
  crushing: 'cr',
  burn: 'burn',
  burning: 'burn',
  'pi-': 'pi-',
  pi: 'pi',
  piercing: 'pi',
  'pi+': 'pi+',
  'pi++': 'pi++',
  tox: 'tox',
  cor: 'cor',
  fat: 'fat',
};

const dicePattern =
  /(?<![\p{L}\d])(\d{1,3})d(?:6)?(?:\s?([+-])\s?(\d{1,4}))?(?!\d)(?:\s{0,2}(?:\(\d{1,3}(?:\.\d)?\)\s?)?(cutting|cut|impaling|imp|crushing|crush|cr|burning|burn|piercing|pi\+\+|pi\+|pi-|pi|tox|cor|fat)(?![\p{L}]))?/iu;
const strengthPattern = /\b(?:sw|thr)(?:ing|ust)?(?:\s?[+-]\s?\d{1,3})?\s{1,2}(cut|imp|cr)\b/iu;

/** "Skills:", "Traits:": what comes before a list. */
const heading =
  /^(?:advantages(?:\/disadvantages)?|disadvantages|traits|skills|perks|quirks|features|equipment|gear|weapons?|attacks?|languages|notes?|class|techniques|spells)\s{0,3}:\s{0,3}/iu;
const withoutAttacks = /^(?:advantages|disadvantages|traits|perks|quirks|features|languages|notes?|class|spells)/iu;

/** "bandit: ST 11, axe 12": a foe in a line of its own. */
const quickLine = /^([^:;,]{1,60}):\s{1,3}\S/u;
const quickFigure = /(?<!\p{L})(?:ST|DX|HT|HP|Hits|Dodge|Parry|DR|Move|Speed)\b\s{0,2}:?\s{0,2}\d|\d\s?d\b/u;

/**
 * Reads foes from a text: one a line ("bandit ×4: ST 11, axe 12, 1d+2 cut, Dodge 8, DR 1, HP 11"), or stat blocks of several lines with an
 * empty line between two. What is not understood is kept in `rest`. Never throws.
 */
export function readFoes(text: string): readonly ReadFoe[] {
  const blocks: string[][] = [];
  let open: string[] | null = null;
  let isAfterGap = true;
  for (const line of linesOf(text)) {
    if (line === '') {
      isAfterGap = true;
      continue;
    }
    const isQuick = isQuickLine(line);
    if (isQuick) {
      blocks.push([line]);
      open = null;
    } else if (open === null || (isAfterGap && beginsBlock(line, open))) {
      open = [line];
      blocks.push(open);
    } else open.push(line);
    isAfterGap = false;
  }
  return blocks
    .slice(0, maxFoes)
    .map(readBlock)
    .filter(({ figures, attacks }) => Object.keys(figures).length > 0 || attacks.length > 0);
}

/** The lines of a text without markup, an empty one where the text has a gap. */
const linesOf = (text: string): string[] =>
  cleanText(text.slice(0, 40_000)).map(({ text: line, cells }) => plainSigns(cells ? cells.join('; ') : line).trim());

function isQuickLine(line: string): boolean {
  const [, name = ''] = quickLine.exec(line) ?? [];
  return (
    name !== '' &&
    figureOf(name.trim()) === undefined &&
    !heading.test(line) &&
    !/\d\s?d\b|\d$/u.test(name.replace(/[x×*]\s?\d{1,2}$/u, '').trim()) &&
    !name.includes('(') &&
    !name.includes('/') &&
    quickFigure.test(line.slice(name.length)) &&
    countFigures(line) >= 2
  );
}

/** How many figures a line has: a line of an attack alone is part of a block. */
const countFigures = (line: string): number => patterns.filter(([, pattern]) => pattern.test(line)).length;

/** After a gap another foe begins with a name, if the last one has figures already. */
const beginsBlock = (line: string, block: readonly string[]): boolean =>
  !/\d/u.test(line) &&
  !heading.test(line) &&
  line.length <= 60 &&
  !/[:;.]$/u.test(line) &&
  block.some((each) => countFigures(each) >= 2);

function readBlock(lines: readonly string[]): ReadFoe {
  const [first = '', ...others] = lines;
  const isQuick = lines.length === 1 && isQuickLine(first);
  const [, quickName = ''] = isQuick ? (quickLine.exec(first) ?? []) : [];
  // A block begins with a name, unless its first line has figures.
  const hasName = !isQuick && countFigures(first) === 0 && first.length <= 120;
  const name = isQuick ? quickName : hasName ? first : '';
  const body = isQuick ? [first.slice(quickName.length + 1)] : hasName ? others : lines;
  const reader = new FoeReader();
  for (const line of body) reader.readLine(line);
  return { ...splitName(name), ...reader.result() };
}

/** "Bandit ×4", "4 bandits": the name and how many. "Captain Vane, 150-point leader" is called by what comes first. */
function splitName(text: string): Pick<ReadFoe, 'name' | 'copies'> {
  const plain = text
    .replace(/\((?:\d{1,4}\s?(?:points?|pts?\.?)|\d{1,4})\)/giu, '')
    .replace(/,\s{0,2}\d{1,4}[ -]points?\b.{0,80}$/iu, '')
    .trim();
  const [, named = plain, behind = '1'] = /^(.{1,100}?)\s{0,2}[x×*]\s?(\d{1,2})$/u.exec(plain) ?? [];
  const [, before = behind, rest = named] = /^(\d{1,2})\s?[x×*]?\s{1,2}(.{1,100})$/u.exec(named) ?? [];
  const copies = Math.max(1, Math.min(maxCopies, Number(before)));
  const name = rest.trim().slice(0, 80);
  return { name: name === '' ? '' : `${name.charAt(0).toUpperCase()}${name.slice(1)}`, copies };
}

/** Words that are no attack though a number follows: "TL 3", "CR 12", "Weight 120 lbs.". */
const noAttack =
  /^(?:TL|CR|SC|BL|weight|height|age|points?|total|cost|size|rep(?:utation)?|status|rank|wealth|hearing|vision|fright check|encumbrance|wt|ht\.?)$/iu;

class FoeReader {
  private readonly figures: { -readonly [Name in Figure]?: number } = {};
  private readonly attacks: { -readonly [Part in keyof ReadAttack]: ReadAttack[Part] }[] = [];
  private readonly rest: string[] = [];
  private hitsBesideHealth: number | null = null;
  private isOpen = false;
  /** The piece before, if it went to the rest. */
  private last = '';

  result(): Pick<ReadFoe, 'figures' | 'attacks' | 'rest'> {
    const { hitsBesideHealth: hits } = this;
    if (hits !== null) this.figures.hitPoints ??= hits;
    return { figures: this.figures, attacks: this.attacks.slice(0, 30), rest: this.rest.slice(0, 100) };
  }

  readLine(line: string): void {
    const [head = ''] = heading.exec(line) ?? [];
    const isTraits = withoutAttacks.test(head);
    const plain = this.takeFigures(
      line
        .slice(head.length)
        // Points, and how a skill is bought.
        .replace(/\[[^\]]{0,20}\]/gu, ' ')
        .replace(/\((?:E|A|H|VH)\)(?:\s{0,2}(?:ST|DX|IQ|HT|Will|Per)(?:[+-]\d{1,2})?(?!\d))?/gu, ' ')
        .replace(/(?<!\p{L})(?:ST|DX|IQ|HT|Will|Per)\s?[+-]\s?\d{1,2}(?!\d)/gu, ' ')
        // Thrust and swing of the body.
        .replace(/\b(?:Basic )?Damage:?\s{0,3}\d{1,2}d[^,;/]{0,6}\/\s?\d{1,2}d(?:\s?[+-]\s?\d{1,2})?/giu, ' '),
    );
    for (const sentence of splitTop(plain, /[;,]/u)) {
      for (const piece of sentence.split(/\.(?=\s|$)/u)) this.readPiece(tidy(piece), isTraits);
    }
  }

  private set(figure: Figure | undefined, digits: string): void {
    if (figure !== undefined && this.figures[figure] === undefined) this.figures[figure] = toNumber(digits);
  }

  private takeFigures(line: string): string {
    let rest = line.replace(pairs, (_, one: string, other: string, first: string, second: string) => {
      this.set(figureOf(one), first);
      this.set(figureOf(other), second);
      return ' ';
    });
    for (const [figure, pattern] of patterns) {
      const match = pattern.exec(rest);
      if (!match?.[1]) continue;
      this.set(figure, match[1]);
      // "HT 11/13": health and hits (third edition).
      if (figure === 'ht' && match[2]) this.hitsBesideHealth = toNumber(match[2]);
      rest = `${rest.slice(0, match.index)} ${rest.slice(match.index + match[0].length)}`;
    }
    return rest;
  }

  private readPiece(piece: string, isTraits: boolean): void {
    this.readAny(piece, isTraits);
    if (this.rest.at(-1) !== this.last || piece !== this.last) this.last = '';
  }

  private readAny(piece: string, isTraits: boolean): void {
    if (!/[\p{L}\d]/u.test(piece)) return;
    if (isTraits || piece.length > longestPiece) {
      this.note(piece);
      return;
    }
    if (this.readDetail(piece)) return;
    const dice = dicePattern.exec(piece);
    const strength = dice ? null : strengthPattern.exec(piece);
    const found = dice ?? strength;
    const { name, level } = readLevel(found ? piece.slice(0, found.index) : piece);
    if (!found) {
      if (name !== '' && level !== undefined && !noAttack.test(name)) {
        this.attacks.push({ name, level });
        this.isOpen = true;
      } else if (!/^N\/A$/iu.test(piece)) this.note(piece);
      return;
    }
    const type = types[((dice ? dice[4] : strength?.[1]) ?? '').toLowerCase()];
    const last = this.attacks.at(-1);
    const isOfLast = name === '' && this.isOpen && last !== undefined && last.damage === undefined;
    const attack = isOfLast ? last : { name: name || this.takeLastWord() || 'Attack' };
    if (!isOfLast) this.attacks.push(attack);
    this.isOpen = true;
    if (dice) attack.damage = diceOf(dice);
    if (type !== undefined) attack.type = type;
    if (level !== undefined) attack.level = level;
    const behind = tidy(piece.slice(found.index + found[0].length));
    if (behind !== '' && !this.readDetail(behind)) this.note(behind);
  }

  /** "Reach C", "Acc 3", "Range 150/1500", "RoF 3", "Shots 15(3)": details of the attack before. */
  private readDetail(piece: string): boolean {
    const attack = this.attacks.at(-1);
    const [, word = '', value = ''] =
      /^(Reach|Acc|Range|RoF|Shots|Bulk|Rcl|SS|ST|1\/2D|Max)\b:?\s{0,3}(\S.{0,30})$/iu.exec(piece) ?? [];
    if (word === '' || !attack) return false;
    const kind = word.toLowerCase();
    if (kind === 'reach') attack.reach = value.toUpperCase();
    else if (kind === 'acc') attack.accuracy = toNumber(value);
    else if (kind === 'range' || kind === 'max') attack.range = value;
    else if (kind === 'rof') attack.rateOfFire = value;
    else if (kind === 'shots') attack.shots = value;
    return true;
  }

  /** "Spear, 1d+2 imp": the piece before the dice, if it is no sentence. */
  private takeLastWord(): string {
    const { last } = this;
    if (last === '' || last.length > 40) return '';
    this.rest.pop();
    return last;
  }

  private note(piece: string): void {
    const plain = tidy(piece);
    if (plain === '') return;
    this.rest.push(plain);
    this.last = plain;
  }
}

function diceOf(match: RegExpExecArray): Dice {
  const [, dice = '0', sign = '+', adds = '0'] = match;
  return { dice: Math.min(maxDice, Number(dice)), adds: (sign === '-' ? -1 : 1) * Number(adds) };
}

/** "axe 12", "Axe (12):", "Broadsword-14", "Claws @ 13 for": a name with a level; without a number the name alone. */
function readLevel(text: string): { readonly name: string; readonly level?: number } {
  const plain = tidy(text.replace(/\b(?:damage|dam|dmg|for|does|doing|inflicts)\b[:\s]{0,3}$/iu, ''));
  const [, name = '', level = ''] =
    /^(.*?\p{L}.*?)[\s:=@-]{0,4}\(?\b(\d{1,2})\b\)?\s{0,3}(?:or less)?[:)\s-]{0,4}$/u.exec(plain) ?? [];
  if (level !== '') return { name: tidy(name), level: Number(level) };
  const [, alone = ''] = /^\(?(\d{1,2})\)?$/u.exec(plain) ?? [];
  return alone === '' ? { name: plain } : { name: '', level: Number(alone) };
}

const isAround = (sign: string | undefined): boolean => sign !== undefined && /[\s:;,.@*=-]/u.test(sign);

/** A piece without the signs around it, or its brackets. Looks at each sign once: a pattern with an end would try every run of signs. */
function tidy(text: string): string {
  const plain = text.replace(/\s+/gu, ' ');
  let from = 0;
  let to = plain.length;
  while (from < to && isAround(plain[from])) from += 1;
  while (to > from && isAround(plain[to - 1])) to -= 1;
  return plain
    .slice(from, to)
    .replace(/^\((?<inside>[^()]*)\)?$/u, '$<inside>')
    .trim();
}
