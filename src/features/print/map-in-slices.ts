import { yieldBetween, yieldToMain } from '../../state/view/idle.ts';

/**
 * Computes a result for each item, when it is asked for, and lets the page paint and handle events in between.
 * @param onDone called with the number of items whose results have been taken
 */
export async function* mapInSlices<Item, Result>(
  items: readonly Item[],
  compute: (item: Item) => Result,
  onDone?: (count: number) => void,
): AsyncGenerator<Result, void> {
  const rest = yieldBetween(yieldToMain);
  for (const [i, item] of items.entries()) {
    yield compute(item);
    onDone?.(i + 1);
    await rest();
  }
}
