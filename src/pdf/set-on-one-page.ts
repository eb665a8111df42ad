import type { SheetModel } from '../rules/model/sheet-model.ts';
import type { PrintChoices } from '../rules/print/print-choices.ts';
import type { Row } from './block.ts';
import { fillPage, levelFirstBand, partsHeight, withRoomToWrite } from './fill-page.ts';
import type { Area } from './flow.ts';
import { headingRow } from './heading.ts';
import type { Pen } from './pen.ts';
import type { FrameSize } from './portrait.ts';
import { type Arrangement, arrangements, type SheetPart, sheetParts } from './sheet-blocks.ts';
import { sheetColumns } from './sheet-columns.ts';
import { LONG_SETTING, SETTINGS, type Setting } from './type-sizes.ts';

interface SetSheet {
  readonly pen: Pen;
  readonly heading: Row;
  readonly parts: readonly SheetPart[];
}

/** The saving in height, in points, from which another arrangement is better than the default. */
const MIN_SAVING = 6;
/** The same if the default fits on the page. */
const CLEAR_SAVING = 24;
/** A sheet of more pages than this cannot be made to fit by smaller type. */
const MAX_PAGES_TO_FIT = 2;

/**
 * Sets the sheet in the largest type that fits on one page, filled to its bottom; in that of long sheets when none
 * does. A portrait is reduced where no type fits with its full size.
 */
export function fitOnOnePage(
  penAt: (setting: Setting) => Pen,
  model: SheetModel,
  area: Area,
  frames: readonly (FrameSize | null)[],
  choices: PrintChoices,
): SetSheet {
  const { density, blankRows, orientation, without } = choices;
  const air = model.form ? 'form' : density;
  const setType = (setting: Setting) => {
    const pen = penAt(setting);
    const columns = sheetColumns(pen, model, without);
    return { pen, partsIn: (at: Arrangement) => sheetParts(columns, model, area, orientation, at) };
  };
  const roomBelow = (pen: Pen, heading: Row) => area.bottom - area.top - heading.height - pen.sizes.gap;
  const [largest, ...smaller] = SETTINGS[air];
  const { pen: first, partsIn } = setType(largest);
  const room = area.bottom - area.top - headingRow(first, model, area.width, frames[0] ?? null).height;
  const bareHeight = (at: Arrangement) => partsHeight(first, partsIn(at));
  const writtenHeight = (at: Arrangement) => partsHeight(first, withRoomToWrite(first, partsIn(at)));
  const available = room - first.sizes.gap;
  const kinds = model.traitKinds.length + 1;
  const lowestBare = chooseArrangement(kinds, bareHeight, available);
  const lowestWritten = blankRows ? chooseArrangement(kinds, writtenHeight, available) : lowestBare;
  // Write-in rows do not justify another page or smaller type.
  const arrangement =
    writtenHeight(lowestWritten) <= available || bareHeight(lowestWritten) <= bareHeight(lowestBare) + MIN_SAVING
      ? lowestWritten
      : lowestBare;
  const measured = ({ pen, partsIn }: ReturnType<typeof setType>) => {
    const parts = partsIn(arrangement);
    return { pen, parts, height: partsHeight(pen, parts) };
  };
  const settings = [measured({ pen: first, partsIn })];
  const isTooLong = (settings[0]?.height ?? 0) > MAX_PAGES_TO_FIT * (area.bottom - area.top);
  if (!isTooLong) settings.push(...smaller.map((setting) => measured(setType(setting))));
  for (const frame of isTooLong ? [] : frames) {
    for (const { pen, parts, height } of settings) {
      const heading = headingRow(pen, model, area.width, frame);
      const room = roomBelow(pen, heading);
      if (height <= room) return { pen, heading, parts: blankRows ? fillPage(pen, parts, room) : parts };
    }
  }
  const { pen, parts } = measured(setType(LONG_SETTING[air]));
  const heading = headingRow(pen, model, area.width, frames[0] ?? null);
  return { pen, heading, parts: blankRows ? levelFirstBand(pen, parts, roomBelow(pen, heading)) : parts };
}

/**
 * Returns the default arrangement, or the lowest one if it is clearly better; the threshold depends on whether the
 * default fits.
 */
function chooseArrangement(kinds: number, heightOf: (at: Arrangement) => number, room: number): Arrangement {
  const [first, ...more] = arrangements(kinds);
  const defaultEntry = { at: first, height: heightOf(first) };
  const otherEntries = more.map((at) => ({ at, height: heightOf(at) }));
  const threshold = defaultEntry.height <= room ? CLEAR_SAVING : MIN_SAVING;
  const lowestEntry = otherEntries.reduce(
    (best, candidate) => (candidate.height < best.height - MIN_SAVING ? candidate : best),
    defaultEntry,
  );
  return lowestEntry.height < defaultEntry.height - threshold ? lowestEntry.at : defaultEntry.at;
}
