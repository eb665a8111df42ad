import { findAnswer } from '../../rules/shared/trait-choices.ts';
import { textOnlyParameter } from '../../rules/what-if/trait-offers.ts';
import { currentSheet } from '../../state/character/derived-character.ts';
import { dropEntry } from '../../state/character/entries.ts';
import { lineOf } from '../derived/sheet-lines.ts';

/** How often to look whether a mouse button is still down, in milliseconds. */
const PRESSED_AGAIN = 50;

/**
 * Removes the quirk that a row shows if it is left without a text. Not before a mouse button that took the focus away is up again: what it
 * presses must not move.
 */
export function dropEmptyQuirk(row: HTMLElement): void {
  const drop = () => {
    if (document.documentElement.matches(':active')) setTimeout(drop, PRESSED_AGAIN);
    else if (row.isConnected && !row.contains(document.activeElement)) dropIfEmpty(row.id.replace(/^row-/, ''));
  };
  setTimeout(drop);
}

function dropIfEmpty(key: string): void {
  const { context } = currentSheet();
  const trait = lineOf(context.traits, key);
  const row = lineOf(context.character.traits, key);
  const parameter = trait?.listed && textOnlyParameter(trait.listed);
  if (!row || !parameter || findAnswer(row, parameter.id) !== '') return;
  if (row.note === '' && row.modifiers.length === 0) dropEntry('traits', key, trait.plainName);
}
