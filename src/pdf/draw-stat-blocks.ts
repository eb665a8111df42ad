import { statBlock } from '../rules/model/stat-block.ts';
import type { PrintChoices } from '../rules/print/print-choices.ts';
import { Flow } from './flow.ts';
import type { PageFoot } from './page-foot.ts';
import { type Paper, penMaker } from './paper.ts';
import type { Pen } from './pen.ts';
import { drawContents, setStatBlock } from './stat-contents.ts';
import { statHeading } from './stat-heading.ts';
import { type Drawn, type Lacking, nameOf, type Subject } from './subject.ts';

/** Space between a block and the cutting line. */
const CUT_GAP = 13;
/** The least number of write-in lines: a single one is useless. */
const MIN_LINES = 2;

/**
 * Draws stat blocks for game masters, two to a page with a cutting line between them. One that is longer than half a page
 * continues in the next half, and on the next page under its repeated name.
 */
export function drawStatBlocks(
  paper: Paper,
  subjects: readonly Subject[],
  { blankRows }: PrintChoices,
  onDone: (done: number) => void,
): Drawn {
  const { document, area, tags } = paper;
  const middle = document.internal.pageSize.getHeight() / 2;
  const feet: PageFoot[] = [];
  const missing: Lacking[] = [];
  let half = { page: 1, lower: false };
  for (const [i, subject] of subjects.entries()) {
    const { penAt, missing: missingCharacters } = penMaker(paper);
    const name = nameOf(subject);
    const block = statBlock(subject.model);
    const contents = setStatBlock(penAt, block, area.width, area.bottom - middle - CUT_GAP);
    const { pen } = contents;
    if (document.getNumberOfPages() < half.page) document.addPage();
    document.setPage(half.page);
    const bookmark = document.outline.add(null, name, { pageNumber: half.page });
    const startPlace = { page: half.page, y: half.lower ? middle + CUT_GAP : area.top };
    tags.nextSubject();
    tags.group('Sect', () => {
      const flow = new Flow(document, pen, area, bookmark, statHeading(pen, block, area.width, true));
      const end = drawContents(flow, contents, startPlace);
      const lower = end.y > middle - CUT_GAP;
      if (blankRows) drawLines(pen, area, end.y, lower ? area.bottom : middle - CUT_GAP);
      if (!lower) pen.cut(middle);
      half = lower ? { page: end.page + 1, lower: false } : { page: end.page, lower: true };
      for (let page = startPlace.page; page <= end.page; page++) addToFoot(feet, page, name, pen);
    });
    if (missingCharacters.size > 0) missing.push({ name, characters: [...missingCharacters] });
    onDone(i + 1);
  }
  return { feet, missing };
}

/** Draws write-in lines down to the end of the half. */
function drawLines(pen: Pen, { left, width }: Paper['area'], from: number, bottom: number): void {
  const { blank, title: size, gap } = pen.sizes;
  const top = from + gap / 2;
  const lines = Math.floor((bottom - top) / blank);
  if (lines < MIN_LINES) return;
  pen.rule(left, top, width, 1.1, 'ink');
  pen.tags.artifact(() => pen.text('Notes', left, top + size * 1.2, { size, bold: true }));
  for (let line = 1; line <= lines; line++) pen.rule(left, top + line * blank, width);
}

/** Adds a name to the footer of a page, which names all characters with blocks on it. */
function addToFoot(feet: PageFoot[], page: number, name: string, pen: Pen): void {
  const at = feet.findIndex(({ from }) => from === page);
  const before = feet[at];
  if (before) feet[at] = { ...before, name: `${before.name} · ${name}` };
  else feet.push({ from: page, to: page, name, pen });
}
