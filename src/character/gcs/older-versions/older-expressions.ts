/** Expressions longer than this stay as they are. */
const maxLength = 500;

const part = /\s*(?:\d+\.?\d*|\.\d+|\$\w+|(Math\.)?(floor|ceil|round|abs|sqrt|max|min)(?=\s*\()|[-+*/%(),])\s*/y;

/**
 * An expression of versions 2 to 4 as the script that version 5 has in its place: "floor($basic_speed)" becomes
 * "Math.floor($basic_speed)". Undefined for one with anything but numbers, attributes, signs and such functions.
 */
export function toScript(expression: string): string | undefined {
  if (expression.length > maxLength) return undefined;
  let script = '';
  part.lastIndex = 0;
  while (part.lastIndex < expression.length) {
    const from = part.lastIndex;
    const found = part.exec(expression);
    if (!found) return undefined;
    const [text, prefix, name] = found;
    script +=
      name === undefined || prefix !== undefined
        ? text
        : expression.slice(from, part.lastIndex).replace(name, `Math.${name}`);
  }
  return script;
}

/**
 * The threshold of a pool that versions before 4 have as a share of it, as a script: the pool times `multiplier` by `divisor`,
 * plus `addition`, rounded to the nearest.
 */
export function shareScript(pool: string, multiplier: number, divisor: number, addition: number): string {
  if (multiplier === 0) return String(addition);
  const times = Math.abs(multiplier) === 1 ? `$${pool}` : `$${pool} * ${Math.abs(multiplier)}`;
  const share = `${multiplier < 0 ? '-' : ''}${times}${divisor === 1 || divisor === 0 ? '' : ` / ${divisor}`}`;
  const sum = addition === 0 ? share : `${share} ${addition < 0 ? '-' : '+'} ${Math.abs(addition)}`;
  return Math.abs(multiplier) === 1 && (divisor === 1 || divisor === 0) ? sum : `Math.round(${sum})`;
}
