import { stripBidiControls } from '../../character/bidi-controls.ts';
import { type PrintChoices, pageOrientation } from '../../rules/print/print-choices.ts';
import type { PrintSubject } from '../../state/view/print-subjects.ts';

/** Paper sizes in millimetres, portrait. */
const papers: Readonly<Record<PrintChoices['paper'], readonly [width: number, height: number]>> = {
  a4: [210, 297],
  letter: [215.9, 279.4],
};
const paperNames: Readonly<Record<PrintChoices['paper'], string>> = { a4: 'A4', letter: 'letter' };

/** White space around the sheet, in millimetres. */
export const MARGIN = 11;
const LONGEST_NAME = 70;

type Page = Pick<PrintChoices, 'kind' | 'paper' | 'orientation'>;

/** Width and height of the page in its orientation, in millimetres. */
export function pageSize(page: Page): readonly [width: number, height: number] {
  const [short, long] = papers[page.paper];
  return pageOrientation(page) === 'portrait' ? [short, long] : [long, short];
}

/** Half the height between the margins, in millimetres, minus a little, so that rounding never causes an extra page. */
export const halfHeight = (page: Page): number => (pageSize(page)[1] - 2 * MARGIN) / 2 - 0.05;

/** The text at the left foot of every page: the name, shortened if necessary. */
export function footName(name: string): string {
  const letters = Array.from(name || 'Blank character');
  return letters.length > LONGEST_NAME ? `${letters.slice(0, LONGEST_NAME - 1).join('')}…` : letters.join('');
}

/** The names for the foot of the pages; '' on a blank form. */
export const namesAtFoot = (subjects: readonly PrintSubject[], { kind }: Page): string[] =>
  subjects.map(({ model }) => (kind === 'form' ? '' : model.head.name));

/** The text at the left foot of pages that several characters share. */
export const sharedFoot = (names: readonly string[], kind: PrintChoices['kind']): string =>
  names.length === 1
    ? footName(names[0] ?? '')
    : `${names.length} ${kind === 'stat-block' ? 'stat blocks' : 'characters'}`;

/** The CSS page name for one of several characters. */
export const pageName = (index: number): string => `character-${index + 1}`;

/**
 * The style rules of the printed pages: paper, margins, and at the foot of each page the name and "page 1 of 2" (browsers
 * without margin boxes print their own header and footer). Each of several sheets has its name at the foot of its pages;
 * stat blocks, which share pages, are counted.
 */
export function pageRules(page: Page, names: readonly string[]): string {
  const foot = 'font: 6.5pt "Noto Sans", sans-serif; color: #444; vertical-align: top; padding-block-start: 1.5mm;';
  const left = (words: string) =>
    `@bottom-left { content: ${quote(words)}; inline-size: 75%; text-align: start; ${foot} }`;
  const ownPages = names.length > 1 && page.kind !== 'stat-block' ? names : [];
  return `@page {
  size: ${paperNames[page.paper]} ${pageOrientation(page)};
  margin: ${MARGIN}mm;
  ${left(sharedFoot(names, page.kind))}
  @bottom-right { content: "page " counter(page) " of " counter(pages); inline-size: 25%; text-align: end; ${foot} }
}${ownPages.map((name, i) => `\n@page ${pageName(i)} { ${left(footName(name))} }`).join('')}`;
}

/** Quotes a text as a CSS string; "<" is escaped as well, so that it cannot close a style element. */
const quote = (text: string) =>
  `"${stripBidiControls(text).replace(/["\\<\p{Cc}]/gu, (letter) => `\\${letter.codePointAt(0)?.toString(16)} `)}"`;
