import type { PrintChoices } from '../rules/print/print-choices.ts';
import { fitOnPages } from './fit-on-pages.ts';
import { type Bookmark, Flow } from './flow.ts';
import { type Paper, penMaker } from './paper.ts';
import type { Pen } from './pen.ts';
import { placeParts } from './place-parts.ts';
import { portraitFrames } from './portrait.ts';
import { drawReference } from './reference-pages.ts';
import type { Subject } from './subject.ts';
import { drawAppendix } from './worked-appendix.ts';

/**
 * Draws the sheet of a character from the current page on, followed by the chosen appendices.
 * @param bookmark the parent of the bookmarks of its blocks; null for none
 * @param onStep called with the progress, from 0 to 1
 * @returns the pen of the sheet, for the page footers, and the characters that the font lacks
 */
export function drawSheet(
  paper: Paper,
  { model, worked: everyNumber = [], references: chosen = [] }: Subject,
  choices: PrintChoices,
  bookmark: Bookmark | null,
  onStep: (share: number) => void,
): { pen: Pen; missing: ReadonlySet<string> } {
  const { document, area } = paper;
  const { penAt, missing } = penMaker(paper);
  const penAfter = (scale: number) =>
    penAt({ scale: scale * (choices.density === 'compact' ? 0.92 : 1), air: choices.density });

  const frames = portraitFrames(model.head, choices.portrait);
  const { pen, heading, parts } = fitOnPages(document, penAt, model, area, frames, choices);
  const filled = choices.kind === 'sheet'; // A form has no numbers to explain.
  const wanted = { combat: choices.quickReference, feats: choices.feats, odds: choices.odds };
  const references = filled ? chosen.filter(({ id }) => wanted[id]) : [];
  const worked = filled && choices.appendix ? everyNumber : [];
  const steps = parts.length + references.length + (worked.length > 0 ? 1 : 0) + 1;
  let done = 0;
  const step = () => onStep(++done / steps);
  step();

  const page = document.getNumberOfPages();
  heading.draw(pen, area.left, area.top);
  const top = { page, y: area.top + heading.height + pen.sizes.gap };
  placeParts(new Flow(document, pen, area, bookmark), pen, parts, top, step);
  for (const reference of references) {
    drawReference(document, penAt, choices.density, area, reference, bookmark);
    step();
  }
  if (worked.length > 0) {
    drawAppendix(document, penAfter(1), area, worked, bookmark);
    step();
  }
  return { pen, missing };
}
