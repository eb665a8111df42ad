import { formatNumber } from '../../engine/format.ts';
import type { SheetModel, Tally } from '../model/sheet-model.ts';

/** Layout that screen, print and PDF share; type sizes and write-in space differ and are defined with each of them. */

/** Longer lists take the whole width of the page, in two or three columns. */
const maxLines = { skills: 26, traits: 18, possessions: 30 } as const;

/** Returns which lists of a sheet are too long for their column. */
export const longLists = ({
  skills,
  traits,
  possessions,
}: SheetModel): Readonly<Record<keyof typeof maxLines, boolean>> => ({
  skills: skills.length > maxLines.skills,
  traits: traits.length > maxLines.traits,
  possessions: possessions.length > maxLines.possessions,
});

/** Tick boxes (shots, hits, fatigue) are grouped, to be counted at a glance. */
export const boxesPerGroup = 5;
/** Above this count there is write-in space instead of tick boxes. */
const maxTickBoxes = 40;

/** Returns how many tick boxes are drawn for a count: one for each, or none if that would be too many. */
export const tickBoxes = (count: number): number =>
  Number.isInteger(count) && count >= 1 && count <= maxTickBoxes ? count : 0;

/** The words under the boxes of hits or fatigue: how many are left, if that is printed, and the thresholds. */
/** The title of the tick boxes: "HP and fatigue". */
export const tallyTitle = (tallies: readonly Tally[]): string =>
  tallies.map(({ name }, at) => (at === 0 ? name : name.toLowerCase())).join(' and ');

export const describeTally = ({ points, lost, state, thresholds }: Tally): readonly string[] =>
  lost === undefined
    ? thresholds
    : [`now ${formatNumber(points - lost)} of ${formatNumber(points)}${state ? `, ${state}` : ''}`, ...thresholds];
