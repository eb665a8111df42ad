import { initials } from './library-words.ts';

/** A thumbnail of the portrait, or the initials. Hidden from screen readers, as the name is next to it. */
export function CharacterFace({ face, name }: { face: string | null; name: string }) {
  if (face) return <img className="library-face" src={face} alt="" />;
  return (
    <span className="library-face" aria-hidden="true">
      {initials(name) || '?'}
    </span>
  );
}
