import { useId } from 'react';
import type { HeroKind, HeroKindId } from '../../rules/heroes/hero-kind.ts';
import { Emblem } from './emblem.tsx';

interface HeroKindsProps {
  readonly heroes: readonly HeroKind[];
  readonly onChoose: (kind: HeroKindId) => void;
}

/** The kinds of hero of a ruleset: each begins with a playable outline, and points left to spend. */
export function HeroKinds({ heroes, onChoose }: HeroKindsProps) {
  const title = useId();
  return (
    <section aria-labelledby={title}>
      <h3 id={title}>Start from a kind of hero</h3>
      <p className="start-note">New to the game? Pick one, spend the points left, and change whatever you like.</p>
      <ul className="hero-kinds">
        {heroes.map(({ id, name, line, spent, budget }) => (
          <li key={id}>
            <button type="button" className="hero-kind" onClick={() => onChoose(id)}>
              <Emblem kind={id} />
              <span>
                <span className="hero-kind-name">{name}</span>{' '}
                <span className="hero-kind-points">{budget - spent} points left</span>
              </span>
              <span className="hero-kind-line">{line}</span>
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}
