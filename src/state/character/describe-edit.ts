import { stripBidiControls } from '../../character/bidi-controls.ts';

/**
 * The words of an edit as undo and the history show them: on one line, and with what was set to nothing said as such
 * ("Skin: " is "Skin emptied").
 */
export const editWords = (words: string): string =>
  stripBidiControls(words).replace(/\s+/g, ' ').replace(/: ?$/, ' emptied').trim();
