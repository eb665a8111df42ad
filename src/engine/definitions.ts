import { haveSameItems } from './same-items.ts';
import { OpenSection, type Section, type SectionItem } from './section.ts';
import type { StatFormula } from './stat-formula.ts';

/** All formulas of a worksheet in their order, in sections, each beside the one that the previous worksheet has in its place. */
export class Definitions {
  private readonly whole: OpenSection;
  /** The sections that are being defined, the innermost last. */
  private readonly open: OpenSection[] = [];

  constructor(previous?: Definitions) {
    this.whole = new OpenSection(previous?.whole);
  }

  get items(): readonly SectionItem[] {
    return this.whole.items;
  }

  /** Lets go of those of the previous worksheet, which are not needed any more. */
  finish(): void {
    this.whole.before = undefined;
  }

  add(formula: StatFormula): void {
    this.current.items.push(formula);
  }

  /**
   * Keeps a section of the previous worksheet that has the same inputs, or else the same parts; where there is none,
   * `define` adds its formulas. Says which it was.
   * @throws Error when there is a section of this name
   */
  keepOrAdd(
    name: string,
    inputs: readonly unknown[],
    define: () => void,
    partsOf?: () => readonly unknown[],
  ): 'kept' | 'added' {
    const within = this.current;
    const before = within.before?.sections.get(name);
    if (before && haveSameItems(before.inputs, inputs)) {
      within.put(name, before);
      return 'kept';
    }
    const parts = partsOf?.();
    if (before?.parts && parts && haveSameItems(before.parts, parts)) {
      within.put(name, { ...before, inputs });
      return 'kept';
    }
    const { items, sections } = this.define(before, define);
    within.put(name, { inputs, parts, items, sections });
    return 'added';
  }

  private get current(): OpenSection {
    return this.open.at(-1) ?? this.whole;
  }

  private define(before: Section | undefined, define: () => void): OpenSection {
    const opened = new OpenSection(before);
    this.open.push(opened);
    define();
    this.open.pop();
    return opened;
  }
}
