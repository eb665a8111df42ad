import type { DerivedCharacter } from '../../rules/derive-character.ts';
import type { ResolvedItem } from '../../rules/resolve/context.ts';
import { groupBy } from '../../rules/shared/group-by.ts';
import { buildModel } from '../model/build-model.ts';
import type { AttackLine, Figure } from '../model/sheet-model.ts';
import { type Absence, type Both, type Difference, type Paired, textDifference } from './comparison.ts';
import { figureDifference, figureDifferences } from './figure-differences.ts';
import { pairRows } from './pair-rows.ts';

/** A use of a weapon on both sides; `item` identifies the weapon. */
interface UsePair {
  readonly item: string;
  readonly pair: Paired<AttackLine>;
  /** Why a side may be without it. */
  readonly absent: Absence;
}

/** Attacks with every weapon and with bare hands: skill, damage, parry, reach and ranges. */
export function compareAttacks(both: Both, items: readonly Paired<ResolvedItem>[]): Difference[] {
  return pairUses(both, items).flatMap(({ name, uses }) =>
    onceForAll(
      uses.map((use) => useDifferences(both, use)),
      name,
      uses.map(({ pair }) => (pair.after ?? pair.before).use),
    ),
  );
}

function pairUses(both: Both, items: readonly Paired<ResolvedItem>[]) {
  const { before, after } = both;
  const unarmed = (sheet: DerivedCharacter) => {
    const keys = new Set(sheet.context.items.map(({ key }) => key));
    return buildModel(sheet).attacks.filter(({ itemKey }) => !keys.has(itemKey));
  };
  const byItem = (sheet: DerivedCharacter) => groupBy(buildModel(sheet).attacks, ({ itemKey }) => itemKey);
  const [usesBefore, usesAfter] = [byItem(before), byItem(after)];
  const armed = items.map(({ before: left, after: right }) => {
    const lines = (left && usesBefore.get(left.key)) ?? [];
    const otherLines = (right && usesAfter.get(right.key)) ?? [];
    const absent: Absence =
      left && right && !(both.sameRules && left.facet && right.facet) ? 'not in these rules' : 'none';
    const item = `${left?.key ?? ''}.${right?.key ?? ''}`;
    return {
      name: otherLines[0]?.item ?? lines[0]?.item ?? '',
      uses: pairRows(lines, otherLines, [({ use }) => use]).map((pair): UsePair => ({ item, pair, absent })),
    };
  });
  const bare = pairRows(unarmed(before), unarmed(after), [({ id }) => id, ({ item }) => item]).map((pair) => ({
    name: nameOf(pair.after ?? pair.before),
    uses: [{ item: 'unarmed', pair, absent: 'not in these rules' } satisfies UsePair],
  }));
  return [...armed, ...bare];
}

const nameOf = ({ item, use }: AttackLine): string => (use === '' ? item : `${item}, ${use}`);

function useDifferences(both: Both, { item, pair, absent }: UsePair): Difference[] {
  const { before: left, after: right } = pair;
  const line = right ?? left;
  const key = `weapons:${item}.${left?.id ?? ''}.${right?.id ?? ''}`;
  const name = nameOf(line);
  if (left === null || right === null) {
    return textDifference({ key, name }, left && describeAttack(left), right && describeAttack(right), { absent });
  }
  const plain = (part: string, from: string, to: string) =>
    textDifference({ key: `${key}.${part}`, name, part }, from, to);
  return [
    ...figureDifferences(both, { key: `${key}.skill`, name, part: 'skill' }, left.skill, right.skill),
    ...figureDifference(both, { key: `${key}.damage`, name, part: 'damage' }, left.damage, right.damage),
    ...plain('kind of damage', left.type, right.type),
    ...figureDifferences(both, { key: `${key}.parry`, name, part: 'Parry' }, left.parry, right.parry),
    ...plain('reach', left.reach, right.reach),
    ...plain('minimum ST', left.minimumStrength, right.minimumStrength),
    ...(both.sameRules ? plain('remarks', left.notes.join(', '), right.notes.join(', ')) : []),
    ...plain('at hand', left.atHand ? 'yes' : 'no', right.atHand ? 'yes' : 'no'),
    ...rangeDifferences(both, key, name, left.id, right.id),
  ];
}

const describeAttack = ({ skill, damage, type, parry }: AttackLine): string =>
  [`skill ${skill.text}`, `${damage.text} ${type}`.trim(), parry.text === '–' ? '' : `Parry ${parry.text}`]
    .filter(Boolean)
    .join(', ');

function rangeDifferences(both: Both, key: string, name: string, id: string, otherId: string): Difference[] {
  const [cells, otherCells] = [rangesOf(both.before, id), rangesOf(both.after, otherId)];
  return [...new Map([...cells, ...otherCells])].flatMap(([column, { meaning }]) => {
    const [left, right] = [cells.get(column), otherCells.get(column)];
    const part = meaning.replace(/:.*$/, '');
    return figureDifference(
      both,
      { key: `${key}.${column}`, name, part },
      left?.cell ?? null,
      right?.cell ?? null,
      'not in these rules',
    );
  });
}

function rangesOf(
  sheet: DerivedCharacter,
  id: string,
): Map<string, { readonly meaning: string; readonly cell: Figure }> {
  const model = buildModel(sheet);
  const cells = model.ranged.find((line) => line.id === id)?.cells ?? [];
  return new Map(
    model.rangedColumns.flatMap(({ id: column, meaning }, i) => {
      const cell = cells[i];
      return cell ? [[column, { meaning, cell }] as const] : [];
    }),
  );
}

/** A difference that several uses of a weapon share (its skill, its parry) is listed once, with those uses. */
function onceForAll(uses: readonly (readonly Difference[])[], item: string, useNames: readonly string[]): Difference[] {
  const alike = ({ part, before, after, why }: Difference) => JSON.stringify([part, before, after, why]);
  const groups = new Map<string, string[]>();
  uses.forEach((differences, i) => {
    for (const difference of differences) {
      const of = groups.get(alike(difference));
      if (of) of.push(useNames[i] ?? '');
      else groups.set(alike(difference), [useNames[i] ?? '']);
    }
  });
  const told = new Set<string>();
  return uses.flat().flatMap((difference) => {
    const sign = alike(difference);
    const names = groups.get(sign) ?? [];
    if (difference.part === '' || names.length < 2) return [difference];
    if (told.size === told.add(sign).size) return [];
    return [{ ...difference, name: names.length === uses.length ? item : `${item}, ${names.join(' and ')}` }];
  });
}
