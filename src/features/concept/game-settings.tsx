import type { ReactNode } from 'react';
import { setCampaign } from '../../character/edit-character.ts';
import { citationWords } from '../../engine/citation.ts';
import { presets, type RulePreset, rulesOfPreset } from '../../rules/house-rules/describe-rules.ts';
import type { HouseRule } from '../../rules/house-rules/house-rule.ts';
import { houseRulesFor } from '../../rules/house-rules/offered-rules.ts';
import { sharedReplacement } from '../../rules/house-rules/rules-in-force.ts';
import { conflictingRules } from '../../rules/house-rules/switch-rules.ts';
import { rulesetList } from '../../rules/rulesets.ts';
import { changeRuleset, editCharacter, switchPreset, switchRule } from '../../state/character/character-store.ts';
import { useCharacter, useSheet } from '../../state/character/derived-character.ts';
import { Button } from '../../ui/buttons.tsx';
import { Checkbox } from '../../ui/checkbox.tsx';
import { Disclosure } from '../../ui/disclosure.tsx';
import { SelectField } from '../../ui/field.tsx';
import { NumberField } from '../../ui/number-field.tsx';
import { FindingsHere } from '../issues/findings-here.tsx';
import { ConceptPart } from './part.tsx';

/** A checkbox for each optional or house rule of the ruleset, and for each that only the file knows. */
export function HouseRuleSwitches() {
  const ruleset = useSheet((sheet) => sheet.ruleset);
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

/** The ruleset, house rules, points and money of the game. */
export function GameSettings() {
  const ruleset = useSheet((sheet) => sheet.ruleset);
  const money = useCharacter(({ character }) => character.campaign.money);
  return (
    <ConceptPart title="The game">
      <div className="field-grid">
        <div className="wide">
          <SelectField
            label="Rules"
            value={ruleset.id}
            options={rulesetList.map(({ id, name }) => ({ value: id, label: name }))}
            hint={`${ruleset.description} You can change this later without losing anything.`}
            onCommit={(id) => void changeRuleset(id)}
          />
        </div>
        <BudgetFields />
        <NumberField
          label="Starting money"
          hint={
            ruleset.settings?.includes('startingWealth')
              ? 'Leave empty to use the setting and Wealth.'
              : 'Leave empty for no limit.'
          }
          value={money ?? undefined}
          unit="$"
          min={0}
          onCommit={(next, mergeWithPrevious) =>
            editCharacter(`Money $${next}`, (character) => setCampaign(character, 'money', next), mergeWithPrevious)
          }
          onClear={(mergeWithPrevious) =>
            editCharacter('Money not set', (character) => setCampaign(character, 'money', null), mergeWithPrevious)
          }
        />
      </div>
      <HouseRuleSwitches />
    </ConceptPart>
  );
}

/** Points to spend: one of the book's names for them, or any number. */
function BudgetFields() {
  const budget = useCharacter(({ character }) => character.campaign.budget);
  const budgets = useSheet(({ ruleset }) => ruleset.budgets);
  const set = (points: number, mergeWithPrevious = false) =>
    editCharacter(`Budget ${points}`, (character) => setCampaign(character, 'budget', points), mergeWithPrevious);
  const named = budgets.some(({ points }) => points === budget);
  return (
    <div className="budget" data-field="budget">
      <NumberField label="Points to spend" value={budget} min={0} step={5} onCommit={set} />
      <SelectField
        label="Typical budgets"
        value={named ? String(budget) : ''}
        options={[
          ...(named ? [] : [{ value: '', label: 'your own' }]),
          ...budgets.map(({ points, name }) => ({ value: String(points), label: `${points}: ${name}` })),
        ]}
        onCommit={(value) => value !== '' && set(Number(value))}
      />
      <FindingsHere chapter="concept" field="budget" />
    </div>
  );
}
