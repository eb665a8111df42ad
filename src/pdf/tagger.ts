import type { jsPDF } from 'jspdf';

/** What jsPDF has inside but does not type. */
interface Internals {
  write(...parts: (string | number)[]): void;
  getCurrentPageInfo(): { pageNumber: number };
  newObjectDeferred(): number;
  newObjectDeferredBegin(id: number, write: boolean): void;
  readonly events: { subscribe(topic: string, call: (data: { pageNumber: number; objId: number }) => void): void };
}

export type Role = 'H1' | 'H2' | 'P' | 'Span' | 'Div' | 'Sect' | 'Table' | 'TR' | 'TH' | 'TD' | 'L' | 'LI';
type Scope = 'Column' | 'Row';
/** Left, lower, right and upper edge, in points from the lower left corner of the page. */
type Bounds = readonly [number, number, number, number];

interface Element {
  readonly role: Role | 'Document' | 'Figure';
  readonly children: Element[];
  readonly scope?: Scope | undefined;
  readonly picture?: { readonly words: string; readonly bounds: Bounds };
  readonly leaf?: { readonly page: number; readonly index: number };
  id: number;
}

/**
 * Makes a tagged PDF, which jsPDF itself does not: whoever listens to the sheet hears headings and tables with their
 * rows, in order. Writes marked content while drawing, and the structure tree when the file is put together.
 */
export class Tagger {
  readonly #internals: Internals;
  readonly #root: Element = { role: 'Document', children: [], id: 0 };
  readonly #leaves = new Map<number, Element[]>();
  readonly #pages = new Map<number, number>();
  #open: Element = this.#root;
  #marking = false;
  #treeRoot = 0;

  constructor(document: jsPDF) {
    this.#internals = document.internal as unknown as Internals;
    const { events } = this.#internals;
    events.subscribe('putPage', ({ pageNumber, objId }) => {
      this.#pages.set(pageNumber, objId);
      this.#internals.write(`/StructParents ${pageNumber - 1}`);
      this.#internals.write('/Tabs /S');
    });
    events.subscribe('postPutResources', () => this.#writeTree());
    events.subscribe('putCatalog', () => {
      this.#internals.write(`/MarkInfo <</Marked true>> /StructTreeRoot ${this.#treeRoot} 0 R`);
    });
  }

  /** An element that holds others, such as a table or a row. */
  group(role: Role, draw: () => void): void {
    if (this.#marking) {
      draw();
      return;
    }
    const parent = this.#open;
    const element: Element = { role, children: [], id: 0 };
    parent.children.push(element);
    this.#open = element;
    draw();
    this.#open = parent;
  }

  /** An element whose content is what `draw` draws, all on one page. */
  mark(role: Role, draw: () => void, scope?: Scope): void {
    if (this.#marking) {
      draw();
      return;
    }
    this.#leaf({ role, scope }, draw);
  }

  /** A picture, which `words` tell to those who do not see it. */
  figure(words: string, bounds: Bounds, draw: () => void): void {
    this.#leaf({ role: 'Figure', picture: { words, bounds } }, draw);
  }

  #leaf(kind: Pick<Element, 'role' | 'scope' | 'picture'>, draw: () => void): void {
    const page = this.#internals.getCurrentPageInfo().pageNumber;
    const leaves = this.#leaves.get(page) ?? [];
    this.#leaves.set(page, leaves);
    const element: Element = { ...kind, children: [], leaf: { page, index: leaves.length }, id: 0 };
    this.#open.children.push(element);
    this.#between(`/${kind.role} <</MCID ${leaves.push(element) - 1}>> BDC`, draw);
  }

  /** Lines, frames, and headings that are repeated: drawn, but not part of what is read. */
  artifact(draw: () => void): void {
    if (this.#marking) draw();
    else this.#between('/Artifact BMC', draw);
  }

  #between(start: string, draw: () => void): void {
    this.#marking = true;
    this.#internals.write(start);
    draw();
    this.#internals.write('EMC');
    this.#marking = false;
  }

  #writeTree(): void {
    const { write, newObjectDeferred, newObjectDeferredBegin } = this.#internals;
    this.#treeRoot = newObjectDeferred();
    const parents = newObjectDeferred();
    const number = (element: Element): void => {
      element.id = newObjectDeferred();
      element.children.forEach(number);
    };
    number(this.#root);
    const emit = ({ id, role, children, leaf, scope, picture }: Element, parent: number): void => {
      const kids = [...children.map((child) => `${child.id} 0 R`), ...(leaf ? [leaf.index] : [])].join(' ');
      const page = leaf ? ` /Pg ${this.#pages.get(leaf.page)} 0 R` : '';
      const attributes = scope ? ` /A <</O /Table /Scope /${scope}>>` : picture ? pictureAttributes(picture) : '';
      newObjectDeferredBegin(id, true);
      write(`<</Type /StructElem /S /${role} /P ${parent} 0 R${page} /K [${kids}]${attributes}>>`);
      write('endobj');
      for (const child of children) emit(child, id);
    };
    emit(this.#root, this.#treeRoot);
    const entries = [...this.#leaves].map(([page, leaves]) => {
      return `${page - 1} [${leaves.map(({ id }) => `${id} 0 R`).join(' ')}]`;
    });
    newObjectDeferredBegin(parents, true);
    write(`<</Nums [${entries.join(' ')}]>>`);
    write('endobj');
    newObjectDeferredBegin(this.#treeRoot, true);
    write(`<</Type /StructTreeRoot /K [${this.#root.id} 0 R] /ParentTree ${parents} 0 R`);
    write(`/ParentTreeNextKey ${this.#pages.size}>>`);
    write('endobj');
  }
}

function pictureAttributes({ words, bounds }: NonNullable<Element['picture']>): string {
  const box = bounds.map((edge) => edge.toFixed(2)).join(' ');
  return ` /Alt ${textString(words)} /A <</O /Layout /Placement /Block /BBox [${box}]>>`;
}

/** A text of any script as a PDF keeps it: UTF-16 with its byte order mark, in hexadecimal digits. */
function textString(text: string): string {
  const units = Array.from(text.replace(/\p{Surrogate}/gu, '\uFFFD').split(''), (unit) => unit.charCodeAt(0));
  return `<FEFF${units.map((unit) => unit.toString(16).padStart(4, '0').toUpperCase()).join('')}>`;
}
