/** True for the name of a file that may have characters in it, of this program or of GCS. */
export const isCharacterName = (name: string): boolean => /\.(?:gcs|json)$/i.test(name) && !isHidden(name);

/** True for the name of a library file of GCS: entries for the lists, and no character. */
export const isLibraryFileName = (name: string): boolean =>
  /\.(?:adq|adm|skl|spl|eqp|eqm|gct)$/i.test(name) && !isHidden(name);

/** Files that programs add to folders and archives for themselves: "__MACOSX/._anna.gcs". */
const isHidden = (path: string): boolean => /(?:^|\/)(?:\.|__MACOSX\/)/.test(path);

/** True for a zip file, by its name or its first bytes. An unreadable file is not one. */
export async function isZip(file: File): Promise<boolean> {
  if (/\.zip$/i.test(file.name)) return true;
  try {
    const [first, second, third, fourth] = new Uint8Array(await file.slice(0, 4).arrayBuffer());
    return first === 0x50 && second === 0x4b && third === 3 && fourth === 4;
  } catch {
    return false;
  }
}
