import encodeQR from 'qr';

/**
 * The longest link that becomes a QR code, in bytes: as much as version 25 holds at low correction. That is 125 modules
 * with the quiet zone; drawn as wide as a phone of 360 px (some 52 mm) each is 0.4 mm, which a phone's camera still tells
 * apart at arm's length, and 5 px of the 1080 that it looks through when the code fills half of them.
 */
export const longestCode = 1_273;

/** Around the code, as its standard wants it. */
const quietZone = 4;

/**
 * The modules of a QR code in rows, dark ones true, the quiet zone included; null for what is longer than cameras read
 * well. Low error correction: a screen has no dirt on it, and every module counts.
 */
export function qrModules(link: string): readonly (readonly boolean[])[] | null {
  if (new TextEncoder().encode(link).length > longestCode) return null;
  return encodeQR(link, 'raw', { ecc: 'low', border: quietZone });
}

/** The dark modules as the outline of an SVG path, one unit a module: a bar for each run in a row. */
export function modulesPath(modules: readonly (readonly boolean[])[]): string {
  return modules
    .flatMap((row, y) =>
      row.flatMap((dark, x) => {
        if (!dark || row[x - 1]) return [];
        const end = row.indexOf(false, x);
        return [`M${x} ${y}h${(end < 0 ? row.length : end) - x}v1H${x}z`];
      }),
    )
    .join('');
}
