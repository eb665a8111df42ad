import { blankForm } from '../model/blank-form.ts';
import type { SheetModel } from '../model/sheet-model.ts';
import type { PrintChoices } from './print-choices.ts';

/** Returns the model to print: a form without the character, and portrait and filled boxes only if they are chosen. */
export function printedModel(whole: SheetModel, { kind, boxes, portrait }: PrintChoices): SheetModel {
  const model = kind === 'form' ? blankForm(whole) : whole;
  const head = portrait === 'shown' && kind !== 'form' ? model.head : { ...model.head, portrait: null };
  const writeIns =
    boxes === 'filled' ? model.writeIns : model.writeIns.map(({ name }) => ({ name, figure: { text: '' } }));
  return { ...model, head, writeIns };
}
