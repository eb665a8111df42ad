/** Splits where a sign is outside of brackets; the parts are trimmed, empty ones are left out. */
export function splitTop(text: string, at: RegExp): string[] {
  const parts: string[] = [];
  let start = 0;
  let depth = 0;
  const signs = [...text];
  let offset = 0;
  for (const [index, sign] of signs.entries()) {
    if (sign === '(' || sign === '[') depth += 1;
    else if (sign === ')' || sign === ']') depth = Math.max(0, depth - 1);
    else if (depth === 0 && at.test(sign)) {
      const isNumber = sign === ',' && /\d/u.test(signs[index - 1] ?? '') && /\d/u.test(signs[index + 1] ?? '');
      if (!isNumber) {
        parts.push(text.slice(start, offset));
        start = offset + sign.length;
      }
    }
    offset += sign.length;
  }
  parts.push(text.slice(start));
  return parts.map((part) => part.trim()).filter((part) => part !== '');
}
