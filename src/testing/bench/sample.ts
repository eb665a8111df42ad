/** How long a figure is sampled unless a number of samples is given, in ms. */
const timePerFigure = 400;
const fewest = 3;
const most = 5;

/** Takes samples: so many, or as many as fit into a fixed time. The first one only warms up. */
export async function sample<T>(count: number | undefined, take: () => Promise<T>): Promise<readonly T[]> {
  await take();
  const began = performance.now();
  const taken: T[] = [];
  const isEnough = () =>
    count !== undefined
      ? taken.length >= count
      : taken.length >= most || (taken.length >= fewest && performance.now() - began > timePerFigure);
  while (!isEnough()) taken.push(await take());
  return taken;
}
