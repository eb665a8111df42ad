import { sortWaysToMove } from '../../rules/feats/weight-limits.ts';
import type { WorkedFeats } from '../../rules/feats/work-out-feats.ts';
import { NumberField } from '../../ui/number-field.tsx';

interface LiftQuestionProps {
  feats: WorkedFeats;
  pounds: number | null;
  onAsk: (pounds: number | null) => void;
}

/** A weight in, the ways to move it out. */
export function LiftQuestion({ feats, pounds, onAsk }: LiftQuestionProps) {
  const ways = pounds === null ? null : sortWaysToMove(feats, pounds);
  return (
    <div className="feat-question">
      <NumberField
        label="Can I move this weight?"
        unit="lb"
        min={0}
        value={pounds ?? undefined}
        onCommit={onAsk}
        onClear={() => onAsk(null)}
      />
      <div role="status" className="feat-answer">
        {ways && ways.possible.length > 0 && <p>Yes: {ways.possible.map(({ name }) => name).join(', ')}.</p>}
        {ways && ways.possible.length === 0 && <p>No, it is too heavy.</p>}
        {ways && ways.possible.length > 0 && ways.tooHeavy.length > 0 && (
          <p className="feat-note">Too heavy to {ways.tooHeavy.map(({ name }) => name).join(', ')}.</p>
        )}
      </div>
    </div>
  );
}
