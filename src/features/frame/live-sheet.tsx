import { useMemo } from 'react';
import { modelOf } from '../../rules/model-of.ts';
import { Sheet } from '../../sheet/sheet.tsx';
import { useCharacterStore } from '../../state/character-store.ts';
import { useSheet } from '../../state/sheet.ts';
import { explain } from '../../state/view-store.ts';
import { useChanged } from '../use-changed.ts';
import { figuresOfSheet } from './figures-of-sheet.ts';

/** The sheet of the open character: it follows every edit, what just changed glows, every figure explains itself. */
export function LiveSheet() {
  const model = useSheet(modelOf);
  const opened = useCharacterStore((state) => state.opened);
  const figures = useMemo(() => figuresOfSheet(model), [model]);
  const changed = useChanged(figures, opened);
  return <Sheet model={model} onExplain={explain} changed={changed} />;
}
