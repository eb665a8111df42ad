import type { PrintChoices } from '../rules/print/print-choices.ts';

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
  /** Space between blocks. */
  readonly gap: number;
  /** The height of a write-in row. */
  readonly blank: number;
}

/** The density: as the player chose it, or with space for handwriting on a form. */
export type Air = PrintChoices['density'] | 'form';

/** Space between rows and blocks: full, or the least that still separates them; and the height of write-in rows. */
const AIR = {
  form: { padding: 3.2, gap: 9, blank: 17 },
  roomy: { padding: 1.3, gap: 8, blank: 15 },
  compact: { padding: 0.7, gap: 5.5, blank: 13.5 },
} as const satisfies Record<Air, unknown>;

/** Returns all sizes of a setting: a sheet that is a little too long for its page is set a little smaller. */
export function typeSizes({ scale, air }: Setting): TypeSizes {
  const { padding, gap, blank } = AIR[air];
  return {
    body: 8 * scale,
    small: 6.6 * scale,
    title: 8.4 * scale,
    figure: 10.5 * scale,
    vital: 14 * scale,
    name: 18 * scale,
    padding: padding * scale,
    gap: gap * scale,
    blank,
  };
}

/** The typesetting of a sheet: the scale of its type, and its density. */
export interface Setting {
  readonly scale: number;
  readonly air: Air;
}

const setting =
  (air: Air) =>
  (scale: number): Setting => ({ scale, air });

/** The settings to try until a sheet fits on one page, the most legible first: a roomy one becomes compact last. */
export const SETTINGS: Readonly<Record<Air, readonly [Setting, ...Setting[]]>> = {
  form: [{ scale: 1, air: 'form' }, ...[0.94, 0.88].map(setting('form')), { scale: 0.88, air: 'roomy' }],
  roomy: [
    { scale: 1, air: 'roomy' },
    ...[0.96, 0.92, 0.88].map(setting('roomy')),
    ...[0.88, 0.84, 0.8].map(setting('compact')),
  ],
  compact: [{ scale: 0.96, air: 'compact' }, ...[0.92, 0.88, 0.84, 0.8].map(setting('compact'))],
};

/** The setting of a sheet that is longer than a page. */
export const LONG_SETTING: Readonly<Record<Air, Setting>> = {
  form: { scale: 1, air: 'form' },
  roomy: { scale: 1, air: 'roomy' },
  compact: { scale: 0.88, air: 'compact' },
};

/** Returns the height of a line of this type size. */
export const lineHeight = (size: number): number => size * 1.22;
/** Returns the distance from the top of a line to its baseline. */
export const baseline = (size: number): number => size * 0.96;
