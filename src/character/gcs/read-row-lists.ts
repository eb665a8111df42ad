import { type GcsFields, readReplacements } from './gcs-fields.ts';
import type { GcsItem, GcsSkill, GcsSpell, GcsTrait, GcsTree } from './gcs-rows.ts';
import { readItem } from './read-item-rows.ts';
import { readRowTree } from './read-row-tree.ts';
import { readSkill, readSpell } from './read-skill-rows.ts';
import { readTrait } from './read-trait-rows.ts';

/** Reads traits and their containers. */
export const readTraitTree = (rows: readonly GcsFields[]): GcsTree<GcsTrait> =>
  readRowTree(rows, 'trait', (row, found) => (found === 'trait' ? readTrait(row) : null));

/** Reads skills, techniques and their containers. */
export const readSkillTree = (rows: readonly GcsFields[]): GcsTree<GcsSkill> =>
  readRowTree(rows, 'skill', (row, found) =>
    found === 'skill' || found === 'technique' ? readSkill(row, found === 'technique') : null,
  );

/** Reads spells, those of ritual magic, and their containers. */
export const readSpellTree = (rows: readonly GcsFields[]): GcsTree<GcsSpell> =>
  readRowTree(rows, 'spell', (row, found) =>
    found === 'spell' || found === 'ritualSpell' ? readSpell(row, found === 'ritualSpell') : null,
  );

/** Reads items with what is in them. */
export const readItems = (rows: readonly GcsFields[]): GcsItem[] =>
  rows.map((row) => {
    const name = row.text('description', 'name');
    return readItem(row.named(name === '' ? row.at : `“${name}”`, readReplacements(row.value('replacements'))));
  });
