import { boxesPerGroup } from '../rules/print/sheet-layout.ts';

/** The sizes of tick boxes, in points: the box, from one to the next, and more between groups. */
export interface BoxSizes {
  readonly box: number;
  readonly step: number;
  readonly apart: number;
}

/** Returns the offsets of the boxes of each line. Lines have whole groups, unless one line is enough. */
export function boxLines(boxes: number, room: number, { box, step, apart }: BoxSizes): number[][] {
  if (boxes === 0) return [];
  const at = (i: number): number => i * step + Math.floor(i / boxesPerGroup) * apart;
  const groups = Math.max(1, Math.floor((room + apart) / (boxesPerGroup * step + apart)));
  const inLine = at(boxes - 1) + box <= room ? boxes : groups * boxesPerGroup;
  return Array.from({ length: Math.ceil(boxes / inLine) }, (_, line) =>
    Array.from({ length: Math.min(inLine, boxes - line * inLine) }, (_, i) => at(i)),
  );
}
