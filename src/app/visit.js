// Runs before the page is drawn. The start page that it contains is shown on a first visit; a later visit, or an address
// with a shared character, waits for the program instead.
(() => {
  // The theme, the text size and the choice of emblems that the player chose (src/state/view/appearance-store.ts).
  try {
    const { theme, textSize, pictures } = JSON.parse(localStorage.getItem('pointwright.appearance'));
    const { dataset } = document.documentElement;
    if (typeof theme === 'string') dataset.theme = theme;
    if (typeof textSize === 'string') dataset.textSize = textSize;
    if (typeof pictures === 'string') dataset.pictures = pictures;
  } catch {
    // Nothing chosen, or nothing can be stored.
  }
  let first = location.hash === '';
  try {
    first &&= localStorage.getItem('pointwright visited') === null;
  } catch {
    // Where nothing can be stored, every visit is a first one.
  }
  if (!first) {
    // The program and the rules of the last character, which are needed at once (vite/preload-program.ts): they are loaded
    // while the entry runs.
    const listed = (name) => (document.currentScript.getAttribute(`data-${name}`) ?? '').split(' ').filter(Boolean);
    let ruleset = null;
    try {
      ruleset = localStorage.getItem('pointwright.ruleset');
    } catch {
      // Not known: they are loaded when the character has been read.
    }
    for (const href of [...listed('program'), ...listed(ruleset)]) {
      const isStyle = href.endsWith('.css');
      const kind = isStyle ? { rel: 'preload', as: 'style', crossOrigin: '' } : { rel: 'modulepreload' };
      document.head.append(Object.assign(document.createElement('link'), kind, { href }));
    }
    return;
  }
  const { dataset } = document.documentElement;
  dataset.visit = 'first';
  // Until its first frame is drawn, what is below the first screen is left out (src/features/start/start.css).
  dataset.firstFrame = 'coming';
  requestAnimationFrame(() => requestAnimationFrame(() => delete dataset.firstFrame));
  // What is clicked before the scripts are there is done when they are (src/features/start/early-clicks.ts).
  const targets = [];
  const remember = ({ target }) => targets.push(target);
  window.earlyClicks = { targets, stop: () => window.removeEventListener('click', remember, true) };
  window.addEventListener('click', remember, true);
})();
