/** The few sizes of type on a sheet and the room around them, in points. */
export interface TypeSizes {
  readonly body: number;
  readonly small: number;
  readonly title: number;
  readonly figure: number;
  readonly vital: number;
  readonly name: number;
  /** Above and below the text of a row. */
  readonly padding: number;
  /** Between blocks. */
  readonly gap: number;
  /** A row to write in by hand. */
  readonly blank: number;
}

/** All sizes times a scale: a sheet that is a little too long for its page is set a little smaller. */
export function typeSizes(scale: number): TypeSizes {
  return {
    body: 8 * scale,
    small: 6.6 * scale,
    title: 8.4 * scale,
    figure: 10.5 * scale,
    vital: 14 * scale,
    name: 18 * scale,
    padding: 1.3 * scale,
    gap: 8 * scale,
    blank: 15,
  };
}

/** Scales to try until a sheet fits on one page, the largest first. */
export const SCALES = [1, 0.96, 0.92, 0.88] as const;

/** The height of a line of type of this size. */
export const lineHeight = (size: number): number => size * 1.22;
/** From the top of a line to its baseline. */
export const baseline = (size: number): number => size * 0.96;
