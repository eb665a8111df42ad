/**
 * A path in parts of its box: [x, y] of a line, or the six numbers of a curve (two control points and the end); it begins at
 * the first pair and is closed.
 */
export type Outline = readonly (readonly number[])[];

/** An outline around a figure, for screen and PDF alike. */
export interface FrameOutline {
  /** Width by height. */
  readonly aspect: number;
  /** The middle of the figure from the top, in parts of the height. */
  readonly middle: number;
  /** The middle of the figure from the left, in parts of the width. */
  readonly center: number;
  readonly path: Outline;
}

/** The frames of vital figures. Each shape has one meaning. */
export const frameOutlines = {
  /** Hits. */
  cartouche: {
    aspect: 1.34,
    middle: 0.5,
    center: 0.5,
    path: [
      [0.13, 0],
      [0.87, 0],
      [0.87, 0.096, 0.928, 0.174, 1, 0.174],
      [1, 0.826],
      [0.928, 0.826, 0.87, 0.904, 0.87, 1],
      [0.13, 1],
      [0.13, 0.904, 0.072, 0.826, 0, 0.826],
      [0, 0.174],
      [0.072, 0.174, 0.13, 0.096, 0.13, 0],
    ],
  },
  /** Fatigue. */
  flask: {
    aspect: 1.1,
    middle: 0.6,
    center: 0.5,
    path: [
      [0.37, 0],
      [0.63, 0],
      [0.63, 0.16],
      [0.86, 0.22, 1, 0.4, 1, 0.6],
      [1, 0.84, 0.8, 1, 0.5, 1],
      [0.2, 1, 0, 0.84, 0, 0.6],
      [0, 0.4, 0.14, 0.22, 0.37, 0.16],
    ],
  },
  /** Move. */
  pennant: {
    aspect: 1.5,
    middle: 0.5,
    center: 0.45,
    path: [
      [0, 0.03],
      [1, 0.03],
      [0.86, 0.5],
      [1, 0.97],
      [0, 0.97],
    ],
  },
  /** Active defenses. */
  shield: {
    aspect: 0.96,
    middle: 0.46,
    center: 0.5,
    path: [
      [0, 0.05],
      [0.17, 0.05, 0.35, 0.045, 0.5, 0],
      [0.65, 0.045, 0.83, 0.05, 1, 0.05],
      [1, 0.48],
      [1, 0.76, 0.76, 0.92, 0.5, 1],
      [0.24, 0.92, 0, 0.76, 0, 0.48],
    ],
  },
  /** Protection: damage resistance and passive defense. */
  octagon: {
    aspect: 1,
    middle: 0.5,
    center: 0.5,
    path: [
      [0.29, 0],
      [0.71, 0],
      [1, 0.29],
      [1, 0.71],
      [0.71, 1],
      [0.29, 1],
      [0, 0.71],
      [0, 0.29],
    ],
  },
} as const satisfies Record<string, FrameOutline>;

export type FrameShape = keyof typeof frameOutlines;

/** The scalloped edge of the seal beside the points, around the program's mark. */
export const sealOutline: FrameOutline = { aspect: 1, middle: 0.5, center: 0.5, path: scalloped(20, 0.475, 0.05) };

/** Returns a circle of `count` round lobes; the notches between them are at `radius`, the lobes `depth` farther out. */
function scalloped(count: number, radius: number, depth: number): Outline {
  const at = (lobe: number, r: number): [number, number] => {
    const angle = (2 * Math.PI * lobe) / count;
    return [0.5 + r * Math.sin(angle), 0.5 - r * Math.cos(angle)];
  };
  const lobes = Array.from({ length: count }, (_, i) => [
    ...at(i + 0.2, radius + depth),
    ...at(i + 0.8, radius + depth),
    ...at(i + 1, radius),
  ]);
  return [at(0, radius), ...lobes];
}

/** Returns the outline moved inwards: `inset` is in parts of the height. */
export function insetOutline({ aspect, path }: FrameOutline, inset: number): Outline {
  const across = 1 - (2 * inset) / aspect;
  const down = 1 - 2 * inset;
  return path.map((part) => part.map((n, i) => (i % 2 === 0 ? 0.5 + (n - 0.5) * across : 0.5 + (n - 0.5) * down)));
}
