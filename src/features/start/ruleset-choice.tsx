import { useId } from 'react';
import { rulesetList } from '../../rules/rulesets.ts';

/** The choice of ruleset, each with a one-line description. */
export function RulesetChoice({ value, onCommit }: { value: string; onCommit: (id: string) => void }) {
  const name = useId();
  return (
    <fieldset className="start-rulesets">
      <legend>Rules</legend>
      {rulesetList.map((ruleset) => (
        <label key={ruleset.id} className="start-ruleset">
          <input
            type="radio"
            name={name}
            value={ruleset.id}
            checked={ruleset.id === value}
            onChange={() => onCommit(ruleset.id)}
          />
          <span>
            <strong>{ruleset.name}</strong>
            <span className="start-ruleset-line">{ruleset.description}</span>
          </span>
        </label>
      ))}
    </fieldset>
  );
}
