import type { SheetModel } from '../sheet-model/model/sheet-model.ts';
import { noFigure } from '../sheet-model/model/stat-block.ts';
import { oneLine, paragraphs } from './one-line.ts';
import { filledColumns, type Section, type SectionPart, type TextColumn, type TextTable } from './section.ts';
import { sheetHead, sheetSections } from './sheet-sections.ts';

const indentation = '  ';
const deeper = '    ';
const separator = ' · ';
/** A longer cell shifts the rest of its row only, and does not widen the column. */
const widestLabel = 18;

/**
 * The whole sheet as plain text of at most WIDTH characters a line, for chat, e-mail and forums. Every line says what
 * it holds, so that it is readable in a proportional typeface too; in a fixed one short columns are aligned.
 * @param more sections that follow the sheet's own
 */
export function plainText(model: SheetModel, more: readonly Section[] = []): string {
  const { name, line, fields } = sheetHead(model);
  const lines = [
    ...wrapLines(oneLine(name)),
    ...wrapLines(oneLine(line)),
    ...fields.flatMap(([title, text]) => wrapLines(`${title} ${oneLine(text)}`, '', indentation)),
  ];
  for (const section of sheetSections(model, more)) lines.push('', ...sectionLines(section));
  return `${lines.join('\n')}\n`;
}

const sectionLines = ({ title, parts }: Section): string[] => [
  ...wrapLines(oneLine(title).toUpperCase()),
  ...parts.flatMap(partLines),
];

function partLines(part: SectionPart): string[] {
  switch (part.kind) {
    case 'table':
      return tableLines(part);
    case 'fields': {
      const texts = part.fields.map((field) => field.map(oneLine).filter(Boolean).join(' '));
      return flowLines(texts, separator, indentation, deeper);
    }
    case 'list':
      return part.lines.map(oneLine).flatMap((line) => wrapLines(line, indentation, deeper));
    case 'prose':
      return paragraphs(part.text).flatMap((line) => wrapLines(line, indentation));
    case 'legend':
      return wrapLines(oneLine(part.text), indentation, deeper);
  }
}

function tableLines(table: TextTable): string[] {
  const { columns, rows } = filledColumns({
    ...table,
    rows: table.rows.map((row, i) => indented(row.map(oneLine), indentation.repeat(table.depths?.[i] ?? 0))),
  });
  switch (table.layout) {
    case 'flow': {
      const texts = rows.map((row) => columns.map((column, i) => said(column, row[i])).join(' '));
      return flowLines(texts, separator, indentation, deeper);
    }
    case 'sentences':
      return rows.flatMap((row) => sentence(columns, row));
    case 'columns':
      return columnLines(columns, rows);
  }
}

/** The row with its first cell further to the right. */
const indented = ([first = '', ...others]: readonly string[], by: string): readonly string[] => [by + first, ...others];

/** "Axe, swing: 1+4 cut, Axe/Mace 14 (12), parry 7 (6), reach 1; needs ST 12". */
function sentence(columns: readonly TextColumn[], row: readonly string[]): string[] {
  const cells = columns.map((column, i) => ({ text: row[i] ?? '', column })).slice(1);
  const texts = (below: boolean) =>
    cells
      .filter(({ text, column }) => (column.below ?? false) === below && text !== '' && text !== noFigure)
      .map(({ text, column }) => said(column, text));
  const after = [texts(false).join(', '), ...texts(true)].filter(Boolean).join('; ');
  return wrapLines([row[0] ?? '', after].filter(Boolean).join(': '), indentation, deeper);
}

function columnLines(columns: readonly TextColumn[], rows: readonly (readonly string[])[]): string[] {
  const texts = rows.map((row) => columns.map((column, i) => said(column, row[i])));
  const beside = columns.flatMap(({ below }, i) => (below ? [] : [i]));
  const behind = columns.flatMap(({ below }, i) => (below ? [i] : []));
  const widest = (i: number, most: number) =>
    Math.max(0, ...texts.map((row) => wide(row[i])).filter((width) => width <= most));
  const others = beside.slice(1).map((i) => widest(i, widestLabel));
  const room = textWidth - indentation.length - others.reduce((sum, width) => sum + width + indentation.length, 0);
  const widths = [widest(0, room), ...others];
  const fits = (line: string) => indentation.length + line.length <= textWidth;
  return texts.flatMap((row) => {
    const line = beside.map((i, at) => padded(row[i] ?? '', widths[at] ?? 0, columns[i]?.align)).join('  ');
    const notes = behind.flatMap((i) => row[i] || []).join('; ');
    const whole = `${line}  ${notes}`.trimEnd();
    if (fits(whole)) return [indentation + whole];
    const first = line.trimEnd();
    return [
      ...(fits(first) ? [indentation + first] : wrapLines(oneLine(first), indentation, deeper)),
      ...(notes === '' ? [] : wrapLines(notes, deeper)),
    ];
  });
}

const said = ({ say }: TextColumn, cell = ''): string =>
  say && cell !== '' && cell !== noFigure ? oneLine(say(cell)) : cell;

/** As many places as a text takes: marks over and under letters take none. */
const wide = (text = ''): number => Array.from(text.normalize('NFC').replace(/\p{M}/gu, '')).length;

function padded(text: string, width: number, align: TextColumn['align']): string {
  const room = ' '.repeat(Math.max(0, width - wide(text)));
  return align === 'end' ? room + text : text + room;
}

/** The width of a line of plain text: e-mail and most forums show it without wrapping. */
export const textWidth = 78;

/** Breaks a text at spaces into lines of at most WIDTH characters with their indents; a word that is longer is cut. */
export function wrapLines(text: string, indent = '', hanging = indent): string[] {
  const lines: string[] = [];
  let rest = text;
  let before = indent;
  while (before.length + rest.length > textWidth) {
    const room = textWidth - before.length;
    const space = rest.lastIndexOf(' ', room);
    const at = space > 0 ? space : beforeHalfCharacter(rest, room);
    lines.push(before + rest.slice(0, at).trimEnd());
    rest = rest.slice(at).trimStart();
    before = hanging;
  }
  return rest === '' && lines.length > 0 ? lines : [...lines, before + rest];
}

/** Texts one after the other; a line breaks between them, within one only if it alone is too long. */
export function flowLines(texts: readonly string[], between: string, indent: string, hanging: string): string[] {
  const lines: string[] = [];
  let line = '';
  for (const text of texts) {
    const longer = line === '' ? text : line + between + text;
    const before = lines.length === 0 ? indent : hanging;
    if (line === '' || before.length + longer.length + between.trimEnd().length <= textWidth) {
      line = longer;
    } else {
      lines.push(...wrapLines(line + between.trimEnd(), before, hanging));
      line = text;
    }
  }
  return line === '' ? lines : [...lines, ...wrapLines(line, lines.length === 0 ? indent : hanging, hanging)];
}

const beforeHalfCharacter = (text: string, at: number): number =>
  /[\uD800-\uDBFF]/.test(text[at - 1] ?? '') ? at - 1 : at;
