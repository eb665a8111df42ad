/** Names that Windows keeps for devices, whatever the extension. */
const deviceName = /^(?:con|prn|aux|nul|conin|conout|(?:com|lpt)[\d¹²³])$/i;
/** A letter takes up to 4 bytes, and most systems take names of up to 255 bytes. */
const longestName = 60;

/**
 * A name for a downloaded file that every system takes. Letters and digits of all scripts stay ("Žižka", "Ольга");
 * everything else becomes a hyphen. A name with no letter in it becomes "character". `extension` is without its dot.
 */
export function fileName(name: string, extension: string): string {
  const words = name.normalize('NFC').match(/[\p{L}\p{N}][\p{L}\p{M}\p{N}'’_]*/gu) ?? [];
  const stem = [...words.join('-')].slice(0, longestName).join('').replace(/-$/, '');
  const safe = stem === '' || deviceName.test(stem) ? ['character', stem].filter(Boolean).join('-') : stem;
  return `${safe}.${extension}`;
}
