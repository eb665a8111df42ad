import { create } from 'zustand';

/** How an exchange of blows is resolved: all at once, or request by request. */
const speeds = ['quick', 'careful'] as const;
export type ExchangeSpeed = (typeof speeds)[number];

const key = 'pointwright.exchange';

function readStored(): ExchangeSpeed {
  try {
    const stored = localStorage.getItem(key);
    return speeds.find((speed) => speed === stored) ?? 'quick';
  } catch {
    return 'quick'; // localStorage is blocked
  }
}

/** The speed with which exchanges begin, remembered in this browser if possible. */
export const useExchangeSpeed = create<{ readonly speed: ExchangeSpeed }>()(() => ({ speed: readStored() }));

/** From now on exchanges begin with this speed. */
export function chooseExchangeSpeed(speed: ExchangeSpeed): void {
  useExchangeSpeed.setState({ speed });
  try {
    localStorage.setItem(key, speed);
  } catch {
    // Without localStorage it lasts until the tab is closed.
  }
}
