/** Device names reserved by Windows, with any extension. */
const deviceName = /^(?:con|prn|aux|nul|conin|conout|(?:com|lpt)[\d¹²³])$/i;
/** A character takes up to 4 bytes, and most systems limit names to 255 bytes. */
const maxNameLength = 60;

/**
 * Returns a file name for a download that is valid on every system. Letters and digits of all scripts are kept ("Žižka",
 * "Ольга"); everything else becomes a hyphen. A name without letters becomes "character". `extension` has no dot.
 */
export function toFileName(name: string, extension: string): string {
  const words = name.normalize('NFC').match(/[\p{L}\p{N}][\p{L}\p{M}\p{N}'’_]*/gu) ?? [];
  const stem = [...words.join('-')].slice(0, maxNameLength).join('').replace(/-$/, '');
  const safe = stem === '' || deviceName.test(stem) ? ['character', stem].filter(Boolean).join('-') : stem;
  return `${safe}.${extension}`;
}
