import { type CreatureRequest, readCreature } from './read-creature.ts';

/** Reads long texts outside the page's thread. Answers null if the rules could not be loaded. */
self.onmessage = async ({ data }: MessageEvent<CreatureRequest>) => {
  self.postMessage(await readCreature(data).catch(() => null));
};
