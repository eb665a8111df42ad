import './controls.css';

/** The two parts of the program's mark, in a box of 32 by 32: a ruler with its cord, drawn as lines, and the plumb bob on it. */
export const rulerPath = 'M5 7.5h22M7 7.5v4M11.5 7.5v2.5M20.5 7.5v2.5M25 7.5v4M16 7.5v8';
export const bobPath = 'M12 15.5h8v3.2L16 27l-4-8.3z';

/** The mark of the program, as in public/icon.svg: a plumb bob under a ruler. */
export function Mark() {
  return (
    <svg className="mark" viewBox="0 0 32 32" aria-hidden="true">
      <rect className="mark-ground" width="32" height="32" rx="7" />
      <path className="mark-ruler" d={rulerPath} />
      <path className="mark-bob" d={bobPath} />
    </svg>
  );
}
