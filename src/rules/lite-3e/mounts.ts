import type { MountFigures } from '../../catalog/item-entry.ts';
import type { DerivationBuilder } from '../../engine/builder.ts';
import { formatNumber } from '../../engine/format.ts';
import type { Worksheet } from '../../engine/worksheet.ts';
import { isMount, type ResolvedItem, type SheetContext } from '../resolve/context.ts';
import { riddenMount, writeCargo, writeRiderWeight } from '../shared/mount-loads.ts';
import { type MountPart, mountStat } from '../stat-ids.ts';
import { beastDamageOf } from './beast-damage.ts';
import { leastBeastMove, mostBeastDodge } from './decisions.ts';
import { pages } from './pages.ts';
import { beastLoad } from './tables/beasts.ts';

const cite = pages.beasts;

/**
 * Defines load, limits, Move, Dodge and bite of every mount of the character (p. 22). Pounds and yards a second. One
 * without figures has none of these; of several in one row each carries its share, and one of them the rider.
 */
export function defineMounts(worksheet: Worksheet, context: SheetContext): void {
  if (!context.items.some(isMount)) return;
  worksheet.section('mounts', [context.items, context.character.concept.weight], () => {
    for (const item of context.items) {
      const figures = item.facet?.mount;
      if (figures && item.hasAny) defineMount(worksheet, context, item, figures);
    }
  });
}

function defineMount(worksheet: Worksheet, context: SheetContext, item: ResolvedItem, figures: MountFigures): void {
  const { key, name } = item;
  const stat = (part: MountPart) => mountStat(key, part);
  const define = (part: MountPart, words: string, formula: (w: DerivationBuilder) => void, unit?: string): void =>
    worksheet.define({ id: stat(part), name: `${name}, ${words}`, unit, cite, formula });
  const origin = { row: key };
  const isRidden = riddenMount(context) === item;
  if (isRidden) define('rider', 'rider', (w) => writeRiderWeight(w, context, () => w.startFrom('averageWeight')), 'lb');
  define('load', 'load', (w) => writeCargo(w, context, item, isRidden), 'lb');
  beastLoad.forEach(({ name: level, times }, i) => {
    const words = 'multiplier';
    define(`limit${i}`, `${level} up to`, (w) => w.start(figures.st, 'ST', origin).multiply(times, words), 'lb');
  });
  define('encumbrance', 'encumbrance', (w) => {
    const load = w.givenNumber(stat('load'));
    const index = beastLoad.findIndex((_, i) => load <= w.consultNumber(stat(`limit${i}`)));
    const level = index < 0 ? beastLoad.length : index;
    w.given(stat(`limit${Math.min(level, beastLoad.length - 1)}`));
    w.lookup('load', beastLoad[level]?.name ?? 'too much to carry', level);
    if (level > usualLevel) w.note('few animals carry more than medium encumbrance on their backs', { cite });
  });
  const unit = 'yards a second';
  define('move', 'Move', (w) => writeLoadedMove(w.start(figures.move, 'Move', origin), stat('encumbrance')), unit);
  define('dodge', 'Dodge', (w) => {
    const move = w.givenNumber(stat('move'), 'loaded Move');
    const halved = (words: string, score: number) => ({
      words: `half of ${words}, rounded down`,
      value: Math.floor(score / 2),
    });
    const halves = [halved('DX', figures.dx), halved('Move', move)];
    w.choose('better of', halves, 'highest', { cite }).atMost(mostBeastDodge, 'maximum');
  });
  define('bite', 'bite', (w) => {
    w.start(figures.st, 'ST', origin).divide(2, 'plant-eaters bite at half ST').round('down');
    const strength = Math.floor(figures.st / 2);
    w.lookup('animal damage', `ST ${formatNumber(strength)}`, beastDamageOf(strength));
  });
}

/** The heaviest load level that most mounts bear. */
const usualLevel = 2;

function writeLoadedMove(w: DerivationBuilder, encumbrance: string): void {
  const minimumMove = typeof w.value === 'number' ? Math.min(w.value, leastBeastMove) : 0;
  const level = beastLoad[w.givenNumber(encumbrance, 'encumbrance level')];
  if (!level) w.lookup('Move', 'too much to carry', 0);
  else if (level.move === null) w.lookup('Move', 'maximum load', 1);
  else if (level.move !== 0) w.add(level.move, `${level.name} encumbrance`).atLeast(minimumMove, 'minimum');
}
