import type { SheetModel } from '../rules/model/sheet-model.ts';
import { bold, escapeMarkdown, escapeMarkdownLine } from './escape-markdown.ts';
import { paragraphs } from './one-line.ts';
import { filledColumns, type Section, type SectionPart, type TextTable } from './section.ts';
import { sheetHead, sheetSections } from './sheet-sections.ts';

/**
 * The whole sheet in Markdown as GitHub and most forums read it: headings, tables, lists. Whatever the player wrote
 * shows as it was written and never turns into markup or a link.
 * @param more sections that follow the sheet's own
 */
export function markdown(model: SheetModel, more: readonly Section[] = []): string {
  const { name, line, fields } = sheetHead(model);
  const blocks = [
    `# ${escapeMarkdown(name)}`,
    bold(line),
    ...fields.map(field),
    ...sheetSections(model, more).flatMap(section),
  ];
  return `${blocks.join('\n\n')}\n`;
}

const field = ([name, text]: readonly [string, string]): string =>
  [bold(name), escapeMarkdown(text)].filter(Boolean).join(' ');

const section = ({ title, parts }: Section): string[] => [`## ${escapeMarkdown(title)}`, ...parts.flatMap(block)];

/** The blocks of a part, to be separated by empty lines. */
function block(part: SectionPart): string[] {
  switch (part.kind) {
    case 'table':
      return [tableBlock(part)];
    case 'fields':
      return [part.fields.map(field).join(' · ')];
    case 'list':
      return [part.lines.map((line) => `- ${escapeMarkdownLine(line)}`).join('\n')];
    case 'prose':
      return paragraphs(part.text).map(escapeMarkdownLine);
    case 'legend':
      return [`*${escapeMarkdown(part.text)}*`];
  }
}

/** A space that readers of Markdown keep at the beginning of a cell. */
const INDENT = '\u2003';

function tableBlock(table: TextTable): string {
  const { columns, rows } = filledColumns(table);
  const line = (cells: readonly string[], depth = 0) =>
    `| ${INDENT.repeat(depth)}${cells.map(escapeMarkdown).join(' | ')} |`;
  return [
    line(columns.map(({ heading }) => heading)),
    `|${columns.map(({ align }) => (align === 'end' ? '---:' : '---')).join('|')}|`,
    ...rows.map((row, i) => line(row, table.depths?.[i])),
  ].join('\n');
}
