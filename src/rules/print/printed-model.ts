import { blankForm } from '../model/blank-form.ts';
import type { SheetModel } from '../model/sheet-model.ts';
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
