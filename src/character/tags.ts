/** The most letters that a tag has. */
export const longestTag = 40;
/** The most tags that a character has. */
export const mostTags = 20;

/** A tag as it is kept: on one line, without space around it, at most 40 letters. '' when nothing is left of it. */
export function cleanTag(text: string): string {
  const line = text
    .normalize('NFC')
    .replace(/[\p{C}\p{Z}]+/gu, ' ')
    .trim();
  return [...line].slice(0, longestTag).join('').trim();
}

/** True when two tags are the same but for their case. */
export const sameTag = (one: string, other: string): boolean => folded(one) === folded(other);

const folded = (tag: string): string => tag.normalize('NFC').toLowerCase();

/**
 * The tags with one more, at the end, or with one less (`on` false): the same list when nothing changes. Null when there
 * are as many as there may be.
 */
export function withTag(tags: readonly string[], text: string, on: boolean): readonly string[] | null {
  const tag = cleanTag(text);
  const has = tags.some((each) => sameTag(each, tag));
  if (tag === '' || has === on) return tags;
  if (!on) return tags.filter((each) => !sameTag(each, tag));
  return tags.length >= mostTags ? null : [...tags, tag];
}

/** The tags of a list that can be kept, each once, the first twenty. Anything may be passed: files come from outside. */
export function readTags(value: unknown): readonly string[] {
  if (!Array.isArray(value)) return [];
  let tags: readonly string[] = [];
  for (const each of value.slice(0, 1_000))
    if (typeof each === 'string') tags = withTag(tags, each.slice(0, 1_000), true) ?? tags;
  return tags;
}
