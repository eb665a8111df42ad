import encodeQR from 'qr';

/**
 * The longest link that becomes a QR code, in bytes: as much as version 25 holds at low correction. That is 125 modules
 * with the quiet zone; on a phone screen 360 px (some 52 mm) wide each is 0.4 mm, which a phone's camera can still resolve
 * at arm's length: 5 px per module if the code fills half of a frame of 1080 px.
 */
export const longestCode = 1_273;

/** The empty margin around the code that the standard requires, in modules. */
const QUIET_ZONE = 4;

/**
 * The modules of a QR code in rows, dark ones true, the quiet zone included; null for a link too long for cameras to read
 * well. Uses low error correction: screens have no damage, and fewer modules are easier to read.
 */
export function qrModules(link: string): readonly (readonly boolean[])[] | null {
  if (new TextEncoder().encode(link).length > longestCode) return null;
  return encodeQR(link, 'raw', { ecc: 'low', border: QUIET_ZONE });
}

/** The dark modules as an SVG path, one unit per module: a rectangle for each run in a row. */
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
