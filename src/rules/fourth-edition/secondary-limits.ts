import type { SecondaryId } from '../../character/character.ts';
import { formatFraction } from '../../engine/format.ts';
import type { Worksheet } from '../../engine/worksheet.ts';
import type { Finding } from '../findings/finding.ts';
import type { SheetContext } from '../resolve/context.ts';
import { finding } from '../shared/findings.ts';
import { pages } from './pages.ts';
import { secondaryCharacteristics } from './secondary.ts';
import { secondaryLimits, secondaryPrices } from './tables/prices.ts';

interface Limits {
  readonly lowest: number;
  readonly highest: number;
  readonly why: string;
}

/** The characteristics that the book limits: not those that are bought for one sense or for fear alone. */
type LimitedId = keyof ReturnType<typeof readBases>;

const readBases = (worksheet: Worksheet) => ({
  hitPoints: worksheet.number('st'),
  will: worksheet.number('iq'),
  perception: worksheet.number('iq'),
  fatiguePoints: worksheet.number('ht'),
  basicSpeed: (worksheet.number('dx') + worksheet.number('ht')) / 4,
  basicMove: Math.floor(worksheet.number('basicSpeed')),
});

const isLimited = (id: SecondaryId, bases: object): id is LimitedId => Object.hasOwn(bases, id);

/**
 * Returns the limits of a secondary characteristic (ch. 1, pp. 14–18; to verify): hit points and fatigue within 30% of
 * ST and HT, Will and Per from IQ − 4 to 20, Basic Speed within 2 and Basic Move within 3 of the base from attributes.
 */
function limitsOf(id: LimitedId, base: number): Limits {
  const { share, highestMental, underIntelligence, basicSpeed, basicMove } = secondaryLimits;
  const around = (reach: number, why: string) => ({ lowest: base - reach, highest: base + reach, why });
  switch (id) {
    case 'hitPoints':
      return around(Math.floor(base * share), 'within 30% of ST');
    case 'fatiguePoints':
      return around(Math.floor(base * share), 'within 30% of HT');
    case 'will':
    case 'perception':
      return { lowest: base - underIntelligence, highest: Math.max(highestMental, base), why: 'IQ−4 to 20' };
    case 'basicSpeed':
      return around(basicSpeed, 'within 2 of (DX + HT)/4, for humans');
    case 'basicMove':
      return around(basicMove, 'within 3 of Basic Speed, for humans');
  }
}

/** Reports secondary characteristics bought beyond their limits. Changes by traits do not count. */
export function secondaryFindings(worksheet: Worksheet, context: SheetContext): Finding[] {
  const bases = readBases(worksheet);
  return secondaryCharacteristics.flatMap(({ id, name }) => {
    if (!isLimited(id, bases)) return [];
    const base = bases[id];
    const score = base + context.character.secondary[id] * secondaryPrices[id].step;
    const { lowest, highest, why } = limitsOf(id, base);
    if (score >= lowest && score <= highest) return [];
    const limit = `${formatFraction(lowest)} to ${formatFraction(highest)} (${why})`;
    const fact = { code: 'attribute-above-limit', name, score, limit } as const;
    return [finding(fact, 'unusual', { chapter: 'attributes', field: id }, pages.attributes)];
  });
}
