import type { SideAbout } from './side-words.ts';
import type { SideState } from './use-side.ts';

interface SideHeadProps {
  readonly state: SideState;
  /** Null until the side is loaded. */
  readonly about: SideAbout | null;
}

/** The heading of a side: name, state, rules and points, or why it cannot be shown. */
export function SideHead({ state, about }: SideHeadProps) {
  if (state.state === 'failed') {
    return (
      <p className="compare-failed" role="alert">
        {state.why}
      </p>
    );
  }
  if (!about) return <p className="compare-about">…</p>;
  return (
    <p className="compare-about">
      <strong>{[about.name, about.state].filter(Boolean).join(', ')}</strong>
      <span>{[about.rules, about.when, about.points].filter(Boolean).join(' · ')}</span>
    </p>
  );
}
