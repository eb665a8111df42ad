import type { DrawnText, ReadPage } from './read-pdf.ts';

/** The margin of a page, 11 mm, without a rounding error. */
const margin = 31.1;

/** Returns the texts of a page that are in its margins. */
export const findTextsInMargins = ({ width, height, texts }: ReadPage): DrawnText[] =>
  texts.filter(
    ({ left, right, top, bottom }) =>
      left < margin || right > width - margin || bottom < margin - 1 || top > height - margin,
  );

/** Returns pairs of texts of a page that overlap. */
export function findOverlaps({ texts }: ReadPage): string[] {
  const by = 0.3;
  const across = [...texts].sort((a, b) => a.left - b.left);
  return across.flatMap((a, i) => {
    const faults: string[] = [];
    for (let j = i + 1; j < across.length; j++) {
      const b = across[j];
      if (!b || b.left >= a.right - by) break;
      if (a.left < b.right - by && a.bottom < b.top - by && b.bottom < a.top - by) faults.push(`${a.text} / ${b.text}`);
    }
    return faults;
  });
}
