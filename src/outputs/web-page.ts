import type { PortraitPicture, SheetModel } from '../sheet-model/model/sheet-model.ts';
import { oneLine, paragraphs } from './one-line.ts';
import { filledColumns, type Section, type SectionPart, type TextTable } from './section.ts';
import { sheetHead, sheetSections } from './sheet-sections.ts';

/** What a web page has besides the sheet. */
export interface PageExtras {
  /** The character's file as an element (`character/file/page-file.ts`). */
  readonly embedded: string;
  /** How each number was worked out, a sentence each; shown on request. */
  readonly calculations: readonly string[];
  /** "27 November 2026": in the foot. */
  readonly date: string;
}

/**
 * The whole sheet as one web page that needs nothing else: no script, no font, no picture from elsewhere, and a policy in it that
 * forbids all of these. It is readable on a phone, in the dark and on paper. Whatever the player wrote shows as it was written.
 */
export function webPage(model: SheetModel, { embedded, calculations, date }: PageExtras): string {
  const { name, line, fields } = sheetHead(model);
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta http-equiv="Content-Security-Policy" content="default-src 'none'; style-src 'unsafe-inline'; img-src data:">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta name="generator" content="Pointwright">
<title>${escapeHtml(name)}</title>
<style>
${styles.trim()}
</style>
</head>
<body>
<header>
${[model.head.portrait ? portrait(model.head.portrait, name) : '', `<h1>${escapeHtml(name)}</h1>`, `<p class="line">${escapeHtml(line)}</p>`, fieldList(fields)].filter(Boolean).join('\n')}
</header>
<main>
${sheetSections(model).map(section).join('\n')}
</main>
${why(calculations)}
<footer>
<p>${escapeHtml(`Saved ${date} with Pointwright, which opens this page again: the character’s file is inside.`)}</p>
<p>GURPS and Man to Man are trademarks of Steve Jackson Games. This page is not official and not endorsed by them.</p>
</footer>
${embedded}
</body>
</html>
`;
}

const section = ({ title, parts }: Section, number: number): string => {
  const id = `section-${number + 1}`;
  const isWide = parts.some((part) => part.kind === 'table' && widthOf(part) > widestNarrow);
  return `<section${isWide ? ' class="wide"' : ''}>\n<h2 id="${id}">${escapeHtml(title)}</h2>\n${parts.map((part) => block(part, isWide ? id : null)).join('\n')}\n</section>`;
};

/** Tables of more letters in a row take the whole width. */
const widestNarrow = 64;

/** The letters of the longest cells of each column together. */
function widthOf(part: TextTable): number {
  const { columns, rows } = filledColumns(part);
  const widths = columns.map(({ heading }, at) =>
    Math.max(...[heading, ...rows.map((row) => row[at] ?? '')].map((text) => text.length)),
  );
  return widths.reduce((sum, width) => sum + width, 0);
}

/** The HTML of a part; a table of a wide section scrolls, under the name of its heading, whose id is given. */
function block(part: SectionPart, wideUnder: string | null): string {
  switch (part.kind) {
    case 'table':
      return table(part, wideUnder);
    case 'fields':
      return fieldList(part.fields);
    case 'list':
      return `<ul>${part.lines.map((line) => `<li>${escapeHtml(line)}</li>`).join('')}</ul>`;
    case 'prose':
      return paragraphs(part.text)
        .map((words) => `<p>${escapeHtml(words)}</p>`)
        .join('\n');
    case 'legend':
      return `<p class="legend">${escapeHtml(part.text)}</p>`;
  }
}

/** Names with their figures. The names of a sheet's head end with a colon, which a list does not need. */
function fieldList(fields: readonly (readonly [name: string, text: string])[]): string {
  if (fields.length === 0) return '';
  const items = fields.map(
    ([name, text]) => `<div><dt>${escapeHtml(name.replace(/:$/, ''))}</dt><dd>${escapeHtml(text)}</dd></div>`,
  );
  return `<dl>${items.join('')}</dl>`;
}

function table(part: TextTable, wideUnder: string | null): string {
  const { columns, rows } = filledColumns(part);
  const align = columns.map((column) => (column.align === 'end' ? ' class="end"' : ''));
  const cells = (row: readonly string[], depth: number) =>
    row.map((text, at) => {
      const open =
        at === 0
          ? `<th scope="row"${depth > 0 ? ` style="padding-inline-start: ${depth}rem"` : ''}>`
          : `<td${align[at] ?? ''}>`;
      return `${open}${escapeHtml(text)}${at === 0 ? '</th>' : '</td>'}`;
    });
  const head = columns.map(({ heading }, at) => `<th scope="col"${align[at] ?? ''}>${escapeHtml(heading)}</th>`);
  const body = rows.map((row, at) => `<tr>${cells(row, part.depths?.[at] ?? 0).join('')}</tr>`);
  // What may be wider than a phone can be scrolled by keyboard.
  const scroll = wideUnder === null ? '' : ` role="region" aria-labelledby="${wideUnder}" tabindex="0"`;
  return `<div class="scroll"${scroll}><table>\n<thead><tr>${head.join('')}</tr></thead>\n<tbody>\n${body.join('\n')}\n</tbody>\n</table></div>`;
}

const portrait = ({ data, width, height }: PortraitPicture, name: string): string =>
  `<img src="${escapeHtml(data)}" width="${width}" height="${height}" alt="${escapeHtml(`Picture of ${name}`)}">`;

const why = (calculations: readonly string[]): string =>
  calculations.length === 0
    ? ''
    : `<details>\n<summary>How every number is worked out</summary>\n<ul>${calculations.map((words) => `<li>${escapeHtml(words)}</li>`).join('\n')}</ul>\n</details>`;

const entities: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

/** Any text as one line of text in a page, or as the value of an attribute. */
const escapeHtml = (text: string): string => oneLine(text).replace(/[&<>"']/g, (sign) => entities[sign] ?? sign);

/** System fonts, the colors of paper and of a dark screen, columns where there is room. */
const styles = `
:root { color-scheme: light dark; --ink: light-dark(#1d2422, #e4e8e6); --soft: light-dark(#52605b, #a6b3ae); --rule: light-dark(#cbd3cf, #3a4642); --accent: light-dark(#12615a, #6cc5ba); --paper: light-dark(#fff, #151a19); }
* { box-sizing: border-box; }
body { max-width: 72rem; margin: 0 auto; padding: 1.5rem; background: var(--paper); color: var(--ink); font: 0.9375rem/1.45 system-ui, sans-serif; font-variant-numeric: tabular-nums; overflow-wrap: anywhere; }
header { padding-bottom: 1rem; border-bottom: 2px solid var(--accent); }
header::after { content: ''; display: block; clear: both; }
header img { float: right; width: auto; height: auto; max-width: 9rem; max-height: 12rem; margin: 0 0 0.5rem 1rem; }
h1 { margin: 0; font-size: 1.75rem; line-height: 1.2; }
h2 { margin: 0 0 0.375rem; font-size: 1rem; color: var(--accent); }
.line { margin: 0.25rem 0 0.75rem; color: var(--soft); }
main { columns: 24rem 2; column-gap: 2rem; padding-top: 1rem; }
section { break-inside: avoid; margin-bottom: 1.25rem; }
section.wide { column-span: all; padding-top: 0.75rem; }
dl { display: flex; flex-wrap: wrap; gap: 0.25rem 1.25rem; margin: 0 0 0.5rem; }
dl div { display: flex; gap: 0.375rem; }
dt { flex: none; color: var(--soft); }
dd { margin: 0; font-weight: 600; }
.scroll { overflow-x: auto; margin-bottom: 0.5rem; }
table { width: 100%; border-collapse: collapse; }
th, td { padding: 0.125rem 0.75rem 0.125rem 0; border-bottom: 1px solid var(--rule); text-align: start; vertical-align: top; font-weight: 400; }
th:last-child, td:last-child { padding-right: 0; }
thead th { color: var(--soft); font-size: 0.8125rem; white-space: nowrap; }
th, td { overflow-wrap: normal; }
th[scope='row'] { min-width: 7rem; overflow-wrap: anywhere; }
.end { text-align: end; white-space: nowrap; }
ul { margin: 0; padding-inline-start: 1.125rem; }
.legend, footer { color: var(--soft); font-size: 0.8125rem; }
.legend { margin: 0.25rem 0 0; }
details { margin: 1rem 0; }
summary { cursor: pointer; min-height: 1.5rem; color: var(--accent); }
footer { margin-top: 1.5rem; border-top: 1px solid var(--rule); }
@media print { :root { color-scheme: light; } body { max-width: none; padding: 0; font-size: 9pt; } details { display: none; } section { break-inside: auto; } tr { break-inside: avoid; } }
`;
