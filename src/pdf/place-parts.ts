import type { Flow, FlowPlace } from './flow.ts';
import type { Pen } from './pen.ts';
import type { SheetPart } from './sheet-blocks.ts';

/** Places the parts of a sheet one below the other. Returns the place for the next. `onStep` is called after each with that place. */
export function placeParts(
  flow: Flow,
  pen: Pen,
  parts: readonly SheetPart[],
  top: FlowPlace,
  onStep: (end: FlowPlace) => void = () => undefined,
): FlowPlace {
  let at = top;
  for (const part of parts) {
    if ('columns' in part) {
      at = flow.band(part.columns, at);
    } else {
      const end = flow.columns(part.flowing, part.count, at);
      at = { ...end, y: end.y + pen.sizes.gap };
    }
    onStep(at);
  }
  return at;
}
