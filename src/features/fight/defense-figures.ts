import { formatNumber } from '../../engine/format.ts';
import type { InPlay } from './in-play.ts';

type DefenseNow = InPlay['combat']['defenses'][number];

/** A defense as it is shown: the number that is rolled, or where it is refused the one that says why. */
interface DefenseFigure {
  readonly stat: string;
  /** What is rolled against; null where the defense is refused. */
  readonly needed: number | null;
  /** The same at rest, in words. */
  readonly before: string | undefined;
}

export function defenseFigure({ combat, sheet }: InPlay, { line, active, total }: DefenseNow): DefenseFigure {
  const { worksheet } = combat;
  const { value } = worksheet.get(total);
  if (typeof value !== 'number') return { stat: active, needed: null, before: undefined };
  const now = worksheet.get(active).value;
  const rest = sheet.worksheet.has(line.from) ? sheet.worksheet.get(line.from).value : null;
  // At rest the same passive defense is added.
  const before = typeof now === 'number' && typeof rest === 'number' ? formatNumber(rest + value - now) : undefined;
  return { stat: total, needed: value, before };
}
