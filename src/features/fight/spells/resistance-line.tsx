import { castStats } from '../../../rules/combat/magic/cast-steps.ts';
import { type CastSheet, castNumber, ordinaryScore } from '../../../rules/combat/magic/derive-cast.ts';
import { isSuccess, type Resisting, readRoll } from '../../../rules/combat/outcomes/success-roll.ts';
import { usePreferences } from '../../../state/view/preferences.ts';
import { Button } from '../../../ui/buttons.tsx';
import { FightFigure } from '../fight-figure.tsx';
import { useInPlay } from '../in-play.ts';
import { describeRoll, RollControl } from '../rolls.tsx';

interface ResistanceLineProps {
  sheet: CastSheet;
  subject: string;
  onResisted: (resistance: Resisting, sentence: string) => void;
}

/** The roll of the subject of a resisted spell. */
export function ResistanceLine({ sheet, subject, onResisted }: ResistanceLineProps) {
  const { combat } = useInPlay();
  const dice = usePreferences((preferences) => preferences.dice);
  const needed = castNumber(sheet, 'resistance') ?? ordinaryScore;
  const name = `${subject} resists`;
  return (
    <div className="fight-line">
      <span className="fight-line-words">
        <span className="fight-line-name">{name}</span>
        <FightFigure stat={castStats.resistance} />
      </span>
      <RollControl
        name={name}
        needed={needed}
        kind="other"
        onRolled={(total) => {
          const result = readRoll(combat.fight.rules.success, needed, total);
          onResisted(
            { margin: result.margin, isSuccess: isSuccess(result) },
            describeRoll(name, needed, total, result),
          );
        }}
      />
      {dice === 'off' && (
        <>
          <Button
            size="small"
            onClick={() => onResisted({ margin: Number.POSITIVE_INFINITY, isSuccess: true }, `${subject} resists.`)}
          >
            Resists
          </Button>
          <Button size="small" onClick={() => onResisted({ margin: -1, isSuccess: false }, '')}>
            Does not resist
          </Button>
        </>
      )}
    </div>
  );
}
