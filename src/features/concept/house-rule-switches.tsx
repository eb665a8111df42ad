import type { ReactNode } from 'react';
import { citationWords } from '../../engine/citation.ts';
import type { HouseRule } from '../../rules/house-rules/house-rule.ts';
import { houseRulesFor } from '../../rules/house-rules/offered-rules.ts';
import { presets, type RulePreset, rulesOfPreset } from '../../rules/house-rules/presets.ts';
import { sharedReplacement } from '../../rules/house-rules/rule-conflicts.ts';
import { conflictingRules } from '../../rules/house-rules/switch-rules.ts';
import { switchPreset, switchRule } from '../../state/character/character-store.ts';
import { useCharacter, useSheet } from '../../state/character/derived-character.ts';
import { Button } from '../../ui/button.tsx';
import { Checkbox } from '../../ui/checkbox.tsx';
import { Disclosure } from '../../ui/disclosure.tsx';
import { FindingsHere } from '../issues/findings-here.tsx';

/** A checkbox for each optional or house rule of the ruleset, and for each that only the file knows. */
export function HouseRuleSwitches() {
  const ruleset = useSheet((sheet) => sheet.ruleset.id);
  const switchedOn = useCharacter((saved) => saved.houseRules);
  const available = houseRulesFor(ruleset);
  const unknown = [...new Set(switchedOn)].filter((id) => !available.some((rule) => rule.id === id));
  if (available.length + unknown.length === 0) return null;
  const inPresets = presets.flatMap((preset) => rulesOfPreset(preset, available));
  const switchFor = (rule: HouseRule) => (
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
  );
  return (
    <fieldset className="chapter-part">
      <legend className="field-label">Optional rules</legend>
      {available.filter((rule) => !inPresets.includes(rule)).map(switchFor)}
      {presets.map((preset) => (
        <PresetSwitches key={preset.id} preset={preset} available={available} switchFor={switchFor} />
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

interface PresetSwitchesProps {
  readonly preset: RulePreset;
  readonly available: readonly HouseRule[];
  readonly switchFor: (rule: HouseRule) => ReactNode;
}

/** The rules of a preset, folded away while none of them is on, with a button for all of them. */
function PresetSwitches({ preset, available, switchFor }: PresetSwitchesProps) {
  const switchedOn = useCharacter((saved) => saved.houseRules);
  const rules = rulesOfPreset(preset, available);
  if (rules.length === 0) return null;
  const count = rules.filter(({ id }) => switchedOn.includes(id)).length;
  const areAllOn = count === rules.length;
  return (
    <Disclosure defaultOpen={count > 0} summary={`${preset.name}: ${count} of ${rules.length} on`}>
      <Button size="small" onClick={() => switchPreset(preset, !areAllOn)}>
        {areAllOn ? 'Switch all off' : 'Switch all on'}
      </Button>
      {rules.map(switchFor)}
    </Disclosure>
  );
}

/** What switching a rule on would switch off, in sentences; nothing for one that is on. */
function exclusions(rule: HouseRule, switchedOn: readonly string[], available: readonly HouseRule[]): string[] {
  if (switchedOn.includes(rule.id)) return [];
  return conflictingRules(switchedOn, rule, available).map(
    (excluded) => `Turns “${excluded.name}” off, because both replace ${sharedReplacement(rule, excluded)}.`,
  );
}
