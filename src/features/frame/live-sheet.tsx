import { useMemo, useState } from 'react';
import { buildModel } from '../../rules/model/build-model.ts';
import { Sheet } from '../../sheet/sheet.tsx';
import { useCharacterStore } from '../../state/character/character-store.ts';
import { useSheet } from '../../state/character/derived-character.ts';
import { explain } from '../../state/view/view-store.ts';
import { Button } from '../../ui/button.tsx';
import { useChanged } from '../derived/use-changed.ts';
import { figuresOfSheet } from './figures-of-sheet.ts';
import { firstLines } from './first-lines.ts';
import './live-sheet.css';

/** Lists end after so many lines: drawn at each edit, thousands of lines would make the forms wait. */
const MOST_LINES = 400;

/** The sheet of the open character: it follows every edit, what just changed glows, every figure explains itself. */
export function LiveSheet() {
  const whole = useSheet(buildModel);
  const opened = useCharacterStore((state) => state.opened);
  const [shownOf, setShownOf] = useState<number | null>(null);
  const all = shownOf === opened;
  const model = useMemo(() => (all ? whole : firstLines(whole, MOST_LINES)), [whole, all]);
  const figures = useMemo(() => figuresOfSheet(model), [model]);
  const changed = useChanged(figures, opened);
  return (
    <>
      {model !== whole && (
        <p className="live-sheet-cut">
          Long lists end after {MOST_LINES} lines here. Print and PDF have every line.{' '}
          <Button size="small" onClick={() => setShownOf(opened)}>
            Show every line
          </Button>
        </p>
      )}
      <Sheet model={model} onExplain={explain} changed={changed} />
    </>
  );
}
