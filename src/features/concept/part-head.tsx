import { formatPoints } from '../../rules/wording/point-words.ts';

interface PartHeadProps {
  name: string;
  /** Null for a part that the ruleset does not have. */
  points: number | null;
}

/** The name of a part of a race, with its price. */
export function PartHead({ name, points }: PartHeadProps) {
  return (
    <div className="race-part-head">
      <strong>{name}</strong>
      <span className="row-note">{points === null ? 'not in these rules' : formatPoints(points)}</span>
    </div>
  );
}
