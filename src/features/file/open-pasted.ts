import { looksLikeStatBlock } from '../../rules/stat-block/looks-like-stat-block.ts';
import { offerStatBlock } from '../../state/view/offered-stat-block.ts';
import { sharedMark } from '../../state/view/view-store.ts';
import { openText } from './open-text.ts';

/** Opens a text if it is a character, a link to one or a stat block; returns whether it is. */
export function openIfCharacter(text: string, from: string): boolean {
  if (/^\s*\{/.test(text)) void openText(text, from);
  else if (text.includes(sharedMark)) location.hash = text.slice(text.indexOf(sharedMark)).trim();
  else if (looksLikeStatBlock(text)) offerStatBlock(text);
  else return false;
  return true;
}

/** Opens the character in a text or link that the player pasted to be opened; what is neither is reported as unreadable. */
export async function openPasted(text: string, from: string): Promise<void> {
  if (!openIfCharacter(text, from)) await openText(text, from);
}
