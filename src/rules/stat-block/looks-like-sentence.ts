/** Sentences are no names: they have many words, or end like one. */
export const isSentence = (text: string): boolean => {
  const words = text.split(/\s+/u);
  return (
    words.length > 9 ||
    (words.length > 4 && /[.!?]$/u.test(text)) ||
    (words.length > 5 && /\b(?:is|was|are|were|has|had|he|she|they|his|her|who|will be|can be)\b/iu.test(text))
  );
};

/** Words with a question or an exclamation are a remark. */
export const isRemark = (text: string): boolean => /[?!]/u.test(text) && text.split(' ').length > 3;
