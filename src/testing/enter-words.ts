import type { UserEvent } from '@testing-library/user-event';

/**
 * Enters words into a field at once, then the key Enter if they end with `{Enter}`. Typing them key by key renders a list
 * for each letter, which takes most of the time of a test that is about something else.
 */
export async function enterWords(user: UserEvent, field: HTMLElement, words: string): Promise<void> {
  const text = words.replace(/\{Enter\}$/, '');
  await user.click(field);
  if (text !== '') await user.paste(text);
  if (text !== words) await user.keyboard('{Enter}');
}
