// Runs right after the page of the last visit (src/app/last-page.ts), if the service worker has put one into this page. Shows
// it until the program takes over, but only if it is what the program would show: nothing has changed since, in any tab.
(() => {
  const page = document.getElementById('last-page');
  if (!page) return;
  const { token, chapter, view, top } = page.dataset;
  const { textSize = 'normal', visit } = document.documentElement.dataset;
  const key = 'pointwright.last-page';
  const isCurrent = () => {
    try {
      const unsaved = Object.keys(localStorage).some((name) => name.startsWith('pointwright.unsaved'));
      return localStorage.getItem(key) === token && !unsaved;
    } catch {
      return false;
    }
  };
  const { hash } = location;
  const isSameChapter = hash === `#${chapter}` || (hash === '' && chapter === 'concept');
  const isSameView = view === `${window.innerWidth} ${textSize}`;
  if (!isCurrent() || visit === 'first' || window.top !== window || !isSameView || !(isSameChapter || hash === '')) {
    page.remove();
    return;
  }
  // The content security policy allows no styles in markup.
  for (const element of page.querySelectorAll('[data-style]')) element.style.cssText = element.dataset.style;
  // The program opens with another chapter: the bars are right, the forms are not.
  if (!isSameChapter) {
    for (const element of page.querySelectorAll('main, nav')) element.style.visibility = 'hidden';
  }
  // As the program will measure it: a change would style the whole page again.
  if (top) document.documentElement.style.setProperty('--frame-top', top);
  page.hidden = false;
  window.addEventListener('storage', () => isCurrent() || page.remove());
})();
