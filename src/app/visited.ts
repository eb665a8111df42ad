/** `public/visit.js` reads it before the page is drawn. */
const key = 'pointwright visited';

/** Remembers that a character has been chosen in this browser, so that the next visit does not begin with the start page. */
export function markVisited(): void {
  try {
    localStorage.setItem(key, '1');
  } catch {
    // Where nothing can be stored, every visit is a first one.
  }
}
