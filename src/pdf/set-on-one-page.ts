import type { SheetModel } from '../rules/sheet-model.ts';
import type { Row } from './block.ts';
import { fillPage, levelFirstBand, partsHeight } from './fill-page.ts';
import type { Area } from './flow.ts';
import { headingRow } from './heading.ts';
import type { Pen } from './pen.ts';
import type { FrameSize } from './portrait.ts';
import { type Part, sheetParts } from './sheet-blocks.ts';
import { SCALES } from './type-sizes.ts';

interface SetSheet {
  readonly pen: Pen;
  readonly heading: Row;
  readonly parts: readonly Part[];
}

/**
 * The largest type that puts the sheet on one page, filled to its foot; full size when none does. A portrait gets smaller
 * where no type fits beside it in full.
 */
export function setOnOnePage(
  penAt: (scale: number) => Pen,
  model: SheetModel,
  area: Area,
  frames: readonly (FrameSize | null)[],
): SetSheet {
  const sizes = SCALES.map((scale) => {
    const pen = penAt(scale);
    const parts = sheetParts(pen, model, area.left, area.width);
    return { pen, parts, height: partsHeight(pen, parts) };
  });
  const roomBelow = (pen: Pen, heading: Row) => area.bottom - area.top - heading.height - pen.sizes.gap;
  for (const frame of frames) {
    for (const { pen, parts, height } of sizes) {
      const heading = headingRow(pen, model, area.width, frame);
      const room = roomBelow(pen, heading);
      if (height <= room) return { pen, heading, parts: fillPage(pen, parts, room) };
    }
  }
  const pen = penAt(1);
  const heading = headingRow(pen, model, area.width, frames[0] ?? null);
  const parts = sheetParts(pen, model, area.left, area.width);
  return { pen, heading, parts: levelFirstBand(pen, parts, roomBelow(pen, heading)) };
}
