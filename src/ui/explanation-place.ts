/** A box on the screen, in pixels from the corner of the window. */
export interface Box {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

type Side = 'right' | 'left' | 'below' | 'above';

/** The place of an explanation: its corner, its maximum height, and its side of the anchor. */
export interface ExplanationPlace {
  readonly left: number;
  readonly top: number;
  readonly maxHeight: number;
  readonly side: Side;
}

interface ExplanationSurroundings {
  /** The part of the window that an explanation may use. */
  readonly room: Box;
  /** The areas that an explanation should not cover, such as another explanation. */
  readonly clear: readonly Box[];
  /**
   * The paper around the anchor: the explanation goes past its edge if that is near, and otherwise to the side that
   * covers less of it.
   */
  readonly paper: Box | null;
  /** The previous side of the explanation; it stays there if that is about equally good. */
  readonly previous?: Side | undefined;
}

const gap = 10;
/**
 * Up to this distance from the anchor, in pixels, the explanation moves off the paper: farther away they would look
 * unrelated.
 */
const farthest = 450;
/** An explanation with less height than this, in pixels, shows too little. */
const minHeight = 120;
/** How far an explanation begins above its anchor, so that their first lines are level. */
const rise = 10;

/**
 * Places an explanation next to its anchor, never over it: to the right, the left, below or above, whichever shows all
 * of it and covers the least of the areas to keep visible. In a window without room for it on any side it gets the
 * larger part.
 * @param size the natural size of the explanation
 */
export function placeExplanation(
  anchor: Box,
  size: { width: number; height: number },
  around: ExplanationSurroundings,
): ExplanationPlace {
  const places = candidates(anchor, size, around);
  const best = places.reduce((least, place) => (place.cost < least.cost ? place : least));
  const { left, top, maxHeight, side } = best;
  return { left: Math.round(left), top: Math.round(top), maxHeight: Math.floor(maxHeight), side };
}

interface Candidate extends ExplanationPlace {
  readonly cost: number;
}

function candidates(
  anchor: Box,
  { width, height }: { width: number; height: number },
  { room, clear, paper, previous }: ExplanationSurroundings,
): readonly [Candidate, ...Candidate[]] {
  const whole = Math.min(height, room.bottom - room.top);
  const beside = (side: 'left' | 'right', order: number): Candidate[] => {
    const left = side === 'right' ? pastEnd(anchor, paper, width, room) : pastStart(anchor, paper, width, room);
    const outside = Math.max(room.left - left, left + width - room.right, 0);
    const level = clamp(anchor.top - rise, room.top, room.bottom - whole);
    // At the height of the anchor, or next to something already there.
    const tops = [level, ...clear.flatMap((other) => [other.bottom + gap, other.top - gap - whole])];
    return tops
      .filter((top) => top >= room.top && top + whole <= room.bottom)
      .map((top) => {
        const away = Math.abs(top - level) / 4;
        return rated({ left, top, maxHeight: room.bottom - room.top, side }, whole, order + outside * 100 + away);
      });
  };
  const over = (side: 'below' | 'above', order: number): Candidate => {
    const available = side === 'below' ? room.bottom - anchor.bottom - gap : anchor.top - gap - room.top;
    const shown = Math.max(Math.min(height, available), 0);
    const left = clamp(anchor.left - gap, room.left, room.right - width);
    const top = side === 'below' ? anchor.bottom + gap : anchor.top - gap - shown;
    const tooLow = Math.max(Math.min(height, minHeight) - shown, 0);
    return rated({ left, top, maxHeight: Math.max(available, 0), side }, shown, order + (whole - shown) + tooLow * 50);
  };
  const rated = (place: ExplanationPlace, shown: number, cost: number): Candidate => {
    const box = { left: place.left, top: place.top, right: place.left + width, bottom: place.top + shown };
    const covered = clear.reduce((sum, other) => sum + overlap(box, other), 0);
    const paperCovered = paper ? overlap(box, paper) : 0;
    const kept = place.side === previous ? -60 : 0;
    return { ...place, cost: cost + kept + (covered > 0 ? 300 : 0) + covered / 50 + paperCovered / 1_500 };
  };
  // An anchor in the bars above the room has the room below it only.
  const inBars = anchor.bottom <= room.top;
  return [
    over('below', inBars ? 0 : 40),
    ...beside('right', inBars ? 1_000 : 0),
    ...beside('left', inBars ? 1_000 : 5),
    over('above', 45),
  ];
}

function pastEnd(anchor: Box, paper: Box | null, width: number, room: Box): number {
  const outside = paper && paper.right - anchor.right <= farthest ? paper.right + gap : null;
  return outside !== null && outside + width <= room.right ? outside : anchor.right + gap;
}

function pastStart(anchor: Box, paper: Box | null, width: number, room: Box): number {
  const outside = paper && anchor.left - paper.left <= farthest ? paper.left - gap - width : null;
  return outside !== null && outside >= room.left ? outside : anchor.left - gap - width;
}

/** The area that two boxes share, in square pixels. */
export function overlap(one: Box, other: Box): number {
  const width = Math.min(one.right, other.right) - Math.max(one.left, other.left);
  const height = Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top);
  return width > 0 && height > 0 ? width * height : 0;
}

const clamp = (value: number, least: number, most: number): number => Math.max(least, Math.min(value, most));
