import type { jsPDF } from 'jspdf';
import type { StatId } from '../engine/step.ts';
import type { Role, Scope } from './drawing.ts';
import { textString } from './pdf-file.ts';

/** Untyped internals of jsPDF. */
interface Internals {
  write(...parts: (string | number)[]): void;
  getCurrentPageInfo(): { pageNumber: number };
  newObjectDeferred(): number;
  newObjectDeferredBegin(id: number, write: boolean): void;
  readonly events: { subscribe(topic: string, call: (data: { pageNumber: number; objId: number }) => void): void };
}

/** Left, lower, right and upper edge, in points from the lower left corner of the page. */
type Bounds = readonly [number, number, number, number];

interface Link {
  readonly to: string;
  readonly bounds: Bounds;
  id: number;
}

/**
 * A marked piece of drawing. One with valid links is written as a separate element, so that it needs an object number.
 */
interface Content {
  readonly page: number;
  readonly index: number;
  readonly links: Link[];
  id: number;
}

export interface ElementParts {
  readonly role: Role | 'Document' | 'Figure';
  readonly kids: (ElementParts | Content)[];
  readonly scope?: Scope | undefined;
  readonly picture?: { readonly words: string; readonly bounds: Bounds };
  id: number;
}

/** The target of links to a number. */
interface Target {
  readonly page: number;
  readonly left: number;
  readonly top: number;
  /** The description of the target for screen readers. */
  readonly words: string;
}

const isElement = (kid: ElementParts | Content): kid is ElementParts => 'kids' in kid;

/**
 * Makes a tagged PDF, which jsPDF itself does not: screen readers get headings, tables with their rows, in order, and
 * links. Writes marked content while drawing, and the structure tree when the file is assembled.
 */
export class Tagger {
  readonly #internals: Internals;
  readonly #root: ElementParts = { role: 'Document', kids: [], id: 0 };
  /** Contents by page, in order of their index, with the elements that they are part of. */
  readonly #contents = new Map<number, { content: Content; owner: ElementParts }[]>();
  readonly #pages = new Map<number, number>();
  readonly #targets = new Map<string, Target>();
  /** The index of the character being drawn: numbers of different characters have the same ids. */
  #subject = 0;
  #open: ElementParts = this.#root;
  #content: Content | null = null;
  #marking = false;
  #treeRoot = 0;

  constructor(document: jsPDF) {
    this.#internals = document.internal as unknown as Internals;
    const { events, write } = this.#internals;
    events.subscribe('putPage', ({ pageNumber, objId }) => {
      this.#pages.set(pageNumber, objId);
      write(`/StructParents ${pageNumber - 1}`);
      write('/Tabs /S');
      const links = this.#linksOn(pageNumber);
      for (const link of links) link.id = this.#internals.newObjectDeferred();
      if (links.length > 0) write(`/Annots [${links.map(({ id }) => `${id} 0 R`).join(' ')}]`);
    });
    events.subscribe('postPutResources', () => this.#writeTree());
    events.subscribe('putCatalog', () => {
      write(`/MarkInfo <</Marked true>> /StructTreeRoot ${this.#treeRoot} 0 R`);
    });
  }

  /**
   * Creates an element that is drawn in several passes ({@link within}): a paragraph that continues in the next column.
   */
  element(role: Role, scope?: Scope): ElementParts {
    return { role, scope, kids: [], id: 0 };
  }

  /** Makes the output of `draw` part of the element. On first use the element becomes part of the open group. */
  within(element: ElementParts, draw: () => void): void {
    if (this.#marking) {
      draw();
      return;
    }
    const parent = this.#open;
    if (element.kids.length === 0) parent.kids.push(element);
    this.#open = element;
    draw();
    this.#open = parent;
  }

  /** Makes the output of `draw` part of the open group. */
  content(draw: () => void): void {
    if (this.#marking) {
      draw();
      return;
    }
    const page = this.#internals.getCurrentPageInfo().pageNumber;
    const onPage = this.#contents.get(page) ?? [];
    this.#contents.set(page, onPage);
    const content: Content = { page, index: onPage.length, links: [], id: 0 };
    onPage.push({ content, owner: this.#open });
    this.#open.kids.push(content);
    this.#content = content;
    this.#between(`/${this.#open.role} <</MCID ${content.index}>> BDC`, draw);
    this.#content = null;
  }

  /** Adds a picture with an alternative text. */
  figure(words: string, bounds: Bounds, draw: () => void): void {
    this.within({ role: 'Figure', picture: { words, bounds }, kids: [], id: 0 }, () => this.content(draw));
  }

  /** Marks the output of `draw` (lines, frames, repeated headings) as drawn but not read. */
  artifact(draw: () => void): void {
    if (this.#marking) draw();
    else this.#between('/Artifact BMC', draw);
  }

  /** Links the area to the calculation of the number, if that is in this file. */
  link(to: StatId, bounds: Bounds): void {
    this.#content?.links.push({ to: this.#own(to), bounds, id: 0 });
  }

  /** Makes this place on the current page the target of links to the number; `words` describe it. */
  target(stat: StatId, left: number, top: number, words: string): void {
    this.#targets.set(this.#own(stat), { page: this.#internals.getCurrentPageInfo().pageNumber, left, top, words });
  }

  /** Starts the next character: links only lead to numbers of the same character. */
  nextSubject(): void {
    this.#subject += 1;
  }

  #own = (stat: StatId): string => `${this.#subject} ${stat}`;

  #between(start: string, draw: () => void): void {
    this.#marking = true;
    this.#internals.write(start);
    draw();
    this.#internals.write('EMC');
    this.#marking = false;
  }

  #live = ({ links }: Content): Link[] => links.filter(({ to }) => this.#targets.has(to));
  #linksOn = (page: number): Link[] => (this.#contents.get(page) ?? []).flatMap(({ content }) => this.#live(content));

  #writeTree(): void {
    const { newObjectDeferred } = this.#internals;
    this.#treeRoot = newObjectDeferred();
    const parents = newObjectDeferred();
    const number = (kid: ElementParts | Content): void => {
      if (isElement(kid) || this.#live(kid).length > 0) kid.id = newObjectDeferred();
      if (isElement(kid)) kid.kids.forEach(number);
    };
    number(this.#root);
    this.#writeElement(this.#root, this.#treeRoot);
    const entries = [...this.#contents].sort(([a], [b]) => a - b);
    const nums = entries.map(([page, contents]) => {
      return `${page - 1} [${contents.map(({ content, owner }) => `${content.id || owner.id} 0 R`).join(' ')}]`;
    });
    let next = this.#pages.size;
    for (const [page, contents] of entries) {
      for (const { content } of contents) {
        for (const link of this.#live(content)) {
          this.#writeLink(link, page, next);
          nums.push(`${next++} ${content.id} 0 R`);
        }
      }
    }
    this.#put(parents, `/Nums [${nums.join(' ')}]`);
    this.#put(
      this.#treeRoot,
      `/Type /StructTreeRoot /K [${this.#root.id} 0 R] /ParentTree ${parents} 0 R /ParentTreeNextKey ${next}`,
    );
  }

  #writeElement({ id, role, kids, scope, picture }: ElementParts, parent: number): void {
    const pageContent = kids.find((kid) => !isElement(kid) && kid.id === 0);
    const page = pageContent && !isElement(pageContent) ? ` /Pg ${this.#pages.get(pageContent.page)} 0 R` : '';
    const attributes = scope ? ` /A <</O /Table /Scope /${scope}>>` : picture ? pictureAttributes(picture) : '';
    const list = kids.map((kid) => (isElement(kid) || kid.id > 0 ? `${kid.id} 0 R` : `${kid.index}`)).join(' ');
    this.#put(id, `/S /${role} /P ${parent} 0 R${page} /K ${kids.length === 1 ? list : `[${list}]`}${attributes}`);
    for (const kid of kids) {
      if (isElement(kid)) this.#writeElement(kid, id);
      else if (kid.id > 0) {
        const links = this.#live(kid).map((link) => `<</Type /OBJR /Obj ${link.id} 0 R>>`);
        const content = `/Pg ${this.#pages.get(kid.page)} 0 R /K [${kid.index} ${links.join(' ')}]`;
        this.#put(kid.id, `/S /Link /P ${id} 0 R ${content}`);
      }
    }
  }

  #writeLink({ id, to, bounds }: Link, page: number, key: number): void {
    const target = this.#targets.get(to);
    if (!target) return;
    const where = `${this.#pages.get(target.page)} 0 R /XYZ ${formatPoints(target.left)} ${formatPoints(target.top)} 0`;
    this.#put(
      id,
      `/Type /Annot /Subtype /Link /Rect [${bounds.map(formatPoints).join(' ')}] /Border [0 0 0] /Dest [${where}] ` +
        `/P ${this.#pages.get(page)} 0 R /StructParent ${key} /Contents ${textString(target.words)}`,
    );
  }

  #put(id: number, entries: string): void {
    this.#internals.newObjectDeferredBegin(id, true);
    this.#internals.write(`<<${entries}>>`);
    this.#internals.write('endobj');
  }
}

/** Formats points rounded to hundredths, which is precise enough on paper. */
const formatPoints = (points: number): string => String(Math.round(points * 100) / 100);

function pictureAttributes({ words, bounds }: NonNullable<ElementParts['picture']>): string {
  const box = bounds.map((edge) => edge.toFixed(2)).join(' ');
  return ` /Alt ${textString(words)} /A <</O /Layout /Placement /Block /BBox [${box}]>>`;
}
