import { ownValue } from '../../engine/own-value.ts';
import type { GcsFields } from './gcs-fields.ts';

const kindsByLetter: Readonly<Record<string, string>> = {
  t: 'trait',
  m: 'traitModifier',
  s: 'skill',
  q: 'technique',
  p: 'spell',
  r: 'ritualSpell',
  e: 'item',
  f: 'itemModifier',
  n: 'note',
};

const kindsByType: Readonly<Record<string, string>> = {
  advantage: 'trait',
  trait: 'trait',
  modifier: 'traitModifier',
  skill: 'skill',
  technique: 'technique',
  spell: 'spell',
  ritual_magic_spell: 'ritualSpell',
  equipment: 'item',
  eqp_modifier: 'itemModifier',
  note: 'note',
};

const idPattern = /^[A-Za-z][\w-]{16}$/;

/**
 * What a row is: by its `type` in versions 1 to 4, else by the first letter of its id. '' where neither says so. Containers
 * are of the kind of their rows.
 */
export function kindOfRow(row: GcsFields): string {
  const type = row.text('type').replace(/_container$/, '');
  if (type !== '') return ownValue(kindsByType, type) ?? type;
  const id = row.text('id');
  return idPattern.test(id) ? (ownValue(kindsByLetter, id.slice(0, 1).toLowerCase()) ?? '') : '';
}

/** True for a container: by its type, by the capital of its id, or because it has children. */
export function isContainerRow(row: GcsFields): boolean {
  if (row.text('type').endsWith('_container')) return true;
  const id = row.text('id');
  if (idPattern.test(id)) return /^[A-Z]/.test(id);
  return row.value('children') !== undefined;
}
