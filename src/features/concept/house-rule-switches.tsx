import { type ReactNode, useState } from 'react';
import { formatCitation } from '../../engine/citation.ts';
import { damageProgressions } from '../../rules/house-rules/damage-progressions.ts';
import { presets, type RulePreset, rulesOfPreset } from '../../rules/house-rules/describe-rules.ts';
import { adapted, type HouseRule } from '../../rules/house-rules/house-rule.ts';
import { conflictingRules, houseRulesFor, sharedReplacement } from '../../rules/house-rules/rules-in-force.ts';
import { switchPreset, switchRule } from '../../state/character/character-store.ts';
import { useCharacter, useSheet } from '../../state/character/derived-character.ts';
import { Button } from '../../ui/buttons.tsx';
import { Checkbox } from '../../ui/checkbox.tsx';
import { Disclosure } from '../../ui/disclosure.tsx';
import { FindingsHere } from '../issues/findings-here.tsx';

/**
 * A checkbox for each optional or house rule of the ruleset, and for each that only the file knows, folded away under a
 * line that names those that are on.
 */
export function HouseRuleSwitches() {
  const ruleset = useSheet((sheet) => sheet.ruleset);
  const switchedOn = useCharacter((saved) => saved.houseRules);
  const hasFindings = useSheet(({ findings }) => findings.some(({ place: { field } }) => field?.startsWith('rule-')));
  // As it was at first: the section does not fold under the hand that mends the last of them.
  const [opensFirst] = useState(hasFindings);
  const available = houseRulesFor(ruleset);
  const unknown = [...new Set(switchedOn)].filter((id) => !available.some((rule) => rule.id === id));
  if (available.length + unknown.length === 0) return null;
  const namesOn = [...available.filter(({ id }) => switchedOn.includes(id)).map(({ name }) => name), ...unknown];
  const inPresets = presets.flatMap((preset) => rulesOfPreset(preset, available));
  const ofBooks = available.filter(({ cite }) => cite !== adapted);
  const forDamage = available.filter((rule) => damageProgressions.some((progression) => progression.rule === rule));
  const others = available.filter((rule) => ![...ofBooks, ...inPresets, ...forDamage].includes(rule));
  const switchFor = (rule: HouseRule) => (
    <div key={rule.id} data-field={`rule-${rule.id}`}>
      <Checkbox
        label={rule.name}
        hint={[
          rule.explanation + (rule.cite === adapted ? '' : ` ${formatCitation(rule.cite)}.`),
          ...exclusions(rule, switchedOn, available),
        ].join(' ')}
        checked={switchedOn.includes(rule.id)}
        onCommit={(on) => switchRule(rule.id, on, rule.name)}
      />
      <FindingsHere chapter="concept" field={`rule-${rule.id}`} />
    </div>
  );
  return (
    <Disclosure defaultOpen={opensFirst} summary={<span>Optional rules: {namesOn.join(', ') || 'none'}</span>}>
      <div className="chapter-part">
        {ofBooks.map(switchFor)}
        <RuleGroup name="House rules, adapted" rules={others}>
          {others.map(switchFor)}
        </RuleGroup>
        <RuleGroup name="House rules for damage, adapted" rules={forDamage}>
          {forDamage.map(switchFor)}
        </RuleGroup>
        {presets.map((preset) => (
          <RuleGroup key={preset.id} name={preset.name} rules={rulesOfPreset(preset, available)}>
            <PresetButton preset={preset} rules={rulesOfPreset(preset, available)} />
            {rulesOfPreset(preset, available).map(switchFor)}
          </RuleGroup>
        ))}
        {unknown.map((id) => (
          <div key={id} data-field={`rule-${id}`}>
            <Checkbox label={id} checked onCommit={() => switchRule(id, false, id)} />
            <FindingsHere chapter="concept" field={`rule-${id}`} />
          </div>
        ))}
      </div>
    </Disclosure>
  );
}

interface RuleGroupProps {
  readonly name: string;
  readonly rules: readonly HouseRule[];
  readonly children: ReactNode;
}

/** Rules under a line that counts those that are on, folded away if none was on at first; nothing without any. */
function RuleGroup({ name, rules, children }: RuleGroupProps) {
  const switchedOn = useCharacter((saved) => saved.houseRules);
  const count = rules.filter(({ id }) => switchedOn.includes(id)).length;
  const [wasOn] = useState(count > 0);
  if (rules.length === 0) return null;
  return (
    <Disclosure defaultOpen={wasOn} summary={`${name}: ${count} of ${rules.length} on`}>
      {children}
    </Disclosure>
  );
}

/** Switches all rules of a preset on, or off if all are on. */
function PresetButton({ preset, rules }: { readonly preset: RulePreset; readonly rules: readonly HouseRule[] }) {
  const areAllOn = useCharacter(({ houseRules }) => rules.every(({ id }) => houseRules.includes(id)));
  return (
    <Button size="small" onClick={() => switchPreset(preset, !areAllOn)}>
      {areAllOn ? 'Switch all off' : 'Switch all on'}
    </Button>
  );
}

/** The rules that switching a rule on would switch off, in sentences; nothing for one that is on. */
function exclusions(rule: HouseRule, switchedOn: readonly string[], available: readonly HouseRule[]): string[] {
  if (switchedOn.includes(rule.id)) return [];
  return conflictingRules(switchedOn, rule, available).map(
    (excluded) => `Turns “${excluded.name}” off, because both replace ${sharedReplacement(rule, excluded)}.`,
  );
}
