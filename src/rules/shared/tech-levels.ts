/** The tech levels of a book, from 0 on. */
export interface TechLevels {
  /** What marks each, in a few words. */
  readonly eras: readonly string[];
  /** From where to where they go, for someone who has not chosen one. */
  readonly span: string;
}

/** The era of a tech level, '' where there is none: halves and numbers outside the book's. */
export function eraOf({ eras }: TechLevels, techLevel: number | null): string {
  return techLevel === null ? '' : (eras[techLevel] ?? '');
}
