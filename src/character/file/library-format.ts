/** What a library file, which holds many characters, says of itself in its field `format`. */
export const libraryFormat = 'pointwright-library';
/** The version of the library file. That of a character file in it is counted by itself. */
export const libraryVersion = 1;

/**
 * The longest library that is read, in characters: some 10,000 ordinary characters without portraits, or 1,000 with the
 * largest ones. Browsers hold texts of about 500 million characters, and a page on a phone dies well before that.
 */
export const longestLibrary = 200_000_000;
/** The most characters that are read from one library. */
export const mostCharacters = 20_000;
/** The longest piece of a library that is kept when it cannot be read, in characters. */
export const longestRest = 5_000_000;
/** How each character of a library begins, as the program writes it: in a text of JSON a line can begin nowhere else but
 * between values, so that one that is damaged does not take the next ones with it. */
export const entryStart = '\n{ "id": ';
