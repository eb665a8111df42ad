import type { SavedCharacter } from '../../character/character.ts';
import { done } from '../../engine/result.ts';
import { keptOriginal } from '../../interchange/gcs/sheet/import-sheet.ts';
import type { GcsOpening } from '../../interchange/gcs/sheet/open-gcs-sheet.ts';
import { digestOf } from '../../interchange/gcs/sheet-json.ts';
import { gcsRulesetId } from '../../rules/rulesets.ts';
import { ensureRuleset } from '../character/character-store.ts';
import { yieldToMain } from '../view/idle.ts';
import { runWorker } from './parse-in-background.ts';
import { browserTools, type PictureTools, readPicture } from './read-picture.ts';

/**
 * The result of opening, with a portrait made from the picture in the sheet if that is not usable unchanged (PNG, WebP,
 * or large). A picture that this browser cannot read stays in the sheet alone, as the report says. Never throws.
 */
export async function withConvertedPortrait(
  opening: GcsOpening,
  tools: PictureTools = browserTools,
): Promise<GcsOpening> {
  if (!opening.ok || opening.value.saved.character.portrait) return opening;
  const file = pictureOf(opening.value.saved);
  const reading = file && (await readPicture(file, tools));
  if (!reading?.ok) return opening;
  const { saved, report } = opening.value;
  const { character } = saved;
  const { portrait } = reading.value;
  const said = { ...report, unexpressed: report.unexpressed.filter(({ where }) => where !== 'portrait') };
  const origin = character.origin && { ...character.origin, portrait: digestOf(portrait.data), report: said };
  return done({ ...opening.value, report: said, saved: { ...saved, character: { ...character, portrait, origin } } });
}

/** The picture in the sheet that a character came from, or null. */
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

/** Texts of more characters than this are opened in a worker. */
const longText = 100_000;
/** How long a worker waits for the next text, in milliseconds: starting one takes longer than a text. */
const idleTime = 5_000;

let waiting: { readonly worker: Worker; readonly timer: ReturnType<typeof setTimeout> } | null = null;

/**
 * Opens the text of a sheet of GCS as a character, a long one in a worker.
 * @returns null if it was canceled, or if the rules could not be loaded, which a notice says
 */
export async function openGcs(text: string, signal: AbortSignal): Promise<GcsOpening | null> {
  if (!(await ensureRuleset(gcsRulesetId))) return null;
  const worker = text.length > longText ? takeWorker() : null;
  if (worker) {
    const opening = await runWorker<GcsOpening, string>(worker, text, signal);
    if (opening) {
      keepWorker(worker);
      return withConvertedPortrait(opening);
    }
    worker.terminate(); // canceled or failed
  } else await yieldToMain(); // let the notice be painted first
  const { openGcsSheet } = await import('../../interchange/gcs/sheet/open-gcs-sheet.ts');
  return signal.aborted ? null : withConvertedPortrait(openGcsSheet(text));
}

function takeWorker(): Worker | null {
  if (waiting) {
    const { worker, timer } = waiting;
    clearTimeout(timer);
    waiting = null;
    return worker;
  }
  if (typeof Worker === 'undefined') return null;
  try {
    return new Worker(new URL('./gcs-worker.ts', import.meta.url), { type: 'module' });
  } catch {
    return null;
  }
}

function keepWorker(worker: Worker): void {
  if (waiting) {
    worker.terminate();
    return;
  }
  const timer = setTimeout(() => {
    waiting = null;
    worker.terminate();
  }, idleTime);
  waiting = { worker, timer };
}
