import type { Citation } from '../../engine/citation.ts';
import { memoizeFilter } from '../../engine/memoize.ts';
import type { Worksheet } from '../../engine/worksheet.ts';
import type { HouseRule } from '../house-rules/house-rule.ts';
import type { ResolvedItem, SheetContext } from '../resolve/context.ts';
import { itemStat } from '../stat-ids.ts';
import { placeChoice } from '../wording/place-words.ts';

/** The PD from behind of a shield that is slung on the back. */
export const slungStat = 'passiveDefense.slung';

/** The shields slung on the back, in the order of the equipment list. */
export const findSlungShields = ({ items }: SheetContext): readonly ResolvedItem[] => slungAmong(items);

const slungAmong = memoizeFilter<ResolvedItem>(
  ({ row, facet }) => facet?.shield !== undefined && row.container === '' && placeChoice(row, facet.kind) === 'slung',
);

/** The shield slung on the back, if any; of several the first. */
export const findSlungShield = (context: SheetContext): ResolvedItem | undefined => findSlungShields(context)[0];

/** PD that a slung shield gives from behind: its own with `add`, never below 0. */
export function defineSlung(
  worksheet: Worksheet,
  { key, name, facet }: ResolvedItem,
  { add, cite }: { readonly add: number; readonly cite: Citation },
): void {
  worksheet.define({
    id: slungStat,
    name: 'PD of the slung shield',
    cite,
    formula: (w) =>
      w
        .start(facet?.shield?.passiveDefense ?? 0, name, { cite: facet?.cite, row: key })
        .add(add, 'slung on the back')
        .atLeast(0, 'minimum'),
  });
}

/**
 * Turns that it takes to get a slung shield ready, or to sling it again: as many as its figure of the ruleset, or with
 * `doubled`, a house rule, twice as many.
 */
export function defineReadyTurns(
  worksheet: Worksheet,
  context: SheetContext,
  {
    figure,
    cite,
    doubled,
  }: {
    readonly figure: 'passiveDefense' | 'defenseBonus';
    readonly cite: Citation;
    readonly doubled?: Pick<HouseRule, 'name' | 'cite'> | undefined;
  },
): void {
  worksheet.section('turns to ready a shield', [...findSlungShields(context), doubled], () => {
    for (const { key, name, facet } of findSlungShields(context)) {
      const short = figure === 'passiveDefense' ? 'PD' : 'DB';
      worksheet.define({
        id: itemStat(key, 'readyTurns'),
        name: `${name}: turns to ready or sling`,
        cite,
        formula: (w) => {
          w.start(facet?.shield?.[figure] ?? 0, `${short} of ${name}`, { cite: facet?.cite, row: key });
          if (doubled) w.multiply(2, doubled.name, { cite: doubled.cite });
        },
      });
    }
  });
}
