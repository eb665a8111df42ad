import { create } from 'zustand';

export const themes = ['system', 'light', 'dark'] as const;
export const textSizes = ['small', 'normal', 'large', 'larger'] as const;

export interface Appearance {
  readonly theme: (typeof themes)[number];
  readonly textSize: (typeof textSizes)[number];
}

/** `public/visit.js` reads it before the page is drawn. */
const key = 'pointwright.appearance';

/** The theme and text size that the player chose. Remembered in this browser if possible, and the same in all tabs. */
export const useAppearanceStore = create<Appearance>()(() => readStored());

/** Changes and remembers the theme or the text size. */
export function chooseAppearance(chosen: Partial<Appearance>): void {
  useAppearanceStore.setState(chosen);
  try {
    localStorage.setItem(key, JSON.stringify(useAppearanceStore.getState()));
  } catch {
    // Without localStorage it lasts until the tab is closed.
  }
}

/** Applies the choices to the page now and at every change, those of other tabs too. Returns a function that stops it. */
export function followAppearance(): () => void {
  const unsubscribe = useAppearanceStore.subscribe(applyAppearance);
  const onStorage = (event: StorageEvent) => {
    if (event.key === key) useAppearanceStore.setState(readStored());
  };
  window.addEventListener('storage', onStorage);
  applyAppearance(useAppearanceStore.getState());
  return () => {
    unsubscribe();
    window.removeEventListener('storage', onStorage);
  };
}

function applyAppearance({ theme, textSize }: Appearance): void {
  const { dataset } = document.documentElement;
  dataset.theme = theme;
  dataset.textSize = textSize;
  for (const meta of document.querySelectorAll<HTMLMetaElement>('meta[name=theme-color]')) {
    const { of: itsTheme } = meta.dataset;
    if (theme === 'system') meta.media = `(prefers-color-scheme: ${itsTheme})`;
    else meta.media = itsTheme === theme ? 'all' : 'not all';
  }
}

/** Reads the stored choices; what is missing or not one of the choices is the default. */
function readStored(): Appearance {
  let stored: unknown = null;
  try {
    stored = JSON.parse(localStorage.getItem(key) ?? 'null');
  } catch {
    // Blocked or damaged: the defaults.
  }
  const value = (name: string): unknown =>
    typeof stored === 'object' && stored !== null && name in stored ? Reflect.get(stored, name) : undefined;
  return {
    theme: themes.find((theme) => theme === value('theme')) ?? 'system',
    textSize: textSizes.find((size) => size === value('textSize')) ?? 'normal',
  };
}
