/** The line of a file that says which version of the program wrote it. */
const writer = /\n {2}"app": "[^"\n]*",/;

/** True when two texts of files that this program wrote hold the same, whichever of its versions wrote them. */
export const sameFileText = (one: string, other: string): boolean =>
  one.trim() === other.trim() || one.replace(writer, '') === other.replace(writer, '');
