import type { SheetModel } from '../sheet-model/model/sheet-model.ts';
import { oneLine, paragraphs } from './one-line.ts';
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
const emSpace = '\u2003';

function tableBlock(table: TextTable): string {
  const { columns, rows } = filledColumns(table);
  const line = (cells: readonly string[], depth = 0) =>
    `| ${emSpace.repeat(depth)}${cells.map(escapeMarkdown).join(' | ')} |`;
  return [
    line(columns.map(({ heading }) => heading)),
    `|${columns.map(({ align }) => (align === 'end' ? '---:' : '---')).join('|')}|`,
    ...rows.map((row, i) => line(row, table.depths?.[i])),
  ].join('\n');
}

/** A zero-width character that separates its neighbors. */
const zeroWidthSpace = '\u200B';

const entities: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;' };

/**
 * Any text as one line of Markdown that shows just this text: it never becomes emphasis, code, heading, table cell,
 * link, HTML, formula or spoiler. Angle brackets and ampersands become entities, because even readers without backslash
 * escapes know those. A zero-width character splits texts that forums turn into links or pictures by themselves
 * (addresses, e-mail, @names, #numbers, :smile:): a backslash would not prevent it.
 */
export function escapeMarkdown(text: string): string {
  return oneLine(text)
    .replace(/:(?=\/\/|[\w+-]+:)/g, `:${zeroWidthSpace}`)
    .replace(/[\\`*_{}[\]|~^$#]/g, '\\$&')
    .replace(/[&<>]/g, (sign) => entities[sign] ?? sign)
    .replace(/[@#](?=[\p{L}\p{N}_])/gu, `$&${zeroWidthSpace}`)
    .replace(/(?<=[\p{L}\p{N}])\.(?=\p{L})/gu, `.${zeroWidthSpace}`);
}

/**
 * The same for a text that begins a line, because there a hyphen, a plus, an equals sign or a number with a point
 * starts a block.
 */
export const escapeMarkdownLine = (text: string): string =>
  escapeMarkdown(text)
    .replace(/^[-+=:]/, '\\$&')
    .replace(/^(\d+)([.)])/, '$1\\$2');

/** A text in bold; nothing for an empty one, whose asterisks would be a rule across the page. */
export const bold = (text: string): string => (oneLine(text) === '' ? '' : `**${escapeMarkdown(text)}**`);
