import type { MountFigures } from '../../catalog/item-entry.ts';
import type { DerivationBuilder } from '../../engine/derivation-builder.ts';
import { memoizeByObject } from '../../engine/memoize.ts';
import { formatNumber } from '../../engine/numbers.ts';
import type { Worksheet } from '../../engine/worksheet.ts';
import { isMount, type ResolvedItem, type SheetContext } from '../resolve/context.ts';
import { groupBy } from '../shared/group-by.ts';
import { itemStat, type MountPart, mountStat } from '../stat-ids.ts';
import { beastDamageOf } from './beast-damage.ts';
import { leastBeastMove, mostBeastDodge } from './decisions.ts';
import { pages } from './pages.ts';
import { beastLoad } from './tables/beasts.ts';

const cite = pages.beasts;

/** The beast that is ridden, if any; of several the first. */
export const riddenMount = memoizeByObject((context: SheetContext): ResolvedItem | undefined =>
  context.items.find((item) => isMount(item) && item.inUse && item.row.quantity > 0),
);

/** What lies on each beast, by the key of the beast. */
const cargoes = memoizeByObject((context: SheetContext) => groupBy(context.items, ({ mount }) => mount));

/**
 * Load, limits, Move, Dodge and bite of every beast of the character (p. 22). Pounds and yards a second. One that has no
 * figures has none of these; of several in one row each carries its share, and one of them the rider.
 */
export function defineMounts(worksheet: Worksheet, context: SheetContext): void {
  for (const item of context.items) {
    const figures = item.facet?.mount;
    if (figures && item.row.quantity > 0) defineMount(worksheet, context, item, figures);
  }
}

function defineMount(worksheet: Worksheet, context: SheetContext, item: ResolvedItem, figures: MountFigures): void {
  const { key, name } = item;
  const stat = (part: MountPart) => mountStat(key, part);
  const define = (part: MountPart, words: string, formula: (w: DerivationBuilder) => void, unit?: string): void =>
    worksheet.define({ id: stat(part), name: `${name}, ${words}`, unit, cite, formula });
  const origin = { row: key };
  const rides = riddenMount(context) === item;
  if (rides) define('rider', 'rider', (w) => rider(w, context), 'lb');
  define('load', 'load', (w) => cargo(w, context, item, rides), 'lb');
  beastLoad.forEach(({ name: level, times }, i) => {
    const words = `${formatNumber(times)} times`;
    define(`limit${i}`, `${level} up to`, (w) => w.start(figures.st, 'its ST', origin).multiply(times, words), 'lb');
  });
  define('encumbrance', 'encumbrance', (w) => {
    const load = w.givenNumber(stat('load'));
    const at = beastLoad.findIndex((_, i) => load <= worksheet.number(stat(`limit${i}`)));
    const level = at < 0 ? beastLoad.length : at;
    w.given(stat(`limit${Math.min(level, beastLoad.length - 1)}`));
    w.lookup('load', beastLoad[level]?.name ?? 'more than it can bear', level);
    if (level > usualLevel) w.note('few beasts bear more than a medium load on the back', { cite });
  });
  const unit = 'yards a second';
  define('move', 'Move', (w) => loadedMove(w.start(figures.move, 'its Move', origin), stat('encumbrance')), unit);
  define('dodge', 'Dodge', (w) => {
    const move = w.givenNumber(stat('move'), 'Move as loaded');
    const half = (words: string, of: number) => ({
      words: `half of ${words}, rounded down`,
      value: Math.floor(of / 2),
    });
    const halves = [half('DX', figures.dx), half('Move', move)];
    w.choose('the better of', halves, 'highest', { cite }).atMost(mostBeastDodge, 'at most');
  });
  define('bite', 'bite', (w) => {
    w.start(figures.st, 'its ST', origin).divide(2, 'plant-eaters bite with half of it').round('down');
    const strength = Math.floor(figures.st / 2);
    w.lookup('damage of beasts', `ST ${formatNumber(strength)}`, beastDamageOf(strength));
  });
}

/** Few animals carry more than this level. */
const usualLevel = 2;

/** What lies on the beast, shared out where the row stands for several, and its rider. */
function cargo(w: DerivationBuilder, context: SheetContext, { key, row }: ResolvedItem, rides: boolean): void {
  w.start(0, 'nothing on it');
  for (const item of cargoes(context).get(key) ?? []) {
    if (item.facet) w.addFrom(itemStat(item.key, 'weight'), 1, item.name, { row: item.key });
  }
  if (row.quantity > 1) w.divide(row.quantity, 'shared by as many', { row: key });
  if (rides) w.addFrom(mountStat(key, 'rider'), 1, 'the rider');
}

/** Body and gear of the rider. What a fat person's load has of the body is not counted twice. */
function rider(w: DerivationBuilder, context: SheetContext): void {
  const { weight } = context.character.concept;
  if (weight === null) w.startFrom('averageWeight');
  else w.start(weight, 'body weight');
  for (const { key, name, facet, onBody } of context.items) {
    if (facet && onBody) w.addFrom(itemStat(key, 'weight'), 1, name, { row: key });
  }
}

function loadedMove(w: DerivationBuilder, encumbrance: string): void {
  const slowest = typeof w.value === 'number' ? Math.min(w.value, leastBeastMove) : 0;
  const level = beastLoad[w.givenNumber(encumbrance, 'load level')];
  if (!level) w.lookup('Move', 'more than it can bear', 0);
  else if (level.move === null) w.lookup('Move', 'maximum load', 1);
  else if (level.move !== 0) w.add(level.move, `${level.name} load`).atLeast(slowest, 'never under');
}
