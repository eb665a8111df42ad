/** A number as a field shows it: true minus, no more decimals than it has (three at most). */
export function writeNumber(value: number): string {
  const size = String(Math.round(Math.abs(value) * 1000) / 1000);
  return value < 0 && size !== '0' ? `−${size}` : size;
}
