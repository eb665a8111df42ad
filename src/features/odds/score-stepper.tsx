import { formatSigned } from '../../engine/format.ts';
import { Stepper } from '../../ui/stepper.tsx';

interface ScoreStepperProps {
  label: string;
  value: number;
  /** With its sign: a modifier. */
  isSigned?: boolean;
  min?: number;
  onChange: (value: number) => void;
}

/** No score or modifier of a game is larger. */
const most = 100;

/** A whole number that is typed or stepped. */
export function ScoreStepper({ label, value, isSigned = false, min = -most, onChange }: ScoreStepperProps) {
  const change = (next: number) => onChange(Math.min(most, Math.max(min, Math.round(next))));
  return (
    <Stepper
      label={label}
      value={value}
      {...(isSigned ? { text: formatSigned(value) } : {})}
      canDown={value > min}
      canUp={value < most}
      onStep={(direction) => change(value + direction)}
      onType={change}
    />
  );
}
