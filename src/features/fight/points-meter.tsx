import type { CombatState } from '../../character/combat-state.ts';
import { formatNumber } from '../../engine/format.ts';
import type { StatId } from '../../engine/step.ts';
import { type LifeState, lifeState } from '../../rules/combat/life-state.ts';
import type { DerivedCharacter } from '../../rules/derive-character.ts';
import { type Drawing, Pictogram } from '../../ui/icon.tsx';
import { type MeterThreshold, meterScale } from './meter-scale.ts';

interface PointsMeterProps {
  left: number;
  most: number;
  /** The fewest points that there can be: where the scale ends. */
  end: number;
  thresholds: readonly MeterThreshold[];
  /** A thin bar without figures, for lists. */
  isThin?: boolean;
}

/**
 * The points left as a bar, on one scale everywhere: filled from 0 to the right, or below 0 to the left as far as death. A line marks each
 * threshold. Hidden from assistive technology: the figures next to it say the same.
 */
export function PointsMeter({ left, most, end, thresholds, isThin = false }: PointsMeterProps) {
  const { marks, from, to, isBelow, isReached } = meterScale(left, most, thresholds, end);
  return (
    <span className="points-meter" data-thin={isThin || undefined} aria-hidden="true">
      <span className="points-track">
        <span
          className="points-level"
          data-reached={isReached || undefined}
          data-below={isBelow || undefined}
          style={{ insetInlineStart: `${100 * from}%`, inlineSize: `${100 * (to - from)}%` }}
        />
      </span>
      {marks.map(({ mark, place, hasFigure }) => (
        <span
          key={mark}
          className="points-mark"
          data-zero={mark === 0 || undefined}
          data-first={place === 0 || undefined}
          data-last={place === 1 || undefined}
          data-reached={left <= mark || undefined}
          style={{ insetInlineStart: `${100 * place}%` }}
        >
          {hasFigure && !isThin && formatNumber(mark)}
        </span>
      ))}
    </span>
  );
}

/** A word and a sign for each state but that of the well, on the grid of pictograms. */
const states: Readonly<Record<Exclude<LifeState, 'well'>, { readonly word: string; readonly sign: Drawing }>> = {
  reeling: { word: 'Reeling', sign: 'm3 5 4 5 3-3 4 7M14.5 10v4.5H10' },
  failing: { word: 'Barely conscious', sign: 'M2 11h4l2-5 3 9 2-4h5' },
  unconscious: { word: 'Unconscious', sign: 'M4 6.5h5L4 14h5M11.5 4h4.5l-4.5 6H16' },
  nearDeath: {
    word: 'Near death',
    sign: 'M10 2.5S4.5 9 4.5 12.5a5.5 5.5 0 0 0 11 0C15.5 9 10 2.5 10 2.5ZM10 9v3.5M10 15h.01',
  },
  mortallyWounded: {
    word: 'Mortally wounded',
    sign: 'M10 17S3 12.5 3 7.8A3.6 3.6 0 0 1 10 6a3.6 3.6 0 0 1 7 1.8C17 12.5 10 17 10 17ZM10 6 8.5 9.5l3 1.5-1.5 3',
  },
  dead: {
    word: 'Dead',
    sign: 'M10 3a6 6 0 0 0-3.5 10.9V17h7v-3.1A6 6 0 0 0 10 3ZM7.8 9.2h.01M12.2 9.2h.01M9 15v2M11 15v2',
  },
};

const numberOf =
  ({ worksheet }: Pick<DerivedCharacter, 'worksheet'>) =>
  (stat: StatId): number =>
    worksheet.has(stat) ? worksheet.number(stat) : 0;

/** How badly somebody is hurt in words: "Reeling", "Near death, unconscious"; null for the well. */
function describeLife(
  state: Pick<CombatState, 'hitsLost' | 'conditions'>,
  sheet: Pick<DerivedCharacter, 'worksheet' | 'ruleset'>,
): string | null {
  const life = lifeState(state, sheet.ruleset.combat.injury, numberOf(sheet));
  if (life === 'well') return null;
  const isOut = life === 'nearDeath' && state.conditions.includes('unconscious');
  return isOut ? `${states[life].word}, unconscious` : states[life].word;
}

interface LifeBadgeProps {
  state: Pick<CombatState, 'hitsLost' | 'conditions'>;
  sheet: Pick<DerivedCharacter, 'worksheet' | 'ruleset'>;
}

/** The same with a sign and a color; nothing for the well. */
export function LifeBadge({ state, sheet }: LifeBadgeProps) {
  const life = lifeState(state, sheet.ruleset.combat.injury, numberOf(sheet));
  const words = describeLife(state, sheet);
  if (life === 'well' || words === null) return null;
  return (
    <span className="life-badge" data-life={life}>
      <Pictogram drawing={states[life].sign} />
      {words}
    </span>
  );
}
