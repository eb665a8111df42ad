/** The maximum length of a tag, in characters. */
export const maxTagLength = 40;
/** The maximum number of tags of a character. */
export const maxTags = 20;

/** Normalizes a tag: on one line, trimmed, at most 40 characters. Returns '' if nothing is left. */
export function cleanTag(text: string): string {
  const line = text
    .normalize('NFC')
    .replace(/[\p{C}\p{Z}]+/gu, ' ')
    .trim();
  return [...line].slice(0, maxTagLength).join('').trim();
}

/** Compares two tags, ignoring case. */
export const sameTag = (a: string, b: string): boolean => foldTag(a) === foldTag(b);

const foldTag = (tag: string): string => tag.normalize('NFC').toLowerCase();

/**
 * Returns the tags with a tag appended, or removed (`on` false); the same list if nothing changes. Returns null if the
 * list is full.
 */
export function withTag(tags: readonly string[], text: string, on: boolean): readonly string[] | null {
  const tag = cleanTag(text);
  const has = tags.some((existing) => sameTag(existing, tag));
  if (tag === '' || has === on) return tags;
  if (!on) return tags.filter((existing) => !sameTag(existing, tag));
  return tags.length >= maxTags ? null : [...tags, tag];
}

/** Returns the valid tags of a list, without duplicates, at most twenty. Accepts any value, since files are untrusted. */
export function readTags(value: unknown): readonly string[] {
  if (!Array.isArray(value)) return [];
  let tags: readonly string[] = [];
  for (const item of value.slice(0, 1_000))
    if (typeof item === 'string') tags = withTag(tags, item.slice(0, 1_000), true) ?? tags;
  return tags;
}
