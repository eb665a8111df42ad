import { bobPath, rulerPath } from './mark-paths.ts';
import './mark.css';

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
