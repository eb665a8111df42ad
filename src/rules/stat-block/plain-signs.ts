const plain: Readonly<Record<string, string>> = {
  '×': 'x',
  '‘': "'",
  '’': "'",
  '“': '"',
  '”': '"',
  '′': "'",
  '″': '"',
};

/** One kind of minus, times sign and quotation mark; as many characters as before, so that places in the text are the same. */
export const plainSigns = (text: string): string =>
  text.replace(/[‐‑‒–—―−]/gu, '-').replace(/[×‘’“”′″]/gu, (sign) => plain[sign] ?? sign);
