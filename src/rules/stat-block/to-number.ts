/** A number as it is written; figures beyond what any game has are cut off. */
export const toNumber = (text: string): number => {
  const value = Number.parseFloat(
    text.replace(/[\s,]/gu, '').replace('½', '.5').replace('¼', '.25').replace('¾', '.75'),
  );
  return Number.isFinite(value) ? Math.max(-99_999, Math.min(9_999_999, value)) : 0;
};
