import { formatValue } from '../../engine/format.ts';
import { fightStats } from '../../rules/combat/fight.ts';
import { defenseFigure } from './defenses-now.tsx';
import { FightFigure } from './fight-figure.tsx';
import { useInPlay } from './in-play.ts';
import { later } from './later.tsx';

const names = { dodge: 'Dodge', parry: 'Parry', block: 'Block' } as const;

/**
 * Current Move and the best of each defense, next to hits and fatigue: the effects of a wound are in view when it is
 * taken.
 */
export const VitalsNow = later(function VitalsNow() {
  const inPlay = useInPlay();
  const { combat, sheet } = inPlay;
  const defenses = (['dodge', 'parry', 'block'] as const).flatMap((kind) => {
    const figures = combat.defenses
      .filter(({ line }) => line.kind === kind)
      .map((defense) => defenseFigure(inPlay, defense))
      .sort((one, other) => (other.needed ?? -1) - (one.needed ?? -1));
    const [best] = figures;
    return best && (best.needed !== null || kind === 'dodge') ? [{ name: names[kind], ...best }] : [];
  });
  const atRest = sheet.worksheet.has('move')
    ? formatValue(sheet.worksheet.get('move').value, sheet.ruleset.notation)
    : undefined;
  return (
    <dl className="fight-vitals">
      {combat.worksheet.has(fightStats.move) && (
        <div>
          <dt>Move</dt>
          <dd>
            <FightFigure stat={fightStats.move} before={atRest} />
          </dd>
        </div>
      )}
      {defenses.map(({ name, stat, before }) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>
            <FightFigure stat={stat} before={before} />
          </dd>
        </div>
      ))}
    </dl>
  );
});
