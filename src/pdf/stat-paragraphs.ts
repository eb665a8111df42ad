import { formatFigure } from '../rules/model/sheet-model.ts';
import type { StatEntry, StatList } from '../rules/model/stat-block-model.ts';
import type { Block, Row } from './block.ts';
import type { Pen, Style } from './pen.ts';
import { type Run, type RunLine, runLines } from './run-lines.ts';
import { baseline, lineHeight } from './type-sizes.ts';

/** The number of lines that stay together at the beginning and at the end of a paragraph. */
const TOGETHER = 2;
/** Space after a paragraph. */
const BELOW = 2.5;
/** Keeps a figure on the line of its name. */
const NO_BREAK = '\u00A0';

/** Returns the lists as paragraphs that begin with their label, as wide as a column; they can break between lines. */
export function paragraphsBlock(pen: Pen, lists: readonly StatList[], width: number): Block {
  return { title: '', width, role: 'Div', rows: lists.flatMap((list) => paragraphRows(pen, list, width)) };
}

function paragraphRows(pen: Pen, { label, entries }: StatList, width: number): Row[] {
  const plain: Style = { size: pen.sizes.body };
  const bold: Style = { size: pen.sizes.body, bold: true };
  const soft: Style = { size: pen.sizes.body, soft: true };
  const runs = [
    { text: `${label}  `, style: bold },
    ...entries.flatMap((entry, i) => [
      ...entryRuns(entry, plain),
      ...(i < entries.length - 1 ? [{ text: '; ', style: soft }] : []),
    ]),
  ];
  const element = pen.tags.element('P');
  const height = lineHeight(pen.sizes.body) * 1.03;
  return chunks(runLines(pen, runs, width)).map((lines, i, all) => {
    return {
      height: lines.length * height + (i === all.length - 1 ? BELOW : 0),
      draw: (pen, x, y) => {
        pen.tags.within(element, () => {
          lines.forEach((line, n) => {
            const at = y + n * height + baseline(pen.sizes.body);
            pen.tags.content(() => {
              for (const { text, style, x: from } of line) pen.text(text, x + from, at, style);
            });
          });
        });
      },
    };
  });
}

const entryRuns = (entry: StatEntry, style: Style): Run[] =>
  entry.map((run) => ({
    text: 'name' in run ? run.name : 'figure' in run ? formatFigure(run.figure) : run.words.replace(/^ $/, NO_BREAK),
    style,
  }));

/** Returns the lines that stay together: the first two, the last two, and each line between them. */
function chunks(lines: readonly RunLine[]): RunLine[][] {
  if (lines.length < 2 * TOGETHER) return [[...lines]];
  const between = lines.slice(TOGETHER, -TOGETHER).map((line) => [line]);
  return [lines.slice(0, TOGETHER), ...between, lines.slice(-TOGETHER)];
}
