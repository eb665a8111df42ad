import type { MountFigures } from '../../../catalog/item-entry.ts';
import type { DerivationBuilder } from '../../../engine/builder.ts';
import { type Dice, isDice } from '../../../engine/dice.ts';
import { formatFraction } from '../../../engine/format.ts';
import type { Worksheet } from '../../../engine/worksheet.ts';
import type { Finding } from '../../findings/finding.ts';
import type { ResolvedItem, SheetContext } from '../../resolve/context.ts';
import { type AttackUse, attackUses } from '../../shared/attack-uses.ts';
import { finding } from '../../shared/findings.ts';
import { mountsAmong, riddenMount, writeCargo, writeRiderWeight } from '../../shared/load.ts';
import { lineStat, type MountPart, mountStat, skillStat } from '../../stat-ids.ts';
import { fourthEditionBasicDamage } from './damage.ts';
import {
  biteDamage,
  hoovesPerDie,
  kickDamage,
  kickSkill,
  usualRider,
  warTrainedDodge,
  warTrainedSkill,
  weakBitePerDie,
} from './decisions.ts';
import { loads } from './movement.ts';
import { pages } from './pages.ts';

/** Defines the numbers of every mount under its load, and of the lance of its rider (pp. 396–397, 459). Pounds and yards a second. */
export function defineFourthEditionMounts(worksheet: Worksheet, context: SheetContext): void {
  const { items, skillsByName, character } = context;
  if (mountsAmong(items).length === 0) return;
  const riding = skillsByName.get('riding') ?? [];
  worksheet.section('mounts', [items, character.concept.weight, riding], () => {
    for (const item of items) {
      const figures = item.facet?.mount;
      if (!figures || !item.hasAny) continue;
      defineMount(worksheet, context, item, figures);
      const lance = riddenMount(context) === item ? findLance(context, item) : undefined;
      if (lance) defineCharge(worksheet, context, item, figures, lance);
    }
  });
}

/** The lance that a rider charges with: one in hand before one that is only carried, by the rider or by the mount. */
function findLance(context: SheetContext, { key }: ResolvedItem): AttackUse | undefined {
  const lances = attackUses(context).filter(
    ({ item, attack }) => (item.onBody || item.mount === key) && attack.skills.includes('lance'),
  );
  return lances.find(({ item }) => item.inUse) ?? lances[0];
}

const definer =
  (worksheet: Worksheet, { key, name }: ResolvedItem, cite = pages.mounts) =>
  (part: MountPart, words: string, formula: (w: DerivationBuilder) => void, unit?: string): void =>
    worksheet.define({ id: mountStat(key, part), name: `${name}, ${words}`, unit, cite, formula });

function defineMount(worksheet: Worksheet, context: SheetContext, item: ResolvedItem, figures: MountFigures): void {
  const { st, dx, ht, move, gallop, warTrained } = figures;
  const stat = (part: MountPart) => mountStat(item.key, part);
  const define = definer(worksheet, item);
  const origin = { row: item.key };
  const isRidden = riddenMount(context) === item;
  const writeAverage = (w: DerivationBuilder) => w.start(usualRider, 'usual body weight');
  if (isRidden) define('rider', 'rider', (w) => writeRiderWeight(w, context, writeAverage), 'lb');
  define('load', 'load', (w) => writeCargo(w, context, item, isRidden), 'lb');
  loads.forEach(({ name, times }, i) => {
    define(
      `limit${i}`,
      `${name} up to`,
      (w) => {
        w.start(st, 'ST', origin)
          .multiply(st, 'squared')
          .divide(5, 'a fifth', { cite: pages.basicLift })
          .round('nearest');
        w.multiply(times, 'multiplier', { cite: pages.encumbrance });
      },
      'lb',
    );
  });
  define('encumbrance', 'encumbrance', (w) => {
    const load = w.givenNumber(stat('load'));
    const index = loads.findIndex((_, i) => load <= w.consultNumber(stat(`limit${i}`)));
    const level = index < 0 ? loads.length : index;
    w.given(stat(`limit${Math.min(level, loads.length - 1)}`));
    w.lookup('load', loads[level]?.name ?? 'too much to carry', level);
  });
  const unit = 'yards a second';
  const writeMove = (w: DerivationBuilder) => {
    w.start(move, 'Basic Move', origin);
    const level = loads[w.givenNumber(stat('encumbrance'), 'encumbrance level')];
    if (!level) w.lookup('Move', 'too much to carry', 0);
    else if (level.move !== 1) w.multiply(level.move, `${level.name} encumbrance`).round('down').atLeast(1, 'minimum');
  };
  define('move', 'Move', writeMove, unit);
  if (gallop)
    define('gallop', 'Move at a gallop', (w) => w.startFrom(stat('move')).multiply(gallop, 'at full speed'), unit);
  define('dodge', 'Dodge', (w) => {
    w.start(dx, 'DX', origin).add(ht, 'HT', origin).divide(4, 'Basic Speed').round('down').add(3, 'every Dodge');
    if (warTrained) w.add(warTrainedDodge, 'Combat Reflexes', origin);
    const level = loads[w.givenNumber(stat('encumbrance'), 'encumbrance level')];
    if (level && level.dodge !== 0) w.add(level.dodge, `${level.name} encumbrance`);
  });
  define('blowSkill', 'kick, skill', (w) => {
    if (warTrained) w.start(warTrainedSkill, 'Brawling', origin);
    else w.start(dx, 'DX', origin);
    w.add(kickSkill, 'kick');
  });
  define('kick', 'kick', (w) => writeBlow(w, st, kickDamage, hoovesPerDie, 'hooves'));
  define('bite', 'bite', (w) => writeBlow(w, st, biteDamage, weakBitePerDie, 'weak bite'));
}

/** Writes thrust for a ST, with a limb's bonus at once and per die. */
function writeBlow(w: DerivationBuilder, st: number, adds: number, perDie: number, words: string): void {
  w.lookup('basic damage', `thrust for ST ${formatFraction(st)}`, fourthEditionBasicDamage(st).thrust, {
    cite: pages.damage,
  });
  const dice = isDice(w.value) ? w.value.dice : 0;
  if (adds !== 0) w.add(adds, 'teeth');
  if (dice > 0) w.add(perDie * dice, `${words}, per die × ${dice}`);
}

/**
 * Defines a charge with the lance (p. 397): rolled at the lower of Lance and Riding. Its dice are a hundredth of the
 * mount's ST times the yards that it moves in a second, fractions dropped; the lance adds its line's bonus to thrust.
 */
function defineCharge(
  worksheet: Worksheet,
  { skillsByName }: SheetContext,
  mount: ResolvedItem,
  { st, gallop }: MountFigures,
  { id, item, attack }: AttackUse,
): void {
  const define = definer(worksheet, mount, pages.lances);
  const riding = skillsByName.get('riding') ?? [];
  define('lanceSkill', `${item.name}, skill`, (w) => {
    w.startFrom(lineStat(id, 'skill'), 'Lance');
    const levels = riding.flatMap(({ key }) => {
      const level = w.consult(skillStat(key, 'level')).value;
      return typeof level === 'number' ? [{ key, level }] : [];
    });
    const best = levels.toSorted((a, b) => b.level - a.level)[0];
    if (best) w.atMostFrom(skillStat(best.key, 'level'), 'no better than Riding');
  });
  const writeDamage = (from: MountPart) => (w: DerivationBuilder) => {
    const yards = w.givenNumber(mountStat(mount.key, from), 'yards a second');
    w.lookup('damage', `ST ${formatFraction(st)} × ${formatFraction(yards)} ÷ 100`, collisionDice(st, yards));
    w.add(attack.adds, item.name, { row: item.key });
  };
  define('lance', `${item.name} in a charge`, writeDamage('move'));
  if (gallop) define('lanceAtGallop', `${item.name} at a gallop`, writeDamage('gallop'));
}

/** The dice of a collision: whole ones, or less than one by the table (pp. 371, 430). */
function collisionDice(strength: number, yards: number): Dice {
  const dice = (strength * yards) / 100;
  if (dice >= 1) return { dice: Math.floor(dice), adds: 0 };
  return { dice: dice === 0 ? 0 : 1, adds: dice === 0 ? 0 : dice <= 0.25 ? -3 : dice <= 0.5 ? -2 : -1 };
}

/** Reports mounts that carry more than they can walk with, except those at home. */
export function mountFindings(worksheet: Worksheet, { items }: SheetContext): Finding[] {
  return mountsAmong(items).flatMap(({ key, name, row }): Finding[] => {
    if (!worksheet.has(mountStat(key, 'load')) || row.place === 'home') return [];
    const load = worksheet.number(mountStat(key, 'load'));
    const limit = worksheet.number(mountStat(key, `limit${loads.length - 1}`));
    if (load <= limit) return [];
    const place = { chapter: 'equipment', row: key };
    return [finding({ code: 'mount-cannot-move', name, load, limit }, 'rule', place, pages.mounts)];
  });
}
