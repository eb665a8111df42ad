import type { PrintChoices } from '../../rules/print-choices.ts';

/** Millimetres, upright. */
const papers: Readonly<Record<PrintChoices['paper'], readonly [width: number, height: number]>> = {
  a4: [210, 297],
  letter: [215.9, 279.4],
};
const names: Readonly<Record<PrintChoices['paper'], string>> = { a4: 'A4', letter: 'letter' };

/** White space around the sheet, in millimetres. */
export const MARGIN = 11;
const LONGEST_NAME = 70;

type Page = Pick<PrintChoices, 'paper' | 'orientation'>;

/** Width and height of the page as it is held, in millimetres. */
export function pageSize({ paper, orientation }: Page): readonly [width: number, height: number] {
  const [short, long] = papers[paper];
  return orientation === 'portrait' ? [short, long] : [long, short];
}

/** What stands at the left foot of every page. */
export function footName(name: string): string {
  const letters = Array.from(name || 'Blank character');
  return letters.length > LONGEST_NAME ? `${letters.slice(0, LONGEST_NAME - 1).join('')}…` : letters.join('');
}

/**
 * The style rules of the printed pages: paper, margins, and at the foot of each the name and "page 1 of 2", which
 * browsers that know no margin boxes leave to their own header and footer.
 */
export function pageRules(page: Page, name: string): string {
  const foot = 'font: 6.5pt "Noto Sans", sans-serif; color: #444; vertical-align: top; padding-block-start: 1.5mm;';
  return `@page {
  size: ${names[page.paper]} ${page.orientation};
  margin: ${MARGIN}mm;
  @bottom-left { content: ${quoted(footName(name))}; inline-size: 75%; text-align: start; ${foot} }
  @bottom-right { content: "page " counter(page) " of " counter(pages); inline-size: 25%; text-align: end; ${foot} }
}`;
}

/** A text as CSS writes it. */
const quoted = (text: string) =>
  `"${text.replace(/["\\\p{Cc}]/gu, (letter) => `\\${letter.codePointAt(0)?.toString(16)} `)}"`;
