import { create } from 'zustand';
import type { PrintChoices } from '../../sheet-model/print/print-choices.ts';

export const themes = ['system', 'light', 'dark'] as const;
export const textSizes = ['small', 'normal', 'large', 'larger'] as const;
export const pictureChoices = ['shown', 'hidden'] as const;
const diceChoices = ['here', 'typed', 'off'] as const;
const exchangeSpeeds = ['quick', 'careful'] as const;

export interface Appearance {
  readonly theme: (typeof themes)[number];
  readonly textSize: (typeof textSizes)[number];
  /** Emblems of kinds, and drawn portraits of characters without a picture. */
  readonly pictures: (typeof pictureChoices)[number];
}

/** The roller: the program, the player at the table (who types the results), or nobody. */
export type DiceChoice = (typeof diceChoices)[number];

/** How an exchange of blows is resolved: all at once, or request by request. */
export type ExchangeSpeed = (typeof exchangeSpeeds)[number];

interface Preferences extends Appearance {
  /** Whether the guide for newcomers is shown: until dismissed. */
  readonly guide: boolean;
  /** Whether explanations say what the word for their number means. */
  readonly terms: boolean;
  /** Whether "?" lists the keys. Who speaks to the computer may type it unintentionally (WCAG 2.1.4). */
  readonly questionMark: boolean;
  readonly dice: DiceChoice;
  /** The speed with which exchanges begin. */
  readonly exchangeSpeed: ExchangeSpeed;
  /** Whether shields take the blows that they stop, where the rules have that as an option. */
  readonly shieldsBreak: boolean;
  /** How sheets are printed and saved as PDF; null until the player changes something: `print-subjects.ts` has what is stored. */
  readonly print: PrintChoices | null;
}

/**
 * Preferences that this browser remembers, if possible, each under its name. `src/app/visit.js` reads the appearance
 * before the page is drawn.
 */
const appearanceKey = 'pointwright.appearance';
const guideKey = 'pointwright.guide';
const termsKey = 'pointwright.terms';
const keyboardKey = 'pointwright.keyboard';
const diceKey = 'pointwright.play';
const exchangeKey = 'pointwright.exchange';
const shieldsKey = 'pointwright.shields';

/** The player's choices for all characters. */
export const usePreferences = create<Preferences>()(() => ({
  ...readAppearance(),
  guide: recall(guideKey) !== 'hidden',
  terms: recall(termsKey) === 'shown',
  questionMark: recall(keyboardKey) !== 'off',
  dice: chosenOf(diceChoices, recall(diceKey)) ?? 'here',
  exchangeSpeed: chosenOf(exchangeSpeeds, recall(exchangeKey)) ?? 'quick',
  shieldsBreak: recall(shieldsKey) !== 'whole',
  print: null,
}));

/** Changes and remembers the theme, the text size, or whether emblems and drawn portraits are shown. */
export function chooseAppearance(chosen: Partial<Appearance>): void {
  usePreferences.setState(chosen);
  const { theme, textSize, pictures } = usePreferences.getState();
  remember(appearanceKey, JSON.stringify({ theme, textSize, pictures }));
}

/** Shows the guide for newcomers, or dismisses it. */
export function showGuide(guide: boolean): void {
  usePreferences.setState({ guide });
  remember(guideKey, guide ? 'shown' : 'hidden');
}

/** From now on explanations say what the word for their number means, or only offer it. */
export function showTerms(terms: boolean): void {
  usePreferences.setState({ terms });
  remember(termsKey, terms ? 'shown' : null);
}

/** Lets "?" list the keys, or not. */
export function allowQuestionMark(questionMark: boolean): void {
  usePreferences.setState({ questionMark });
  remember(keyboardKey, questionMark ? null : 'off');
}

export function chooseDice(dice: DiceChoice): void {
  usePreferences.setState({ dice });
  remember(diceKey, dice);
}

/** From now on exchanges begin with this speed. */
export function chooseExchangeSpeed(exchangeSpeed: ExchangeSpeed): void {
  usePreferences.setState({ exchangeSpeed });
  remember(exchangeKey, exchangeSpeed);
}

/** From now on shields take damage in exchanges, or not. */
export function letShieldsBreak(shieldsBreak: boolean): void {
  usePreferences.setState({ shieldsBreak });
  remember(shieldsKey, shieldsBreak ? null : 'whole');
}

/** Remembers a text in this browser under a key, or forgets it with null. Without localStorage it lasts until the tab is closed. */
export function remember(key: string, text: string | null): void {
  try {
    if (text === null) localStorage.removeItem(key);
    else localStorage.setItem(key, text);
  } catch {
    // localStorage is blocked or full.
  }
}

/** Returns the text that this browser remembers under a key, or null. */
export function recall(key: string): string | null {
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
}

/**
 * Applies theme and text size to the page now and at every change, including those of other tabs. Returns a function
 * that stops it.
 */
export function followAppearance(): () => void {
  const unsubscribe = usePreferences.subscribe(applyAppearance);
  const onStorage = (event: StorageEvent) => {
    if (event.key === appearanceKey) usePreferences.setState(readAppearance());
  };
  window.addEventListener('storage', onStorage);
  applyAppearance(usePreferences.getState());
  return () => {
    unsubscribe();
    window.removeEventListener('storage', onStorage);
  };
}

function applyAppearance({ theme, textSize, pictures }: Appearance): void {
  const { dataset } = document.documentElement;
  dataset.theme = theme;
  dataset.textSize = textSize;
  dataset.pictures = pictures;
  for (const meta of document.querySelectorAll<HTMLMetaElement>('meta[name=theme-color]')) {
    const { of: itsTheme } = meta.dataset;
    if (theme === 'system') meta.media = `(prefers-color-scheme: ${itsTheme})`;
    else meta.media = itsTheme === theme ? 'all' : 'not all';
  }
}

/** Reads the stored choices; missing and invalid ones have the default. */
function readAppearance(): Appearance {
  let stored: unknown = null;
  try {
    stored = JSON.parse(recall(appearanceKey) ?? 'null');
  } catch {
    // Damaged: the defaults.
  }
  const value = (name: string): unknown =>
    typeof stored === 'object' && stored !== null && name in stored ? Reflect.get(stored, name) : undefined;
  return {
    theme: chosenOf(themes, value('theme')) ?? 'system',
    textSize: chosenOf(textSizes, value('textSize')) ?? 'normal',
    pictures: chosenOf(pictureChoices, value('pictures')) ?? 'shown',
  };
}

function chosenOf<Choice>(choices: readonly Choice[], stored: unknown): Choice | undefined {
  return choices.find((choice) => choice === stored);
}
