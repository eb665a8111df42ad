import { changeSummaries } from '../../storage/summaries.ts';
import { patchLibrary } from '../library/library-store.ts';
import { afterStoring } from '../saving/saver.ts';
import { persistedSetting } from './persisted-setting.ts';

/** Stores the face of a character, where it differs from the one that is stored. */
async function storeFace(id: string, face: string | null): Promise<void> {
  const changed = await changeSummaries([id], (summary) => (summary.face === face ? null : { ...summary, face }));
  if (changed.ok) patchLibrary(changed.value);
}

/** From now on, makes a face of each portrait that is stored, once for each. Answers how to stop. */
export function persistSettings(make: (data: string) => Promise<string | null> = persistedSetting): () => void {
  /** By id, the portrait that the face was made of last. */
  const madeOf = new Map<string, string>();
  const stored: (typeof afterStoring)[number] = (id, { character }) => {
    const data = character.portrait?.data;
    // Without a portrait the face has gone with it, when the character was stored.
    if (data === undefined) madeOf.delete(id);
    else if (madeOf.get(id) !== data) {
      madeOf.set(id, data);
      void make(data).then((face) => (madeOf.get(id) === data ? storeFace(id, face) : undefined));
    }
  };
  afterStoring.push(stored);
  return () => {
    afterStoring.splice(afterStoring.indexOf(stored), 1);
  };
}
