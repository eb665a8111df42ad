import type { CastChoice, Play } from '../../../character/play.ts';
import type { CombatSheet } from '../../../rules/combat/derive-combat.ts';
import {
  afterArea,
  afterResisting,
  casterInside,
  castOnInside,
  hasResisted,
  insideResist,
} from '../../../rules/combat/magic/area-spell.ts';
import { type CastSheet, castNumber, ordinaryScore } from '../../../rules/combat/magic/derive-cast.ts';
import { isSuccess, type RollResult, readRoll } from '../../../rules/combat/outcomes/success-roll.ts';
import { rollDice } from '../../../state/character/roll-dice.ts';
import { usePreferences } from '../../../state/view/preferences.ts';
import { Button } from '../../../ui/buttons.tsx';
import { Checkbox } from '../../../ui/checkbox.tsx';
import { type InPlay, useInPlay } from '../in-play.ts';
import { describeRoll } from '../rolls.tsx';
import { CastFigures } from './cast-figures.tsx';
import { ResistanceLine } from './resistance-line.tsx';

/** The name of one of those inside. */
const nameInside = ({ name, others }: InPlay, key: string): string =>
  key === casterInside ? name : (others?.().find((other) => other.key === key)?.name ?? 'somebody who left');

const combatInside = ({ combat, otherSheet }: InPlay, key: string): CombatSheet | null =>
  key === casterInside ? combat : (otherSheet?.(key) ?? null);

/** "Bandit 1, Bandit 2". */
export const namesInside = (inPlay: InPlay, { inside = [] }: Pick<CastChoice, 'inside'>): string =>
  inside.map((key) => nameInside(inPlay, key)).join(', ');

interface InsideFieldsProps {
  choice: CastChoice;
  onChange: (inside: readonly string[]) => void;
}

/** Who is inside the area: fighters of the encounter, the caster among them. */
export function InsideFields({ choice: { inside = [] }, onChange }: InsideFieldsProps) {
  const { name, others } = useInPlay();
  const all = [{ key: casterInside, name: `${name} (the caster)` }, ...(others?.() ?? [])];
  if (!others) return null;
  return (
    <fieldset className="spell-inside">
      <legend>Who is inside</legend>
      {all.map(({ key, name: who }) => (
        <Checkbox
          key={key}
          label={who}
          checked={inside.includes(key)}
          onCommit={(isIn) => onChange(isIn ? [...inside, key] : inside.filter((each) => each !== key))}
        />
      ))}
    </fieldset>
  );
}

/** Those inside whose roll to resist is not made yet. */
const stillToResist = ({ inside = [] }: CastChoice, resisted: Readonly<Record<string, boolean>>): readonly string[] =>
  inside.filter((key) => resisted[key] === undefined);

/** Whether somebody inside rolls to resist before the spell takes hold. */
export const waitsForInside = (sheet: CastSheet, result: RollResult): boolean =>
  insideResist(sheet, result) && (sheet.cast.choice.inside ?? []).length > 0;

interface InsideResistProps {
  sheet: CastSheet;
  row: string;
  /** The roll to cast. */
  result: RollResult;
  resisted: Readonly<Record<string, boolean>>;
  /** Who has resisted now, and who has not, with sentences for the log. */
  onResisted: (made: Readonly<Record<string, boolean>>, sentences: readonly string[]) => void;
}

/** The rolls of those inside to resist: one after the other, or all of them at once. */
export function InsideResist({ sheet, row, result, resisted, onResisted }: InsideResistProps) {
  const inPlay = useInPlay();
  const dice = usePreferences((preferences) => preferences.dice);
  const { choice } = sheet.cast;
  const left = stillToResist(choice, resisted);
  const castOn = (key: string) =>
    castOnInside(inPlay.combat, inPlay.play, { row, choice }, { key, combat: combatInside(inPlay, key) });
  const [next] = left;
  const target = next === undefined ? null : castOn(next);
  if (next === undefined || !target) return null;
  const rollAll = () => {
    const made = left.map((key) => {
      const one = castOn(key);
      const needed = (one && castNumber(one, 'resistance')) ?? ordinaryScore;
      const total = rollDice(3);
      const roll = readRoll(inPlay.combat.fight.rules.success, needed, total);
      return {
        key,
        resists: hasResisted(sheet, one, result, { margin: roll.margin, isSuccess: isSuccess(roll) }),
        sentence: describeRoll(`${nameInside(inPlay, key)} resists`, needed, total, roll),
      };
    });
    onResisted(
      Object.fromEntries(made.map(({ key, resists }) => [key, resists])),
      made.map(({ sentence }) => sentence),
    );
  };
  return (
    <>
      <CastFigures key={next} sheet={target}>
        <ResistanceLine
          sheet={target}
          subject={nameInside(inPlay, next)}
          onResisted={(resisting, sentence) =>
            // Without dice nothing is said of who does not resist.
            onResisted({ [next]: hasResisted(sheet, target, result, resisting) }, [
              sentence || `${nameInside(inPlay, next)} does not resist.`,
            ])
          }
        />
      </CastFigures>
      {left.length > 1 && dice === 'here' && (
        <div className="spell-buttons">
          <Button size="small" onClick={rollAll}>
            Roll for all {left.length}
          </Button>
        </div>
      )}
    </>
  );
}

/** What the spell, of that casting, does to each of those inside, and sentences that name them. */
export function outcomeInside(
  inPlay: InPlay,
  sheet: CastSheet,
  cast: string,
  resisted: Readonly<Record<string, boolean>>,
) {
  const { inside = [] } = sheet.cast.choice;
  const affected = inside.filter((key) => !resisted[key]);
  const names = (keys: readonly string[]) => keys.map((key) => nameInside(inPlay, key)).join(', ');
  const changes = inside.flatMap((key) => {
    const combat = combatInside(inPlay, key);
    const name = nameInside(inPlay, key);
    const after =
      combat &&
      (resisted[key] ? afterResisting(name, combat) : afterArea(sheet, { cast, caster: inPlay.name }, name, combat));
    return after ? [{ key, ...after }] : [];
  });
  const withstood = inside.filter((key) => resisted[key]);
  return {
    own: (play: Play): Play =>
      changes.filter(({ key }) => key === casterInside).reduce((now, { change }) => change(now), play),
    others: changes.filter(({ key }) => key !== casterInside),
    sentences: [
      ...(affected.length > 0 ? [`Inside: ${names(affected)}.`] : []),
      ...(withstood.length > 0 ? [`Not affected: ${names(withstood)}.`] : []),
      ...changes.map(({ sentence }) => sentence),
    ],
  };
}
