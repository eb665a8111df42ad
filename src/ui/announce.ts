/** Sets the text of a live region: the announcement, or an empty string while silent. */
type LiveRegionWriter = (text: string) => void;

const displayTime = 900;
const pause = 120;

let regions: LiveRegionWriter[] = [];
let queue: { text: string; topic: string | undefined }[] = [];
/** The region that shows a text now, and the time after which the next one follows. */
let current: { readonly region: LiveRegionWriter; timer: ReturnType<typeof setTimeout> } | null = null;

/**
 * Queues a text for screen readers, announced politely and in turn. Of queued texts on the same `topic` ("points") only the
 * newest is announced, so that quick steps do not leave a trail of old values.
 */
export function announce(text: string, topic?: string) {
  if (topic !== undefined) queue = queue.filter((waiting) => waiting.topic !== topic);
  queue.push({ text, topic });
  if (!current) announceNext();
}

function announceNext() {
  const announcement = queue.shift();
  // A modal dialog silences everything outside it, so the region mounted last (the innermost) is used.
  const region = regions.at(-1);
  current = null;
  if (!announcement || !region) {
    queue = [];
    return;
  }
  region(announcement.text);
  const showing = { region, timer: setTimeout(hide, displayTime) };
  current = showing;
  function hide() {
    if (current !== showing) return;
    showing.region('');
    showing.timer = setTimeout(() => {
      if (current === showing) announceNext();
    }, pause);
  }
}

/** Registers a live region; returns a function that unregisters it. What it says ends with it, and the next text follows. */
export function registerLiveRegion(region: LiveRegionWriter): () => void {
  regions.push(region);
  return () => {
    regions = regions.filter((registered) => registered !== region);
    if (current?.region !== region) return;
    clearTimeout(current.timer);
    announceNext();
  };
}
