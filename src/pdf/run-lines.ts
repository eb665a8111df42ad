import type { StatId } from '../engine/step.ts';
import type { Pen, Style } from './pen.ts';

/** A piece of prose in one style; `to` makes it a link to a number. */
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

/** Breaks runs of prose into lines no wider than `width`, at spaces; a word wider than a line is broken. */
export function runLines(pen: Pen, runs: readonly Run[], width: number): RunLine[] {
  const lines: Piece[][] = [[]];
  let x = 0;
  const put = (run: Run, text: string): void => {
    const line = lines.at(-1) ?? [];
    const last = line.at(-1);
    const wide = pen.width(text, run.style);
    if (last && last.style === run.style && last.to === run.to) {
      const joined = last.text + text;
      line[line.length - 1] = { ...last, text: joined, width: pen.width(joined, run.style) };
    } else line.push({ ...run, text, x, width: wide });
    x += wide;
  };
  runs.forEach((run, i) => {
    // A comma or full stop in a run of its own stays with the word before it.
    const [sign = ''] = /^[;,.]/.exec(runs[i + 1]?.text ?? '') ?? [];
    const words = run.text.split(/(?<= )/);
    words.forEach((word, n) => {
      const bare = word.trimEnd();
      const after = n === words.length - 1 ? pen.width(sign, run.style) : 0;
      const glued = n === 0 && /^[;,.]/.test(word);
      if (x > 0 && !glued && x + pen.width(bare, run.style) + after > width) {
        lines.push([]);
        x = 0;
      }
      if (pen.width(bare, run.style) <= width) put(run, word);
      else {
        pen.wrap(bare, width, run.style).forEach((part, i) => {
          if (i > 0) {
            lines.push([]);
            x = 0;
          }
          put(run, part);
        });
      }
    });
  });
  return lines;
}
