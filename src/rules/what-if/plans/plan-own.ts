import * as z from 'zod/mini';
import { addRow } from '../../../character/edit-rows.ts';
import { ownItemSchema } from '../../../character/equipment-rows.ts';
import { keysInUse, newKey } from '../../../character/row-key.ts';
import { ownSkillSchema, ownSpellSchema } from '../../../character/skill-rows.ts';
import { ownTraitSchema, type TraitKind } from '../../../character/trait-rows.ts';
import type { EntryChapter } from '../../chapters/row-chapter.ts';
import { type OpenedCharacter, openWorksheet } from '../../derive-character.ts';
import { formatPoints } from '../../wording/point-words.ts';
import { highestPoints, pointsForLevel } from '../skill-steps.ts';
import type { Plan } from './plan.ts';
import type { WantedFigures } from './wanted-figures.ts';

/**
 * Plans a custom entry by its name, with what figures say of it: points, a level that is bought with the points of an
 * average skill based on DX, a number of items. The player fills in the rest.
 */
export function planOwn(
  sheet: OpenedCharacter,
  chapter: EntryChapter,
  name: string,
  wanted: WantedFigures,
  kind: TraitKind | null = null,
): Plan {
  const { character, saved } = sheet.context;
  const key = newKey(keysInUse(character));
  const planned = (words: string, change: Plan['change']): Plan => ({
    name,
    words: ['custom', words].filter(Boolean).join(', '),
    label: `${name} added`,
    row: { chapter, key },
    change,
  });
  if (chapter === 'equipment') {
    const quantity = Math.max(1, wanted.count ?? wanted.number ?? 1);
    const own = z.parse(ownItemSchema, { name });
    return planned('', (now) => addRow(now, 'equipment', { own, quantity }, key));
  }
  if (chapter === 'traits') {
    const own = z.parse(ownTraitSchema, { name, kind: kind ?? 'advantage', points: wanted.points ?? 0 });
    return planned(formatPoints(own.points), (now) => addRow(now, 'traits', { own }, key));
  }
  const spell = chapter === 'spells' ? z.parse(ownSpellSchema, {}) : null;
  const own = z.parse(ownSkillSchema, {
    name,
    spell,
    ...(spell ? { attribute: 'iq', kind: 'mental', difficulty: 'hard' } : {}),
  });
  const change =
    (points: number): Plan['change'] =>
    (now) =>
      addRow(now, 'skills', { own, points }, key);
  const withRow = openWorksheet({ ...saved, character: change(1)(character) }, sheet);
  const level = wanted.number;
  const points =
    wanted.points ?? (level === undefined ? 1 : (pointsForLevel(withRow, key, level) ?? highestPoints(withRow, key)));
  return planned(formatPoints(points), change(Math.max(0, points)));
}
