const vulgarFractions: Record<string, string> = {
  '½': '1/2',
  '⅓': '1/3',
  '⅔': '2/3',
  '¼': '1/4',
  '¾': '3/4',
  '⅕': '1/5',
  '⅖': '2/5',
  '⅗': '3/5',
  '⅘': '4/5',
  '⅙': '1/6',
  '⅚': '5/6',
  '⅛': '1/8',
  '⅜': '3/8',
  '⅝': '5/8',
  '⅞': '7/8',
};

const sign = '([+-]?)';
const fraction = new RegExp(`^${sign}(?:(\\d+)[ -]+)?(\\d+)/(\\d+)$`);
const grouped = new RegExp(`^${sign}([1-9]\\d{0,2}(?:[,' ]\\d{3})+)(\\.\\d*)?$`);
const groupedByDots = new RegExp(`^${sign}([1-9]\\d{0,2}(?:\\.\\d{3})+)(,\\d*)$`);
const decimal = new RegExp(`^${sign}(\\d+[.,]?\\d*|[.,]\\d+)$`);

/**
 * Reads a number as people write it: 5, −5, .5, 0,5, ½, 1½, 1/2, 1 1/2, 1,500. A comma before exactly three digits groups
 * thousands; any other comma is a decimal. `unit` ("lb", "$") may come before or after. Undefined if it is not a number.
 */
export function readNumber(text: string, unit?: string): number | undefined {
  let rest = text.replace(/\s+/g, ' ').trim().replace(/[−–]/g, '-');
  if (unit) rest = withoutUnit(rest, unit);
  rest = rest.replace(/[½⅓⅔¼¾⅕⅖⅗⅘⅙⅚⅛⅜⅝⅞]/g, (glyph) => ` ${vulgarFractions[glyph]}`);
  rest = rest
    .trim()
    .replace(/⁄/g, '/')
    .replace(/ ?\/ ?/g, '/');
  rest = rest.replace(/^([+-]) /, '$1');

  const parts = fraction.exec(rest);
  if (parts) {
    const denominator = Number(parts[4]);
    return denominator === 0 ? undefined : signed(parts[1], Number(parts[2] ?? 0) + Number(parts[3]) / denominator);
  }
  const thousands = grouped.exec(rest);
  if (thousands) return signed(thousands[1], Number(thousands[2]?.replace(/\D/g, '') + (thousands[3] ?? '')));
  const dotted = groupedByDots.exec(rest);
  if (dotted) return signed(dotted[1], Number(dotted[2]?.replace(/\D/g, '') + (dotted[3] ?? '').replace(',', '.')));
  const plain = decimal.exec(rest);
  return plain ? signed(plain[1], Number(plain[2]?.replace(',', '.'))) : undefined;
}

function withoutUnit(text: string, unit: string): string {
  const lower = text.toLowerCase();
  const mark = unit.toLowerCase();
  if (lower.startsWith(mark)) return text.slice(mark.length).trim();
  if (lower.endsWith(`${mark}.`)) return text.slice(0, -mark.length - 1).trim();
  return lower.endsWith(mark) ? text.slice(0, -mark.length).trim() : text;
}

function signed(mark: string | undefined, size: number): number {
  return mark === '-' && size !== 0 ? -size : size;
}
