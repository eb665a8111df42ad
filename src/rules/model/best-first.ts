import { highestRoll, isDice } from '../../engine/dice.ts';
import type { StatId } from '../../engine/step.ts';
import type { Worksheet } from '../../engine/worksheet.ts';
import { lineStat } from '../stat-ids.ts';

/** A line of a blow, at plain DX or with a skill. */
interface BlowLine {
  readonly id: string;
  readonly plain: boolean;
}

/**
 * Sorts the lines of a blow for the sheet: the best roll first, then the higher damage; lines that cannot be used now
 * come last. The line at plain DX is dropped where a skill is at least as good in roll, damage and Parry.
 */
export function sortBestFirst<Line extends BlowLine>(worksheet: Worksheet, lines: readonly Line[]): readonly Line[] {
  if (lines.length < 2) return lines;
  const worth = new Map(lines.map((line) => [line, worthOf(worksheet, line)]));
  const worthOfLine = (line: Line): readonly number[] => worth.get(line) ?? [];
  const isRedundant = (line: Line): boolean =>
    line.plain &&
    lines.some(
      (rival) => !rival.plain && worthOfLine(line).every((figure, i) => figure <= (worthOfLine(rival)[i] ?? 0)),
    );
  return lines
    .filter((line) => !isRedundant(line))
    .sort(
      (a, b) =>
        worthOfLine(b)
          .map((figure, i) => figure - (worthOfLine(a)[i] ?? 0))
          .find((difference) => difference !== 0) ?? 0,
    );
}

/** Returns roll, damage and Parry as numbers to compare; a missing figure is less than any other. */
function worthOf(worksheet: Worksheet, { id }: BlowLine): number[] {
  const size = (stat: StatId): number => {
    const { value } = worksheet.get(stat);
    if (isDice(value)) return highestRoll(value);
    return typeof value === 'number' ? value : Number.NEGATIVE_INFINITY;
  };
  const [skill, damage, parry] = [
    size(lineStat(id, 'skill')),
    size(lineStat(id, 'damage')),
    size(lineStat(id, 'parry')),
  ];
  return [skill, damage, parry];
}
