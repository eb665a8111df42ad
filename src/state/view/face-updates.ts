import { changeSummaries } from '../../storage/summaries.ts';
import { patchLibrary } from '../library/library-store.ts';
import { storedListeners } from '../saving/saver.ts';

/** The maximum length of a face's data URL, in characters. */
const maxFaceLength = 6_000;
/** Width and height in pixels: 40 CSS pixels, sharp on high-density screens. */
const side = 80;
const qualities = [0.8, 0.7, 0.6, 0.5, 0.4, 0.3, 0.2];

/**
 * Creates a thumbnail of a portrait for lists: a square from the upper part of the picture. `data` is the data URL of the
 * portrait. Returns the data URL of a JPEG, or null if the browser cannot create one. Never throws.
 */
export async function createFaceThumbnail(data: string): Promise<string | null> {
  try {
    const image = new Image();
    image.src = data;
    await image.decode();
    const { naturalWidth: width, naturalHeight: height } = image;
    const canvas = Object.assign(document.createElement('canvas'), { width: side, height: side });
    const context = canvas.getContext('2d', { alpha: false });
    if (!context || width === 0 || height === 0) return null;
    context.imageSmoothingQuality = 'high';
    const cropSize = Math.min(width, height);
    // A face is usually above the middle.
    context.drawImage(image, (width - cropSize) / 2, (height - cropSize) / 4, cropSize, cropSize, 0, 0, side, side);
    for (const quality of qualities) {
      const url = canvas.toDataURL('image/jpeg', quality);
      if (url.startsWith('data:image/jpeg;') && url.length <= maxFaceLength) return url;
    }
  } catch {
    // A picture that this browser cannot draw.
  }
  return null;
}

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
