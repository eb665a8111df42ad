import { formatFigure, type SheetModel } from '../sheet-model/model/sheet-model.ts';
import {
  columnsOn,
  headingText,
  type SheetTable,
  type TableBlock,
  type TableCell,
} from '../sheet-model/model/sheet-table.ts';
import type { Section, SectionPart, TextTable } from './section.ts';

/** Returns a section for each block of a table, as its declaration has it; none if texts have no such table. */
export const tableSections = <Line>(table: SheetTable<Line>, model: SheetModel): Section[] =>
  table.layout === undefined
    ? []
    : table.blocks(model).map((block) => ({
        title: block.title,
        parts: [...tableParts(table, block, model), ...(block.lines.length > 0 ? legendsOf(table, model) : [])],
      }));

/** Returns the table of a block, with its totals. */
export function tableParts<Line>(
  table: SheetTable<Line>,
  { lines }: TableBlock<Line>,
  model: SheetModel,
): SectionPart[] {
  const columns = columnsOn(table, model, 'text');
  const at = columns.findIndex(({ id }) => id === 'points');
  const rows = lines.flatMap((line) => [
    ...(table.headings?.(line) ?? []).map(({ name, depth, points }) => ({
      depth,
      cells: columns.map((_, i) => (i === 0 ? name : i === at ? formatFigure(points) : '')),
    })),
    { depth: table.depth?.(line) ?? 0, cells: columns.map((column) => cellText(column.cell(line, 'text'))) },
  ]);
  const textTable: TextTable = {
    kind: 'table',
    layout: table.layout ?? 'columns',
    columns: columns.map((column) => {
      const { say, below, align = column.holds && 'end' } = column.inText ?? {};
      return {
        heading: headingText(column, model),
        ...(align ? { align } : {}),
        ...(say ? { say } : {}),
        ...(below ? { below } : {}),
      };
    }),
    rows: rows.map(({ cells }) => cells),
    depths: rows.map(({ depth }) => depth),
  };
  const totals = (table.totals?.(model) ?? []).map(
    ({ title, figure, unit }) => [title, unit(formatFigure(figure))] as const,
  );
  return [textTable, { kind: 'fields', fields: totals }];
}

const cellText = ({ text = '', figure }: TableCell): string => (figure ? formatFigure(figure) : text);

const legendsOf = <Line>(table: SheetTable<Line>, model: SheetModel): SectionPart[] =>
  (table.legends?.(model, 'text') ?? []).map(({ words }) => ({ kind: 'legend', text: words }));
