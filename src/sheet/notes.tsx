import type { SheetModel } from '../rules/model/sheet-model.ts';
import { SheetSection } from './block.tsx';
import { distinctKeys } from './distinct-keys.ts';
import './notes.css';

interface NotesProps {
  readonly model: SheetModel;
}

/** Conditional rules to have at hand in play. */
export function Notes({ model: { notes } }: NotesProps) {
  if (notes.length === 0) return null;
  const keys = distinctKeys(notes);
  return (
    <SheetSection name="notes" title="At the table">
      <ul className="sheet-list">
        {notes.map((note, i) => (
          <li key={keys[i]}>{note}</li>
        ))}
      </ul>
    </SheetSection>
  );
}
