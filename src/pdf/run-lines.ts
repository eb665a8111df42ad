import type { StatId } from '../engine/step.ts';
import type { Pen, Style } from './pen.ts';

/** A piece of text in one style; `to` makes it a link to a number. */
export interface Run {
  readonly text: string;
  readonly style: Style;
  readonly to?: StatId | undefined;
}

interface Piece extends Run {
  readonly x: number;
  readonly width: number;
}

/** A line of prose: its pieces from left to right. */
export type RunLine = readonly Piece[];

/**
 * Breaks runs of text into lines no wider than `width`, at spaces: adjacent runs stay together. Words wider than a line
 * are broken.
 */
export function runLines(pen: Pen, runs: readonly Run[], width: number): RunLine[] {
  const lines: Piece[][] = [[]];
  let x = 0;
  const startLine = (): void => {
    lines.push([]);
    x = 0;
  };
  const addPiece = (run: Run, text: string): void => {
    const line = lines.at(-1) ?? [];
    const last = line.at(-1);
    const pieceWidth = pen.width(text, run.style);
    if (last && last.style === run.style && last.to === run.to) {
      const joined = last.text + text;
      line[line.length - 1] = { ...last, text: joined, width: pen.width(joined, run.style) };
    } else line.push({ ...run, text, x, width: pieceWidth });
    x += pieceWidth;
  };
  for (const word of splitIntoWords(runs)) {
    const widths = word.map(({ text, style }, i) => pen.width(i === word.length - 1 ? text.trimEnd() : text, style));
    const wordWidth = widths.reduce((sum, partWidth) => sum + partWidth, 0);
    if (x > 0 && x + wordWidth > width) startLine();
    word.forEach((run, i) => {
      const pieceWidth = widths[i] ?? 0;
      if (x > 0 && x + pieceWidth > width) startLine();
      if (pieceWidth <= width) {
        addPiece(run, run.text);
        return;
      }
      pen.wrap(run.text.trimEnd(), width, run.style).forEach((part, n) => {
        if (n > 0) startLine();
        addPiece(run, part);
      });
    });
  }
  return lines;
}

/** Returns the unbreakable units, in parts by style: words with the spaces after them. */
function splitIntoWords(runs: readonly Run[]): Run[][] {
  const words: Run[][] = [];
  let current: Run[] = [];
  for (const run of runs) {
    for (const text of run.text.split(/(?<= )/)) {
      current.push({ ...run, text });
      if (text.endsWith(' ')) {
        words.push(current);
        current = [];
      }
    }
  }
  return current.length > 0 ? [...words, current] : words;
}
