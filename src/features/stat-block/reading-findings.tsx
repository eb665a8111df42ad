import { ownValue } from '../../engine/own-value.ts';
import type { StatBlockFinding } from '../../rules/stat-block/reading.ts';
import { SegmentedControl } from '../../ui/segmented-control.tsx';

interface ReadingFindingsProps {
  readonly findings: readonly StatBlockFinding[];
  /** What the player chose, by the finding; shown before the text is read anew. */
  readonly choices: Readonly<Record<string, string>>;
  readonly onChoose: (finding: string, option: string) => void;
}

/** What the player can choose in first, then by the lines of the text. */
const inOrder = (findings: readonly StatBlockFinding[]): StatBlockFinding[] =>
  [...findings].sort((a, b) => Math.min(b.options.length, 1) - Math.min(a.options.length, 1) || a.line - b.line);

/** Numbers of the text that disagree with the rules; where two readings are possible, the player chooses. */
export function ReadingFindings({ findings, choices, onChoose }: ReadingFindingsProps) {
  return (
    <ul className="reading-findings">
      {inOrder(findings).map(({ id, words, options, chosen }) => (
        <li key={id}>
          <p>{words}</p>
          {options.length > 0 && (
            <SegmentedControl
              label={words}
              hideLabel
              value={ownValue(choices, id) ?? chosen}
              options={options.map((option) => ({ value: option.id, label: option.words }))}
              onCommit={(option) => onChoose(id, option)}
            />
          )}
        </li>
      ))}
    </ul>
  );
}
