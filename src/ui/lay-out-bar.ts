/** Which of the series colours of tokens.css. */
export type BarSeries = 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8 | 9 | 10;

export interface BarSegment {
  id: string;
  label: string;
  /** Above 0 it uses up the budget, below 0 it adds to it. */
  value: number;
  /** The value as printed: "45". */
  text: string;
  series: BarSeries;
}

/** What a legend has below the segments. */
export interface BarTotal {
  id: 'budget' | 'left' | 'over';
  label: string;
  text: string;
}

/** A segment with its position and size, as shares of the whole width. */
interface BarPart extends BarSegment {
  from: number;
  size: number;
}

export interface BarLayout {
  /** Segments that use up the budget, from the left. */
  spent: BarPart[];
  /** Segments that add to the budget, from its end. */
  added: BarPart[];
  budget: number;
  /** Where budget and additions end. */
  end: number;
  /** How far the spent segments go past that end. */
  over: number;
}

/** Places segments end to end in two lanes and scales both lanes to the longer of them. */
export function layOutBar(segments: readonly BarSegment[], budget: number): BarLayout {
  const sum = (sign: 1 | -1) => segments.reduce((total, { value }) => total + Math.max(0, sign * value), 0);
  const means = Math.max(0, budget) + sum(-1);
  const scale = Math.max(sum(1), means) || 1;

  let spentTo = 0;
  let addedTo = Math.max(0, budget) / scale;
  const all = segments.map((segment): BarPart => {
    const size = Math.abs(segment.value) / scale;
    const from = segment.value < 0 ? addedTo : spentTo;
    if (segment.value < 0) addedTo += size;
    else spentTo += size;
    return { ...segment, from, size };
  });
  return {
    spent: all.filter((part) => part.value > 0),
    added: all.filter((part) => part.value < 0),
    budget: Math.max(0, budget) / scale,
    end: means / scale,
    over: Math.max(0, spentTo - means / scale),
  };
}
