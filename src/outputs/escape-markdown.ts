import { oneLine } from './one-line.ts';

/** A zero-width character that separates its neighbors. */
const APART = '\u200B';

const entities: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;' };

/**
 * Any text as one line of Markdown that shows just this text: no emphasis, code, heading, table cell, link, HTML,
 * formula or spoiler comes of it. Angle brackets and ampersands become entities, which even what knows no backslashes
 * reads. What forums make links or pictures of by themselves (addresses, e-mail, @names, #numbers, :smile:) is taken
 * apart by a character without width: a backslash would not keep them from it.
 */
export function escapeMarkdown(text: string): string {
  return oneLine(text)
    .replace(/:(?=\/\/|[\w+-]+:)/g, `:${APART}`)
    .replace(/[\\`*_{}[\]|~^$#]/g, '\\$&')
    .replace(/[&<>]/g, (sign) => entities[sign] ?? sign)
    .replace(/[@#](?=[\p{L}\p{N}_])/gu, `$&${APART}`)
    .replace(/(?<=[\p{L}\p{N}])\.(?=\p{L})/gu, `.${APART}`);
}

/** The same for a text that begins a line, where a hyphen, a plus, an equals sign or a number with a point means a block. */
export const escapeMarkdownLine = (text: string): string =>
  escapeMarkdown(text)
    .replace(/^[-+=:]/, '\\$&')
    .replace(/^(\d+)([.)])/, '$1\\$2');

/** A text in bold; nothing for an empty one, whose asterisks would be a rule across the page. */
export const bold = (text: string): string => (oneLine(text) === '' ? '' : `**${escapeMarkdown(text)}**`);
