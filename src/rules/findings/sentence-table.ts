/** The sentence for each code, given what it needs beside the code. */
export type SentenceTable<Facts> = { readonly [Code in keyof Facts]: (fact: Facts[Code]) => string };
