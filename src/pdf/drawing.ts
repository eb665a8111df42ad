import type { StatId } from '../engine/step.ts';
import type { Outline } from '../sheet-model/print/frame-outlines.ts';
import type { LineDrawing } from '../sheet-model/print/line-drawing.ts';
import type { Face } from './face-measures.ts';

/** What is on the pages, before it becomes a PDF or a picture on the screen: both draw the same marks at the same places, in points. */

export type Role = 'H1' | 'H2' | 'H3' | 'P' | 'Span' | 'Div' | 'Sect' | 'Table' | 'TR' | 'TH' | 'TD' | 'L' | 'LI';
export type Scope = 'Column' | 'Row';
export type Shade = 'ink' | 'soft' | 'line' | 'control';

/** A box with its upper left corner at x and y. */
interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** A text with its baseline at y and its start at x. */
export interface TextMark {
  readonly kind: 'text';
  readonly text: string;
  /** The text with the characters that the faces lack, if it has any: other typefaces may have them. */
  readonly whole?: string | undefined;
  readonly x: number;
  readonly y: number;
  /** The width that the layout has measured. */
  readonly width: number;
  readonly face: Face;
  readonly size: number;
  readonly soft: boolean;
}

interface Stroke {
  readonly weight: number;
  readonly shade: Shade;
}

/** Something that leaves ink on a page. */
export type Mark =
  | TextMark
  | (Stroke & {
      readonly kind: 'line';
      readonly from: readonly [x: number, y: number];
      readonly to: readonly [x: number, y: number];
      readonly dashed?: true;
    })
  | (Stroke & Box & { readonly kind: 'box'; readonly radius: number })
  | (Box & { readonly kind: 'outline'; readonly path: Outline; readonly weight: number })
  | (Box & { readonly kind: 'shading' })
  | { readonly kind: 'pointer'; readonly x: number; readonly y: number; readonly size: number }
  /** A drawing that fills the box, in the lightest ink that shows it. What is outside the box is clipped. */
  | (Box & { readonly kind: 'drawing'; readonly drawing: LineDrawing })
  /** A JPEG that fills the box; `pixels` is its own size. What is outside the box is clipped. */
  | (Box & {
      readonly kind: 'picture';
      readonly data: string;
      readonly words: string;
      readonly pixels: { readonly width: number; readonly height: number };
    });

/** A link from a box on the page to the calculation of a number. */
interface LinkNode extends Box {
  readonly kind: 'link';
  readonly to: StatId;
}

/** The target of links to a number, with its words for screen readers. */
interface TargetNode {
  readonly kind: 'target';
  readonly stat: StatId;
  readonly x: number;
  readonly y: number;
  readonly words: string;
}

/** An element of the structure that screen readers read. Those with the same number are one, drawn in several passes. */
export interface ElementNode {
  readonly kind: 'element';
  readonly role: Role;
  readonly scope?: Scope | undefined;
  readonly number: number;
  /** The title of the block that it holds the rows of. */
  readonly block?: string | undefined;
  readonly nodes: readonly PageNode[];
}

/** Marks that belong to the element around them, or, as an artifact, to none: lines, and headings that are repeated. */
interface MarksNode {
  readonly kind: 'content' | 'artifact';
  readonly nodes: readonly PageNode[];
}

/** A part of the drawing, in the order of drawing. `turn` goes on with another page, `subject` with the next character. */
export type PageNode =
  | Mark
  | LinkNode
  | TargetNode
  | ElementNode
  | MarksNode
  | { readonly kind: 'turn'; readonly page: number }
  | { readonly kind: 'subject' };

/** An entry of the outline of the document. */
interface Bookmark {
  /** The index of the one that it is below. */
  readonly above: number | null;
  readonly title: string;
  readonly page: number;
}

/** Pages that are laid out. */
export interface Pages {
  /** The size of each, in points. */
  readonly width: number;
  readonly height: number;
  readonly count: number;
  readonly nodes: readonly PageNode[];
  readonly bookmarks: readonly Bookmark[];
}

/** Records what is drawn on pages. It begins with one empty page. */
export class Drawing implements Pages {
  readonly width: number;
  readonly height: number;
  readonly nodes: PageNode[] = [];
  readonly bookmarks: Bookmark[] = [];
  count = 1;
  /** The page that is drawn on, counted from 1. */
  page = 1;
  #open: PageNode[] = this.nodes;
  #elements = 0;

  constructor(width: number, height: number) {
    this.width = width;
    this.height = height;
  }

  /** Adds a page at the end, and goes on with it. */
  addPage(): void {
    this.count += 1;
    this.turnTo(this.count);
  }

  turnTo(page: number): void {
    if (page === this.page) return;
    this.page = page;
    this.#open.push({ kind: 'turn', page });
  }

  /** Adds a bookmark below another one, or at the top, and returns its index. */
  bookmark(above: number | null, title: string, page: number): number {
    return this.bookmarks.push({ above, title, page }) - 1;
  }

  add(node: PageNode): void {
    this.#open.push(node);
  }

  /** Adds an element that contains others, such as a table or a row. */
  group(role: Role, draw: () => void, scope?: Scope, block?: string): void {
    this.within(this.element(role), draw, scope, block);
  }

  /** Returns an element that is drawn in several passes ({@link within}): a paragraph that continues in the next column. */
  element(role: Role): Pick<ElementNode, 'role' | 'number'> {
    this.#elements += 1;
    return { role, number: this.#elements };
  }

  /** Makes what `draw` draws part of the element, which belongs to the one that is open when it is drawn first. */
  within(
    { role, number }: Pick<ElementNode, 'role' | 'number'>,
    draw: () => void,
    scope?: Scope,
    block?: string,
  ): void {
    this.#nest((nodes) => ({ kind: 'element', role, scope, number, block, nodes }), draw);
  }

  /** Makes what `draw` draws part of the open element. */
  content(draw: () => void): void {
    this.#nest((nodes) => ({ kind: 'content', nodes }), draw);
  }

  /** Adds an element whose content is what `draw` draws, all on one page. */
  mark(role: Role, draw: () => void, scope?: Scope): void {
    this.group(role, () => this.content(draw), scope);
  }

  /** Draws what is not read: lines, frames, repeated headings. */
  artifact(draw: () => void): void {
    this.#nest((nodes) => ({ kind: 'artifact', nodes }), draw);
  }

  /** Starts the next character: links lead to numbers of the same one alone. */
  nextSubject(): void {
    this.add({ kind: 'subject' });
  }

  #nest(toNode: (nodes: readonly PageNode[]) => PageNode, draw: () => void): void {
    const before = this.#open;
    const nodes: PageNode[] = [];
    this.#open = nodes;
    draw();
    this.#open = before;
    before.push(toNode(nodes));
  }
}

/** Returns the nodes of each page, in their order; an element that goes on over several pages is on each of them. */
export function nodesByPage({ nodes, count }: Pages): readonly (readonly PageNode[])[] {
  let page = 1;
  const split = (all: readonly PageNode[]): ReadonlyMap<number, readonly PageNode[]> => {
    const byPage = new Map<number, PageNode[]>();
    const put = (at: number, node: PageNode): void => {
      const list = byPage.get(at);
      if (list) list.push(node);
      else byPage.set(at, [node]);
    };
    for (const node of all) {
      if (node.kind === 'turn') page = node.page;
      else if (!('nodes' in node)) put(page, node);
      else if (node.nodes.length === 0) put(page, node);
      else for (const [at, inner] of split(node.nodes)) put(at, { ...node, nodes: inner });
    }
    return byPage;
  };
  const byPage = split(nodes);
  return Array.from({ length: count }, (_, i) => byPage.get(i + 1) ?? []);
}
