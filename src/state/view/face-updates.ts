import { changeSummaries } from '../../storage/summaries.ts';
import { patchLibrary } from '../library/library-store.ts';
import { storedListeners } from '../saving/saver.ts';
import { createFaceThumbnail } from './face-thumbnail.ts';

/** Stores the face of a character if it differs from the stored one. */
async function storeFace(id: string, face: string | null): Promise<void> {
  const changed = await changeSummaries([id], (summary) => (summary.face === face ? null : { ...summary, face }));
  if (changed.ok) patchLibrary(changed.value);
}

/** Starts to create a face for each stored portrait, once per portrait. Returns a function that stops it. */
export function startFaceUpdates(
  createFace: (data: string) => Promise<string | null> = createFaceThumbnail,
): () => void {
  /** By character id, the portrait of the latest face. */
  const portraitOfFace = new Map<string, string>();
  const onStored: (typeof storedListeners)[number] = (id, { character }) => {
    const data = character.portrait?.data;
    // Saving a character without a portrait has already removed its face.
    if (data === undefined) portraitOfFace.delete(id);
    else if (portraitOfFace.get(id) !== data) {
      portraitOfFace.set(id, data);
      void createFace(data).then((face) => (portraitOfFace.get(id) === data ? storeFace(id, face) : undefined));
    }
  };
  storedListeners.push(onStored);
  return () => {
    storedListeners.splice(storedListeners.indexOf(onStored), 1);
  };
}
