import type { PrintChoices } from '../sheet-model/print/print-choices.ts';

/** The type sizes of a sheet and the space around text, in points. */
export interface TypeSizes {
  readonly body: number;
  readonly small: number;
  readonly title: number;
  readonly figure: number;
  readonly vital: number;
  readonly name: number;
  /** Space above and below the text of a row. */
  readonly padding: number;
  /** The height of a line, in parts of its type size. */
  readonly leading: number;
  /** Space between blocks. */
  readonly gap: number;
  /** The height of a write-in row. */
  readonly blank: number;
}

/** The density: as the player chose it, or with space for handwriting on a form. */
export type Air = PrintChoices['density'] | 'form';
/** Spacings that are not chosen: the last to be tried before a sheet takes another page. */
type Spacing = Air | 'tight';

/** The height of a line, in parts of its type size. */
const usualLeading = 1.22;

/** Space between rows and blocks: full, or the least that still separates them; and the height of write-in rows. */
const airByName = {
  form: { padding: 3.2, gap: 9, blank: 17, leading: usualLeading },
  roomy: { padding: 1.3, gap: 8, blank: 15, leading: usualLeading },
  compact: { padding: 0.7, gap: 5, blank: 13.5, leading: usualLeading },
  large: { padding: 1, gap: 7, blank: 22, leading: usualLeading },
  tight: { padding: 0.3, gap: 3, blank: 13.5, leading: 1.14 },
} as const satisfies Record<Spacing, unknown>;

/** The most by which names and vital figures are enlarged. */
export const largestHeading = 1.25;

/** Nothing on paper is in smaller type, in points. */
export const leastType = 7;

/** Returns all sizes of a setting: a sheet that is a little too long for its page is set a little smaller. */
export function typeSizes({ scale, air }: Setting): TypeSizes {
  const { padding, gap, blank, leading } = airByName[air];
  return {
    body: 8 * scale,
    small: Math.max(leastType, 6.6 * scale),
    title: 8.6 * scale,
    figure: 10.5 * scale,
    // In large print these are large as they are.
    vital: 15 * Math.min(scale, largestHeading),
    name: 21 * Math.min(scale, largestHeading),
    padding: padding * scale,
    leading,
    gap: gap * scale,
    blank,
  };
}

/** The typesetting of a sheet: the scale of its type, and its density. */
export interface Setting {
  readonly scale: number;
  readonly air: Spacing;
}

const setting =
  (air: Spacing) =>
  (scale: number): Setting => ({ scale, air });

/** Body text of 8.5 points, with captions of 7: the usual size if there is room. */
export const usualScale = 8.5 / 8;
/** Body text of 7.5 points: smaller type is set only where it saves the second page. */
const minScale = 7.5 / 8;
/** Body text of the least size: below it a sheet takes another page. */
export const leastScale = leastType / 8;

/** Body text of 14 points, for those who need large print. */
export const largeSetting: Setting = { scale: 14 / 8, air: 'large' };

/** Whether text is in large print: from 12 points. */
export const isLarge = ({ body }: Pick<TypeSizes, 'body'>): boolean => body >= 12;

/** The settings to try until a sheet fits on one page, the most legible first: space is given up before the size of type. */
export const typeSettings: Readonly<Record<Air, readonly [Setting, ...Setting[]]>> = {
  form: [
    { scale: 1, air: 'form' },
    { scale: minScale, air: 'form' },
    // With less space nobody can write in it.
    ...(['roomy', 'compact'] as const).map((air) => ({ scale: minScale, air })),
  ],
  roomy: [
    { scale: 1.15, air: 'roomy' },
    ...[1.1, usualScale].map(setting('roomy')),
    ...[usualScale, 1.02, 0.98, minScale].map(setting('compact')),
    ...[1, 0.97, minScale, leastScale].map(setting('tight')),
  ],
  compact: [
    { scale: 1, air: 'compact' },
    ...[0.96, 0.92, leastScale].map(setting('compact')),
    setting('tight')(leastScale),
  ],
  large: [largeSetting],
};

/** The settings to try for a sheet that is longer than a page: a smaller one only if it saves a page. */
export const longSettings: Readonly<Record<Air, readonly [Setting, ...Setting[]]>> = {
  form: [
    { scale: 1, air: 'form' },
    { scale: minScale, air: 'form' },
  ],
  roomy: [{ scale: usualScale, air: 'roomy' }, ...[usualScale, 1, minScale].map(setting('compact'))],
  compact: [{ scale: 0.91, air: 'compact' }, setting('compact')(leastScale)],
  large: [largeSetting],
};

/** Returns the height of a line of this type size. */
export const lineHeight = (size: number): number => size * usualLeading;
/** Returns the distance from the top of a line to its baseline. */
export const baseline = (size: number): number => size * 0.96;
