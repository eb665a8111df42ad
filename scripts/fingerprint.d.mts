/**
 * Returns a hash over the names and contents of files and folders, given relative to the project: 16 hexadecimal
 * digits.
 */
export function fingerprint(paths: readonly string[]): string;
