import { stripBidiControls } from '../../character/bidi-controls.ts';
import { buildModel } from '../../rules/model/build-model.ts';
import { type PrintChoices, pageOrientation } from '../../rules/print/print-choices.ts';
import type { PrintSubject } from '../../state/view/print-subjects.ts';

/** Millimetres, upright. */
const papers: Readonly<Record<PrintChoices['paper'], readonly [width: number, height: number]>> = {
  a4: [210, 297],
  letter: [215.9, 279.4],
};
const paperNames: Readonly<Record<PrintChoices['paper'], string>> = { a4: 'A4', letter: 'letter' };

/** White space around the sheet, in millimetres. */
export const MARGIN = 11;
const LONGEST_NAME = 70;

type Page = Pick<PrintChoices, 'kind' | 'paper' | 'orientation'>;

/** Width and height of the page as it is held, in millimetres. */
export function pageSize(page: Page): readonly [width: number, height: number] {
  const [short, long] = papers[page.paper];
  return pageOrientation(page) === 'portrait' ? [short, long] : [long, short];
}

/** Half the height between the margins, in millimetres; a hair less, so that rounding never makes a page of it. */
export const halfHeight = (page: Page): number => (pageSize(page)[1] - 2 * MARGIN) / 2 - 0.05;

/** What stands at the left foot of every page. */
export function footName(name: string): string {
  const letters = Array.from(name || 'Blank character');
  return letters.length > LONGEST_NAME ? `${letters.slice(0, LONGEST_NAME - 1).join('')}…` : letters.join('');
}

/** The names of those whose pages they are; none on a form. */
export const namesAtFoot = (subjects: readonly PrintSubject[], { kind }: Page): string[] =>
  subjects.map(({ sheet }) => (kind === 'form' ? '' : buildModel(sheet).head.name));

/** What stands at the left foot of pages that several share. */
export const sharedFoot = (names: readonly string[], kind: PrintChoices['kind']): string =>
  names.length === 1
    ? footName(names[0] ?? '')
    : `${names.length} ${kind === 'stat-block' ? 'stat blocks' : 'characters'}`;

/** The name, for style sheets, of the pages of one of several characters. */
export const pagesOf = (index: number): string => `character-${index + 1}`;

/**
 * The style rules of the printed pages: paper, margins, and at the foot of each the name and "page 1 of 2", which
 * browsers that know no margin boxes leave to their own header and footer. Each of several sheets has its own name at the
 * foot of its pages; stat blocks, which share pages, are counted.
 */
export function pageRules(page: Page, names: readonly string[]): string {
  const foot = 'font: 6.5pt "Noto Sans", sans-serif; color: #444; vertical-align: top; padding-block-start: 1.5mm;';
  const left = (words: string) =>
    `@bottom-left { content: ${quoted(words)}; inline-size: 75%; text-align: start; ${foot} }`;
  const own = names.length > 1 && page.kind !== 'stat-block' ? names : [];
  return `@page {
  size: ${paperNames[page.paper]} ${pageOrientation(page)};
  margin: ${MARGIN}mm;
  ${left(sharedFoot(names, page.kind))}
  @bottom-right { content: "page " counter(page) " of " counter(pages); inline-size: 25%; text-align: end; ${foot} }
}${own.map((name, i) => `\n@page ${pagesOf(i)} { ${left(footName(name))} }`).join('')}`;
}

/** A text as CSS writes it; the sign that begins an element is written so that it does not end one either. */
const quoted = (text: string) =>
  `"${stripBidiControls(text).replace(/["\\<\p{Cc}]/gu, (letter) => `\\${letter.codePointAt(0)?.toString(16)} `)}"`;
