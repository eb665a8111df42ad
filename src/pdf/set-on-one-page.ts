import type { SheetModel } from '../rules/model/sheet-model.ts';
import type { PrintChoices } from '../rules/print/print-choices.ts';
import type { Row } from './block.ts';
import { fillPage, levelFirstBand, partsHeight, withRoomToWrite } from './fill-page.ts';
import type { Area } from './flow.ts';
import { headingRow } from './heading.ts';
import type { Pen } from './pen.ts';
import type { FrameSize } from './portrait.ts';
import { type Arrangement, arrangements, type Part, sheetParts } from './sheet-blocks.ts';
import { sheetColumns } from './sheet-columns.ts';
import { LONG_SETTING, SETTINGS, type Setting } from './type-sizes.ts';

interface SetSheet {
  readonly pen: Pen;
  readonly heading: Row;
  readonly parts: readonly Part[];
}

/** The saving in height, in points, from which another arrangement is better than the default. */
const WORTH_IT = 6;
/** The same if the default fits on the page. */
const CLEARLY = 24;
/** A sheet of more pages than this cannot be made to fit by smaller type. */
const HOPELESS = 2;

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
  const setIn = (setting: Setting) => {
    const pen = penAt(setting);
    const columns = sheetColumns(pen, model, without);
    return { pen, partsIn: (at: Arrangement) => sheetParts(columns, model, area, orientation, at) };
  };
  const roomBelow = (pen: Pen, heading: Row) => area.bottom - area.top - heading.height - pen.sizes.gap;
  const [largest, ...smaller] = SETTINGS[air];
  const { pen: first, partsIn } = setIn(largest);
  const room = area.bottom - area.top - headingRow(first, model, area.width, frames[0] ?? null).height;
  const bare = (at: Arrangement) => partsHeight(first, partsIn(at));
  const written = (at: Arrangement) => partsHeight(first, withRoomToWrite(first, partsIn(at)));
  const spare = room - first.sizes.gap;
  const kinds = model.traitKinds.length + 1;
  const least = lowest(kinds, bare, spare);
  const roomiest = blankRows ? lowest(kinds, written, spare) : least;
  // Write-in rows do not justify another page or smaller type.
  const arranged = written(roomiest) <= spare || bare(roomiest) <= bare(least) + WORTH_IT ? roomiest : least;
  const sized = ({ pen, partsIn }: ReturnType<typeof setIn>) => {
    const parts = partsIn(arranged);
    return { pen, parts, height: partsHeight(pen, parts) };
  };
  const settings = [sized({ pen: first, partsIn })];
  const hopeless = (settings[0]?.height ?? 0) > HOPELESS * (area.bottom - area.top);
  if (!hopeless) settings.push(...smaller.map((setting) => sized(setIn(setting))));
  for (const frame of hopeless ? [] : frames) {
    for (const { pen, parts, height } of settings) {
      const heading = headingRow(pen, model, area.width, frame);
      const room = roomBelow(pen, heading);
      if (height <= room) return { pen, heading, parts: blankRows ? fillPage(pen, parts, room) : parts };
    }
  }
  const { pen, parts } = sized(setIn(LONG_SETTING[air]));
  const heading = headingRow(pen, model, area.width, frames[0] ?? null);
  return { pen, heading, parts: blankRows ? levelFirstBand(pen, parts, roomBelow(pen, heading)) : parts };
}

/**
 * Returns the default arrangement, or the lowest one if it is clearly better; the threshold depends on whether the
 * default fits.
 */
function lowest(kinds: number, heightOf: (at: Arrangement) => number, room: number): Arrangement {
  const [first, ...more] = arrangements(kinds);
  const usual = { at: first, height: heightOf(first) };
  const others = more.map((at) => ({ at, height: heightOf(at) }));
  const better = usual.height <= room ? CLEARLY : WORTH_IT;
  const least = others.reduce((best, one) => (one.height < best.height - WORTH_IT ? one : best), usual);
  return least.height < usual.height - better ? least.at : usual.at;
}
