import { useId } from 'react';
import type { RulesetAbout } from '../../rules/ruleset.ts';
import './start.css';

interface RulesetChoiceProps {
  /** In the order in which they are offered. */
  readonly rulesets: readonly RulesetAbout[];
  readonly value: string;
  readonly onCommit: (id: string) => void;
}

/** The choice of ruleset, each with a one-line description. */
export function RulesetChoice({ rulesets, value, onCommit }: RulesetChoiceProps) {
  const name = useId();
  return (
    <fieldset className="start-rulesets">
      <legend>Rules</legend>
      {rulesets.map((ruleset) => (
        <label key={ruleset.id} className="start-ruleset">
          <input
            type="radio"
            name={name}
            value={ruleset.id}
            checked={ruleset.id === value}
            onChange={() => onCommit(ruleset.id)}
          />
          <span>
            <strong>{ruleset.fullName ?? ruleset.name}</strong>
            <span className="start-ruleset-line">{ruleset.description}</span>
          </span>
        </label>
      ))}
      <p className="start-ruleset-chosen">{rulesets.find(({ id }) => id === value)?.description}</p>
    </fieldset>
  );
}
