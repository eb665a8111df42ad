import { placeItem } from '../character/edit-equipment.ts';
import { formatFraction, formatNumber } from '../engine/numbers.ts';
import { formatValue } from '../engine/words.ts';
import { openWorksheet, type Sheet } from './build-sheet.ts';
import type { ResolvedItem } from './context.ts';
import { limitStat } from './shared/load.ts';
import { itemStat } from './stat-ids.ts';

type Opened = Pick<Sheet, 'ruleset' | 'context' | 'worksheet'>;

/** What the load needs to fall to the next lighter level, or how far it is from the next heavier one. */
export interface LoadAdvice {
  /** "2.2 lb too much for light: stow the crossbow → Move 6, Dodge 6" */
  readonly words: string;
  /** The item that would do if it were set down. */
  readonly stow: { readonly key: string; readonly name: string } | null;
}

/** Advice on the load as it is. */
export function loadAdvice(sheet: Opened): LoadAdvice {
  const { ruleset, worksheet } = sheet;
  const level = worksheet.number('encumbrance');
  const load = worksheet.number('load');
  const name = ruleset.loadLevels[level]?.name ?? 'too much to carry';
  if (level === 0) {
    const next = ruleset.loadLevels[1]?.name;
    const room = worksheet.number(limitStat(0)) - load;
    return { words: `${formatNumber(room)} lb more before the load is ${next ?? 'more'}.`, stow: null };
  }
  const lighter = ruleset.loadLevels[level - 1];
  if (!lighter) return { words: `The load is ${name}.`, stow: null };
  const excess = load - worksheet.number(limitStat(level - 1));
  const over = `${formatNumber(excess)} lb too much for ${lighter.name}`;
  const item = toSetDown(sheet, excess);
  if (!item) return { words: `${over}: more than one thing has to go.`, stow: null };
  const after = changedBy(sheet, item.key);
  const words = `${over}: stow the ${item.name.toLowerCase()}${after && ` → ${after}`}`;
  return { words, stow: { key: item.key, name: item.name } };
}

const least = ['gear', 'container', 'ammunition', 'weapon', 'shield', 'armor'];

/** What is most easily left behind and weighs enough: packs and gear before weapons, those before armor; then the lightest. */
function toSetDown({ context, worksheet }: Opened, excess: number): ResolvedItem | undefined {
  const weights = new Map<string, number>();
  const outer = new Map(context.items.map(({ key, row }) => [key, row.container]));
  for (const { key, facet } of context.items) {
    if (!facet) continue;
    let top = key;
    for (let i = 0; i < 20 && outer.get(top); i++) top = outer.get(top) ?? top;
    weights.set(top, (weights.get(top) ?? 0) + worksheet.number(itemStat(key, 'weight')));
  }
  const weight = (item: ResolvedItem) => weights.get(item.key) ?? 0;
  const rank = (item: ResolvedItem) => least.indexOf(item.facet?.kind ?? '') + (item.inUse ? least.length : 0);
  return context.items
    .filter((item) => item.onBody && !item.row.container && weight(item) >= excess)
    .sort((a, b) => rank(a) - rank(b) || weight(a) - weight(b))[0];
}

function changedBy({ ruleset, context, worksheet }: Opened, key: string): string {
  const { saved } = context;
  const after = openWorksheet({ ...saved, character: placeItem(saved.character, key, 'stowed') }).worksheet;
  return ruleset.summary
    .flatMap(({ stat, short }) => {
      const { value } = after.get(stat);
      const same =
        value === null ||
        formatValue(worksheet.get(stat).value, ruleset.notation) === formatValue(value, ruleset.notation);
      return same
        ? []
        : [`${short} ${typeof value === 'number' ? formatFraction(value) : formatValue(value, ruleset.notation)}`];
    })
    .join(', ');
}
