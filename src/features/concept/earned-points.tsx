import { type Growth, summarizeGrowth } from '../../builder/what-if/growth.ts';
import type { SavedCharacter } from '../../character/character.ts';
import { addEarned, changeEarned, removeEarned } from '../../character/edit-character.ts';
import { formatFraction } from '../../engine/format.ts';
import { formatPoints } from '../../rules/shared/figure-words.ts';
import { editCharacter, useCharacterStore } from '../../state/character/character-store.ts';
import { useCharacter } from '../../state/character/derived-character.ts';
import { focusTarget } from '../../state/character/entries.ts';
import { announce } from '../../ui/announce.ts';
import { Button, IconButton } from '../../ui/buttons.tsx';
import { NumberField } from '../../ui/number-field.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { useSheetPart } from '../derived/sheet-lines.ts';
import { StatFigure } from '../derived/stat-figure.tsx';
import { ConceptPart } from './part.tsx';

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
      <p className="row-note">Points awarded by the GM during play.</p>
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
      </div>
      {(earned.length > 0 || growth.spent.length > 0) && <GrowthBalance growth={growth} />}
    </ConceptPart>
  );
}
