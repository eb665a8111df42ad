/** The value of the field `format` in a library file, which holds many characters. */
export const libraryFormat = 'pointwright-library';
/** The version of the library format; the character files in it have their own version. */
export const libraryVersion = 1;

/**
 * The maximum length of a library, in characters: some 10,000 ordinary characters without portraits, or 1,000 with the
 * largest ones. Browsers limit texts to about 500 million characters, and a page on a phone runs out of memory earlier.
 */
export const maxLibraryLength = 200_000_000;
/** The maximum number of characters in one library. */
export const maxCharacters = 20_000;
/** The maximum length of an unreadable piece of a library that is kept, in characters. */
export const maxPieceLength = 5_000_000;
/** The start of each character in a library, as the program writes it. A JSON string cannot contain a line break, so this
 * text finds the next character after a damaged one. */
export const entryStart = '\n{ "id": ';
