/** A drawing in one ink, on a page of its own. */
export interface LineDrawing {
  readonly width: number;
  readonly height: number;
  /** The width of its lines. */
  readonly line: number;
  /** From the back to the front. */
  readonly paths: readonly DrawnPath[];
}

/** A path of a drawing, with absolute commands M, L, Q, C and Z. Later ones cover earlier ones. */
export interface DrawnPath {
  readonly path: string;
  /** How much ink fills it, from 0 for paper to 1; null for a line alone. Holes are by the even-odd rule. */
  readonly fill: number | null;
  /** How much ink its edge has; null for none. */
  readonly edge: 0 | 1 | null;
}

/** How much of the ink of a filled area a printer lays on: enough to tell shades apart. */
const lightInk = 0.6;

/** Returns the shares of ink of a path on paper, from 0 to 1: full for lines, less for areas. */
export const printedInk = ({
  fill,
  edge,
}: DrawnPath): { readonly fill: number | null; readonly edge: number | null } => ({
  fill: fill === null ? null : fill * lightInk,
  edge,
});

/** A command of a path with its points, two numbers each. */
interface PathCommand {
  readonly command: string;
  readonly points: readonly number[];
}

/** Returns the commands of a path: M and L with one point, Q with two, C with three, Z with none. */
export const pathCommands = (path: string): readonly PathCommand[] =>
  Array.from(path.matchAll(/([MLQCZ])([^MLQCZ]*)/g), ([, command = '', numbers = '']) => ({
    command,
    points: Array.from(numbers.matchAll(/-?\d*\.?\d+/g), ([number]) => Number(number)),
  }));
