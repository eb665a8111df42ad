import type { GcsSheet } from '../../../character/gcs/gcs-sheet.ts';
import { WhatIfWorksheet } from '../../../engine/overlay.ts';
import type { DerivedCharacter } from '../../derive-character.ts';
import { pointsStat } from '../../shared/points.ts';
import { aloneStat, containerStat, skillStat, traitStat } from '../../stat-ids.ts';
import { nameOfAttribute, pricedNumber } from '../gcs-attributes.ts';
import { collectRows, isSkillRow, isTraitRow, type SheetRows } from './collect-rows.ts';
import { compareResistance } from './compare-resistance.ts';
import { compareWeapons } from './compare-weapons.ts';
import { Comparison } from './comparison.ts';
import type { GcsReport } from './gcs-report.ts';
import { dodgeWhenHarmed, harmInFile, liftWhenHarmed, moveWhenHarmed } from './harm-in-file.ts';
import type { ImportedSheet } from './imported-sheet.ts';
import { rowsAsRestored } from './restored-rows.ts';
import { gatherFacts, type SheetFacts } from './sheet-facts.ts';

export type { GcsReport } from './gcs-report.ts';

/**
 * Compares every number that a sheet has worked out with the same number of the character that it became. Of a sheet
 * without worked-out numbers there is nothing to compare.
 */
export function compareWithCalc(sheet: GcsSheet, imported: ImportedSheet, derived: DerivedCharacter): GcsReport {
  const comparison = new Comparison(sheet, imported, derived);
  if (!sheet.calc) return comparison.report();
  const rows = rowsAsRestored(collectRows(sheet), imported);
  const facts = gatherFacts(sheet);
  compareAttributes(comparison, imported, facts);
  compareWhole(comparison, facts);
  comparePoints(comparison, imported, rows);
  compareSkills(comparison, rows);
  compareWeapons(comparison, rows, imported.isRestored === true);
  compareResistance(comparison);
  comparePossessions(comparison);
  return comparison.report();
}

function compareAttributes(comparison: Comparison, { attributeTraits }: ImportedSheet, facts: SheetFacts): void {
  const { sheet, worksheet } = comparison;
  for (const { id, calc } of sheet.attributes) {
    if (!calc) continue;
    const name = nameOfAttribute(id);
    const stat = pricedNumber(id);
    const value = facts.attribute(id);
    if (stat !== undefined && worksheet.has(stat)) comparison.stat(name, calc.value, stat, 'attribute');
    // One that there is none of here is a line of figures, unless a script has worked it out.
    else if (value !== null && facts.attributeBase(id) !== null) {
      comparison.number(name, calc.value, value, 'attribute');
    }
    const trait = attributeTraits.get(id);
    const points = trait === undefined ? `${stat}.points` : traitStat(trait);
    if (worksheet.has(points)) comparison.stat(`${name}, points`, calc.points, points, 'attribute points');
    else if (calc.points !== 0) comparison.number(`${name}, points`, calc.points, 0, 'attribute points');
  }
}

function compareWhole(comparison: Comparison, facts: SheetFacts): void {
  const { sheet, worksheet } = comparison;
  const { calc } = sheet;
  if (!calc) return;
  comparison.dice('Thrust', calc.thrust, 'thrust', 'basic damage');
  comparison.dice('Swing', calc.swing, 'swing', 'basic damage');
  // Injury and fatigue are part of these numbers there; here they are of the state at the table.
  const harm = harmInFile(sheet, facts.attribute);
  const lift = harm.strength > 0 ? liftWhenHarmed(worksheet, harm) : null;
  if (lift === null) comparison.stat('Basic Lift', calc.basicLift, 'basicLift', 'lift');
  else comparison.number('Basic Lift, as harmed', calc.basicLift, lift, 'lift', 'basicLift');
  for (const [level, theirs] of calc.move.entries()) {
    const loaded = new WhatIfWorksheet(worksheet, 'encumbrance', level, 'encumbrance level');
    const move = harm.move > 0 ? moveWhenHarmed(worksheet, harm, level) : loaded.number('move');
    comparison.number(`Move, encumbrance ${level}${asHarmed(harm.move)}`, theirs, move, 'move', 'move');
    const dodge = calc.dodge[level];
    if (dodge === undefined) continue;
    const ours = harm.dodge > 0 ? dodgeWhenHarmed(worksheet, harm, level) : loaded.number('dodge');
    comparison.number(`Dodge, encumbrance ${level}${asHarmed(harm.dodge)}`, dodge, ours, 'dodge', 'dodge');
  }
}

const asHarmed = (pools: number): string => (pools > 0 ? ', as harmed' : '');

function comparePoints(comparison: Comparison, { attributeTraits }: ImportedSheet, rows: SheetRows): void {
  const { sheet, worksheet } = comparison;
  for (const placed of rows.traits) {
    const { row, key, around } = placed;
    const points = row.calc?.points ?? null;
    if (points === null || key === '') continue;
    const isAlternative = around.at(-1)?.containerType === 'alternative_abilities' && worksheet.has(aloneStat(key));
    const stat = isTraitRow(placed) ? (isAlternative ? aloneStat(key) : traitStat(key)) : containerStat(key);
    comparison.stat(`${row.name}, points`, points, stat, 'trait points');
  }
  const sum = (numbers: readonly number[]): number => numbers.reduce((total, each) => total + each, 0);
  const attributes = sum(sheet.attributes.map(({ calc }) => calc?.points ?? 0));
  const traits = sum(rows.traits.flatMap(({ row, around }) => (around.length === 0 ? (row.calc?.points ?? 0) : [])));
  const ofSkills = (isSpell: boolean) =>
    sum(rows.skills.filter(isSkillRow).flatMap(({ row }) => ('colleges' in row === isSpell ? row.points : [])));
  const number = (stat: string): number => (worksheet.has(stat) ? worksheet.number(stat) : 0);
  const others = sum([...attributeTraits.values()].map((key) => number(traitStat(key))));
  const oursOfAttributes = number(pointsStat('attributes')) + number(pointsStat('secondary')) + others;
  const oursOfSkills = number(pointsStat('skills'));
  const spells = number(pointsStat('spells'));
  const total = number('points');
  comparison.number('Points of attributes', attributes, oursOfAttributes, 'points by kind', pointsStat('attributes'));
  comparison.number('Points of traits', traits, total - oursOfAttributes - oursOfSkills, 'points by kind', 'points');
  comparison.number('Points of skills', ofSkills(false), oursOfSkills - spells, 'points by kind', pointsStat('skills'));
  if (ofSkills(true) !== 0 || spells !== 0) {
    comparison.number('Points of spells', ofSkills(true), spells, 'points by kind', pointsStat('spells'));
  }
  const all = attributes + traits + ofSkills(false) + ofSkills(true);
  comparison.stat('Points in all', all, 'points', 'points by kind');
  if (!sheet.settings.excludesUnspentPoints) {
    comparison.stat('Points unspent', sheet.totalPoints - all, 'points.left', 'points by kind');
  }
}

function compareSkills(comparison: Comparison, rows: SheetRows): void {
  for (const { row, key } of rows.skills.filter(isSkillRow)) {
    if (key === '') continue;
    const special = 'specialization' in row && row.specialization !== '' ? ` (${row.specialization})` : '';
    const theirs = row.calc?.level ?? 0;
    comparison.level(`${row.name}${special}`, theirs, skillStat(key, 'level'), 'skill', row);
  }
}

function comparePossessions(comparison: Comparison): void {
  const { sheet } = comparison;
  const sum = (numbers: readonly (number | null | undefined)[]): number =>
    numbers.reduce<number>((total, each) => total + (each ?? 0), 0);
  const { equipment, otherEquipment } = sheet;
  if (equipment.length > 0) {
    comparison.stat('Weight carried', sum(equipment.map(({ calc }) => calc?.extendedWeight)), 'load', 'weight');
  }
  const all = [...equipment, ...otherEquipment];
  if (all.length > 0) comparison.stat('Value', sum(all.map(({ calc }) => calc?.extendedValue)), 'money', 'value');
}
