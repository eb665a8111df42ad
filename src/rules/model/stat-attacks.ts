import type { AttackLine, Figure, LabelledFigure, SheetModel } from './sheet-model.ts';
import type { StatAttack, StatUse } from './stat-block-model.ts';

/** Returns the attacks at hand; uses of a weapon with the same skill, parry and range are grouped. */
export function statAttacks(model: SheetModel): StatAttack[] {
  const groups = new Map<string, StatAttack & { uses: StatUse[] }>();
  for (const line of model.attacks) {
    if (!line.atHand || isUnusable(line)) continue;
    const { id, itemKey, item, skill, parry, use: name, damage, type, reach } = line;
    const ranges = rangesOf(model, line);
    const shared = [skill, parry, ...ranges.map(({ figure }) => figure)].map(figureKey);
    const key = JSON.stringify([itemKey, item, ...shared, ...ranges.map((range) => range.name)]);
    const group = groups.get(key) ?? { key: id, item, skill, uses: [], parry, ranges };
    group.uses.push({ key: id, name, damage, type, reach: reach.replace(/,\s+/g, ',') });
    groups.set(key, group);
  }
  return [...groups.values()];
}

/** Whether a blow is on the sheet only to explain why it cannot be used now. */
const isUnusable = ({ skill, damage }: AttackLine): boolean => skill.text === '–' && damage.text === '–';

/** Returns the same key for figures with the same text, whatever they are derived from. */
const figureKey = ({ text, second }: Figure): string => (second ? `${text} (${second.text})` : text);

function rangesOf({ ranged, rangedColumns }: SheetModel, { id }: AttackLine): LabelledFigure[] {
  const cells = ranged.find((line) => line.id === id)?.cells ?? [];
  return cells.flatMap((figure, i) => {
    const name = rangedColumns[i]?.heading;
    return name && figure.text !== '–' ? [{ name, figure }] : [];
  });
}
