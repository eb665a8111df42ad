import { thousands } from '../../character/file/value-words.ts';

/** The longest links that programs accept, in characters. */
const limits = {
  /** A message on Discord. */
  discord: 2_000,
  /** A message in most other chat programs: 4,000 to 8,000. */
  mostChats: 4_000,
  chats: 8_000,
  /** The shortest of the usual browsers: Firefox stops at 1 MiB. */
  browsers: 1_000_000,
} as const;

interface LengthWords {
  readonly words: string;
  /** `plain`: accepted everywhere. `attention`: not everywhere. `problem`: by no browser. */
  readonly tone: 'plain' | 'attention' | 'problem';
}

/** The length of a link in words, and what that means for sending it. `length` is in characters. */
export function describeLinkLength(length: number): LengthWords {
  const lengthText = `${thousands(length)} characters`;
  const discord = thousands(limits.discord);
  const chatLimits = `${thousands(limits.mostChats)} to ${thousands(limits.chats)}`;
  if (length <= limits.discord) {
    return {
      tone: 'plain',
      words: `${lengthText}: short enough for most chat apps, Discord included.`,
    };
  }
  if (length <= limits.mostChats) {
    return {
      tone: 'attention',
      words: `${lengthText}: too long for Discord (up to ${discord}), but fine for most other chat apps.`,
    };
  }
  if (length <= limits.chats) {
    return {
      tone: 'attention',
      words: `${lengthText}: too long for Discord (up to ${discord}) and many other chat apps (up to ${chatLimits}). A file works anywhere.`,
    };
  }
  if (length <= limits.browsers) {
    return {
      tone: 'attention',
      words: `${lengthText}: too long for chat apps (up to ${discord} on Discord, ${chatLimits} elsewhere). Browsers open it, but a file is easier to send.`,
    };
  }
  return { tone: 'problem', words: `${lengthText}: too long for browsers. Send the character as a file instead.` };
}
