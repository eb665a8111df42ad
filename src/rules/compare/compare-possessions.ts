import { formatFraction, formatHeight } from '../../engine/numbers.ts';
import type { DerivedCharacter } from '../derive-character.ts';
import { buildModel } from '../model/build-model.ts';
import type { LabelledFigure, MountLine, PossessionLine } from '../model/sheet-model.ts';
import type { ResolvedItem } from '../resolve/context.ts';
import { type Absence, type Both, type Difference, type Paired, textDifference } from './comparison.ts';
import { figureDifference, listedDifferences } from './figure-differences.ts';
import { orderDifference } from './order-difference.ts';
import { pairNamedRows } from './pair-rows.ts';
import { longTextDifference, typedInDifferences } from './typed-in-differences.ts';

/** The items of both sides, paired. */
export function pairItems({ before, after }: Both): Paired<ResolvedItem>[] {
  return pairNamedRows(before.context.items, after.context.items, () => '');
}

/** Compares possessions: new and missing ones, places, cost, weight, mounts, and money. */
export function comparePossessions(both: Both, items: readonly Paired<ResolvedItem>[]): Difference[] {
  return [
    ...items.flatMap((pair) => itemDifferences(both, pair)),
    ...orderDifference('possessions', items, both.after.context.items, ({ name }) => name),
    ...listedDifferences(both, 'possessions', totals(both.before), totals(both.after)),
  ];
}

function totals(sheet: DerivedCharacter): LabelledFigure[] {
  const { possessionTotals, writeIns } = buildModel(sheet);
  return [
    { name: 'Money spent', figure: possessionTotals.cost },
    // Where nothing but the goods weighs, that is the load, and has its place there.
    ...(possessionTotals.weight.stat === 'load' ? [] : [{ name: 'Weight in all', figure: possessionTotals.weight }]),
    ...writeIns
      .filter(({ figure }) => figure.stat === 'money.left')
      .map(({ figure }) => ({ name: 'Money left', figure })),
  ];
}

const lineOf = (sheet: DerivedCharacter, { key }: ResolvedItem): PossessionLine | undefined =>
  buildModel(sheet).possessions.find((line) => line.key === key);
const mountOf = (sheet: DerivedCharacter, { key }: ResolvedItem): MountLine | undefined =>
  buildModel(sheet).mounts.find((line) => line.key === key);

function itemDifferences(both: Both, pair: Paired<ResolvedItem>): Difference[] {
  if (pair.before === null) return aloneItem(pair.after, lineOf(both.after, pair.after), 'new');
  if (pair.after === null) return aloneItem(pair.before, lineOf(both.before, pair.before), 'gone');
  const [one, other] = [pair.before, pair.after];
  const [line, otherLine] = [lineOf(both.before, one), lineOf(both.after, other)];
  const key = `possessions:${one.key}.${other.key}`;
  const { name } = other;
  const plain = (part: string, from = '', to = '') => textDifference({ key: `${key}.${part}`, name, part }, from, to);
  if (one.facet && !other.facet) return aloneItem(one, line, 'gone', 'not in these rules');
  if (other.facet && !one.facet) return aloneItem(other, otherLine, 'new', 'not in these rules');
  const figure = (part: 'cost' | 'weight', words: string) =>
    figureDifference(
      both,
      { key: `${key}.${part}`, name, part: words },
      line?.[part] ?? null,
      otherLine?.[part] ?? null,
    );
  const own = one.row.own && other.row.own;
  return [
    ...(own ? [] : plain('name', one.name, other.name)),
    ...plain('quantity', line?.quantity, otherLine?.quantity),
    ...plain('place', line?.where, otherLine?.where),
    ...figure('cost', 'price'),
    ...figure('weight', 'weight'),
    ...plain('protection', line?.protection, otherLine?.protection),
    ...choiceDifferences(plain, one, other),
    ...mountDifferences(both, key, name, mountOf(both.before, one), mountOf(both.after, other)),
    ...typedInDifferences(key, name, one.row.own, other.row.own),
    ...longTextDifference({ key: `${key}.note`, name, part: 'note' }, one.row.note, other.row.note),
  ];
}

type Plain = (part: string, from?: string, to?: string) => Difference[];

function choiceDifferences(plain: Plain, { row }: ResolvedItem, { row: other }: ResolvedItem): Difference[] {
  const yes = (on: boolean) => (on ? 'yes' : 'no');
  const each = (amount: number | null) => (amount === null ? 'as listed' : formatFraction(amount));
  return [
    ...plain('quality', qualityWords[row.quality], qualityWords[other.quality]),
    ...plain('hand', row.hand === 'off' ? 'off hand' : 'main hand', other.hand === 'off' ? 'off hand' : 'main hand'),
    ...plain('strength of the bow', bowWords(row.bowStrength), bowWords(other.bowStrength)),
    ...plain('spiked', yes(row.spiked), yes(other.spiked)),
    ...plain('without padding', yes(row.withoutPadding), yes(other.withoutPadding)),
    ...plain('made for another', yes(row.madeForAnother), yes(other.madeForAnother)),
    ...plain('height it was made for', inches(row.madeForHeight), inches(other.madeForHeight)),
    ...plain('weight it was made for', pounds(row.madeForWeight), pounds(other.madeForWeight)),
    ...plain('altered to fit', yes(row.altered), yes(other.altered)),
    ...plain('dollars apiece', each(row.costOverride), each(other.costOverride)),
    ...plain('pounds apiece', each(row.weightOverride), each(other.weightOverride)),
  ];
}

const qualityWords = { cheap: 'cheap', good: 'good', fine: 'fine', veryFine: 'very fine' } as const;
const inches = (height: number | null) => (height === null ? 'not said' : formatHeight(height));
const pounds = (weight: number | null) => (weight === null ? 'not said' : `${formatFraction(weight)} lb`);
const bowWords = (strength: number | null) => (strength === null ? 'as its user' : formatFraction(strength));

function mountDifferences(both: Both, key: string, name: string, one?: MountLine, other?: MountLine): Difference[] {
  const absent = both.sameRules ? 'not there' : 'not in these rules';
  const figures = (mount?: MountLine) => [mount?.move, mount?.dodge, mount?.bite, mount?.load.carried];
  const [before, after] = [figures(one), figures(other)];
  if (!one && !other) return [];
  return [
    ...['Move', 'Dodge', 'bite', 'carries'].flatMap((part, i) =>
      figureDifference(both, { key: `${key}.${part}`, name, part }, before[i] ?? null, after[i] ?? null, absent),
    ),
    ...textDifference({ key: `${key}.load`, name, part: 'load' }, one?.load.level ?? '', other?.load.level ?? '', {
      absent,
    }),
  ];
}

/** An item that only one side has, or knows, with how many, where and for how much. */
function aloneItem(
  item: ResolvedItem,
  line: PossessionLine | undefined,
  what: 'new' | 'gone',
  absent: Absence = 'not there',
): Difference[] {
  const { quantity = '', where = '', cost, note = '' } = line ?? {};
  const text = [quantity, where, item.facet && cost ? `$${cost.text}` : '', note].filter(Boolean).join(', ');
  const heading = { key: `possessions:${what}.${item.key}`, name: line?.name ?? item.name };
  return textDifference(heading, what === 'gone' ? text : null, what === 'new' ? text : null, { absent });
}
