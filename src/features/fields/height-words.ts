/** Reads 5'9", 5′9″, 5 ft 9, 69, 175 cm or 1.75 m as inches; null for any other text. */
export function readHeight(text: string): number | null {
  const typed = text.trim().toLowerCase().replace(',', '.');
  const metric = /^(\d+(?:\.\d+)?)\s*(cm|m)$/.exec(typed);
  if (metric) return Math.round((Number(metric[1]) * (metric[2] === 'm' ? 100 : 1)) / 2.54);
  const feet = /^(\d+)\s*(?:['′’]|ft\.?|feet)\s*(?:(\d+(?:\.\d+)?)\s*(?:["″”]|''|in\.?|inches)?)?$/.exec(typed);
  if (feet) return Number(feet[1]) * 12 + Number(feet[2] ?? 0);
  const inches = /^(\d+(?:\.\d+)?)\s*(?:["″”]|in\.?|inches)?$/.exec(typed);
  if (!inches) return null;
  // 5 alone is five feet, 69 is inches.
  return Number(inches[1]) < 9 ? Number(inches[1]) * 12 : Number(inches[1]);
}
