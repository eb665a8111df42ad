const attributes = [
  /\bST(?:rength)?\b\W{0,6}\d/u,
  /\bDX\b\W{0,6}\d|\bDexterity\b\W{0,6}\d/u,
  /\bIQ\b\W{0,6}\d|\bIntelligence\b\W{0,6}\d/u,
  /\bHT\b\W{0,6}\d|\bHealth\b\W{0,6}\d/u,
];

/** Whether a text can be a stat block: it gives at least two attributes a number. Only its beginning is looked at. */
export function looksLikeStatBlock(text: string): boolean {
  if (/^\s*[{[]\s*["{]/u.test(text)) return false;
  const beginning = text.slice(0, 10_000);
  return attributes.filter((pattern) => pattern.test(beginning)).length >= 2;
}
