import { type Section, sectionOf } from './headings.ts';

/** The section that a line by itself begins: "Skills", "SKILLS [24]", "Advantages:"; null for any other line. */
export function readsAsHeading(text: string): Section | null {
  if (text.length > 60) return null;
  const [, label] =
    /^([\p{L}][\p{L} &/,.'+-]{1,45}?)\s*(?:[[(]\s*[-–−+]?\d+\s*(?:points?|pts\.?|cp)?\s*[\])]|[-–—:]?\s*[-–−]?\d+\s*(?:points?|pts\.?|cp))?\s*:?$/iu.exec(
      text,
    ) ?? [];
  return label === undefined ? null : sectionOf(label);
}
