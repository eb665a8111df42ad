/** The most steps to the right: deeper lines have no more room for their names. */
const DEEPEST = 4;

/** Returns the class of a cell that is so many containers deep; none at the outermost level. */
export const nestingClass = (depth: number): string | undefined =>
  depth > 0 ? `sheet-nested sheet-nested-${Math.min(depth, DEEPEST)}` : undefined;
