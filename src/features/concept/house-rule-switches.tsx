import { citationWords } from '../../engine/citation.ts';
import { findHouseRule, houseRulesFor } from '../../rules/house-rules/offered-rules.ts';
import { sharedReplacement } from '../../rules/house-rules/rule-conflicts.ts';
import { rulesThatGiveWay } from '../../rules/house-rules/switch-rules.ts';
import { switchRule } from '../../state/character/character-store.ts';
import { useCharacter, useSheet } from '../../state/character/derived-character.ts';
import { Checkbox } from '../../ui/checkbox.tsx';
import { FindingsHere } from '../issues/findings-here.tsx';

/** A checkbox for each optional or house rule of the ruleset, and for each that only the file knows. */
export function HouseRuleSwitches() {
  const ruleset = useSheet((sheet) => sheet.ruleset.id);
  const switchedOn = useCharacter((saved) => saved.houseRules);
  const offered = houseRulesFor(ruleset);
  const unknown = [...new Set(switchedOn)].filter((id) => !offered.some((rule) => rule.id === id));
  if (offered.length + unknown.length === 0) return null;
  return (
    <fieldset className="chapter-part">
      <legend className="field-label">Optional rules</legend>
      {offered.map(({ id, name, explanation, cite }) => (
        <div key={id} data-field={`rule-${id}`}>
          <Checkbox
            label={name}
            hint={`${explanation} ${[citationWords(cite), ...exclusions(id, switchedOn, ruleset)].join('. ')}`}
            checked={switchedOn.includes(id)}
            onCommit={(on) => switchRule(id, on, name)}
          />
          <FindingsHere chapter="concept" field={`rule-${id}`} />
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
function exclusions(
  id: string,
  switchedOn: readonly string[],
  ruleset: Parameters<typeof rulesThatGiveWay>[2],
): string[] {
  const rule = findHouseRule(id);
  if (!rule || switchedOn.includes(id)) return [];
  return rulesThatGiveWay(switchedOn, id, ruleset).map(
    (another) => `Turns “${another.name}” off, because both replace ${sharedReplacement(rule, another)}.`,
  );
}
