import type { AttackLine, SheetModel } from '../rules/sheet-model.ts';
import { figureText, NO_FIGURE } from './figure-words.ts';
import { reachText } from './gear-sections.ts';
import { cut } from './stat-words.ts';

/**
 * What a character can attack with at once, as a stat block says it: "Axe 14 (12): 1+4 cut (swing), reach 1,
 * parry 7 (6)"; "Longbow 15: 1+2 imp (shot), SS 15, Acc 3". Uses of one thing with one skill, parry and range stand
 * together.
 */
export function attackWords(model: SheetModel): string[] {
  const groups = new Map<string, AttackLine[]>();
  for (const line of model.attacks.filter(({ atHand }) => atHand)) {
    const { itemKey, item, skill, parry } = line;
    const key = JSON.stringify([itemKey, item, figureText(skill), figureText(parry), ranges(model, line)]);
    groups.set(key, [...(groups.get(key) ?? []), line]);
  }
  return [...groups.values()].flatMap((lines) => {
    const [first] = lines;
    if (!first) return [];
    const { item, skill, parry } = first;
    const sameReach = lines.every(({ reach }) => reach === first.reach);
    const parts = [
      ...lines.map((line) => useWords(line, !sameReach)),
      ...(sameReach && first.reach ? [`reach ${reachText(first)}`] : []),
      ...(parry.text === NO_FIGURE ? [] : [`parry ${figureText(parry)}`]),
      ...ranges(model, first),
    ];
    return [`${cut(item)}${skill.text === NO_FIGURE ? '' : ` ${figureText(skill)}`}: ${parts.join(', ')}`];
  });
}

/** "1+3 cut (swing)", with its reach where the other uses have another: "1+3 cut (swing, reach 2,3)". */
function useWords(line: AttackLine, withReach: boolean): string {
  const about = [line.use, withReach && line.reach && `reach ${reachText(line)}`].filter(Boolean).join(', ');
  return [figureText(line.damage), line.type, about && `(${about})`].filter(Boolean).join(' ');
}

function ranges({ ranged, rangedColumns }: SheetModel, { id }: AttackLine): string[] {
  const cells = ranged.find((line) => line.id === id)?.cells ?? [];
  return cells.flatMap((cell, i) => {
    const heading = rangedColumns[i]?.heading;
    return heading && cell.text !== NO_FIGURE ? [`${heading} ${figureText(cell)}`] : [];
  });
}
