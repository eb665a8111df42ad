/** A hash over the names and contents of files and folders, named from the project's folder: 16 hexadecimal digits. */
export function fingerprint(paths: readonly string[]): string;
