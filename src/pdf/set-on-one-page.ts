import type { PrintChoices } from '../rules/print-choices.ts';
import type { SheetModel } from '../rules/sheet-model.ts';
import type { Row } from './block.ts';
import { fillPage, levelFirstBand, partsHeight } from './fill-page.ts';
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

/** So many points less of height before an arrangement is better than the usual one. */
const WORTH_IT = 6;
/** No type is so small that it puts a sheet of so many pages on one. */
const HOPELESS = 2;

/**
 * The largest type that puts the sheet on one page, filled to its foot; that of long sheets when none does. A portrait
 * gets smaller where no type fits beside it in full.
 */
export function setOnOnePage(
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
  const arranged = lowest((at) => partsHeight(first, partsIn(at)), room - first.sizes.gap);
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

/** The usual arrangement where it fits; else that which takes least height, if it is clearly better. */
function lowest(heightOf: (at: Arrangement) => number, room: number): Arrangement {
  const usual = { at: arrangements[0], height: heightOf(arrangements[0]) };
  if (usual.height <= room) return usual.at;
  const others = arrangements.slice(1).map((at) => ({ at, height: heightOf(at) }));
  return others.reduce((best, one) => (one.height < best.height - WORTH_IT ? one : best), usual).at;
}
