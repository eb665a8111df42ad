/** Reads "C,1" as 0 and 1 yards, "1-3" as 1 to 3. */
export const parseReach = (reach = ''): readonly number[] =>
  reach.split(',').flatMap((part) => {
    if (part.trim().toUpperCase() === 'C') return [0];
    const [first = Number.NaN, last = first] = part.split('-').map((yards) => Number.parseInt(yards, 10));
    if (Number.isNaN(first) || Number.isNaN(last)) return [];
    return Array.from({ length: Math.max(0, last - first + 1) }, (_, i) => first + i);
  });
