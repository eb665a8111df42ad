import {
  addEarned,
  changeEarned,
  removeEarned,
  setCampaign,
  setConcept,
  setName,
} from '../../character/edit-character.ts';
import { changeRuleset, editCharacter, useCharacterStore } from '../../state/character/character-store.ts';
import { useCharacter, useSheet } from '../../state/character/derived-character.ts';
import { TextArea, TextField } from '../../ui/text-field.tsx';
import { Chapter } from '../chapter/chapter.tsx';
import { HouseRuleSwitches } from './house-rule-switches.tsx';
import { Looks } from './looks.tsx';
import { ConceptPart } from './part.tsx';
import { PortraitField } from './portrait-field.tsx';
import { RaceChoice } from './race-choice.tsx';
import { JobFields, SettingFields } from './setting-fields.tsx';
import './concept.css';
import { type Growth, summarizeGrowth } from '../../builder/what-if/growth.ts';
import type { SavedCharacter } from '../../character/character.ts';
import { formatFraction, formatNumber } from '../../engine/format.ts';
import { rulesetList } from '../../rules/rulesets.ts';
import { startMoneyStat } from '../../rules/shared/campaign.ts';
import { formatPoints } from '../../rules/shared/figure-words.ts';
import { focusTarget } from '../../state/character/entries.ts';
import { announce } from '../../ui/announce.ts';
import { Button, IconButton } from '../../ui/buttons.tsx';
import { SelectField } from '../../ui/field.tsx';
import { NumberField } from '../../ui/number-field.tsx';
import { useSheetPart } from '../derived/sheet-lines.ts';
import { StatFigure } from '../derived/stat-figure.tsx';
import { FindingsHere } from '../issues/findings-here.tsx';

/** The names of the character, the player and the campaign. */
export function WhoFields() {
  const name = useCharacter(({ character }) => character.name);
  const player = useCharacter(({ character }) => character.concept.player);
  const campaign = useCharacter(({ character }) => character.concept.campaign);
  return (
    <div className="field-grid who-fields">
      <TextField
        label="Name"
        value={name}
        onCommit={(next, mergeWithPrevious) =>
          editCharacter(`Name: ${next}`, (character) => setName(character, next), mergeWithPrevious)
        }
      />
      <TextField
        label="Player"
        value={player}
        autoComplete="name"
        onCommit={(next, mergeWithPrevious) =>
          editCharacter(`Player: ${next}`, (character) => setConcept(character, 'player', next), mergeWithPrevious)
        }
      />
      <TextField
        label="Campaign"
        value={campaign}
        onCommit={(next, mergeWithPrevious) =>
          editCharacter(`Campaign: ${next}`, (character) => setConcept(character, 'campaign', next), mergeWithPrevious)
        }
      />
    </div>
  );
}

/** The character's story and notes. */
export function StoryFields() {
  const story = useCharacter(({ character }) => character.concept.story);
  const notes = useCharacter(({ character }) => character.concept.notes);
  return (
    <ConceptPart title="Story">
      <TextArea
        label="Story"
        hideLabel
        value={story}
        rows={2}
        onCommit={(text, mergeWithPrevious) =>
          editCharacter('Story', (now) => setConcept(now, 'story', text), mergeWithPrevious)
        }
      />
      <TextArea
        label="Notes"
        value={notes}
        rows={2}
        onCommit={(text, mergeWithPrevious) =>
          editCharacter('Notes', (now) => setConcept(now, 'notes', text), mergeWithPrevious)
        }
      />
    </ConceptPart>
  );
}

/** The chapter of who the character is and of the game master's settings. */
export function ConceptChapter() {
  return (
    <Chapter
      id="concept"
      title="Concept"
      intro="Who your character is, and which rules apply. Only race costs points; everything else can wait."
    >
      <div className="who chapter-card">
        <WhoFields />
        <PortraitField />
        <RaceChoice />
      </div>
      <GameSettings />
      <Looks />
      <StoryFields />
      <EarnedPointsFields />
    </Chapter>
  );
}

/** The balance of points earned in play: earned, spent as far as that can be known, and unspent. */
function GrowthBalance({ growth: { begun, earned, spent, total, unspent } }: { growth: Growth }) {
  const known = spent.reduce((sum, { points }) => sum + points, 0);
  const sum = [
    `${formatFraction(begun)} at creation`,
    earned < 0 ? `− ${formatFraction(-earned)} lost` : `+ ${formatFraction(earned)} earned`,
    `− ${formatFraction(total)} spent`,
  ].join(' ');
  return (
    <dl className="growth">
      <div>
        <dt>Total earned</dt>
        <dd>{formatPoints(earned)}</dd>
      </div>
      <div>
        <dt>Spent since creation</dt>
        <dd>
          {formatPoints(known)}
          <ul className="growth-spent row-note">
            {spent.map(({ key, words, points }) => (
              <li key={key}>
                {words}: {formatFraction(points)}
              </li>
            ))}
            <li>Skill increases aren’t tracked separately.</li>
          </ul>
        </dd>
      </div>
      <div>
        <dt>Unspent</dt>
        <dd>
          <StatFigure stat="points.left" text={formatPoints(unspent)} />
          <span className="row-note"> {sum}</span>
        </dd>
      </div>
    </dl>
  );
}

const keysOf = ({ saved }: { readonly saved: SavedCharacter }) => saved.character.earned.map(({ key }) => key);

/** The log of points earned in play, and how they were spent. They add to the points to spend. */
export function EarnedPointsFields() {
  const earned = useCharacter(({ character }) => character.earned);
  const growth = useSheetPart(summarizeGrowth);
  const add = () => {
    const before = keysOf(useCharacterStore.getState());
    editCharacter('Points earned', (character) =>
      addEarned(character, { points: 1, date: new Date().toISOString().slice(0, 10) }),
    );
    const key = keysOf(useCharacterStore.getState()).find((candidate) => !before.includes(candidate));
    if (key !== undefined) focusTarget({ row: key });
  };
  const remove = (key: string, index: number) => {
    const next = earned[index + 1] ?? earned[index - 1];
    editCharacter('Earned points removed', (character) => removeEarned(character, key));
    focusTarget(next ? { row: next.key } : { field: 'add-earned' });
    announce('Earned points removed');
  };
  return (
    <ConceptPart title="Growth" field="earned">
      {earned.length > 0 && (
        <ul className="earned">
          {earned.map(({ key, date, points, why }, index) => (
            <li key={key} id={`row-${key}`} className="earned-row">
              <TextField
                label={`Date of entry ${index + 1}`}
                hideLabel
                placeholder="Date"
                value={date}
                onCommit={(next, mergeWithPrevious) =>
                  editCharacter('Date of points', (now) => changeEarned(now, key, { date: next }), mergeWithPrevious)
                }
              />
              <span data-main="">
                <NumberField
                  label={`Points for entry ${index + 1}`}
                  hideLabel
                  value={points}
                  unit="points"
                  onCommit={(next, mergeWithPrevious) =>
                    editCharacter(
                      `${formatPoints(next)} earned`,
                      (character) => changeEarned(character, key, { points: next }),
                      mergeWithPrevious,
                    )
                  }
                />
              </span>
              <TextField
                label={`Reason for entry ${index + 1}`}
                hideLabel
                placeholder="Reason"
                value={why}
                onCommit={(next, mergeWithPrevious) =>
                  editCharacter('Reason for points', (now) => changeEarned(now, key, { why: next }), mergeWithPrevious)
                }
              />
              <IconButton icon="trash" label={`Remove entry ${index + 1}`} onClick={() => remove(key, index)} />
            </li>
          ))}
        </ul>
      )}
      <div className="earned-end">
        <Button icon="plus" data-field="add-earned" onClick={add}>
          Add earned points
        </Button>
        <p className="row-note">Points awarded by the GM during play.</p>
      </div>
      {(earned.length > 0 || growth.spent.length > 0) && <GrowthBalance growth={growth} />}
    </ConceptPart>
  );
}

/** The ruleset, house rules, points and money of the game. */
function GameSettings() {
  const ruleset = useSheet((sheet) => sheet.ruleset);
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
      </div>
      <SettingFields />
      <JobFields />
      <HouseRuleSwitches />
    </ConceptPart>
  );
}

/** Points to spend, one of the book's names for them or any number, and money. */
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
      <StartingMoneyField />
      <FindingsHere chapter="concept" field="budget" />
    </div>
  );
}

/** Dollars to begin with; left empty, those of setting and wealth, or no limit. */
function StartingMoneyField() {
  const money = useCharacter(({ character }) => character.campaign.money);
  const usual = useSheet(({ worksheet }) => worksheet.find(startMoneyStat)?.value ?? null);
  return (
    <NumberField
      label="Starting money"
      hint={`Empty: ${typeof usual === 'number' ? `$${formatNumber(usual)} by setting and Wealth` : 'no limit'}`}
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
  );
}
