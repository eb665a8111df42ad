import { readFileSync, writeFileSync } from 'node:fs';

/** Where the figures of the last release are. */
const file = 'docs/performance.md';
/** Results worse by more than this share are reported, unless they are still only this small a part of the unit. */
const worse = 0.15;
const least = 0.3;

/** Ratios to the unit of the same run, by measurement. */
export type Ratios = ReadonlyMap<string, number>;

/** The ratios in a table of the bench: each cell with "×8.2", by the name of its row and column. */
export function ratiosOf(rows: readonly Readonly<Record<string, string>>[]): Ratios {
  const ratioIn = (cell: string) => /×(\d+(?:\.\d+)?)$/.exec(cell)?.[1];
  return new Map(
    rows.flatMap((row) => {
      const cells = Object.entries(row);
      // The figures follow the columns that name the row.
      const first = cells.findIndex(([, cell]) => /^[\d.–]+ ?\(|^–$/.test(cell));
      const name = cells.slice(0, first).map(([, cell]) => cell);
      return cells.flatMap(([column, cell]) => {
        const ratio = ratioIn(cell);
        return ratio === undefined ? [] : [[[...name, column].join(', '), Number(ratio)] as const];
      });
    }),
  );
}

/** The section of a part in the text of docs/performance.md: from the line after its heading to the next heading. */
function sectionOf(text: string, part: string): { readonly from: number; readonly to: number } | null {
  const heading = `\n## ${part}\n`;
  const at = text.indexOf(heading);
  if (at < 0) return null;
  const from = at + heading.length;
  const next = text.indexOf('\n## ', from);
  return { from, to: next < 0 ? text.length : next };
}

/** The ratios of a part that the text keeps. */
export function keptRatios(text: string, part: string): Ratios {
  const section = sectionOf(text, part);
  const lines = section ? text.slice(section.from, section.to).matchAll(/^\| (.+?) \| ([\d.]+) \|$/gm) : [];
  return new Map([...lines].map(([, what = '', ratio]) => [what, Number(ratio)]));
}

/** The text with the ratios of a part replaced. */
export function withRatios(text: string, part: string, ratios: Ratios): string {
  const lines = [...ratios].map(([what, ratio]) => `| ${what} | ${ratio} |`);
  const table = `\n${['| what | times the unit |', '|---|---|', ...lines].join('\n')}\n`;
  const section = sectionOf(text, part);
  if (!section) return `${text.trimEnd()}\n\n## ${part}\n${table}`;
  return text.slice(0, section.from) + table + text.slice(section.to);
}

/** A sentence about each ratio that is more than 15 % worse than the kept one. */
export function describeWorse(kept: Ratios, measured: Ratios): readonly string[] {
  return [...measured].flatMap(([what, ratio]) => {
    const before = kept.get(what);
    if (before === undefined || ratio <= before * (1 + worse) || ratio < least) return [];
    return [`${what}: ×${ratio} instead of ×${before}, ${Math.round((ratio / before - 1) * 100)} % worse`];
  });
}

/** Keeps the ratios of a part in docs/performance.md, or prints those that are worse than the ones kept there. */
export function keepOrCompare(part: string, measured: Ratios, keep: boolean): void {
  const text = readFileSync(file, 'utf8');
  if (keep) {
    writeFileSync(file, withRatios(text, part, measured));
    console.log(`${part}: ${measured.size} figures kept in ${file}`);
    return;
  }
  const kept = keptRatios(text, part);
  const found = describeWorse(kept, measured);
  const compared = [...measured.keys()].filter((what) => kept.has(what)).length;
  console.log(`${part}: ${compared} of ${measured.size} figures compared with the last release (${file}).`);
  for (const line of found) console.log(`  worse: ${line}`);
}
