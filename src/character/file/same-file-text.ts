/** The line of a file with the version of the program that wrote it. */
const writer = /\n {2}"app": "[^"\n]*",/;

/** Returns true if two files written by this program have the same content, regardless of the program's version. */
export const sameFileText = (a: string, b: string): boolean => withoutWriter(a) === withoutWriter(b);

const withoutWriter = (text: string): string => text.trim().replace(writer, '');
