import { Fragment, memo, type ReactNode, useMemo } from 'react';
import type { ElementNode, Mark, PageNode, Role, TextMark } from '../../pdf/drawing.ts';
import { pageFoot } from '../../pdf/paper.ts';
import { printedInk } from '../../sheet-model/print/line-drawing.ts';
import type { PrintChoices } from '../../sheet-model/print/print-choices.ts';
import type { LaidOutRun } from './page-run.ts';
import './drawn-page.css';

interface DrawnPageProps {
  readonly laidOut: LaidOutRun;
  readonly choices: PrintChoices;
  /** The page of this layout, and its number among all that are printed; both are counted from 1. */
  readonly page: number;
  readonly number: number;
  /** The number of all pages; null while it is not known. */
  readonly all: number | null;
}

/** A page as the PDF has it, drawn for the screen and for the printer of the browser; its text can be read and copied. */
export function DrawnPage({ laidOut, choices, page, number, all }: DrawnPageProps) {
  const { width, height } = laidOut.pages;
  const foot = useMemo(
    () => pageFoot(choices, laidOut.pages.feet, page, number, all),
    [choices, laidOut, page, number, all],
  );
  return (
    <svg className="drawn-page" viewBox={`0 0 ${width} ${height}`} aria-label={`Page ${number}`}>
      <Drawn nodes={laidOut.byPage[page - 1] ?? []} />
      <Drawn nodes={foot} />
    </svg>
  );
}

/** For what screen readers leave out: lines, and headings that are repeated. */
const unread = { 'aria-hidden': true } as const;

/** What is drawn: the ink first, with all lines of a kind as one path, then the texts in the order of reading. */
const Drawn = memo(function Drawn({ nodes }: { readonly nodes: readonly PageNode[] }) {
  const { shading, pointers, pictures, drawings, strokes } = inkOf(nodes);
  return (
    <>
      <g {...unread}>
        {shading !== '' && <path className="drawn-shading" d={shading} />}
        {Array.from(strokes, ([key, { weight, shade, dashed, path }]) => (
          <path
            key={key}
            className={`drawn-stroke drawn-${shade}`}
            d={path}
            strokeWidth={weight}
            strokeDasharray={dashed}
          />
        ))}
        {pointers !== '' && <path className="drawn-pointer" d={pointers} />}
      </g>
      {drawings.map((mark) => (
        <DrawnDrawing key={`${mark.x} ${mark.y}`} mark={mark} />
      ))}
      {pictures.map(({ data, words, x, y, width, height }) => (
        <svg key={`${x} ${y}`} x={x} y={y} width={width} height={height} role="img" aria-label={words}>
          <image href={data} width="100%" height="100%" preserveAspectRatio="xMidYMid slice" />
        </svg>
      ))}
      {drawTexts(nodes)}
    </>
  );
});

/** The roles of elements that screen readers are told of. */
const roles: Partial<Record<Role, string>> = { Table: 'table', TR: 'row', TD: 'cell', L: 'list', LI: 'listitem' };

/** The texts with their roles; a row of totals under its table is none of the table, and so has no role. */
function drawTexts(nodes: readonly PageNode[], inTable = false): ReactNode {
  return nodes.map((node, i) => {
    const key = `${i}`;
    switch (node.kind) {
      case 'text':
        return <DrawnText key={key} mark={node} />;
      case 'content':
        return <Fragment key={key}>{drawTexts(node.nodes, inTable)}</Fragment>;
      case 'artifact':
        return node.nodes.some(hasText) ? (
          <g key={key} {...unread}>
            {drawTexts(node.nodes, inTable)}
          </g>
        ) : null;
      case 'element':
        return (
          <g key={key} {...(isOutside(node.role, inTable) ? {} : semanticsOf(node))}>
            {drawTexts(node.nodes, inTable || node.role === 'Table')}
          </g>
        );
      default:
        return null;
    }
  });
}

/** Whether a node is a text or has one in it: most of what is not read are lines. */
const hasText = (node: PageNode): boolean => node.kind === 'text' || ('nodes' in node && node.nodes.some(hasText));

/** Rows and cells have their roles within a table alone. */
const isOutside = (role: Role, inTable: boolean): boolean =>
  !inTable && (role === 'TR' || role === 'TH' || role === 'TD');

function semanticsOf({ role, scope, block }: ElementNode) {
  if (role === 'H1' || role === 'H2' || role === 'H3') return { role: 'heading', 'aria-level': Number(role[1]) };
  if (role === 'TH') return { role: scope === 'Row' ? 'rowheader' : 'columnheader' };
  return { role: roles[role], ...(role === 'Table' && block ? { 'aria-label': block } : {}), 'data-block': block };
}

type DrawingMark = Extract<Mark, { kind: 'drawing' }>;

function DrawnDrawing({ mark: { drawing, x, y, width, height } }: { readonly mark: DrawingMark }) {
  return (
    <svg
      className="drawn-drawing"
      x={x}
      y={y}
      width={width}
      height={height}
      viewBox={`0 0 ${drawing.width} ${drawing.height}`}
      strokeWidth={drawing.line}
      aria-hidden="true"
    >
      {drawing.paths.map((path, i) => {
        const { fill, edge } = printedInk(path);
        // biome-ignore lint/suspicious/noArrayIndexKey: the paths of a drawing never change places
        return <path key={i} d={path.path} fill={colorOf(fill)} stroke={colorOf(edge)} />;
      })}
    </svg>
  );
}

/** The color of a share of ink on paper, from 0 to 1; none for null. */
const colorOf = (ink: number | null): string =>
  ink === null ? 'none' : `color-mix(in srgb, var(--paper-ink) ${Math.round(ink * 100)}%, var(--paper-white))`;

function DrawnText({ mark: { text, whole, x, y, width, face, size, soft } }: { readonly mark: TextMark }) {
  return (
    <text
      className={`drawn-text drawn-${face}${soft ? ' drawn-soft-text' : ''}`}
      x={round(x)}
      y={round(y)}
      fontSize={round(size)}
      // Letters of other typefaces have other widths.
      textLength={whole === undefined ? undefined : round(width)}
    >
      {whole ?? text}
    </text>
  );
}

interface Strokes {
  readonly weight: number;
  readonly shade: string;
  readonly dashed: string | undefined;
  path: string;
}

/** Gathers what is not text, so that all lines of a kind are one path. */
function inkOf(nodes: readonly PageNode[]) {
  const ink = {
    shading: '',
    pointers: '',
    drawings: [] as DrawingMark[],
    pictures: [] as Extract<Mark, { kind: 'picture' }>[],
    strokes: new Map<string, Strokes>(),
  };
  const stroke = (weight: number, shade: string, path: string, dashed?: string): void => {
    const key = `${weight} ${shade} ${dashed ?? ''}`;
    const strokes = ink.strokes.get(key) ?? { weight, shade, dashed, path: '' };
    strokes.path += path;
    ink.strokes.set(key, strokes);
  };
  const gather = (all: readonly PageNode[]): void => {
    for (const node of all) {
      switch (node.kind) {
        case 'line':
          stroke(node.weight, node.shade, `M${points(node.from)}L${points(node.to)}`, node.dashed && '4 3');
          break;
        case 'box':
          stroke(node.weight, node.shade, boxPath(node, node.radius));
          break;
        case 'outline':
          stroke(node.weight, 'ink', outlinePath(node));
          break;
        case 'shading':
          ink.shading += boxPath(node, 0);
          break;
        case 'pointer': {
          const { x, y, size } = node;
          ink.pointers += `M${points([x, y - size, x + size * 0.8, y - size / 2, x, y])}Z`;
          break;
        }
        case 'drawing':
          ink.drawings.push(node);
          break;
        case 'picture':
          ink.pictures.push(node);
          break;
        default:
          if ('nodes' in node) gather(node.nodes);
      }
    }
  };
  gather(nodes);
  return ink;
}

/** Hundredths of a point are precise enough on paper. */
const round = (points: number): number => Math.round(points * 100) / 100;
const points = (numbers: readonly number[]): string => numbers.map(round).join(' ');

interface BoxOnPage {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

function boxPath({ x, y, width, height }: BoxOnPage, radius: number): string {
  if (radius === 0) return `M${points([x, y])}h${round(width)}v${round(height)}h${round(-width)}Z`;
  const corner = (dx: number, dy: number) => `a${radius} ${radius} 0 0 1 ${points([dx, dy])}`;
  const [across, down] = [round(width - 2 * radius), round(height - 2 * radius)];
  return (
    `M${points([x + radius, y])}h${across}${corner(radius, radius)}v${down}${corner(-radius, radius)}` +
    `h${-across}${corner(-radius, -radius)}v${-down}${corner(radius, -radius)}Z`
  );
}

function outlinePath({ path, x, y, width, height }: Extract<Mark, { kind: 'outline' }>): string {
  const parts = path.map((part, i) => {
    const scaled = part.map((n, at) => (at % 2 === 0 ? x + n * width : y + n * height));
    return `${i === 0 ? 'M' : part.length === 2 ? 'L' : 'C'}${points(scaled)}`;
  });
  return `${parts.join('')}Z`;
}
