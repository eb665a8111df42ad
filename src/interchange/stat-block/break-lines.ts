import { boxColumns } from './box-columns.ts';
import { plainSigns, type TextLine } from './clean-text.ts';
import { fieldOf, isProse, readsAsHeading, sectionOf } from './headings.ts';
import { findScoreLabels, isScoreLabel, scoreAt } from './read-scores.ts';

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

/** Whether a line begins with the label of sentences, "Notes: …", or with another that this program knows; null for none. */
function labelOfLine(text: string): 'prose' | 'other' | null {
  const [, label = ''] = /^([^:;[\]()]{1,40}?)\s?(?:\[[^\]]*\])?\s?:/u.exec(text) ?? [];
  const section = label === '' ? null : sectionOf(label);
  if (section) return isProse(section) ? 'prose' : 'other';
  return label !== '' && fieldOf(label) ? 'other' : null;
}

/** What has to be done before lines that belong together are joined: labels get their values, and columns follow each other. */
export const unfoldLines = (lines: readonly TextLine[], isForeign: boolean): TextLine[] =>
  columnsApart(labelsWithValues(boxColumns(lines, isForeign), isForeign)).map(withLeaderAsPoints);

const value = /^[+-]?\d{1,3}(?:[.,]\d{1,2})?(?:\s*\([^()]{1,60}\))?$|^n\/a$|^none$/iu;

/** "ST:" and "16" on the next line with words. */
function labelsWithValues(lines: readonly TextLine[], isForeign: boolean): TextLine[] {
  const joined: TextLine[] = [];
  let gap: TextLine[] = [];
  for (const line of lines) {
    if (line.text === '' && !line.cells) {
      gap.push(line);
      continue;
    }
    const before = joined.at(-1);
    const isValue = before && gap.length < 3 && !line.cells && !before.cells;
    if (before && isValue && isScoreLabel(before.text, isForeign) && value.test(plainSigns(line.text)))
      joined[joined.length - 1] = { ...before, text: `${before.text} ${line.text}` };
    else joined.push(...gap, line);
    gap = [];
  }
  return [...joined, ...gap];
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

/** "Diplomacy 13 .......... 8": what follows the dots are points. */
function withLeaderAsPoints(line: TextLine): TextLine {
  if (line.cells) return line;
  return {
    ...line,
    text: line.text
      .replace(/^(\S.{0,80}?\S)\s{1,3}\.{1,80}\s{1,3}([-−–]?\d{1,3})$/u, '$1 [$2]')
      .replace(/^(\S.{0,80}?\S)\s{1,3}\.{3,80}\s{1,3}([-−–]?\d{1,4} points?)$/u, '$1, $2'),
  };
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
    if (depth === 0 && !notBefore.test(text.slice(Math.max(0, index - 20), index))) starts.push(index);
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
