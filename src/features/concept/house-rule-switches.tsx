import { citationWords } from '../../engine/citation.ts';
import type { HouseRule } from '../../rules/house-rules/house-rule.ts';
import { houseRulesFor } from '../../rules/house-rules/offered-rules.ts';
import { sharedReplacement } from '../../rules/house-rules/rule-conflicts.ts';
import { conflictingRules } from '../../rules/house-rules/switch-rules.ts';
import { switchRule } from '../../state/character/character-store.ts';
import { useCharacter, useSheet } from '../../state/character/derived-character.ts';
import { Checkbox } from '../../ui/checkbox.tsx';
import { FindingsHere } from '../issues/findings-here.tsx';

/** A checkbox for each optional or house rule of the ruleset, and for each that only the file knows. */
export function HouseRuleSwitches() {
  const ruleset = useSheet((sheet) => sheet.ruleset.id);
  const switchedOn = useCharacter((saved) => saved.houseRules);
  const available = houseRulesFor(ruleset);
  const unknown = [...new Set(switchedOn)].filter((id) => !available.some((rule) => rule.id === id));
  if (available.length + unknown.length === 0) return null;
  return (
    <fieldset className="chapter-part">
      <legend className="field-label">Optional rules</legend>
      {available.map((rule) => (
        <div key={rule.id} data-field={`rule-${rule.id}`}>
          <Checkbox
            label={rule.name}
            hint={[`${rule.explanation} ${citationWords(rule.cite)}`, ...exclusions(rule, switchedOn, available)].join(
              '. ',
            )}
            checked={switchedOn.includes(rule.id)}
            onCommit={(on) => switchRule(rule.id, on, rule.name)}
          />
          <FindingsHere chapter="concept" field={`rule-${rule.id}`} />
        </div>
      ))}
      {unknown.map((id) => (
        <div key={id} data-field={`rule-${id}`}>
          <Checkbox label={id} checked onCommit={() => switchRule(id, false, id)} />
          <FindingsHere chapter="concept" field={`rule-${id}`} />
        </div>
      ))}
    </fieldset>
  );
}

/** What switching a rule on would switch off, in sentences; nothing for one that is on. */
function exclusions(rule: HouseRule, switchedOn: readonly string[], available: readonly HouseRule[]): string[] {
  if (switchedOn.includes(rule.id)) return [];
  return conflictingRules(switchedOn, rule, available).map(
    (excluded) => `Turns “${excluded.name}” off, because both replace ${sharedReplacement(rule, excluded)}.`,
  );
}
