import type { SheetModel } from '../sheet-model/model/sheet-model.ts';
import type { PrintChoices } from '../sheet-model/print/print-choices.ts';
import { printedModel } from '../sheet-model/print/printed-model.ts';
import type { Row } from './block.ts';
import type { Drawing, Pages } from './drawing.ts';
import {
  blankRowsOn,
  fillPage,
  fillPages,
  isForNotes,
  type PartPlace,
  partsHeight,
  withLeastRows,
  withoutEmptyBlocks,
  withRoomToWrite,
} from './fill-page.ts';
import { type Area, Flow, type FlowPlace } from './flow.ts';
import { drawAppendix, drawReference } from './further-pages.ts';
import { type Frame, headingRow, portraitFrames } from './heading.ts';
import { openPaper, type PageFoot, type Paper, penMaker } from './paper.ts';
import type { Pen } from './pen.ts';
import {
  type Arrangement,
  arrangements,
  defaultArrangement,
  placeParts,
  type SheetPart,
  sheetColumns,
  sheetParts,
} from './sheet-layout.ts';
import { drawStatBlocks } from './stat-block-pages.ts';
import { type Drawn, type Lacking, nameOf, type Subject } from './subject.ts';
import { largeSetting, longSettings, type Setting, typeSettings, usualScale } from './type-sizes.ts';

interface SetType {
  readonly pen: Pen;
  readonly partsIn: (at: Arrangement) => SheetPart[];
}

interface SetSheet {
  readonly pen: Pen;
  readonly heading: Row;
  readonly parts: readonly SheetPart[];
}

/** The saving in height, in points, from which another arrangement is better than the default. */
const minSaving = 6;
/** The same if the default fits on the page. */
const clearSaving = 24;
/** A sheet of more pages than this cannot be made to fit on one by smaller type. */
const maxPagesToFit = 2;
/** Of a sheet of more pages than this, smaller type saves one of many: it keeps its size. */
const maxPagesToSave = 4;

/**
 * The settings to try until a sheet fits on one page: at the usual size with the rows that some blocks need to be
 * useful, then with only the content; and a portrait is reduced before the type gets much smaller. `smallest` counts
 * the frames tried.
 */
const attempts = [
  { scaleFrom: usualScale, withRows: true, smallest: 1 },
  { scaleFrom: usualScale, withRows: false, smallest: 2 },
  { scaleFrom: 0.97, withRows: false, smallest: 3 },
  { scaleFrom: 0, withRows: false, smallest: 4 },
] as const;

/**
 * Sets the sheet in the largest type that fits on one page, filled to its bottom; when none does, on the fewest pages,
 * in the largest type that fits these. A portrait is reduced if no type fits with its full size.
 */
function fitOnPages(
  drawing: Drawing,
  penAt: (setting: Setting) => Pen,
  model: SheetModel,
  area: Area,
  frames: readonly (Frame | null)[],
  choices: PrintChoices,
): SetSheet {
  const { density, blankRows } = choices;
  const air = model.form ? 'form' : density;
  const mostBlank = blankRowsOn(model);
  const setType = (setting: Setting): SetType => {
    const pen = penAt(setting);
    const columns = sheetColumns(pen, model, choices);
    const partsAt = new Map<string, SheetPart[]>();
    const partsIn = (at: Arrangement) => {
      const key = Object.values(at).join();
      const parts = partsAt.get(key) ?? sheetParts(columns, model, area, choices, at);
      partsAt.set(key, parts);
      return parts;
    };
    return { pen, partsIn };
  };
  const roomBelow = (pen: Pen, heading: Row) => area.bottom - area.top - heading.height - pen.sizes.gap;
  const [largest] = typeSettings[air];
  const { pen: first, partsIn } = setType(largest);
  const room = area.bottom - area.top - headingRow(first, model, area.width, frames[0] ?? null).height;
  const kinds = model.traitKinds.length + 1;
  const arrange = ({ pen, partsIn }: SetType, possessions: Arrangement['possessions']) => {
    const all = arrangements(kinds, possessions);
    const bareHeight = (at: Arrangement) => partsHeight(pen, partsIn(at));
    const writtenHeight = (at: Arrangement) => partsHeight(pen, withRoomToWrite(pen, partsIn(at)));
    const available = room - pen.sizes.gap;
    const lowestBare = chooseArrangement(all, bareHeight, available);
    const lowestWritten = blankRows ? chooseArrangement(all, writtenHeight, available) : lowestBare;
    // Write-in rows do not justify another page or smaller type.
    return writtenHeight(lowestWritten) <= available || bareHeight(lowestWritten) <= bareHeight(lowestBare) + minSaving
      ? lowestWritten
      : lowestBare;
  };
  /** Sets the parts beside each other, or with the possessions in columns if that is too high for a page. */
  const measured = (set: SetType) => {
    const { pen, partsIn } = set;
    const sizes = (possessions: Arrangement['possessions']) => {
      const parts = partsIn(arrange(set, possessions));
      return { pen, parts, height: partsHeight(pen, parts) };
    };
    const beside = sizes('beside');
    if (beside.height <= room - pen.sizes.gap || model.form) return beside;
    const columns = sizes('columns');
    return columns.height < beside.height - minSaving ? columns : beside;
  };
  const settings = [measured({ pen: first, partsIn })];
  const isTooLong = (settings[0]?.height ?? 0) > maxPagesToFit * (area.bottom - area.top);
  const fitting = (frame: Frame | null, scaleFrom: number, withRows: boolean): SetSheet | null => {
    for (const [i, setting] of typeSettings[air].entries()) {
      if (setting.scale < scaleFrom) break;
      const set = settings[i] ?? measured(setType(setting));
      settings[i] = set;
      const heading = headingRow(set.pen, model, area.width, frame);
      const room = roomBelow(set.pen, heading);
      const height = withRows ? partsHeight(set.pen, withLeastRows(set.pen, set.parts)) : set.height;
      if (height > room) continue;
      return {
        ...set,
        heading,
        parts: withoutEmptyBlocks(blankRows ? fillPage(set.pen, set.parts, room, mostBlank, area) : set.parts),
      };
    }
    return null;
  };
  /** Whether the last setting to be tried fits with the smallest frame; if not, none does. */
  const fitsAtAll = () => {
    const last = typeSettings[air].length - 1;
    const setting = typeSettings[air][last] ?? largest;
    const set = settings[last] ?? measured(setType(setting));
    settings[last] = set;
    return set.height <= roomBelow(set.pen, headingRow(set.pen, model, area.width, frames.at(-1) ?? null));
  };
  for (const { scaleFrom, withRows, smallest } of isTooLong || !fitsAtAll() ? [] : attempts) {
    for (const frame of frames.slice(0, smallest)) {
      const set = fitting(frame, scaleFrom, blankRows && withRows);
      if (set) return set;
    }
  }
  const startBelow = (pen: Pen, heading: Row): FlowPlace => ({ page: 1, y: area.top + heading.height + pen.sizes.gap });
  const pagesOf = (pen: Pen, heading: Row, parts: readonly SheetPart[]): number => {
    let last = 1;
    const flow = new Flow(drawing, pen, area, null, null, true);
    placeParts(flow, pen, withoutEmptyBlocks(parts), startBelow(pen, heading));
    for (const page of flow.opened) last = Math.max(last, page);
    return last;
  };
  const onPages = (setting: Setting, possessions: Arrangement['possessions']) => {
    const set = setType(setting);
    const { pen } = set;
    const parts = set.partsIn(arrange(set, possessions));
    const heading = headingRow(pen, model, area.width, frames[0] ?? null);
    const start = startBelow(pen, heading);
    const flow = new Flow(drawing, pen, area, null, null, true);
    const places: PartPlace[] = [];
    placeParts(flow, pen, parts, start, ({ page, y }) => {
      places.push({ page, continued: Math.min(page, ...flow.opened.splice(0)) < page, end: y });
    });
    const splits = places.filter(({ continued }) => continued).length;
    return { pen, parts, heading, places, splits, pages: places.at(-1)?.page ?? 1 };
  };
  const [usual, ...others] = longSettings[air];
  let best = onPages(usual, 'beside');
  if (best.pages <= maxPagesToSave) {
    for (const setting of [usual, ...others]) {
      for (const possessions of ['beside', 'columns'] as const) {
        const candidate = onPages(setting, possessions);
        const saved = best.pages - candidate.pages;
        if (saved > 0 || (saved === 0 && candidate.splits < best.splits)) best = candidate;
      }
    }
  }
  const { pen, heading, parts, places } = best;
  const filled = blankRows ? fillPages(pen, parts, places, mostBlank, area) : [];
  // Rows to write in do not justify another page.
  const roomy = [filled.filter((part) => !isForNotes(part)), filled].findLast(
    (each) => each.length > 0 && pagesOf(pen, heading, each) <= best.pages,
  );
  return { pen, heading, parts: withoutEmptyBlocks(roomy ?? parts) };
}

/**
 * Returns the default arrangement, or the lowest one if it is clearly better; the threshold depends on whether the
 * default fits.
 */
function chooseArrangement(
  all: readonly Arrangement[],
  heightOf: (at: Arrangement) => number,
  room: number,
): Arrangement {
  const entries = all.map((at) => ({ at, height: heightOf(at) }));
  const [defaultEntry = { at: defaultArrangement, height: Number.POSITIVE_INFINITY }, ...otherEntries] = entries;
  const threshold = defaultEntry.height <= room ? clearSaving : minSaving;
  const lowestEntry = otherEntries.reduce(
    (best, candidate) => (candidate.height < best.height - minSaving ? candidate : best),
    defaultEntry,
  );
  return lowestEntry.height < defaultEntry.height - threshold ? lowestEntry.at : defaultEntry.at;
}

/** Pages that are laid out without their feet, which number them among all that are printed together. */
export interface LaidOut extends Pages {
  /** The name of the character; '' for stat blocks, which name themselves. */
  readonly name: string;
  readonly feet: readonly PageFoot[];
  /** What the faces of the PDF lack. */
  readonly missing: readonly Lacking[];
}

/**
 * Lays out the sheet of a character, or the stat blocks of several: the one layout that the preview, print from the browser and
 * the PDF draw.
 * @param run one subject, or any number of them for stat blocks
 */
export function layOutPages(run: readonly Subject[], choices: PrintChoices): LaidOut {
  const subjects = run.map((subject) => ({ ...subject, model: printedModel(subject.model, choices) }));
  const paper = openPaper(choices);
  const drawn = choices.kind === 'stat-block' ? drawStatBlocks(paper, subjects, choices) : undefined;
  const [subject] = subjects;
  const name = drawn || !subject ? '' : nameOf(subject);
  const { feet, missing } = drawn ?? (subject ? drawSheet(paper, subject, choices) : { feet: [], missing: [] });
  const { width, height, count, nodes, bookmarks } = paper.drawing;
  return { width, height, count, nodes, bookmarks, name, feet, missing };
}

/** Draws the sheet of a character, followed by the chosen pages after it. */
function drawSheet(
  paper: Paper,
  { model, portrait = null, worked: everyNumber = [], references: chosen = [] }: Subject,
  choices: PrintChoices,
): Drawn {
  const { drawing, area } = paper;
  const { penAt, missing } = penMaker(paper);
  const penAfter = (scale: number) =>
    penAt(
      choices.density === 'large'
        ? largeSetting
        : { scale: scale * (choices.density === 'compact' ? 0.92 : 1), air: choices.density },
    );

  const frames = portraitFrames(model.head, choices, portrait);
  const { pen, heading, parts } = fitOnPages(drawing, penAt, model, area, frames, choices);
  const filled = choices.kind === 'sheet'; // A form has no numbers to explain.
  const wanted = { combat: choices.quickReference, feats: choices.feats, odds: choices.odds };
  const references = filled ? chosen.filter(({ id }) => wanted[id]) : [];
  const worked = filled && choices.appendix ? everyNumber : [];
  heading.draw(pen, area.left, area.top);
  const top = { page: 1, y: area.top + heading.height + pen.sizes.gap };
  placeParts(new Flow(drawing, pen, area), pen, parts, top);
  for (const reference of references) drawReference(drawing, penAt, choices.density, area, reference);
  if (worked.length > 0) drawAppendix(drawing, penAfter(1), area, worked);
  const name = nameOf({ model });
  return {
    feet: [{ from: 1, to: drawing.count, name, size: pen.sizes.small }],
    missing: missing.size > 0 ? [{ name, characters: [...missing] }] : [],
  };
}
