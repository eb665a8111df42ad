/** The sentence for each code, given its facts. */
export type SentenceTable<Facts> = { readonly [Code in keyof Facts]: (fact: Facts[Code]) => string };
