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
  const chatLimits = `between ${thousands(limits.mostChats)} and ${thousands(limits.chats)}`;
  if (length <= limits.discord) {
    return {
      tone: 'plain',
      words: `${lengthText}: it goes into a message of the usual chat programs, Discord included.`,
    };
  }
  if (length <= limits.mostChats) {
    return {
      tone: 'attention',
      words: `${lengthText}: too long for Discord, which takes ${discord} in a message. Most other chat programs carry it.`,
    };
  }
  if (length <= limits.chats) {
    return {
      tone: 'attention',
      words: `${lengthText}: too long for Discord (${discord}), and for many other chat programs, which stop ${chatLimits}. A file goes anywhere.`,
    };
  }
  if (length <= limits.browsers) {
    return {
      tone: 'attention',
      words: `${lengthText}: longer than chat programs carry, which stop at ${discord} (Discord) or ${chatLimits}. Browsers open it, but a file is easier to send.`,
    };
  }
  return { tone: 'problem', words: `${lengthText}: too long for browsers. Send the character as a file instead.` };
}
