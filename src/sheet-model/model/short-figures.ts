import { formatValue } from '../../engine/format.ts';
import type { OpenedCharacter } from '../../rules/derive-character.ts';

/** A figure in short: "ST" and "12". */
export interface ShortFigure {
  readonly name: string;
  readonly text: string;
}

/**
 * The figures that tell characters apart in a long list: the attributes, hits, Move and Dodge, by the short names of
 * its ruleset. Figures that the ruleset does not have are left out.
 */
export function shortFigures({ ruleset, worksheet }: Pick<OpenedCharacter, 'ruleset' | 'worksheet'>): ShortFigure[] {
  const hits = ruleset.secondary.find(({ id }) => id === 'hitPoints')?.short ?? 'Hits';
  const named = [
    ...ruleset.attributes.map(({ id, short }) => ({ stat: id, short })),
    { stat: 'hitPoints', short: hits },
    ...ruleset.summary.filter(({ stat }) => stat === 'move' || stat === 'dodge'),
  ];
  return named
    .filter(({ stat }) => worksheet.has(stat))
    .map(({ stat, short }) => ({ name: short, text: formatValue(worksheet.get(stat).value, ruleset.notation) }));
}
