import { nameInSentence } from '../../catalog/name-in-sentence.ts';
import type { SavedCharacter } from '../../character/character.ts';
import type { PrintedFigures } from '../../character/printed-figures.ts';
import type { DerivationBuilder, StatFormula } from '../../engine/builder.ts';
import type { StatId, Value } from '../../engine/step.ts';
import type { Worksheet } from '../../engine/worksheet.ts';
import { type DerivedCharacter, type OpenedCharacter, openWorksheet } from '../derive-character.ts';
import { maxDice } from '../odds/dice-distribution.ts';
import type { SheetContext } from '../resolve/context.ts';
import { rulesetOf } from '../rulesets.ts';
import { attackUses, heldShield } from '../shared/attack-uses.ts';
import { listUnarmedLines } from '../shared/unarmed-lines.ts';
import { lineStat } from '../stat-ids.ts';

/** The stat that each figure of a stat block replaces, where the ruleset has it. PD and DR are several. */
const statsOf = {
  st: 'st',
  dx: 'dx',
  iq: 'iq',
  ht: 'ht',
  hitPoints: 'hitPoints',
  fatiguePoints: 'fatiguePoints',
  will: 'will',
  perception: 'perception',
  basicSpeed: 'basicSpeed',
  move: 'move',
  dodge: 'dodge',
  block: 'block',
  size: 'sizeModifier',
} as const satisfies Partial<Record<keyof PrintedFigures, StatId>>;

/** The words of the step of a number that counts as it stands in a stat block. */
const asPrinted = 'as printed in the stat block';

/** Another formula in place of that of the rules, which it may use; bonuses go. */
function replace(draft: Worksheet, id: StatId, formula: (w: DerivationBuilder, byRules: StatFormula) => void): void {
  if (!draft.has(id)) return;
  draft.redefine(id, ({ bonuses: _, ...byRules }) => ({ ...byRules, formula: (w) => formula(w, byRules) }));
}

/** PD or DR of the body or of a place, from behind, and against a type of damage: not that of armor or shield alone. */
const protection =
  /^(?<place>place:.+\.)?(?<half>passiveDefense|damageResistance)(?<behind>\.behind)?(?:\.(?:impaling|crushing|otherTypes))?$/u;
const shieldStat = 'passiveDefense.shield';

/** The shield of a block that is in no hand now, and its PD. */
function findIdleShield(context: SheetContext): { readonly name: string; readonly passiveDefense: number } | null {
  if (heldShield(context)) return null;
  const item = context.items.find(({ facet }) => facet?.shield);
  return item?.facet?.shield ? { name: item.name, passiveDefense: item.facet.shield.passiveDefense } : null;
}

/**
 * Printed PD and DR count against everything and everywhere. PD has the shield in it, as on a sheet, so that a shield is worth the printed PD
 * at most, and is taken out where it does not protect, or once it is dropped. DR of a place is added to what the place has by itself: a skull.
 */
function defineProtection(
  { passiveDefense, damageResistance }: PrintedFigures,
  draft: Worksheet,
  context: SheetContext,
): void {
  const idle = findIdleShield(context);
  for (const id of draft.ids()) {
    const { place, half, behind } = protection.exec(id)?.groups ?? {};
    if (half === 'damageResistance' && damageResistance !== undefined)
      replace(draft, id, (w, byRules) => {
        if (place === undefined) w.start(damageResistance, asPrinted);
        else {
          byRules.formula(w);
          w.add(damageResistance, asPrinted);
        }
      });
    if (half === 'passiveDefense' && passiveDefense !== undefined)
      replace(draft, id, (w) => {
        w.start(passiveDefense, asPrinted);
        if (place !== undefined || behind !== undefined) w.addFrom(shieldStat, -1, 'without the shield');
        if (idle) w.add(-Math.min(passiveDefense, idle.passiveDefense), `without the ${nameInSentence(idle.name)}`);
      });
  }
  if (passiveDefense !== undefined)
    replace(draft, shieldStat, (w, byRules) => {
      byRules.formula(w);
      if (typeof w.value === 'number' && w.value > passiveDefense) w.atMost(passiveDefense, asPrinted);
    });
}

/**
 * Puts the numbers of a stat block in place of those of the rules: they count as they are, whatever the fighter carries or can do. Other
 * numbers follow from them by the rules: without a Dodge in the block, it follows from the printed Speed.
 */
function definePrinted(printed: PrintedFigures, draft: Worksheet, context: SheetContext): void {
  const put = (id: StatId, value: Value): void => {
    replace(draft, id, (w) => w.start(value, asPrinted));
  };
  for (const [figure, stat] of Object.entries(statsOf)) {
    const value = printed[figure as keyof typeof statsOf]; // the keys of the object above
    if (value !== undefined) put(stat, value);
  }
  defineProtection(printed, draft, context);
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
  if (printed.handless) {
    const blows = listUnarmedLines(context, rulesetOf(context.saved.ruleset).unarmed);
    for (const { id } of [...blows, ...uses.filter(({ item }) => item.trait)])
      replace(draft, lineStat(id, 'parry'), (w) => w.start(null, 'no hands'));
  }
  const { writeBite } = rulesetOf(context.saved.ruleset);
  if (printed.handless && writeBite)
    for (const { id, item, attack } of uses)
      if (item.trait && isBiteName(item.name))
        replace(draft, lineStat(id, 'damage'), (w) => writeBite(w, attack.type === 'cr'));
  for (const attack of printed.attacks) {
    const { row, use, skill, dice, adds = 0, parry } = attack;
    const ofRow = printed.attacks.filter((each) => each.row === row);
    const named = new Set(ofRow.map((each) => `${row}.${each.use}`));
    for (const { id, item } of uses) {
      if (item.key !== row || !id.startsWith(`${row}.`)) continue;
      // The damage is that of one way to use the weapon; the first level is that of all ways that have none of their own.
      if (id !== `${row}.${use}` && (named.has(id) || attack !== ofRow[0])) continue;
      if (skill !== undefined) {
        put(lineStat(id, 'skill'), skill);
        put(lineStat(id, 'skillWithShield'), skill);
      }
      if (parry !== undefined) parryOf(id, parry);
      if (dice !== undefined && id === `${row}.${use}`)
        put(lineStat(id, 'damage'), { dice: Math.floor(Math.max(0, Math.min(maxDice, dice))), adds });
    }
  }
}

/** Whether the name of an attack is that of teeth or claws. */
export const isBiteName = (name: string): boolean =>
  /\b(?:bites?|fangs?|teeth|jaws?|beak|claws?|talons?)\b/iu.test(name);

/** A character whose printed numbers count in place of those of the rules. It has no findings: a stat block has no points. */
export function derivePrinted(saved: SavedCharacter, printed: PrintedFigures): DerivedCharacter & OpenedCharacter {
  const redefine = (draft: Worksheet, context: SheetContext) => definePrinted(printed, draft, context);
  return { ...openWorksheet(saved, undefined, redefine), findings: [] };
}
