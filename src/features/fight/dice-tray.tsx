import { useViewStore } from '../../state/view/view-store.ts';
import './fight.css';

/** The places of the pips of each face, in a grid of three by three. */
const pips: readonly (readonly (readonly [column: number, row: number])[])[] = [
  [[1, 1]],
  [
    [0, 0],
    [2, 2],
  ],
  [
    [0, 0],
    [1, 1],
    [2, 2],
  ],
  [
    [0, 0],
    [2, 0],
    [0, 2],
    [2, 2],
  ],
  [
    [0, 0],
    [2, 0],
    [1, 1],
    [0, 2],
    [2, 2],
  ],
  [
    [0, 0],
    [2, 0],
    [0, 1],
    [2, 1],
    [0, 2],
    [2, 2],
  ],
];

/**
 * The last roll: its dice and its result. Its place is reserved, so that nothing moves. Rolls are announced by their
 * makers.
 */
export function DiceTray() {
  const { number, dice, outcome, sentences } = useViewStore((view) => view.lastRoll);
  return (
    <section className="dice-tray" aria-label="Last roll" data-outcome={outcome ?? undefined}>
      {dice.length > 0 && (
        <span key={number} className="dice-thrown" role="img" aria-label={`Dice: ${dice.join(', ')}`}>
          {dice.map((face, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: dice of one throw never change
            <Die key={index} face={face} />
          ))}
        </span>
      )}
      <p className="dice-words">{sentences.length > 0 ? sentences.join(' ') : 'Rolls are shown here.'}</p>
    </section>
  );
}

function Die({ face }: { face: number }) {
  return (
    <svg className="die" viewBox="0 0 24 24" aria-hidden="true">
      <rect x="0.75" y="0.75" width="22.5" height="22.5" rx="4" />
      {pips[face - 1]?.map(([column, row]) => (
        <circle key={`${column}${row}`} cx={6 + 6 * column} cy={6 + 6 * row} r="2" />
      ))}
    </svg>
  );
}
