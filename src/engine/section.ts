import type { StatFormula } from './stat-formula.ts';

/** Formulas that were defined together, and what they were made from. */
export interface Section {
  readonly inputs: readonly unknown[];
  readonly parts: readonly unknown[] | undefined;
  /** Its formulas and sections, in the order of definition. */
  readonly items: readonly SectionItem[];
  readonly sections: ReadonlyMap<string, Section>;
}

export type SectionItem = StatFormula | Section;

/** A section while it is being defined, beside the one that the previous worksheet has in its place. */
export class OpenSection {
  readonly items: SectionItem[] = [];
  readonly sections = new Map<string, Section>();
  before: Pick<Section, 'sections'> | undefined;

  constructor(before: Pick<Section, 'sections'> | undefined) {
    this.before = before;
  }

  /** @throws Error when there is a section of this name */
  put(name: string, section: Section): void {
    const { size } = this.sections;
    this.sections.set(name, section);
    if (this.sections.size === size) throw new Error(`${name} is defined twice`);
    this.items.push(section);
  }
}

const isSection = (item: SectionItem): item is Section => 'items' in item;

/** Passes all formulas to `visit`, in the order of definition. */
export function visitFormulas(items: readonly SectionItem[], visit: (formula: StatFormula) => void): void {
  for (const item of items) {
    if (isSection(item)) visitFormulas(item.items, visit);
    else visit(item);
  }
}

/**
 * Passes the formulas that are others than before to `visit`, without going through sections that were kept. False where
 * there are other stats than before, or in another order; then some may have been passed.
 */
export function visitChangedFormulas(
  before: readonly SectionItem[],
  after: readonly SectionItem[],
  visit: (formula: StatFormula) => void,
): boolean {
  if (before === after) return true;
  if (before.length !== after.length) return false;
  for (let i = 0; i < after.length; i++) {
    const [was, is] = [before[i], after[i]];
    if (was === is) continue;
    if (!was || !is) return false;
    if (isSection(was)) {
      if (!isSection(is) || !visitChangedFormulas(was.items, is.items, visit)) return false;
    } else if (isSection(is) || was.id !== is.id) return false;
    else visit(is);
  }
  return true;
}
