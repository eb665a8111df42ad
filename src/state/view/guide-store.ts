import { create } from 'zustand';

const name = 'pointwright.guide';

/** Whether the guide for newcomers is shown: until dismissed, which is remembered in this browser if possible. */
export const useGuideStore = create<{ readonly shown: boolean }>()(() => ({ shown: readShown() }));

export function showGuide(shown: boolean): void {
  useGuideStore.setState({ shown });
  try {
    localStorage.setItem(name, shown ? 'shown' : 'hidden');
  } catch {
    // Without localStorage it lasts until the tab is closed.
  }
}

function readShown(): boolean {
  try {
    return localStorage.getItem(name) !== 'hidden';
  } catch {
    return true;
  }
}
