import type { Stat } from '../../engine/derivation.ts';
import { FeatFigure } from './feat-figure.tsx';

/** Feats as a list: name, number, and what else there is to know. A note that all have comes once, after the list. */
export function FeatList({ feats }: { feats: readonly Stat[] }) {
  const notes = feats.map(notesOf);
  const [first = ''] = notes;
  const shared = feats.length > 1 && notes.every((note) => note === first) ? first : '';
  return (
    <>
      <ul className="feat-list">
        {feats.map((feat, index) => (
          <li key={feat.id} className="feat-row">
            <span className="feat-name">
              {feat.name}
              {shared === '' && notes[index] !== '' && <small className="feat-note">{notes[index]}</small>}
            </span>
            <FeatFigure feat={feat} />
          </li>
        ))}
      </ul>
      {shared !== '' && <p className="feat-note">{shared}</p>}
    </>
  );
}

const notesOf = ({ notes }: Stat): string => notes.map(({ words }) => words).join('; ');
