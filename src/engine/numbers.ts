const fractions = new Map([
  [0.25, '¼'],
  [0.3333, '⅓'],
  [0.5, '½'],
  [0.6667, '⅔'],
  [0.75, '¾'],
]);

/** A number as people write it: true minus, thousands separated, at most four decimals, no trailing zeros. */
export function formatNumber(value: number): string {
  if (Number.isInteger(value) && value >= 0 && value < 1000) return String(value);
  const rounded = Math.round(value * 10_000) / 10_000;
  const [whole = '0', decimals] = String(Math.abs(rounded)).split('.');
  const grouped = whole.length > 3 ? whole.replace(/\B(?=(\d{3})+$)/g, ',') : whole;
  return `${rounded < 0 ? '−' : ''}${grouped}${decimals ? `.${decimals}` : ''}`;
}

/** As {@link formatNumber}, with quarters, thirds and halves as fractions: ½, 3½, −1¼. */
export function formatFraction(value: number): string {
  if (Number.isInteger(value)) return formatNumber(value);
  const size = Math.abs(value);
  const part = fractions.get(Math.round((size % 1) * 10_000) / 10_000);
  if (!part) return formatNumber(value);
  const whole = Math.floor(size);
  return `${value < 0 ? '−' : ''}${whole === 0 ? '' : formatNumber(whole)}${part}`;
}

/** Dollars: with cents only where there are any, and then with both of their digits: $2,055, $2,055.75, −$0.50. */
export function formatMoney(dollars: number): string {
  const size = Math.abs(Math.round(dollars * 100) / 100);
  const whole = formatNumber(Math.floor(size));
  const cents = Math.round((size % 1) * 100);
  return `${dollars < 0 && size > 0 ? '−' : ''}$${whole}${cents === 0 ? '' : `.${String(cents).padStart(2, '0')}`}`;
}

/** With its sign, for what is added: +2, −1, 0. */
export function formatSigned(value: number): string {
  return value > 0 ? `+${formatFraction(value)}` : formatFraction(value);
}

/** Inches as people write a height, to the nearest inch: 5′9″. */
export function formatHeight(inches: number): string {
  const whole = Math.round(inches);
  return `${Math.floor(whole / 12)}′${whole % 12}″`;
}
