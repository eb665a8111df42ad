import type { jsPDF } from 'jspdf';
import { pathCommands, printedInk } from '../sheet-model/print/line-drawing.ts';
import type { Mark, PageNode, Pages, Shade } from './drawing.ts';
import { embedFonts, type FontFiles, family } from './fonts.ts';
import { compactPdf, dateFile, placeholderDate, textString } from './pdf-file.ts';
import type { About, PdfRequest } from './pdf-request.ts';
import { type ElementParts, Tagger } from './tagger.ts';

/** Grays, from 0 for black to 255 for white. */
const shades = { ink: 0, soft: 75, line: 175, control: 120 } as const satisfies Record<Shade, number>;
/** The gray of every second row. */
const shading = 240;

type Outline = ReturnType<jsPDF['outline']['add']>;

export interface WrittenPdf {
  readonly bytes: Uint8Array<ArrayBuffer>;
  readonly pages: number;
}

/** Receives the progress of writing and assembling the file, from 0 to 1. */
export type Progress = (share: number) => void;

/** The share of the time for assembling the file. */
const assemblyShare = 0.4;

/** The pages of one character, or of all stat blocks. */
export interface NamedPages extends Pages {
  readonly name: string;
}

/**
 * Writes pages that are laid out as one tagged PDF with embedded fonts. Does not depend on a browser: jsPDF and the fonts
 * are parameters. Each of several characters has its own bookmarks and tags; a single one has only those of its sheet.
 */
export function writePdf(
  JsPdf: typeof jsPDF,
  fonts: FontFiles,
  runs: readonly NamedPages[],
  { about, feet, date }: PdfRequest,
  progress: Progress = () => undefined,
): WrittenPdf {
  const { width, height } = runs[0] ?? { width: 0, height: 0 };
  const document = new JsPdf({
    unit: 'pt',
    format: [width, height],
    orientation: width > height ? 'landscape' : 'portrait',
    compress: true,
    putOnlyUsedFonts: true,
  });
  describe(document, about);
  const tags = new Tagger(document);
  embedFonts(document, fonts);
  runs.forEach((run, i) => {
    if (i > 0) document.addPage();
    const before = document.getNumberOfPages() - 1;
    const writer = { document, tags, before, elements: new Map() };
    const above = runs.length > 1 ? document.outline.add(null, run.name, { pageNumber: before + 1 }) : null;
    tags.nextSubject();
    if (above) tags.within(tags.element('Sect'), () => writeNodes(writer, run.nodes));
    else writeNodes(writer, run.nodes);
    // Some of them may be empty at the end.
    while (document.getNumberOfPages() < before + run.count) document.addPage();
    addBookmarks(document, run, above, before);
    progress(((i + 1) / runs.length) * (1 - assemblyShare));
  });
  feet.forEach((nodes, i) => {
    document.setPage(i + 1);
    writeNodes({ document, tags, before: 0, elements: new Map() }, nodes);
  });
  const file = new Uint8Array(document.output('arraybuffer'));
  dateFile(file, date);
  const bytes = compactPdf(file);
  progress(1);
  return { bytes, pages: feet.length };
}

/** Adds the bookmarks of pages below another one; `before` is the number of pages before them. */
function addBookmarks(document: jsPDF, { bookmarks }: Pages, above: Outline | null, before: number): void {
  const outlines: Outline[] = [];
  for (const bookmark of bookmarks) {
    const parent = bookmark.above === null ? above : (outlines[bookmark.above] ?? null);
    outlines.push(document.outline.add(parent, bookmark.title, { pageNumber: before + bookmark.page }));
  }
}

function describe(document: jsPDF, { title, author, subject }: About): void {
  document.setProperties({ title, author, subject, creator: 'Pointwright' });
  document.setLanguage('en');
  document.viewerPreferences({ DisplayDocTitle: true });
  document.setCreationDate(placeholderDate);
  document.setFileId('504F494E545752494748542053484545');
  // jsPDF writes bookmarks in raw bytes and splits them into lines later: letters could be mistaken for objects of the
  // file.
  (document.outline as unknown as { makeString: (text: string) => string }).makeString = textString;
  // Tags and the language need PDF 1.7; jsPDF has the setter, but not in its types.
  (document as unknown as { __private__: { setPdfVersion(version: string): void } }).__private__.setPdfVersion('1.7');
}

interface Writer {
  readonly document: jsPDF;
  readonly tags: Tagger;
  /** The number of pages before the first of these nodes. */
  readonly before: number;
  /** The elements that are drawn in several passes, by number. */
  readonly elements: Map<number, ElementParts>;
}

/** Writes nodes in their order. */
function writeNodes(writer: Writer, nodes: readonly PageNode[]): void {
  const { document, tags, before, elements } = writer;
  const pageHeight = document.internal.pageSize.getHeight();
  for (const node of nodes) {
    const within = (inner: readonly PageNode[]) => () => writeNodes(writer, inner);
    switch (node.kind) {
      case 'turn':
        while (document.getNumberOfPages() < before + node.page) document.addPage();
        document.setPage(before + node.page);
        break;
      case 'subject':
        tags.nextSubject();
        break;
      case 'element': {
        const element = elements.get(node.number) ?? tags.element(node.role, node.scope);
        elements.set(node.number, element);
        tags.within(element, within(node.nodes));
        break;
      }
      case 'content':
        tags.content(within(node.nodes));
        break;
      case 'artifact':
        tags.artifact(within(node.nodes));
        break;
      case 'link': {
        const { to, x, y, width, height } = node;
        tags.link(to, [x, pageHeight - y - height, x + width, pageHeight - y]);
        break;
      }
      case 'target':
        tags.target(node.stat, node.x, pageHeight - node.y, node.words);
        break;
      case 'picture': {
        const { words, x, y, width, height } = node;
        const foot = pageHeight - y - height;
        tags.figure(words, [x, foot, x + width, foot + height], () => writeMark(document, node));
        break;
      }
      default:
        writeMark(document, node);
    }
  }
}

function writeMark(document: jsPDF, mark: Mark): void {
  const stroke = (weight: number, shade: Shade): void => {
    document.setLineWidth(weight);
    document.setDrawColor(shades[shade]);
  };
  switch (mark.kind) {
    case 'text':
      document.setFont(family, mark.face);
      document.setFontSize(mark.size);
      document.setTextColor(mark.soft ? shades.soft : shades.ink);
      document.text(mark.text, mark.x, mark.y);
      break;
    case 'line':
      stroke(mark.weight, mark.shade);
      if (mark.dashed) document.setLineDashPattern([4, 3], 0);
      document.line(...mark.from, ...mark.to);
      if (mark.dashed) document.setLineDashPattern([], 0);
      break;
    case 'box':
      stroke(mark.weight, mark.shade);
      document.roundedRect(mark.x, mark.y, mark.width, mark.height, mark.radius, mark.radius, 'S');
      break;
    case 'outline': {
      const { path, x, y, width, height } = mark;
      stroke(mark.weight, 'ink');
      path.forEach((part, first) => {
        const [a = 0, b = 0, c = 0, d = 0, e = 0, f = 0] = part.map((n, i) =>
          i % 2 === 0 ? x + n * width : y + n * height,
        );
        if (first === 0) document.moveTo(a, b);
        else if (part.length === 2) document.lineTo(a, b);
        else document.curveTo(a, b, c, d, e, f);
      });
      document.close().stroke();
      break;
    }
    case 'shading':
      document.setFillColor(shading, shading, shading);
      document.rect(mark.x, mark.y, mark.width, mark.height, 'F');
      break;
    case 'pointer': {
      const { x, y, size } = mark;
      document.setFillColor(shades.ink, shades.ink, shades.ink);
      document.triangle(x, y - size, x + size * 0.8, y - size / 2, x, y, 'F');
      break;
    }
    case 'drawing':
      writeDrawing(document, mark);
      break;
    case 'picture': {
      const { x, y, width, height, pixels } = mark;
      const scale = Math.max(width / pixels.width, height / pixels.height);
      const [wide, high] = [pixels.width * scale, pixels.height * scale];
      document.saveGraphicsState();
      document.rect(x, y, width, height, null).clip().discardPath();
      document.addImage(bytesOf(mark.data), 'JPEG', x - (wide - width) / 2, y - (high - height) / 2, wide, high);
      document.restoreGraphicsState();
    }
  }
}

function writeDrawing(
  document: jsPDF,
  { drawing, x, y, width, height }: Extract<Mark, { readonly kind: 'drawing' }>,
): void {
  const scale = width / drawing.width;
  document.saveGraphicsState();
  document.rect(x, y, width, height, null).clip().discardPath();
  document.setLineWidth(drawing.line * scale);
  document.setLineJoin('round');
  document.setLineCap('round');
  for (const path of drawing.paths) {
    const { fill, edge } = printedInk(path);
    if (fill !== null) document.setFillColor(...grayOf(fill));
    if (edge !== null) document.setDrawColor(...grayOf(edge));
    tracePath(document, path.path, (n, i) => (i % 2 === 0 ? x : y) + n * scale);
    if (fill !== null && edge !== null) document.fillStrokeEvenOdd();
    else if (fill !== null) document.fillEvenOdd();
    else document.stroke();
  }
  document.restoreGraphicsState();
}

/** The gray of a share of ink, from 0 for black to 255 for paper. */
function grayOf(ink: number): [number, number, number] {
  const gray = Math.round(255 * (1 - ink));
  return [gray, gray, gray];
}

/** Adds a path, with its coordinates put in place; curves with one handle become those with two. */
function tracePath(document: jsPDF, path: string, place: (n: number, i: number) => number): void {
  let [atX, atY] = [0, 0];
  for (const { command, points } of pathCommands(path)) {
    const [a = 0, b = 0, c = 0, d = 0, e = 0, f = 0] = points.map(place);
    switch (command) {
      case 'M':
        document.moveTo(a, b);
        break;
      case 'L':
        document.lineTo(a, b);
        break;
      case 'Q':
        document.curveTo((atX + 2 * a) / 3, (atY + 2 * b) / 3, (c + 2 * a) / 3, (d + 2 * b) / 3, c, d);
        break;
      case 'C':
        document.curveTo(a, b, c, d, e, f);
        break;
      default:
        document.close();
    }
    const end = points.slice(-2).map(place);
    [atX = atX, atY = atY] = end;
  }
}

/** Returns the bytes of a base64 data URL. */
function bytesOf(url: string): Uint8Array {
  return Uint8Array.from(atob(url.slice(url.indexOf(',') + 1)), (letter) => letter.charCodeAt(0));
}
