import type { SavedCharacter } from '../../character/character.ts';
import type { PrintedFigures } from '../../character/printed-figures.ts';
import type { StatFormula } from '../../engine/builder.ts';
import type { StatId, Value } from '../../engine/step.ts';
import type { Worksheet } from '../../engine/worksheet.ts';
import { type DerivedCharacter, type OpenedCharacter, openWorksheet } from '../derive-character.ts';
import type { SheetContext } from '../resolve/context.ts';
import { rulesetOf } from '../rulesets.ts';
import { attackUses } from '../shared/attack-uses.ts';
import { listUnarmedLines } from '../shared/unarmed-lines.ts';
import { lineStat } from '../stat-ids.ts';

/** The stats that a figure of a stat block replaces: the first of them that the ruleset has. */
const statsOf = {
  st: ['st'],
  dx: ['dx'],
  iq: ['iq'],
  ht: ['ht'],
  hitPoints: ['hitPoints'],
  fatiguePoints: ['fatiguePoints'],
  will: ['will'],
  perception: ['perception'],
  basicSpeed: ['basicSpeed'],
  move: ['move'],
  dodge: ['dodge'],
  block: ['block'],
  passiveDefense: ['passiveDefense'],
  damageResistance: ['damageResistance'],
  size: ['sizeModifier'],
} as const satisfies Partial<Record<keyof PrintedFigures, readonly StatId[]>>;

/** The words of the only step of a number that counts as it stands in a stat block. */
const asPrinted = 'as printed in the stat block';

const printedFormula =
  (value: Value) =>
  (current: StatFormula): StatFormula => {
    const { bonuses: _, ...rest } = current;
    return { ...rest, formula: (w) => w.start(value, asPrinted) };
  };

/**
 * Puts the numbers of a stat block in place of those of the rules: they count as they are, whatever the fighter carries or can do. Other
 * numbers follow from them by the rules: without a Dodge in the block, it follows from the printed Speed.
 */
function definePrinted(printed: PrintedFigures, draft: Worksheet, context: SheetContext): void {
  const put = (id: StatId, value: Value): void => {
    if (draft.has(id)) draft.redefine(id, printedFormula(value));
  };
  for (const [figure, stats] of Object.entries(statsOf)) {
    const value = printed[figure as keyof typeof statsOf]; // the keys of the object above
    if (value === undefined) continue;
    for (const stat of stats) put(stat, value);
  }
  const parryOf = (line: string, value: number): void => {
    put(lineStat(line, 'parry'), value);
    put(lineStat(line, 'parryWithShield'), value);
  };
  const uses = attackUses(context);
  if (printed.parry !== undefined) {
    const parrying = uses.filter(({ item, attack }) => item.onBody && !attack.ranged && attack.parry !== null);
    for (const { id } of parrying) parryOf(id, printed.parry);
    // Somebody without a weapon parries bare-handed.
    const bare = parrying.length === 0 ? listUnarmedLines(context, rulesetOf(context.saved.ruleset).unarmed) : [];
    for (const { id, attack } of bare) if (attack.parries) parryOf(id, printed.parry);
  }
  for (const { row, use, skill, dice, adds = 0, parry } of printed.attacks) {
    for (const { id, item } of uses) {
      if (item.key !== row || !id.startsWith(`${row}.`)) continue;
      // The level is that of the weapon, the damage that of one way to use it.
      if (skill !== undefined) {
        put(lineStat(id, 'skill'), skill);
        put(lineStat(id, 'skillWithShield'), skill);
      }
      if (parry !== undefined) parryOf(id, parry);
      if (dice !== undefined && id === `${row}.${use}`) put(lineStat(id, 'damage'), { dice, adds });
    }
  }
}

/** A character whose printed numbers count in place of those of the rules. It has no findings: a stat block has no points. */
export function derivePrinted(saved: SavedCharacter, printed: PrintedFigures): DerivedCharacter & OpenedCharacter {
  const redefine = (draft: Worksheet, context: SheetContext) => definePrinted(printed, draft, context);
  return { ...openWorksheet(saved, undefined, redefine), findings: [] };
}
