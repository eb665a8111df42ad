/** The longest file, in characters; the largest real list of thousands of rows has about 4 million. */
export const maxGcsFileLength = 40_000_000;
/** The deepest nesting of lists and objects; real files have about 25. */
export const maxGcsDepth = 100;
/** The most values (texts, numbers, lists, objects) in a file. */
export const maxGcsValues = 6_000_000;
/** The most rows that are read of one file, containers and modifiers included. */
export const maxGcsRows = 200_000;
/** The deepest nesting of containers. */
export const maxContainerDepth = 20;
/** The longest text of a field: longer ones are cut. Within the limit of our own files. */
export const maxGcsText = 4_000;
/** The most rows in a list that belongs to a row: defaults, features, modifiers, tags. */
export const maxPartsOfRow = 400;
