import { stripBidiControls } from '../../character/bidi-controls.ts';

/**
 * Formats the label of an edit for undo and the history: on one line, and with an emptied field named as such ("Skin: "
 * becomes "Skin emptied").
 */
export const formatEditLabel = (words: string): string =>
  stripBidiControls(words).replace(/\s+/g, ' ').replace(/: ?$/, ' emptied').trim();
