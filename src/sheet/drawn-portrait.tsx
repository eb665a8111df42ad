import { choosePortrait, type DrawingChoice } from '../sheet-model/portraits/choose-portrait.ts';
import { drawPortrait, portraitPage } from '../sheet-model/portraits/draw-portrait.ts';

const { width, height, line } = portraitPage;
/** The part of the page that a square shows: the head. */
const faceBox = '10 6 76 76';

interface DrawnPortraitProps extends DrawingChoice {
  /** Only the head, in a square. */
  readonly face?: boolean;
}

/**
 * The drawn portrait of a character, as large as its container; nothing if none is chosen. Hidden from screen readers: it says
 * nothing of the character.
 */
export default function DrawnPortrait({ face = false, ...choice }: DrawnPortraitProps) {
  const person = choosePortrait(choice);
  if (!person) return null;
  return (
    <svg
      className="drawn-portrait"
      data-person={person.id}
      viewBox={face ? faceBox : `0 0 ${width} ${height}`}
      strokeWidth={line}
      aria-hidden="true"
    >
      {drawPortrait(person).map(({ path, fill, edge }, i) => (
        <path
          // biome-ignore lint/suspicious/noArrayIndexKey: the paths of a portrait never change places
          key={i}
          d={path}
          fill={fill === null ? 'none' : inkOf(fill)}
          stroke={edge === null ? 'none' : inkOf(edge)}
        />
      ))}
    </svg>
  );
}

/** A share of ink on paper, from 0 to 1. */
function inkOf(share: number): string {
  if (share === 0) return 'var(--portrait-paper)';
  if (share === 1) return 'var(--portrait-ink)';
  return `color-mix(in srgb, var(--portrait-ink) ${Math.round(share * 100)}%, var(--portrait-paper))`;
}
