import { digestOf } from '../../character/gcs/gcs-id.ts';
import type { SavedCharacter } from '../../character/saved-character.ts';
import type { GcsOpening } from '../../rules/gcs/sheet/open-gcs-sheet.ts';
import { keptOriginal } from '../../rules/gcs/sheet/original-of.ts';
import { browserTools, type PictureTools } from './picture-tools.ts';
import { readPicture } from './read-picture.ts';

/**
 * The opening with a portrait made of the picture in the sheet, where that is no portrait as it is (PNG, WebP, or large). A
 * picture that this browser cannot read stays in the sheet alone, as the report says. Never throws.
 */
export async function withConvertedPortrait(
  opening: GcsOpening,
  tools: PictureTools = browserTools,
): Promise<GcsOpening> {
  if (!opening.ok || opening.saved.character.portrait) return opening;
  const file = pictureOf(opening.saved);
  const reading = file && (await readPicture(file, tools));
  if (!reading?.ok) return opening;
  const { saved, report } = opening;
  const { character } = saved;
  const { portrait } = reading;
  const said = { ...report, unexpressed: report.unexpressed.filter(({ where }) => where !== 'portrait') };
  const origin = character.origin && { ...character.origin, portrait: digestOf(portrait.data), report: said };
  return { ...opening, report: said, saved: { ...saved, character: { ...character, portrait, origin } } };
}

/** The picture in the sheet that a character came from; null where there is none. */
function pictureOf({ character }: SavedCharacter): File | null {
  const profile = character.origin ? keptOriginal(character.origin).profile : null;
  const picture = typeof profile === 'object' && profile !== null && 'portrait' in profile ? profile.portrait : '';
  if (typeof picture !== 'string' || picture === '') return null;
  try {
    const bytes = Uint8Array.from(atob(picture.trim()), (byte) => byte.charCodeAt(0));
    return new File([bytes], 'The picture in the sheet');
  } catch {
    return null; // no base64
  }
}
