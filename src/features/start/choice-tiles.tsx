import { rulesetAbout } from '../../rules/rulesets.ts';
import { KindEmblem } from '../../sheet/kind-emblem.tsx';
import type { StartChoice } from './start-choice.ts';
import './start.css';

/** What a tile is besides its name; a kind of hero needs no word. */
const wayNames = { hero: '', 'ready-made': 'ready to play', template: 'template', race: 'race' } as const;

interface ChoiceTilesProps {
  readonly choices: readonly StartChoice[];
  /** With the rules of each, where they are not the same for all. */
  readonly withRules?: boolean;
  readonly onChoose: (choice: StartChoice) => void;
}

/** Ways to begin as tiles, in full rows at every width; each is a button. */
export function ChoiceTiles({ choices, withRules = false, onChoose }: ChoiceTilesProps) {
  return (
    <ul className="choice-tiles" data-rules={withRules || undefined}>
      {choices.map((choice) => (
        <li key={`${choice.ruleset} ${choice.way} ${choice.kind} ${choice.name}`}>
          <button type="button" className="choice-tile" onClick={() => onChoose(choice)}>
            <KindEmblem kind={choice.kind ?? 'race'} />
            <span className="choice-tile-head">
              <span className="choice-tile-name">{choice.name}</span>{' '}
              <span className="choice-tile-note">
                {[choice.points, wayNames[choice.way]].filter(Boolean).join(' · ')}
              </span>{' '}
              {withRules && <span className="choice-tile-rules">{rulesetAbout(choice.ruleset).name}</span>}
            </span>
            <span className="choice-tile-line">{choice.line}</span>
          </button>
        </li>
      ))}
    </ul>
  );
}
