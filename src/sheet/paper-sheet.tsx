import type { SheetModel } from '../rules/model/sheet-model.ts';
import type { PrintChoices } from '../rules/print/print-choices.ts';
import { printedModel } from '../rules/print/printed-model.ts';
import { PaperLayout } from './paper-layout.tsx';
import { RoomToWrite } from './room-to-write.ts';
import { sheetName } from './sheet.tsx';
import { type Fit, useFit } from './use-fit.ts';

interface PaperSheetProps {
  readonly model: SheetModel;
  readonly choices: PrintChoices;
}

/** The character sheet for print, in black on white; what only print needs is loaded with it. */
export function PaperSheet({ model: whole, choices }: PaperSheetProps) {
  const model = printedModel(whole, choices);
  const { article, fit } = useFit(whole, choices);
  return (
    <RoomToWrite value={fit.room}>
      <article ref={article} className={classOf(choices, fit, model.form)} aria-label={sheetName(model)}>
        <PaperLayout model={model} choices={choices} inColumns={fit.inColumns} />
      </article>
    </RoomToWrite>
  );
}

function classOf({ density, orientation }: PrintChoices, { type, inColumns }: Fit, form: boolean): string {
  return `sheet sheet-paper sheet-${density} sheet-held-${orientation} ${type}${inColumns ? ' sheet-in-columns' : ''}${form ? ' sheet-form' : ''}`;
}
