/** Formats a number as a field shows it: with a true minus sign, rounded to at most three decimals. */
export function writeNumber(value: number): string {
  const size = String(Math.round(Math.abs(value) * 1000) / 1000);
  return value < 0 && size !== '0' ? `−${size}` : size;
}
