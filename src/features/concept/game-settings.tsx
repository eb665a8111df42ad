import { setCampaign } from '../../character/edit-concept.ts';
import { rulesetList } from '../../rules/rulesets.ts';
import { changeRuleset, editCharacter } from '../../state/character/character-store.ts';
import { useCharacter, useSheet } from '../../state/character/derived-character.ts';
import { NumberField } from '../../ui/number-field.tsx';
import { SelectField } from '../../ui/select-field.tsx';
import { FindingsHere } from '../issues/findings-here.tsx';
import { HouseRuleSwitches } from './house-rule-switches.tsx';
import { ConceptPart } from './part.tsx';

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
