/** A place that speaks: the texts said last, or an empty string while silent. */
type Speaker = (text: string) => void;

const stay = 900;
const pause = 120;

let speakers: Speaker[] = [];
let queue: { text: string; topic: string | undefined }[] = [];
let speaking = false;

/**
 * Says a text to those who listen, politely and in turn. Of texts on the same `topic` ("points") that still wait, only the
 * newest is said: stepping quickly does not leave a trail of old values.
 */
export function announce(text: string, topic?: string) {
  if (topic !== undefined) queue = queue.filter((waiting) => waiting.topic !== topic);
  queue.push({ text, topic });
  if (!speaking) next();
}

function next() {
  const said = queue.shift();
  // A modal dialog silences all outside it, so the region mounted last (the innermost) speaks.
  const speaker = speakers.at(-1);
  speaking = said !== undefined && speaker !== undefined;
  if (!said || !speaker) {
    queue = [];
    return;
  }
  speaker(said.text);
  setTimeout(() => {
    speaker('');
    setTimeout(next, pause);
  }, stay);
}

/** Registers a place that speaks; returns how to take it away. */
export function addSpeaker(speaker: Speaker): () => void {
  speakers.push(speaker);
  return () => {
    speakers = speakers.filter((other) => other !== speaker);
  };
}
