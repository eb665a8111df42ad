import { create } from 'zustand';

const name = 'pointwright.guide';

/** Whether the guide for newcomers is shown. Remembered in this browser where it lets us; shown until dismissed. */
export const useGuideStore = create<{ readonly shown: boolean }>()(() => ({ shown: remembered() }));

export function showGuide(shown: boolean): void {
  useGuideStore.setState({ shown });
  try {
    localStorage.setItem(name, shown ? 'shown' : 'hidden');
  } catch {
    // A browser that keeps nothing: it holds until the tab is closed.
  }
}

function remembered(): boolean {
  try {
    return localStorage.getItem(name) !== 'hidden';
  } catch {
    return true;
  }
}
