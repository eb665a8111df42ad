import { formatFraction } from '../../../engine/format.ts';
import { memoizeFilter } from '../../../engine/memoize.ts';
import type { Worksheet } from '../../../engine/worksheet.ts';
import type { Finding } from '../../findings/finding.ts';
import type { ResolvedTrait, SheetContext } from '../../resolve/context.ts';
import type { LinkedCharacterRules } from '../../ruleset.ts';
import { finding } from '../../shared/findings.ts';
import { findChosenOptions } from '../../shared/trait-price.ts';

/** The answer for somebody built on up to so many percent of the points, from the weakest on. */
interface PowerRow {
  readonly upTo: number;
  readonly option: string;
}

interface LinkedTrait {
  readonly parameter: string;
  readonly rows: readonly PowerRow[];
  /** What it is called beyond the rows: those of an Ally go up to 150%. */
  readonly beyond: string | null;
}

/**
 * What stands for somebody whose points decide its price: an Ally (pp. 36–37), a Dependent (p. 131) and a single person as
 * Patron (p. 72). Points between two rows of the table count as the higher one.
 */
const linkedTraits: Readonly<Record<string, LinkedTrait>> = {
  ally: {
    parameter: 'power',
    rows: [
      { upTo: 25, option: 'quarter' },
      { upTo: 50, option: 'half' },
      { upTo: 75, option: 'three-quarters' },
      { upTo: 100, option: 'equal' },
      { upTo: 150, option: 'stronger' },
    ],
    beyond: null,
  },
  dependent: {
    parameter: 'power',
    rows: [
      { upTo: 0, option: 'none' },
      { upTo: 25, option: 'low' },
      { upTo: 50, option: 'middle' },
      { upTo: 75, option: 'high' },
      { upTo: 100, option: 'even' },
    ],
    beyond: null,
  },
  patron: {
    parameter: 'power',
    rows: [{ upTo: 199.999, option: 'powerful' }],
    beyond: 'very-powerful',
  },
};

const linkedTrait = (id: string): LinkedTrait | undefined =>
  Object.hasOwn(linkedTraits, id) ? linkedTraits[id] : undefined;

/** The least percentage of a person who is a Patron (p. 72). */
const patronFrom = 150;

/** The rules of traits that stand for a character. Points are compared with those that the owner may spend. */
export const linkedCharacters: LinkedCharacterRules = {
  isLinkable: (id) => linkedTrait(id) !== undefined,
  judge: (id, points, ownPoints) => {
    const { parameter = '', rows = [], beyond = null } = linkedTrait(id) ?? {};
    const percent = ownPoints > 0 ? (100 * points) / ownPoints : points > 0 ? Number.POSITIVE_INFINITY : 0;
    const fits = id !== 'patron' || percent >= patronFrom;
    const option = fits ? (rows.find(({ upTo }) => percent <= upTo)?.option ?? beyond) : null;
    return { parameter, option, percent: Number.isFinite(percent) ? Math.round(percent) : null };
  },
};

const isLinked = memoizeFilter<ResolvedTrait>(
  ({ id, row, listed }) => row.linked !== undefined && listed !== null && linkedTrait(id) !== undefined,
);

/** Reports traits that are priced for somebody of other points than the linked character has. */
export function linkedFindings(worksheet: Worksheet, { traits, character }: SheetContext): Finding[] {
  return isLinked(traits).flatMap(({ id, key, plainName, listed, row }) => {
    const { linked } = row;
    if (!linked || !listed) return [];
    const { parameter, option, percent } = linkedCharacters.judge(id, linked.points, worksheet.number('points.budget'));
    const chosen = findChosenOptions(listed, row, character.campaign).find((each) => each.parameter.id === parameter);
    if (!chosen || chosen.option.id === option) return [];
    const wanted = chosen.parameter.options?.find((each) => each.id === option)?.name ?? null;
    const fact = {
      code: 'linked-power',
      name: plainName,
      who: linked.name || 'the linked character',
      percent: percent === null ? 'more than all' : `${formatFraction(percent)}%`,
      chosen: chosen.option.name,
      wanted,
    } as const;
    return [finding(fact, 'rule', { chapter: 'traits', row: key }, listed.cite)];
  });
}
