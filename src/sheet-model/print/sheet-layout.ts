import { formatNumber } from '../../engine/format.ts';
import { blankForm } from '../model/blank-form.ts';
import type { SheetModel, Tally } from '../model/sheet-model.ts';
import type { PrintChoices } from './print-choices.ts';

/**
 * Returns the model to print: a form without the character, portrait, filled boxes and points lost only if they are chosen, and no notes
 * that the thresholds beside the tick boxes say as well.
 */
export function printedModel(
  whole: SheetModel,
  { kind, formFor, boxes, present, portrait, without }: PrintChoices,
): SheetModel {
  const model = kind === 'form' ? blankForm(whole, formFor) : whole;
  const head = portrait === 'shown' && kind !== 'form' ? model.head : { ...model.head, portrait: null };
  const writeIns =
    boxes === 'filled' ? model.writeIns : model.writeIns.map(({ name }) => ({ name, figure: { text: '' } }));
  const notes = without.includes('vitals')
    ? model.notes
    : model.notes.filter((note) => !model.notesOfTallies.includes(note));
  const reactions = model.form || isNothing(model.reactions) ? [] : model.reactions;
  const tallies = present ? model.tallies : model.tallies.map(({ lost: _, ...tally }) => tally);
  const vitals = without.includes('vitals') ? [] : model.vitals;
  return { ...model, head, vitals, tallies, writeIns, notes, reactions };
}

/** Whether these lines only say that reactions are ordinary. */
const isNothing = (reactions: SheetModel['reactions']): boolean =>
  reactions.every(({ figure }) => figure.text === 'none' || figure.text === '0');

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
export const describeTally = ({ points, lost, thresholds }: Tally): readonly string[] =>
  lost === undefined ? thresholds : [`now ${formatNumber(points - lost)} of ${formatNumber(points)}`, ...thresholds];
