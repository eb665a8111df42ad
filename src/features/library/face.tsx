import { initials } from './library-words.ts';

/** The portrait of a character, very small, or its initials. The name stands beside it, so nothing is read aloud. */
export function Face({ face, name }: { face: string | null; name: string }) {
  if (face) return <img className="library-face" src={face} alt="" />;
  return (
    <span className="library-face" aria-hidden="true">
      {initials(name) || '?'}
    </span>
  );
}
