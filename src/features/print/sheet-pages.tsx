import { use, useLayoutEffect, useMemo, useRef } from 'react';
import type { DerivedCharacter as WorkedSheet } from '../../rules/derive-character.ts';
import type { SheetModel } from '../../rules/model/sheet-model.ts';
import { workedNumbers } from '../../rules/model/worked-numbers.ts';
import type { PrintChoices } from '../../rules/print/print-choices.ts';
import { ReferenceSheet, WorkedPages } from '../../sheet/further-pages.tsx';
import { FittingContext } from '../../sheet/page-fit.ts';
import { PaperSheet } from '../../sheet/paper-sheet.tsx';
import { useReferences } from './chosen-references.ts';

interface SheetPagesProps {
  readonly sheet: WorkedSheet;
  readonly model: SheetModel;
  readonly choices: PrintChoices;
}

/** The pages of one character: the sheet, and the chosen pages after it. */
export function SheetPages({ sheet, model, choices }: SheetPagesProps) {
  const { kind, density } = choices;
  const appendix = kind === 'sheet' && choices.appendix;
  const worked = useMemo(() => (appendix ? workedNumbers(sheet) : []), [sheet, appendix]);
  const references = useReferences(sheet, choices);
  const onFit = use(FittingContext)?.onFit;
  const wereLoading = useRef(false);
  useLayoutEffect(() => {
    if (wereLoading.current) onFit?.(); // there are more pages than when the sheet was fitted
    wereLoading.current = references === null;
  }, [references, onFit]);
  return (
    <>
      <PaperSheet model={model} choices={choices} />
      {references === 'failed' ? (
        <p className="sheet-paper sheet-more">
          The pages after the sheet could not be loaded. Choose them again when you are online.
        </p>
      ) : (
        references?.map((page) => <ReferenceSheet key={page.id} page={page} density={density} />)
      )}
      {appendix && <WorkedPages numbers={worked} density={density} />}
    </>
  );
}
