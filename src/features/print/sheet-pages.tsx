import { useMemo } from 'react';
import type { DerivedCharacter as WorkedSheet } from '../../rules/derive-character.ts';
import { buildModel } from '../../rules/model/build-model.ts';
import { combatReference } from '../../rules/model/combat-reference.ts';
import { workedNumbers } from '../../rules/model/worked-numbers.ts';
import type { PrintChoices } from '../../rules/print/print-choices.ts';
import { ReferencePage } from '../../sheet/reference-page.tsx';
import { Sheet } from '../../sheet/sheet.tsx';
import { WorkedPages } from '../../sheet/worked-pages.tsx';

interface SheetPagesProps {
  readonly sheet: WorkedSheet;
  readonly choices: PrintChoices;
}

/** The pages of one character: the sheet, and the chosen pages after it. */
export function SheetPages({ sheet, choices }: SheetPagesProps) {
  const { kind, density } = choices;
  const appendix = kind === 'sheet' && choices.appendix;
  const quickReference = kind === 'sheet' && choices.quickReference;
  const worked = useMemo(() => (appendix ? workedNumbers(sheet) : []), [sheet, appendix]);
  const reference = useMemo(() => (quickReference ? combatReference(sheet) : []), [sheet, quickReference]);
  return (
    <>
      <Sheet model={buildModel(sheet)} choices={choices} />
      {quickReference && <ReferencePage name={buildModel(sheet).head.name} groups={reference} density={density} />}
      {appendix && <WorkedPages numbers={worked} density={density} />}
    </>
  );
}
