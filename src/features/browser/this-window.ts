import { stripBidiControls } from '../../character/schema-parts.ts';

/** The title of the page for a character or a fighter. */
export const pageTitle = (name: string): string => (name ? `${stripBidiControls(name)} – Pointwright` : 'Pointwright');

const windowPrefix = 'pointwright-player-';

/** The name of the window that shows a fighter to its player. */
export const playerWindowName = (key: string): string => `${windowPrefix}${key}`;

/** The key of the fighter whom this window shows to a player; null in the game master's windows. */
export const shownPlayer = (): string | null =>
  window.name.startsWith(windowPrefix) ? window.name.slice(windowPrefix.length) : null;
