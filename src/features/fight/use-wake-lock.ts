import { useEffect } from 'react';

/** Keeps the screen awake while the component is shown, where the browser can; while the page is hidden it lets go. */
export function useWakeLock(): void {
  useEffect(() => {
    if (!('wakeLock' in navigator)) return;
    let lock: WakeLockSentinel | null = null;
    let isPending = false;
    let isOver = false;
    const isWanted = () => !isOver && document.visibilityState === 'visible';
    const release = () => {
      lock?.release().catch(() => undefined);
      lock = null;
    };
    const request = async () => {
      isPending = true;
      try {
        lock = await navigator.wakeLock.request('screen');
      } catch {
        // Refused, for instance with an empty battery: the screen may sleep.
      }
      isPending = false;
      if (!isWanted()) release();
    };
    const follow = () => {
      if (!isWanted()) release();
      else if (!isPending && (lock === null || lock.released)) void request();
    };
    follow();
    document.addEventListener('visibilitychange', follow);
    return () => {
      isOver = true;
      document.removeEventListener('visibilitychange', follow);
      release();
    };
  }, []);
}
