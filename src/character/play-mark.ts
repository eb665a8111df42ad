import { isAtRest, type Play, playSchema } from './play.ts';
import { inSchemaOrder } from './schema-parts.ts';

/**
 * A short mark of a state of play: the same for equal states, and almost certainly another for others. '' at rest. It says whether a
 * state has changed since the mark was made, without a second copy of the state.
 */
export function playMark(play: Play | undefined): string {
  return play === undefined || isAtRest(play) ? '' : hash(JSON.stringify(inSchemaOrder(playSchema, play)));
}

/** Two 32-bit FNV-1a hashes with different beginnings, in hexadecimal digits. Not for anything secret. */
function hash(text: string): string {
  let [one, other] = [0x811c9dc5, 0x9747b28c];
  for (let at = 0; at < text.length; at += 1) {
    const unit = text.charCodeAt(at);
    one = Math.imul(one ^ unit, 0x01000193);
    other = Math.imul(other ^ unit, 0x01000193);
  }
  return [one, other].map((half) => (half >>> 0).toString(16).padStart(8, '0')).join('');
}
