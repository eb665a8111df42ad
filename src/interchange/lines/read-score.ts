import { findScore } from '../../builder/what-if/plans/plan.ts';
import { formatNumber, formatSigned } from '../../engine/format.ts';
import { readFigures, type TextRange } from '../stat-block/read-figures.ts';
import { allPieces, leaveWords, placesOf } from './assign-parts.ts';
import { type LineContext, LineParts, type LineReading } from './line-reading.ts';
import { withMarks } from './line-text.ts';

/** Reads an attribute or secondary characteristic: "ST 13", "HP +2"; null for anything else. */
export function readScore(text: string, plain: string, { ruleset }: LineContext): LineReading | null {
  const [, lead = '', name = ''] = /^(\s*)(\p{L}[\p{L} ]{0,30}?)\s*(?:[:=]\s*)?[+-]?\s?\d/u.exec(plain) ?? [];
  const score = name === '' ? null : findScore(ruleset, name);
  if (!score) return null;
  const place = { start: lead.length, end: lead.length + name.length };
  const figures = readFigures(withMarks(plain, [place]));
  const { number, sign, points } = figures;
  if (number === null) return readGlued(text, plain, place, score);
  const line = new LineParts(text);
  line.add('entry', place, score.short);
  for (const range of placesOf(figures, 'number')) {
    if (sign === '') line.add('level', range, formatNumber(number));
    else line.add('change', range, formatSigned(sign === '-' ? -number : number));
  }
  line.wanted = sign === '' ? { number } : { change: sign === '-' ? -number : number };
  if (points !== null) line.wanted = { ...line.wanted, points };
  for (const range of placesOf(figures, 'points')) line.add('points', range, formatNumber(points ?? 0));
  for (const { start, end, is } of figures.places) {
    // "ST 14 (20)": its price.
    if (is === 'bracketed' && sign === '' && points === null && /^\d+$/u.test(text.slice(start, end))) {
      line.wanted = { ...line.wanted, points: Number(text.slice(start, end)) };
      line.add('points', { start, end }, text.slice(start, end), true);
    } else if (is === 'bracketed' || is === 'roll' || is === 'relative' || is === 'difficulty' || is === 'modifier')
      line.leave({ start, end });
  }
  const marked = withMarks(plain, [place]);
  for (const piece of allPieces(text, marked, figures)) {
    if (piece.where === 'bracket' || piece.where === 'apart') line.note(piece);
    else leaveWords(line, piece);
  }
  return line.reading({ list: 'attributes', id: score.id, name: score.short }, []);
}

/** Reads a score whose number is next to its name, or has two decimals: "DX13", "Speed 6.25 [5]". */
function readGlued(
  text: string,
  plain: string,
  place: TextRange,
  score: NonNullable<ReturnType<typeof findScore>>,
): LineReading | null {
  const [, gap = '', sign = '', digits = '', rest = ''] =
    /^(\s*[:=]?\s*)([+-]?)(\d{1,3}(?:\.\d{1,2})?)(?![\p{L}\d])(.*)$/u.exec(plain.slice(place.end)) ?? [];
  if (digits === '') return null;
  const start = place.end + gap.length;
  const end = plain.length - rest.length;
  const number = Number(digits) * (sign === '-' ? -1 : 1);
  const line = new LineParts(text);
  line.add('entry', place, score.short);
  line.add(sign === '' ? 'level' : 'change', { start, end }, sign === '' ? formatNumber(number) : formatSigned(number));
  line.wanted = sign === '' ? { number } : { change: number };
  const figures = readFigures(withMarks(plain, [{ start: place.start, end }]));
  const { points } = figures;
  if (points !== null) {
    line.wanted = { ...line.wanted, points };
    for (const range of placesOf(figures, 'points')) line.add('points', range, formatNumber(points));
  }
  return line.reading({ list: 'attributes', id: score.id, name: score.short }, []);
}
