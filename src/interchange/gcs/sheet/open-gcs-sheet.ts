import type { SavedCharacter } from '../../../character/character.ts';
import type { FileRefusal, FileRemark } from '../../../character/file/file-problem.ts';
import { describeGcsRemark, type GcsLog } from '../../../character/file/gcs-problem.ts';
import { describeFileProblem } from '../../../character/file/problem-sentences.ts';
import type { ImportReport } from '../../../character/origin.ts';
import { formatDice, isDice } from '../../../engine/dice.ts';
import { formatFraction } from '../../../engine/format.ts';
import { WhatIfWorksheet } from '../../../engine/overlay.ts';
import { done, failed, type Result } from '../../../engine/result.ts';
import type { Worksheet } from '../../../engine/worksheet.ts';
import { type DerivedCharacter, deriveCharacter } from '../../../rules/derive-character.ts';
import { allWeapons } from '../../../rules/shared/natural-weapons.ts';
import { pointsStat } from '../../../rules/shared/points.ts';
import { resolveSkillFacet } from '../../../rules/shared/skill-ladder.ts';
import {
  aloneStat,
  campaignAttributeStat,
  containerStat,
  lineStat,
  skillStat,
  traitStat,
} from '../../../rules/stat-ids.ts';
import { nameOfAttribute, pricedNumber, resistanceShown, resistancesOf } from '../gcs-names.ts';
import type { GcsReport, ImportedSheet } from '../gcs-report.ts';
import { readDice } from '../read/gcs-fields.ts';
import type { GcsSkill, GcsSpell } from '../read/gcs-rows.ts';
import type { GcsSheet } from '../read/gcs-sheet.ts';
import { readGcsSheet } from '../read/read-gcs-sheet.ts';
import { recognizeGcs } from '../read/recognize-gcs.ts';
import { writeLevel } from '../skills/export-skills.ts';
import { idsOfOwn } from './export-settings.ts';
import { Comparison } from './figure-comparison.ts';
import { dodgeWhenHarmed, harmInFile, liftWhenHarmed, moveWhenHarmed } from './harm-in-file.ts';
import { importGcsSheet } from './import-sheet.ts';
import {
  collectRows,
  gatherFacts,
  isSkillRow,
  isTraitRow,
  type SheetFacts,
  type SheetRows,
  type SheetTrait,
  type SheetWeapon,
} from './sheet-facts.ts';

/** The result of opening a GCS sheet: a character, how its numbers agree, and differences in reading; or a refusal. */
export type GcsOpening = Result<
  { readonly saved: SavedCharacter; readonly report: ImportReport; readonly remarks: readonly FileRemark[] },
  FileRefusal
>;

/**
 * Opens the text of a sheet of GCS (`.gcs`) as a character: reads it, converts it, and compares every number that it
 * has computed with ours. Another kind of GCS file is refused by its kind. Never throws and runs nothing of the text.
 * The rules of `gcsRulesetId` must be loaded.
 */
export function openGcsSheet(text: string): GcsOpening {
  const found = recognizeGcs(text);
  if (found !== null && found !== 'sheet') return failed({ code: 'gcs-not-a-sheet', found });
  const reading = readGcsSheet(text);
  if (!reading.ok) return failed({ code: 'gcs-refused', why: reading.error });
  const { sheet, log } = reading.value;
  const imported = importGcsSheet(sheet);
  if (!imported.ok) return imported;
  const { file, unexpressed, remarks } = imported.value;
  const { agree, total, differences } = compareWithCalc(sheet, imported.value, deriveCharacter(file));
  const report: ImportReport = {
    agree,
    total,
    differences: differences.map(({ stat = '', ...difference }) => ({ ...difference, stat })),
    unexpressed: unexpressed.map(({ where, what }) => ({ where, what })),
    remarks: [...remarks.map(describeFileProblem), ...log.remarks.map(describeGcsRemark)],
  };
  const isFileKept = !remarks.some(({ code }) => code === 'gcs-file-not-kept');
  return done({
    saved: withReport(file, sheet, report),
    report,
    remarks: [...remarks, ...fileRemarks(log, isFileKept)],
  });
}

/** Keeps the report with the file that a character came from, so that it can be read again later. */
function withReport(saved: SavedCharacter, { version }: GcsSheet, report: ImportReport): SavedCharacter {
  const { character } = saved;
  const origin = character.origin ?? { format: 'gcs', version, sheet: {}, rest: '', portrait: '', rows: [] };
  return { ...saved, character: { ...character, origin: { ...origin, report: bounded(report) } } };
}

/** The most rows of each list that are kept: a file that differs in everything does so for one reason. */
const maxKept = 500;

const bounded = ({ differences, unexpressed, ...rest }: ImportReport): ImportReport => ({
  ...rest,
  differences: differences.slice(0, maxKept),
  unexpressed: unexpressed.slice(0, maxKept),
});

function fileRemarks({ remarks, count }: GcsLog, isFileKept: boolean): FileRemark[] {
  const more = count - remarks.length;
  return [
    ...remarks.map((remark): FileRemark => ({ code: 'gcs-remark', remark, isFileKept })),
    ...(more > 0 ? [{ code: 'more-remarks' as const, count: more }] : []),
  ];
}

/**
 * Compares the attacks of a sheet: level, Parry, Block, damage, range. Attacks of items left at home have none there.
 */
function compareWeapons(comparison: Comparison, rows: SheetRows, isRestored: boolean): void {
  for (const weapon of rows.weapons) {
    if (!weapon.weapon.calc || ('isCarried' in weapon.owner && !weapon.owner.isCarried)) continue;
    // A shield entry to block with in one of our sheets is not an attack here.
    if (isRestored && !comparison.worksheet.has(lineStat(`${weapon.key}.${weapon.index}`, 'skill'))) continue;
    compareWeapon(comparison, weapon);
  }
}

function compareWeapon(comparison: Comparison, sheetWeapon: SheetWeapon): void {
  const { weapon, owner, key, index } = sheetWeapon;
  const { calc } = weapon;
  if (!calc) return;
  const id = `${key}.${index}`;
  const name = [owner.row.name, weapon.usage].filter(Boolean).join(', ');
  const { worksheet, derived } = comparison;
  const facet = allWeapons(derived.context).find((item) => item.key === key)?.facet;
  const attack = facet?.attacks?.[index];
  const numberOf = (part: 'skill' | 'parry' | 'block' | 'damage' | 'maximum' | 'halfDamage') => {
    const stat = lineStat(id, part);
    return worksheet.has(stat) ? worksheet.get(stat).value : null;
  };
  comparison.level(`${name}: level`, calc.level ?? 0, lineStat(id, 'skill'), 'weapon level', weapon);
  if (!weapon.ranged) {
    for (const part of ['parry', 'block'] as const) {
      const theirs = /-?\d+/.exec(calc[part] || weapon[part])?.[0];
      // A weapon that cannot parry says so, or nothing; if nothing is known of its skill, the number is a modifier.
      if (theirs === undefined || (calc.level ?? 0) <= 0 || calc[part] === '') continue;
      // A listed shield blocks with the Block of the sheet, which belongs to no single attack.
      const ofShield = part === 'block' && facet?.shield ? worksheet.find('block')?.value : null;
      const value = numberOf(part) ?? ofShield ?? null;
      const ours = typeof value === 'number' ? Math.max(0, value) : null;
      const words = ours === null ? 'none' : formatFraction(ours);
      const label = part === 'parry' ? 'Parry' : 'Block';
      comparison.text(`${name}: ${label}`, theirs, words, Number(theirs) === ours, part, lineStat(id, part), weapon);
    }
  }
  compareDamage(comparison, sheetWeapon, name, numberOf('damage'), attack?.times ?? 1, attack?.sides ?? 6);
  const range = (calc.range || weapon.range).replaceAll(/[,\s]/g, '').toLowerCase();
  if (weapon.ranged && /\d/.test(range)) compareRange(comparison, sheetWeapon, name, range);
}

const leadingDice = /^\s*([+-]?\d*d?\d*(?:[+-]\d+)?(?:x\d+)?)/i;

function compareDamage(
  comparison: Comparison,
  { weapon, key, index }: SheetWeapon,
  name: string,
  value: unknown,
  times: number,
  sides: number,
): void {
  const theirs = (weapon.calc?.damage ?? '').replaceAll(/(?<=\d),(?=\d)/g, '').replace('−', '-');
  if (theirs === '') return;
  const [, head = ''] = leadingDice.exec(theirs) ?? [];
  const wanted = readDice(head) ?? { count: 0, sides: 6, adds: 0, times: 1 };
  const ours = isDice(value) ? value : { dice: 0, adds: 0 };
  const hasDice = ours.dice !== 0;
  const same =
    wanted.count === ours.dice &&
    wanted.adds === ours.adds &&
    wanted.times === times &&
    (!hasDice || wanted.sides === sides);
  const words = `${formatDice(ours, 'd')}${times === 1 ? '' : `×${times}`}`;
  comparison.text(`${name}: damage`, theirs, words, same, 'damage', lineStat(`${key}.${index}`, 'damage'), weapon);
}

function compareRange(comparison: Comparison, { weapon, key, index }: SheetWeapon, name: string, range: string): void {
  const id = `${key}.${index}`;
  const { worksheet, derived } = comparison;
  const ranged = allWeapons(derived.context).find((item) => item.key === key)?.facet?.attacks?.[index]?.ranged;
  const ours = (part: 'halfDamage' | 'maximum'): string => {
    const stat = lineStat(id, part);
    const value = worksheet.has(stat) ? worksheet.get(stat).value : null;
    return typeof value === 'number' ? formatFraction(value) : (ranged?.[part] ?? '');
  };
  const words = [ours('halfDamage'), ours('maximum')].filter(Boolean).join('/');
  const same = words.replaceAll(/[,\s]/g, '').toLowerCase() === range;
  comparison.text(`${name}: range`, range, words, same, 'range', lineStat(id, 'maximum'), weapon);
}

/** Compares the DR of each place of the body; places may repeat. */
function compareResistance(comparison: Comparison): void {
  const { sheet, derived } = comparison;
  const seen = new Set<string>();
  const places = (sheet.settings.body?.locations ?? []).filter(({ id, calc }) => {
    if (!calc?.has('all') || seen.has(id)) return false;
    seen.add(id);
    return true;
  });
  const resistances = resistancesOf(
    derived,
    places.map(({ id }) => id),
  );
  for (const { id, tableName, choiceName, calc } of places) {
    const stat = resistanceShown(derived, id);
    const explained = derived.worksheet.has(stat) ? stat : 'damageResistance';
    const name = `DR, ${tableName || choiceName || id}`;
    comparison.number(name, calc?.get('all') ?? 0, resistances.get(id) ?? 0, 'resistance', explained);
  }
}

/**
 * The rows of a sheet with the keys that they have in the character. Rows of a sheet that this program wrote have other keys than
 * an import gives them, and some are no row of the character at all: these have the key ''.
 */
function rowsAsRestored(rows: SheetRows, { places, weapons, isRestored }: ImportedSheet): SheetRows {
  if (!isRestored) return rows;
  const keyOf = (id: string): string => places.get(id)?.key ?? '';
  return {
    ...rows,
    traits: rows.traits.map((placed) => ({ ...placed, key: keyOf(placed.row.id) })),
    skills: rows.skills.map((placed) => ({ ...placed, key: keyOf(placed.row.id) })),
    items: rows.items.map((placed) => ({ ...placed, key: keyOf(placed.row.id) })),
    weapons: rows.weapons.flatMap((each) => {
      const place = weapons.get(each.weapon.id);
      return place ? [{ ...each, ...place }] : [];
    }),
  };
}

/**
 * Compares every number that a sheet has computed with the same number of the character that it became. Of a sheet
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

function compareAttributes(comparison: Comparison, { attributeTraits, file }: ImportedSheet, facts: SheetFacts): void {
  const { sheet, worksheet } = comparison;
  const ownIds = idsOfOwn(file.character.campaign.attributes ?? []);
  const ownStats = new Map([...ownIds].map(([key, id]) => [id, campaignAttributeStat(key)]));
  for (const { id, calc } of sheet.attributes) {
    if (!calc) continue;
    const name = nameOfAttribute(id);
    const stat = pricedNumber(id) ?? ownStats.get(id);
    const value = facts.attribute(id);
    if (stat !== undefined && worksheet.has(stat)) comparison.stat(name, calc.value, stat, 'attribute');
    // An attribute that does not exist here is a line of figures, unless a script has computed it.
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

const isOfAlternatives = ({ containerType }: Pick<SheetTrait['around'][number], 'containerType'>): boolean =>
  containerType === 'alternative_abilities';

/** The price of a trait as far as the containers within this one, and itself, make it an alternative. */
function priceWithin(
  worksheet: Worksheet,
  { key, around }: SheetTrait,
  container: SheetTrait['around'][number],
): number {
  const stat = aloneStat(key, around.slice(around.indexOf(container)).filter(isOfAlternatives).length);
  return worksheet.number(worksheet.has(stat) ? stat : traitStat(key));
}

const sum = (numbers: readonly number[]): number => numbers.reduce((total, each) => total + each, 0);

function comparePoints(comparison: Comparison, { attributeTraits }: ImportedSheet, rows: SheetRows): void {
  const { sheet, worksheet } = comparison;
  for (const placed of rows.traits) {
    const { row, key, around } = placed;
    const points = row.calc?.points ?? null;
    if (points === null || key === '') continue;
    const name = `${row.name}, points`;
    if (!around.some(isOfAlternatives)) {
      comparison.stat(name, points, isTraitRow(placed) ? traitStat(key) : containerStat(key), 'trait points');
    } else if (isTraitRow(placed)) {
      comparison.stat(name, points, worksheet.has(aloneStat(key)) ? aloneStat(key) : traitStat(key), 'trait points');
    } else {
      // Among alternatives GCS has a container at its full price.
      const inside = rows.traits
        .filter(isTraitRow)
        .filter((each) => each.key !== '' && each.around.includes(placed.row));
      comparison.number(
        name,
        points,
        sum(inside.map((each) => priceWithin(worksheet, each, placed.row))),
        'trait points',
      );
    }
  }
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
    compareRelative(comparison, `${row.name}${special}, relative level`, row, key);
  }
}

/** Compares how far a skill with a level is over its attribute, or a technique over its skill. */
function compareRelative(comparison: Comparison, figure: string, row: GcsSkill | GcsSpell, key: string): void {
  // That of a ritual spell is by its college and its points there.
  if (row.row === 'ritualSpell' || (row.calc?.level ?? 0) <= 0) return;
  const { derived } = comparison;
  const skill = derived.context.skills.find((each) => each.key === key);
  const facet = skill && resolveSkillFacet(derived.context, skill);
  const theirs = readRelative(row.calc?.relativeLevel);
  const ours = readRelative(skill && facet ? writeLevel({ derived }, skill, facet)?.rsl : undefined);
  // A skill of an attribute that there is none of here is one of another attribute.
  if (!theirs || !ours || theirs.attribute !== ours.attribute) return;
  comparison.number(figure, theirs.number, ours.number, 'relative level', skillStat(key, 'level'), row);
}

/** "DX+2" as an attribute and a number; null for anything else. */
function readRelative(text: unknown): { readonly attribute: string; readonly number: number } | null {
  const [, attribute, number] = /^(.*?)([+-]\d+)$/.exec(String(text ?? '').replace('−', '-')) ?? [];
  return attribute === undefined ? null : { attribute: attribute.toLowerCase(), number: Number(number) };
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
