import type { jsPDF } from 'jspdf';
import type { SheetModel } from '../sheet-model/model/sheet-model.ts';
import type { PrintChoices } from '../sheet-model/print/print-choices.ts';
import type { Row } from './block.ts';
import {
  fillPage,
  fillPages,
  type PartPlace,
  partsHeight,
  withLeastRows,
  withoutEmptyBlocks,
  withRoomToWrite,
} from './fill-page.ts';
import { type Area, Flow, type FlowPlace } from './flow.ts';
import { type FrameSize, headingRow } from './heading.ts';
import type { Pen } from './pen.ts';
import {
  type Arrangement,
  arrangements,
  DEFAULT_ARRANGEMENT,
  placeParts,
  type SheetPart,
  sheetColumns,
  sheetParts,
} from './sheet-layout.ts';
import { LONG_SETTINGS, SETTINGS, type Setting, USUAL } from './type-sizes.ts';

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
const MIN_SAVING = 6;
/** The same if the default fits on the page. */
const CLEAR_SAVING = 24;
/** A sheet of more pages than this cannot be made to fit on one by smaller type. */
const MAX_PAGES_TO_FIT = 2;
/** Of a sheet of more pages than this, smaller type saves one of many: it keeps its size. */
const MAX_PAGES_TO_SAVE = 4;

/**
 * What to try until a sheet fits on one page: at the usual size with the rows that some blocks need to be of use, then with
 * no more than the content; and a portrait is reduced before the type is much smaller. `smallest` counts the frames tried.
 */
const ATTEMPTS = [
  { scaleFrom: USUAL, withRows: true, smallest: 1 },
  { scaleFrom: USUAL, withRows: false, smallest: 2 },
  { scaleFrom: 0.97, withRows: false, smallest: 3 },
  { scaleFrom: 0, withRows: false, smallest: 4 },
] as const;

/**
 * Sets the sheet in the largest type that fits on one page, filled to its bottom; when none does, on the fewest pages, in
 * the largest type that these allow. A portrait is reduced where no type fits with its full size.
 */
export function fitOnPages(
  document: jsPDF,
  penAt: (setting: Setting) => Pen,
  model: SheetModel,
  area: Area,
  frames: readonly (FrameSize | null)[],
  choices: PrintChoices,
): SetSheet {
  const { density, blankRows, orientation } = choices;
  const air = model.form ? 'form' : density;
  const setType = (setting: Setting): SetType => {
    const pen = penAt(setting);
    const columns = sheetColumns(pen, model, choices);
    return { pen, partsIn: (at: Arrangement) => sheetParts(columns, model, area, orientation, at) };
  };
  const roomBelow = (pen: Pen, heading: Row) => area.bottom - area.top - heading.height - pen.sizes.gap;
  const [largest] = SETTINGS[air];
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
    return writtenHeight(lowestWritten) <= available || bareHeight(lowestWritten) <= bareHeight(lowestBare) + MIN_SAVING
      ? lowestWritten
      : lowestBare;
  };
  /** Sets the parts beside each other, or with the possessions in columns where that is too high for a page. */
  const measured = (set: SetType) => {
    const { pen, partsIn } = set;
    const sizes = (possessions: Arrangement['possessions']) => {
      const parts = partsIn(arrange(set, possessions));
      return { pen, parts, height: partsHeight(pen, parts) };
    };
    const beside = sizes('beside');
    if (beside.height <= room - pen.sizes.gap || model.form) return beside;
    const columns = sizes('columns');
    return columns.height < beside.height - MIN_SAVING ? columns : beside;
  };
  const settings = [measured({ pen: first, partsIn })];
  const isTooLong = (settings[0]?.height ?? 0) > MAX_PAGES_TO_FIT * (area.bottom - area.top);
  const fitting = (frame: FrameSize | null, scaleFrom: number, withRows: boolean): SetSheet | null => {
    for (const [i, setting] of SETTINGS[air].entries()) {
      if (setting.scale < scaleFrom) break;
      const set = settings[i] ?? measured(setType(setting));
      settings[i] = set;
      const heading = headingRow(set.pen, model, area.width, frame);
      const room = roomBelow(set.pen, heading);
      const height = withRows ? partsHeight(set.pen, withLeastRows(set.pen, set.parts)) : set.height;
      if (height > room) continue;
      return { ...set, heading, parts: withoutEmptyBlocks(blankRows ? fillPage(set.pen, set.parts, room) : set.parts) };
    }
    return null;
  };
  for (const { scaleFrom, withRows, smallest } of isTooLong ? [] : ATTEMPTS) {
    for (const frame of frames.slice(0, smallest)) {
      const set = fitting(frame, scaleFrom, blankRows && withRows);
      if (set) return set;
    }
  }
  const onPages = (setting: Setting, possessions: Arrangement['possessions']) => {
    const set = setType(setting);
    const { pen } = set;
    const parts = set.partsIn(arrange(set, possessions));
    const heading = headingRow(pen, model, area.width, frames[0] ?? null);
    const start: FlowPlace = { page: 1, y: area.top + heading.height + pen.sizes.gap };
    const flow = new Flow(document, pen, area, null, null, true);
    const places: PartPlace[] = [];
    placeParts(flow, pen, parts, start, ({ page, y }) => {
      places.push({ page, continued: Math.min(page, ...flow.opened.splice(0)) < page, end: y });
    });
    return { pen, parts, heading, places, pages: places.at(-1)?.page ?? 1 };
  };
  const [usual, ...others] = LONG_SETTINGS[air];
  let best = onPages(usual, 'beside');
  if (best.pages <= MAX_PAGES_TO_SAVE) {
    for (const setting of [usual, ...others]) {
      for (const possessions of ['beside', 'columns'] as const) {
        const candidate = onPages(setting, possessions);
        if (candidate.pages < best.pages) best = candidate;
      }
    }
  }
  const { pen, heading, parts, places } = best;
  if (!blankRows) return { pen, heading, parts: withoutEmptyBlocks(parts) };
  return { pen, heading, parts: withoutEmptyBlocks(fillPages(pen, parts, places, area.bottom)) };
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
  const [defaultEntry = { at: DEFAULT_ARRANGEMENT, height: Number.POSITIVE_INFINITY }, ...otherEntries] = entries;
  const threshold = defaultEntry.height <= room ? CLEAR_SAVING : MIN_SAVING;
  const lowestEntry = otherEntries.reduce(
    (best, candidate) => (candidate.height < best.height - MIN_SAVING ? candidate : best),
    defaultEntry,
  );
  return lowestEntry.height < defaultEntry.height - threshold ? lowestEntry.at : defaultEntry.at;
}
