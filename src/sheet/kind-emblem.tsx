import { type CharacterKind, characterKinds } from '../sheet-model/kinds/character-kinds.ts';
import './kind-emblem.css';

/** Our own drawings on 24 units: one stroke, round ends, `currentColor`. */
const drawings: Readonly<Record<CharacterKind | 'race', string>> = {
  // a sword, point upwards
  fighter: 'M20 4 9.5 14.5M20 4h-4l-9 9M20 4v4l-9 9M5 12l7 7M8 16l-4 4',
  // a shield
  soldier: 'M12 3c2.5 1.5 5 2.2 8 2.3V11c0 4.6-3.2 8-8 10-4.8-2-8-5.4-8-10V5.3C7 5.2 9.5 4.5 12 3ZM12 3v18M4 10.5h16',
  // a bow with an arrow
  archer: 'M5 4c8 1 14 7 15 15M5 4l15 15M3 21 15 9M15 9h-4.5M15 9v4.5M3 21v-3.5M3 21h3.5',
  // a fist
  brawler:
    'M6 11V8.5a1.75 1.75 0 0 1 3.5 0M9.5 10V7a1.75 1.75 0 0 1 3.5 0v3M13 10V7.5a1.75 1.75 0 0 1 3.5 0V10M16.5 10V9A1.75 1.75 0 0 1 20 9v4.5c0 4.5-2.7 7-7 7-5 0-8.5-3-8.5-6.5A2.5 2.5 0 0 1 7 11.5h4.5a2 2 0 0 1 0 4H9',
  // a compass
  scout: 'M12 21a9 9 0 1 0 0-18 9 9 0 0 0 0 18ZM16 8l-2.5 5.5L8 16l2.5-5.5Z',
  // a key
  thief: 'M8 12a4.5 4.5 0 1 0 0-9 4.5 4.5 0 0 0 0 9ZM11.2 10.7 20.5 20M17.5 17l-2.5 2.5M20.5 20 19 21.5',
  // an open book
  scholar: 'M12 6.5C10 5 7 4.5 3.5 4.5v13c3.5 0 6.5.5 8.5 2 2-1.5 5-2 8.5-2v-13c-3.5 0-6.5.5-8.5 2ZM12 6.5v13',
  // a wand and its sparks
  mage: 'M3.5 20.5 13 11M16 3v3.5M16 12v3.5M9.5 9.5H13M19 9.5h2.5M18 7l2-2M18 12l2 2',
  // speech
  speaker: 'M3.5 5h17v11.5H12L7.5 20v-3.5h-4ZM8 9h8M8 12.5h5',
  // a magnifying glass
  detective: 'M10.5 17a6.5 6.5 0 1 0 0-13 6.5 6.5 0 0 0 0 13ZM15.2 15.2 20.5 20.5M7.5 10.5a3 3 0 0 1 3-3',
  // a badge
  officer:
    'M12 3l2.4 2.6 3.5-.4.4 3.5L21 11l-1.8 3.1.6 3.4-3.4.6L14 21l-2-1.4L10 21l-2.4-2.9-3.4-.6.6-3.4L3 11l2.7-2.3.4-3.5 3.5.4ZM12 9v5M9.5 11.5h5',
  // a camera
  reporter: 'M3.5 7.5h4L9 5h6l1.5 2.5h4v11.5h-17ZM12 16.5a3.5 3.5 0 1 0 0-7 3.5 3.5 0 0 0 0 7Z',
  // a rocket
  pilot:
    'M12 3c3 2.5 4 5.5 4 9v3.5H8V12c0-3.5 1-6.5 4-9ZM8 12l-3.5 4v3L8 17M16 12l3.5 4v3L16 17M10.5 18v3M13.5 18v3M12 8.5v2',
  // a helmet with a visor
  marine: 'M4.5 19v-7a7.5 7.5 0 0 1 15 0v7h-4v-3h-7v3ZM7.5 11h9v2.5h-9Z',
  // scales
  trader: 'M12 4v16M8 20h8M5 7h14M5 7l-2.5 6h5ZM19 7l-2.5 6h5ZM2.5 13a2.5 2.5 0 0 0 5 0M16.5 13a2.5 2.5 0 0 0 5 0',
  // cross hairs
  hunter: 'M12 19a7 7 0 1 0 0-14 7 7 0 0 0 0 14ZM12 2.5V8M12 16v5.5M2.5 12H8M16 12h5.5',
  // a head with pointed ears
  race: 'M7.5 9.5C7.5 6 9.5 4 12 4s4.5 2 4.5 5.5C16.5 14 14.5 17 12 17s-4.5-3-4.5-7.5ZM7.5 9 3 6.5c.5 3.5 2 5.5 4.8 5.5M16.5 9 21 6.5c-.5 3.5-2 5.5-4.8 5.5M9 20.5h6',
  // a mortar with its pestle
  healer: 'M3.5 11h17M5 11c0 4 2 6.5 4.5 7.5V21h5v-2.5C17 17.5 19 15 19 11M12.5 11l5-8',
  // a paw
  beast:
    'M12 12.5c2.8 0 5.5 2.6 5.5 5.2 0 1.6-1.2 2.6-2.7 2.6-1.1 0-1.8-.5-2.8-.5s-1.7.5-2.8.5c-1.5 0-2.7-1-2.7-2.6 0-2.6 2.7-5.2 5.5-5.2ZM5 13.2a1.6 2 0 1 0 0-4 1.6 2 0 0 0 0 4ZM9.2 8.3a1.6 2.2 0 1 0 0-4.4 1.6 2.2 0 0 0 0 4.4ZM14.8 8.3a1.6 2.2 0 1 0 0-4.4 1.6 2.2 0 0 0 0 4.4ZM19 13.2a1.6 2 0 1 0 0-4 1.6 2 0 0 0 0 4Z',
  // a signpost
  adventurer: 'M12 3v2M12 11v1.5M12 18.5V21M9 21h6M5 5h11l3 3-3 3H5ZM19 12.5H8l-3 3 3 3h11Z',
};

interface KindEmblemProps {
  readonly kind: CharacterKind | 'race';
  /** Width and height in CSS pixels of normal text; 24 unless given. */
  readonly size?: number;
}

/** The emblem of a kind of character, or of a race, in its color. Hidden from screen readers: words beside it say the same. */
export function KindEmblem({ kind, size = 24 }: KindEmblemProps) {
  const rem = `${size / 16}rem`;
  return (
    <svg
      className="kind-emblem"
      data-color={kind === 'race' ? 'plain' : characterKinds[kind].color}
      viewBox="0 0 24 24"
      width={rem}
      height={rem}
      aria-hidden="true"
    >
      <path d={drawings[kind]} />
    </svg>
  );
}
