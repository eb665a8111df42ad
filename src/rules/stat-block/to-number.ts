/** A number as it is written, with a comma for thousands or, as in "5,75", for decimals; figures beyond what any game has are cut off. */
export const toNumber = (text: string): number => {
  const value = Number.parseFloat(
    text
      .replace(/^([+-]?\d+),(\d{1,2})$|^([+-]?0),(\d+)$/u, '$1$3.$2$4')
      .replace(/[\s,]/gu, '')
      .replace('½', '.5')
      .replace('¼', '.25')
      .replace('¾', '.75'),
  );
  return Number.isFinite(value) ? Math.max(-99_999, Math.min(9_999_999, value)) : 0;
};
