/** Sets the text of a live region: the announcement, or an empty string while silent. */
type LiveRegionWriter = (text: string) => void;

const displayTime = 900;
const pause = 120;

let regions: LiveRegionWriter[] = [];
let queue: { text: string; topic: string | undefined }[] = [];
let announcing = false;

/**
 * Queues a text for screen readers, announced politely and in turn. Of queued texts on the same `topic` ("points") only the
 * newest is announced, so that quick steps do not leave a trail of old values.
 */
export function announce(text: string, topic?: string) {
  if (topic !== undefined) queue = queue.filter((waiting) => waiting.topic !== topic);
  queue.push({ text, topic });
  if (!announcing) announceNext();
}

function announceNext() {
  const announcement = queue.shift();
  // A modal dialog silences everything outside it, so the region mounted last (the innermost) is used.
  const region = regions.at(-1);
  announcing = announcement !== undefined && region !== undefined;
  if (!announcement || !region) {
    queue = [];
    return;
  }
  region(announcement.text);
  setTimeout(() => {
    if (regions.includes(region)) region(''); // not one that is gone from the page by now
    setTimeout(announceNext, pause);
  }, displayTime);
}

/** Registers a live region; returns a function that unregisters it. */
export function registerLiveRegion(region: LiveRegionWriter): () => void {
  regions.push(region);
  return () => {
    regions = regions.filter((registered) => registered !== region);
  };
}
