import { keyOrder, type ObjectKind } from '../rules/gcs/sheet/export-object.ts';
import { fieldsOfOtherType } from './gcs-field-values.ts';

type Json = Readonly<Record<string, unknown>>;
const isObject = (value: unknown): value is Json =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
const objectsIn = (value: unknown): readonly Json[] => (Array.isArray(value) ? value.filter(isObject) : []);

/** The kind of a row by the letter of its id. */
const kinds: Readonly<Record<string, ObjectKind>> = {
  t: 'trait',
  T: 'trait',
  m: 'traitModifier',
  s: 'skill',
  S: 'skill',
  q: 'skill',
  p: 'spell',
  P: 'spell',
  r: 'spell',
  e: 'item',
  E: 'item',
  f: 'itemModifier',
  n: 'note',
  w: 'weapon',
  W: 'weapon',
};
const lettersOf: Readonly<Record<string, string>> = {
  traits: 'tT',
  skills: 'sSq',
  spells: 'pPr',
  equipment: 'eE',
  other_equipment: 'eE',
  notes: 'nN',
  modifiers: 'mMfF',
  weapons: 'wW',
};

/** What is against the format in a sheet of GCS that this program wrote: ids, keys and their order, what other programs need. */
export function faultsOfSheet(sheet: Json): string[] {
  const faults: string[] = [];
  const ids = new Set<string>();
  const checkKeys = (object: Json, kind: ObjectKind, where: string): void => {
    const order: readonly string[] = keyOrder[kind];
    const places = Object.keys(object).map((key) => order.indexOf(key));
    for (const [i, place] of places.entries()) {
      if (place < 0) faults.push(`${where}: unknown key ${Object.keys(object)[i]}`);
      else if (place < (places[i - 1] ?? 0)) faults.push(`${where}: ${Object.keys(object)[i]} is out of order`);
    }
    faults.push(...fieldsOfOtherType(object, kind).map((fault) => `${where}: ${fault}`));
  };
  const checkRow = (row: Json, letters: string, where: string): void => {
    const id = String(row.id);
    if (!/^[a-zA-Z][\w-]{16}$/.test(id) || !letters.includes(id.charAt(0))) faults.push(`${where}: id ${id}`);
    if (ids.has(id)) faults.push(`${where}: id ${id} twice`);
    ids.add(id);
    const kind = kinds[id.charAt(0)];
    if (kind) checkKeys(row, kind, `${where} ${id}`);
    if (row.children !== undefined && !/^[A-Z]/.test(id))
      faults.push(`${where} ${id}: contents of what is no container`);
    for (const part of ['modifiers', 'weapons'] as const) {
      for (const each of objectsIn(row[part])) checkRow(each, lettersOf[part] ?? '', `${where} ${id} ${part}`);
    }
    for (const feature of objectsIn(row.features)) checkKeys(feature, 'feature', `${where} ${id} feature`);
    for (const source of objectsIn(row.defaults)) checkKeys(source, 'default', `${where} ${id} default`);
    if (kind === 'weapon') checkWeapon(row, `${where} ${id}`);
    if (kind === 'item' && (typeof row.quantity !== 'number' || typeof row.equipped !== 'boolean')) {
      faults.push(`${where} ${id}: quantity and equipped are always written`);
    }
    for (const child of objectsIn(row.children)) checkRow(child, letters, where);
  };
  const checkWeapon = ({ id, calc, damage }: Json, where: string): void => {
    if (!isObject(calc) || typeof calc.level !== 'number' || typeof calc.damage !== 'string') {
      faults.push(`${where}: no level or damage worked out`);
    } else if (String(id).startsWith('w') && (typeof calc.parry !== 'string' || typeof calc.block !== 'string')) {
      faults.push(`${where}: no Parry or Block worked out`);
    }
    if (!isObject(damage) || typeof damage.type !== 'string') faults.push(`${where}: no damage`);
    else checkKeys(damage, 'damage', `${where} damage`);
  };

  if (sheet.version !== 5) faults.push('version');
  if (!/^A[\w-]{16}$/.test(String(sheet.id))) faults.push(`id ${String(sheet.id)}`);
  checkKeys(sheet, 'sheet', 'the sheet');
  for (const list of ['traits', 'skills', 'spells', 'equipment', 'other_equipment', 'notes']) {
    for (const row of objectsIn(sheet[list])) checkRow(row, lettersOf[list] ?? '', list);
  }
  for (const record of objectsIn(sheet.points_record)) {
    checkKeys(record, 'record', 'points record');
    if (!/^\d{4}-\d\d-\d\dT[\d:.]+(?:Z|[+-]\d\d:\d\d)$/.test(String(record.when)))
      faults.push(`time ${String(record.when)}`);
  }
  const { profile, settings, calc } = sheet;
  if (isObject(profile)) checkKeys(profile, 'profile', 'profile');
  if (!isObject(settings) || !isObject(settings.body_type)) faults.push('no settings');
  else {
    checkKeys(settings, 'settings', 'settings');
    for (const definition of objectsIn(settings.attributes)) {
      checkKeys(definition, 'definition', 'definition');
      for (const threshold of objectsIn(definition.thresholds)) checkKeys(threshold, 'threshold', 'threshold');
    }
    for (const location of objectsIn(settings.body_type.locations)) {
      checkKeys(location, 'location', `location ${String(location.id)}`);
      const worked = location.calc;
      if (!isObject(worked) || !isObject(worked.dr) || typeof worked.dr.all !== 'number') {
        faults.push(`location ${String(location.id)}: no DR`);
      }
    }
  }
  for (const attribute of objectsIn(sheet.attributes)) {
    checkKeys(attribute, 'attribute', 'attribute');
    if (typeof attribute.adj !== 'number' || !isObject(attribute.calc))
      faults.push(`attribute ${String(attribute.attr_id)}`);
  }
  const byLoad = isObject(calc) ? [calc.move, calc.dodge] : [];
  if (!byLoad.every((each) => Array.isArray(each) && each.length === 5) || byLoad.length === 0) faults.push('calc');
  return faults;
}
