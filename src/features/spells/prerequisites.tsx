import type { PrerequisiteLine } from '../../rules/prerequisites/prerequisite-lines.ts';
import { Icon } from '../../ui/icon.tsx';

interface PrerequisitesProps {
  /** In the player's words, for a spell of their own. */
  words: string;
  /** As the rules have them. */
  needs: readonly PrerequisiteLine[];
}

/** What a spell builds on, each with a mark whether it is there. */
export function Prerequisites({ words, needs }: PrerequisitesProps) {
  if (needs.length === 0) return words || 'none';
  return (
    <ul className="spell-needs">
      {needs.map(({ words: need, met }) => (
        <li key={need} data-met={met || undefined}>
          <Icon name={met ? 'check' : 'attention'} /> {need} <span className="row-note">{met ? 'met' : 'missing'}</span>
        </li>
      ))}
    </ul>
  );
}
