import { create } from 'zustand';

/** Who rolls: the program, the player at the table (who types what the dice show), or nobody. */
const diceChoices = ['here', 'typed', 'off'] as const;
export type DiceChoice = (typeof diceChoices)[number];

/** The choices as buttons show them. */
export const diceNames: readonly { readonly value: DiceChoice; readonly label: string }[] = [
  { value: 'here', label: 'Roll here' },
  { value: 'typed', label: 'Type the roll' },
  { value: 'off', label: 'No dice' },
];

interface PlayOptions {
  readonly dice: DiceChoice;
}

const key = 'pointwright.play';

function readStored(): PlayOptions {
  try {
    const stored = localStorage.getItem(key);
    return { dice: diceChoices.find((choice) => choice === stored) ?? 'here' };
  } catch {
    return { dice: 'here' }; // localStorage is blocked
  }
}

/** How this player likes to play: remembered in this browser if possible. */
export const usePlayOptions = create<PlayOptions>()(() => readStored());

export function chooseDice(dice: DiceChoice): void {
  usePlayOptions.setState({ dice });
  try {
    localStorage.setItem(key, dice);
  } catch {
    // Without localStorage it lasts until the tab is closed.
  }
}
