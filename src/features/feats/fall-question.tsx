import { featStat } from '../../rules/feats/feat.ts';
import type { WorkedFeats } from '../../rules/feats/work-out-feats.ts';
import { NumberField } from '../../ui/number-field.tsx';
import { FeatFigure } from './feat-figure.tsx';

interface FallQuestionProps {
  feats: WorkedFeats;
  yards: number | null;
  onAsk: (yards: number | null) => void;
}

/** The depth of a fall in, its damage out. */
export function FallQuestion({ feats, yards, onAsk }: FallQuestionProps) {
  const id = featStat('falling', yards ?? 0);
  const damage = yards !== null && feats.ids.includes(id) ? feats.get(id) : null;
  return (
    <div className="feat-question">
      <NumberField
        label="What does a fall do?"
        unit="yards"
        min={0}
        value={yards ?? undefined}
        onCommit={onAsk}
        onClear={() => onAsk(null)}
      />
      <div role="status" className="feat-answer">
        {damage && (
          <p>
            Damage <FeatFigure feat={damage} />
          </p>
        )}
      </div>
    </div>
  );
}
