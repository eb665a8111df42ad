import type { Fighter } from '../../character/encounter.ts';
import { formatValue } from '../../engine/format.ts';
import type { StatId } from '../../engine/step.ts';
import type { FighterSheet } from '../../state/encounter/encounter-sheets.ts';
import { useEncounter } from '../../state/encounter/encounter-store.ts';
import { explain, offerSheet } from '../../state/view/explanations.ts';
import { FigureButton } from '../../ui/buttons.tsx';

/** A fighter of the open encounter: the same object until this fighter is changed. */
export const useFighter = (key: string): Fighter | null =>
  useEncounter(({ fighters }) => fighters.find((fighter) => fighter.key === key) ?? null);

/** The name under which numbers of the list are explained. */
export const rowSheetName = 'encounter row';

interface RowFigureProps {
  /** Whose number it is. */
  name: string;
  sheet: FighterSheet;
  stat: StatId;
  /** The word before the number: "Dodge". */
  word: string;
}

/** A number of a fighter in the list, with its word, which opens its explanation. */
export function RowFigure({ name, sheet: { character, combat }, stat, word }: RowFigureProps) {
  const { worksheet } = combat;
  const text = formatValue(worksheet.get(stat).value, character.ruleset.notation);
  return (
    <span className="row-figure">
      <span aria-hidden="true">{word} </span>
      <FigureButton
        className="row-figure-button"
        label={`${name}, ${word} ${text}, explain`}
        onClick={(event) => {
          offerSheet(rowSheetName, { ...character, worksheet });
          explain(stat, event, rowSheetName);
        }}
      >
        {text}
      </FigureButton>
    </span>
  );
}
