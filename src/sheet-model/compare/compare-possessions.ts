import { formatFraction, formatHeight } from '../../engine/format.ts';
import type { DerivedCharacter } from '../../rules/derive-character.ts';
import type { ResolvedItem } from '../../rules/resolve/context.ts';
import { describeItemModifier } from '../../rules/shared/modifier-words.ts';
import { buildModel } from '../model/build-model.ts';
import type { LabelledFigure, MountLine, PossessionLine } from '../model/sheet-model.ts';
import {
  type Absence,
  type Both,
  type ChangeUnit,
  type Difference,
  type Paired,
  textDifference,
} from './comparison.ts';
import { figureDifference, listedDifferences } from './figure-differences.ts';
import { pairNamedRows } from './pair-rows.ts';
import { longTextDifference, orderDifference, typedInDifferences } from './typed-in-differences.ts';

/** The items of both sides, paired. */
export function pairItems({ before, after }: Both): Paired<ResolvedItem>[] {
  return pairNamedRows(before.context.items, after.context.items, () => '');
}

/** Compares possessions: new and missing ones, places, cost, weight, mounts, and money. */
export function comparePossessions(both: Both, items: readonly Paired<ResolvedItem>[]): Difference[] {
  return [
    ...items.flatMap((pair) => itemDifferences(both, pair)),
    ...orderDifference('possessions', items, both.after.context.items, ({ name }) => name),
    ...listedDifferences(both, 'possessions', money(both.before), money(both.after), { unit: '$' }),
    ...listedDifferences(both, 'possessions', totalWeight(both.before), totalWeight(both.after), { unit: 'lb' }),
  ];
}

/** Where nothing but the goods weighs, that is the load, and has its place there. */
function totalWeight(sheet: DerivedCharacter): LabelledFigure[] {
  const { weight } = buildModel(sheet).possessionTotals;
  return weight.stat === 'load' ? [] : [{ name: 'Total weight', figure: weight }];
}

function money(sheet: DerivedCharacter): LabelledFigure[] {
  const { possessionTotals, writeIns } = buildModel(sheet);
  return [
    { name: 'Money spent', figure: possessionTotals.cost },
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
  const [left, right] = [pair.before, pair.after];
  const [line, otherLine] = [lineOf(both.before, left), lineOf(both.after, right)];
  const key = `possessions:${left.key}.${right.key}`;
  const { name } = right;
  const plain = (part: string, from = '', to = '') => textDifference({ key: `${key}.${part}`, name, part }, from, to);
  if (left.facet && !right.facet) return aloneItem(left, line, 'gone', 'not in these rules');
  if (right.facet && !left.facet) return aloneItem(right, otherLine, 'new', 'not in these rules');
  const figure = (part: 'cost' | 'weight', words: string, unit: ChangeUnit) =>
    figureDifference(
      both,
      { key: `${key}.${part}`, name, part: words, unit },
      line?.[part] ?? null,
      otherLine?.[part] ?? null,
    );
  const own = left.row.own && right.row.own;
  return [
    ...(own ? [] : plain('name', left.name, right.name)),
    ...plain('quantity', line?.quantity, otherLine?.quantity),
    ...plain('place', line?.where, otherLine?.where),
    ...figure('cost', 'price', '$'),
    ...figure('weight', 'weight', 'lb'),
    ...plain('protection', line?.protection, otherLine?.protection),
    ...choiceDifferences(plain, left, right),
    ...mountDifferences(both, key, name, mountOf(both.before, left), mountOf(both.after, right)),
    ...typedInDifferences(key, name, left.row.own, right.row.own),
    ...longTextDifference({ key: `${key}.note`, name, part: 'note' }, left.row.note, right.row.note),
  ];
}

type Plain = (part: string, from?: string, to?: string) => Difference[];

function choiceDifferences(plain: Plain, { row }: ResolvedItem, { row: rowAfter }: ResolvedItem): Difference[] {
  const yes = (on: boolean) => (on ? 'yes' : 'no');
  const formatAmount = (amount: number | null) => (amount === null ? 'as listed' : formatFraction(amount));
  return [
    ...plain('quality', qualityWords[row.quality], qualityWords[rowAfter.quality]),
    ...plain('modifiers', describeModifiers(row), describeModifiers(rowAfter)),
    ...plain('hand', row.hand === 'off' ? 'off hand' : 'main hand', rowAfter.hand === 'off' ? 'off hand' : 'main hand'),
    ...plain('strength of the bow', describeBowStrength(row.bowStrength), describeBowStrength(rowAfter.bowStrength)),
    ...plain('spiked', yes(row.spiked), yes(rowAfter.spiked)),
    ...plain('without padding', yes(row.withoutPadding), yes(rowAfter.withoutPadding)),
    ...plain('made for someone else', yes(row.madeForAnother), yes(rowAfter.madeForAnother)),
    ...plain('height it was made for', describeHeight(row.madeForHeight), describeHeight(rowAfter.madeForHeight)),
    ...plain('weight it was made for', describeWeight(row.madeForWeight), describeWeight(rowAfter.madeForWeight)),
    ...plain('altered to fit', yes(row.altered), yes(rowAfter.altered)),
    ...plain('price each', formatAmount(row.costOverride), formatAmount(rowAfter.costOverride)),
    ...plain('weight each', formatAmount(row.weightOverride), formatAmount(rowAfter.weightOverride)),
  ];
}

const describeModifiers = ({ modifiers }: ResolvedItem['row']): string =>
  modifiers.map(describeItemModifier).join(', ');
const qualityWords = { cheap: 'cheap', good: 'good', fine: 'fine', veryFine: 'very fine' } as const;
const describeHeight = (height: number | null) => (height === null ? 'unspecified' : formatHeight(height));
const describeWeight = (weight: number | null) => (weight === null ? 'unspecified' : `${formatFraction(weight)} lb`);
const describeBowStrength = (strength: number | null) => (strength === null ? 'as its user' : formatFraction(strength));

function mountDifferences(both: Both, key: string, name: string, left?: MountLine, right?: MountLine): Difference[] {
  const absent = both.sameRules ? 'none' : 'not in these rules';
  const attacks = [...new Set([left, right].flatMap((mount) => mount?.attacks.map((attack) => attack.name) ?? []))];
  const figures = (mount?: MountLine) => [
    mount?.move,
    mount?.dodge,
    ...attacks.map((attack) => mount?.attacks.find((other) => other.name === attack)?.damage),
    mount?.load.carried,
  ];
  const [before, after] = [figures(left), figures(right)];
  if (!left && !right) return [];
  return [
    ...['Move', 'Dodge', ...attacks.map((attack) => attack.toLowerCase()), 'carries'].flatMap((part, i) =>
      figureDifference(
        both,
        { key: `${key}.${part}`, name, part, ...(part === 'carries' && { unit: 'lb' }) },
        before[i] ?? null,
        after[i] ?? null,
        absent,
      ),
    ),
    ...textDifference({ key: `${key}.load`, name, part: 'load' }, left?.load.level ?? '', right?.load.level ?? '', {
      absent,
    }),
  ];
}

/** An item that only one side has, or knows, with how many, where and for how much. */
function aloneItem(
  item: ResolvedItem,
  line: PossessionLine | undefined,
  what: 'new' | 'gone',
  absent: Absence = 'none',
): Difference[] {
  const { quantity = '', where = '', cost, note = '' } = line ?? {};
  const text = [quantity, where, item.facet && cost ? `$${cost.text}` : '', note].filter(Boolean).join(', ');
  const heading = { key: `possessions:${what}.${item.key}`, name: line?.name ?? item.name };
  return textDifference(heading, what === 'gone' ? text : null, what === 'new' ? text : null, { absent });
}
