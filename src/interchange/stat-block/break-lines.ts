import { boxColumns } from './box-columns.ts';
import { plainSigns, type TextLine } from './clean-text.ts';
import { fieldOf, isProse, readsAsHeading, type Section, sectionOf } from './headings.ts';
import { findScoreLabels, isScoreLabel, readScores, scoreAt } from './read-scores.ts';

/**
 * Breaks and joins the lines of a text by others so that each has one subject: a label and its value on lines of their own become one
 * line, columns side by side follow each other, and numbers of the sheet, attacks and labeled lists that share a line are apart. Every word
 * stays, in the order of its column; a piece of a line has the number of that line.
 */
export function breakLines(lines: readonly TextLine[], isForeign: boolean): TextLine[] {
  // Under a heading, and behind a label until the next empty line, sentences stay as they are.
  let isProseBlock = false;
  let isProseHere = false;
  return lines.flatMap((line) => {
    if (line.text === '' || line.cells) {
      isProseHere = false;
      return [line];
    }
    const section = readsAsHeading(line.text);
    if (isAttributeLine(line.text, isForeign)) isProseBlock = false;
    if (section || line.isHeading) {
      isProseBlock = section !== null && isProse(section);
      isProseHere = false;
      return line.isHeading || isProseBlock ? [line] : piecesOfLine(line, isForeign);
    }
    const pieces = atLabels(line.text).flatMap((text) => {
      const label = labelOfLine(text);
      if (label) isProseHere = label === 'prose';
      return isProseHere || (isProseBlock && !label)
        ? [{ ...line, text: text.trim() }]
        : piecesOfLine({ ...line, text }, isForeign);
    });
    return pieces;
  });
}

/** "Strength 10", "ST 12 [20] DX 11": no sentence is nothing but an attribute with its number. */
export const isAttributeLine = (text: string, isForeign: boolean): boolean =>
  text.length < 120 && (readScores(text, isForeign)?.some(({ id }) => id === 'st' || id === 'dx') ?? false);

/** Whether a line begins with the label of sentences, "Notes: …", or with another that this program knows; null for none. */
function labelOfLine(text: string): 'prose' | 'other' | null {
  const [, label = ''] = /^([^:;[\]()]{1,40}?)\s?(?:\[[^\]]*\])?\s?:/u.exec(text) ?? [];
  const section = label === '' ? null : sectionOf(label);
  if (section) return isProse(section) ? 'prose' : 'other';
  return label !== '' && fieldOf(label) ? 'other' : null;
}

/** What has to be done before lines that belong together are joined: labels get their values, and columns follow each other. */
export const unfoldLines = (lines: readonly TextLine[], isForeign: boolean): TextLine[] =>
  columnsApart(labelsWithValues(withoutLeaders(boxColumns(lines, isForeign), isForeign), isForeign));

const value =
  /^[+-]?\d{1,3}(?:[.,]\d{1,2})?(?:\s*\/\s*\d{1,3})?(?:\s*\([^()]{1,60}\))?$|^\d{1,2}d(?:\s?[-+]\s?\d)?$|^n\/a$|^none$/iu;

/** "ST:" and "16" on the next line with words; the same with "Name" and "Ada", "Stealth" and "14". */
function labelsWithValues(lines: readonly TextLine[], isForeign: boolean): TextLine[] {
  const joined: TextLine[] = [];
  let gap: TextLine[] = [];
  let section: Section | null = null;
  // One label alone may be a heading, or a name.
  const hasFields = lines.filter(({ text, cells }) => !cells && isFieldLabel(text)).length > 1;
  for (const line of lines) {
    if (line.text === '' && !line.cells) {
      gap.push(line);
      continue;
    }
    const before = joined.at(-1);
    const isValue = before && gap.length < 3 && !line.cells && !before.cells;
    const text = before && isValue ? labelWithValue(before.text, line.text, section, hasFields, isForeign) : null;
    if (before && text !== null) joined[joined.length - 1] = { ...before, text };
    else {
      joined.push(...gap, line);
      if (!line.cells) section = readsAsHeading(line.text) ?? section;
    }
    gap = [];
  }
  return [...joined, ...gap];
}

/** "Name", "Age:", alone on a line. */
const isFieldLabel = (text: string): boolean => /^\p{L}[\p{L} ]{1,20}\s?:?$/u.test(text) && fieldOf(text) !== null;

/** A label and what is on the line below it, as one line; null if these are two. */
function labelWithValue(
  label: string,
  below: string,
  section: Section | null,
  hasFields: boolean,
  isForeign: boolean,
): string | null {
  const plain = plainSigns(below);
  if (isScoreLabel(label, isForeign) && value.test(plain)) return `${label} ${below}`;
  const isOther = isFieldLabel(below) || readsAsHeading(below) !== null || isScoreLabel(below, isForeign);
  if (hasFields && isFieldLabel(label) && !isOther && below.length < 80 && !/^[^:]{2,20}:\s/u.test(below))
    return `${label.replace(/\s?:$/u, '')}: ${below}`;
  if (
    section === null ||
    /[\d\])]$/u.test(label.replace(/\([^()]*\)$|\/TL\d{1,2}$/u, ')x')) ||
    readsAsHeading(label) !== null
  )
    return null;
  const isNumber = /^\d{1,2}$/u.test(plain) && /^\p{L}[\p{L}\d /'’&(),:!-]{2,50}$/u.test(label);
  if (isNumber && (section === 'skills' || section === 'spells')) return `${label} ${below}`;
  const isPrice = /^-?\d{1,3}$/u.test(plain) && /^\p{L}[^[\]]{2,80}$/u.test(label);
  if (isPrice && (section === 'advantage' || section === 'disadvantage' || section === 'perk' || section === 'quirk'))
    return `${label} [${below}]`;
  return null;
}

/** Fewer lines one below the other are no columns. */
const fewestRows = 4;
const wideGap = /^(\S(?:.*?\S)?)(\s{4,})(\S.*)$/u;

/** Two columns of running text, copied side by side: the left one first. */
function columnsApart(lines: readonly TextLine[]): TextLine[] {
  const result: TextLine[] = [];
  for (let at = 0; at < lines.length; ) {
    let end = at;
    const starts: number[] = [];
    while (end < lines.length) {
      const line = lines[end];
      const [, left = '', space = '', right = ''] = (line?.cells ? null : wideGap.exec(line?.text ?? '')) ?? [];
      if (right === '' || wideGap.test(right)) break;
      const start = left.length + space.length;
      if (starts.some((other) => Math.abs(other - start) > 2)) break;
      starts.push(start);
      end += 1;
    }
    const rows = lines.slice(at, end);
    const isText = rows.some(({ text }) => /[;:]\s*\p{L}[^:]*[;,]/u.test(wideGap.exec(text)?.[3] ?? ''));
    if (rows.length < fewestRows || !isText) {
      const [line] = lines.slice(at, at + 1);
      if (line) result.push(line);
      at += 1;
      continue;
    }
    // A line that goes on below the left column alone belongs to it.
    for (; end < lines.length && lines[end]?.text && !lines[end]?.cells; end += 1) rows.push(lines[end] as TextLine);
    const halves = rows.map((line) => ({ line, match: wideGap.exec(line.text) }));
    result.push(...halves.map(({ line, match }) => ({ ...line, text: match?.[1] ?? line.text })));
    result.push(...halves.flatMap(({ line, match }) => (match?.[3] ? [{ ...line, indent: 0, text: match[3] }] : [])));
    at = end;
  }
  return result;
}

const leader = /^(\S.{0,80}?[^\s.])\s{0,3}(?:\.{2,80}|(?<=\s)\.|(?:\. ){2,60}\.?|…{1,40}|_{3,80})\s{0,3}(\S.*)$/u;

/**
 * Lines with dots between a name and its figures: "ST .... 13 [30]", "Diplomacy 13 .......... 8". A number alone behind the dots is
 * the level of a skill, and the points of what has a level, or is no skill.
 */
function withoutLeaders(lines: readonly TextLine[], isForeign: boolean): TextLine[] {
  let section: Section | null = null;
  return lines.map((line) => {
    if (line.cells) return line;
    section = readsAsHeading(line.text) ?? (line.isHeading ? null : section);
    const [, name = '', behind = ''] = leader.exec(line.text) ?? [];
    if (name === '' || !/\p{L}{2}/u.test(name)) return line;
    const [number] = /^[-−–]?\d{1,3}$/u.exec(behind) ?? [];
    const isSkill = section === 'skills' || section === 'spells';
    if (isScoreLabel(name, isForeign))
      return /^[-−–+]?\d/u.test(behind) ? { ...line, text: `${name} ${behind}` } : line;
    if (number !== undefined)
      return { ...line, text: isSkill && !/\d\)?$/u.test(name) ? `${name} ${number}` : `${name} [${number}]` };
    if (/^[-−–]?\d{1,4} points?$/u.test(behind) || /^[$(]/u.test(behind))
      return { ...line, text: `${name}, ${behind}` };
    return /^(?:[-−–+]?\d|\[|(?:ST|DX|IQ|HT|Will|Per)\b)/u.test(behind) ? { ...line, text: `${name} ${behind}` } : line;
  });
}

/** The pieces of a line, each of one subject. */
function piecesOfLine(line: TextLine, isForeign: boolean): TextLine[] {
  let texts = unwrapped(line.text, isForeign);
  const atNumbers = (text: string) => atScores(text, isForeign);
  for (const split of [atPairs, atBars, atLabels, atAttacks, atNumbers, behindAttack]) texts = texts.flatMap(split);
  const kept = texts.map((text) => text.trim()).filter((text) => text !== '');
  if (kept.length < 2) return [{ ...line, text: kept[0] ?? line.text }];
  return kept.map((text) => ({ ...line, text }));
}

/** "Ghoul (ST 13 DX 12 …": a bracket around a whole stat block is none. */
function unwrapped(text: string, isForeign: boolean): string[] {
  const [, name = '', inside = ''] = /^([^()]{2,60}?)\s*\((.+)\)?$/su.exec(text) ?? [];
  return inside !== '' && scoreStarts(inside, isForeign).length >= 4 ? [name, inside.replace(/\)$/u, '')] : [text];
}

/** "name=Rat-catcher, ST=10, skills=Traps 12/Brawling 12": pairs of a key and a value. */
function atPairs(text: string): string[] {
  const pairs = text.split(/,\s*(?=\p{L}{2,20}=)/u);
  if (pairs.length < 4) return [text];
  return pairs.map((pair) => {
    const [, key = '', behind = ''] = /^(\p{L}+)=(.*)$/su.exec(pair) ?? [];
    if (sectionOf(key)) return `${key}: ${behind.replace(/(?<=[\p{L}\d)])\/(?=\p{Lu})/gu, '; ')}`;
    return fieldOf(key) ? `${key}: ${behind}` : pair;
  });
}

/** "ST 11 | DX 12 | Greed (12)", "CLAW 13 2d cut // CLUB 13". */
function atBars(text: string): string[] {
  const pieces = text.split(/\s+(?:\||\/\/)\s+|(?:^|\s)#(?=\p{Lu})/u);
  return pieces.length > 1 ? pieces : [text];
}

const labelWord = /(?<=[.;)\]\d}]\s{1,3}|\p{L}\.\s{1,3}|:\s[\p{L} ,]{1,20}\.\s)(\p{Lu}[\p{L} /&-]{1,30}?)\s?:(?=\s)/gu;

/** "… cut. Traits: Amphibious; …. Skills: …": a label that this program knows begins a piece. */
function atLabels(text: string): string[] {
  const starts: number[] = [];
  for (const match of text.matchAll(labelWord)) {
    const label = match[1] ?? '';
    const section = sectionOf(label);
    if ((section && section !== 'weapons' && section !== 'appearance') || fieldOf(label)) starts.push(match.index);
  }
  return cutAt(text, starts);
}

const attackStart =
  /(?<=[.;]\s{1,3}|\d\.?\s{1,3}|\)\s{1,3}|\b[CN1-9]\s)(\p{Lu}[\p{L}'’ ]{1,30}?(?:\(x?\d\))?)(?:\s?\(\d{1,2}\)\s?:?|-\d{1,2}\s?:?)\s*(?=\d+[dDW]\d?(?:\s?[-+−–]\s?\d{1,2})?\s*(?:\([\d.]+\)\s*)?\p{L})/gu;

/** "Bite (14): 1d+2 cut. Reach C. Tail Slap (14): 2d-1 cr.": each attack is a piece. */
const atAttacks = (text: string): string[] =>
  cutAt(
    text,
    [...text.matchAll(attackStart)].map(({ index }) => index),
  );

const firstAttack = /^\p{L}[^:;[\]]{1,50}?(?:\(\d{1,2}\)|[-\s–]\d{1,2})\s?:?\s*\d+[dDW]\d?/u;

/** "Small Knife (13): 1d-4 cut. Stealth-14, Climbing-13.": what follows the sentence of an attack is another subject. */
function behindAttack(text: string): string[] {
  if (!firstAttack.test(text)) return [text];
  const starts = [
    ...text.matchAll(/(?<=\.\s{1,3})(?=\p{Lu}[\p{L}' /]{2,30}(?:\([^()]{1,30}\))?\s?[-–−]\s?\d{1,2}(?:[,;.\s]|$))/gu),
  ].map(({ index }) => index);
  // "Claws (x2)-14 1d cutting C,1 Doesn't Breathe": the reach ends an attack without signs between.
  const behindReach = /\s[C1-9](?:,\s?[1-9])*\s(?=\p{Lu}\p{L}{2,})/u.exec(text);
  if (behindReach && !/[.;]/u.test(text)) starts.push(behindReach.index + behindReach[0].length);
  return cutAt(
    text,
    starts.toSorted((a, b) => a - b),
  );
}

/** Words before the name of a number that make another thing of it. */
const notBefore =
  /(?:lifting|striking|arm|throwing|enhanced|water|air|night|super|acute|to|at|of|vs\.?|minimum|min\.?|max|shield|hearing|independent|from|and|or|than|half|his|her|its|the|\+\d+|per|as|tunneling|mind|extra|reduced|decreased|increased)\s+$/iu;

/** Where numbers of the sheet begin outside of brackets. */
function scoreStarts(text: string, isForeign: boolean): number[] {
  const starts: number[] = [];
  let depth = 0;
  let at = 0;
  for (const { index, label } of findScoreLabels(text, isForeign)) {
    // "Swimming HT+1": only between signs it is a number of the sheet.
    const isSigned = /^\s*[:=]?\s*[-+−–]/u.test(text.slice(index + label.length));
    if (isSigned && !/^(?:SM|MT|GM|Size|Mod)/iu.test(label) && !/(?:^|[,;:])\s*$/u.test(text.slice(0, index))) continue;
    for (; at < index; at += 1) {
      if (text[at] === '(' || text[at] === '[') depth += 1;
      else if (text[at] === ')' || text[at] === ']') depth = Math.max(0, depth - 1);
    }
    // "DP/RD 1/1" is one label.
    const [pair = ''] = /(?:DP|PV|PD)\s?\/\s?$/u.exec(text.slice(Math.max(0, index - 6), index)) ?? [];
    if (depth === 0 && !notBefore.test(text.slice(Math.max(0, index - 20), index))) starts.push(index - pair.length);
  }
  return starts;
}

const goesOn = /^\s+(?!and\b|or\b|[nx]\/a)\p{Ll}{2,}(?!\s?[:=]?\s?\d)/u;

/** "Marsh Lurker ST: 17 HP: 19 … DR: 2 Bite (14)": numbers of the sheet are apart from what is before and behind them. */
function atScores(text: string, isForeign: boolean): string[] {
  const starts = scoreStarts(text, isForeign);
  if (starts.length < 2 && (starts[0] !== 0 || scoreAt(text, isForeign)?.end === text.length)) return [text];
  const cuts: number[] = [];
  let end = -1;
  for (const start of starts) {
    if (start < end) continue;
    const score = scoreAt(text.slice(start), isForeign);
    // "Move 3 of her looms": a small word behind the figure makes a sentence of it.
    if (!score || goesOn.test(text.slice(start + score.end, start + score.end + 40))) continue;
    const between = end < 0 ? text.slice(0, start) : text.slice(end, start);
    // "Attributes: ST 11", "bandit: ST 11": the words before are their label.
    if (/[\p{L}\d]/u.test(between) && !(end < 0 && /:\s*$/u.test(between))) {
      if (end > 0) cuts.push(end);
      cuts.push(start);
    }
    end = start + score.end;
  }
  if (end > 0 && /[\p{L}\d]/u.test(text.slice(end))) cuts.push(end);
  return cutAt(text, cuts).map((piece) => piece.replace(/^[\s,;.|·]+|[\s,;|·]+$/gu, ''));
}

function cutAt(text: string, cuts: readonly number[]): string[] {
  const all = [0, ...cuts.filter((cut) => cut > 0 && cut < text.length), text.length];
  return all.slice(1).map((end, at) => text.slice(all[at] ?? 0, end));
}
