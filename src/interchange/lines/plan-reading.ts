import { type Plan, planAttribute, planItem, planKit, planSkill } from '../../builder/what-if/plans/plan.ts';
import { planTrait } from '../../builder/what-if/plans/plan-trait.ts';
import { startingItem } from '../../builder/what-if/starting-row.ts';
import type { Listed } from '../../catalog/entry.ts';
import type { TraitFacet } from '../../catalog/trait-entry.ts';
import type { PackedItem } from '../../character/add-items.ts';
import { keysInUse, newKey, type RowChange } from '../../character/edit-rows.ts';
import { newItemModifier } from '../../character/equipment-rows.ts';
import { newModifier, type TraitKind } from '../../character/trait-rows.ts';
import { formatCitation } from '../../engine/citation.ts';
import type { OpenedCharacter } from '../../rules/derive-character.ts';
import { previewAnswers } from '../stat-block/text-traits.ts';
import { type LineReading, type LineWish, leftWords } from './line-reading.ts';

/**
 * Plans what a line asks for: its entry with all that the other words became. Words that were left are put into the note of
 * the row only `withLeft`. Null if the line has no entry, or the rules none of that name.
 */
export function planReading(
  sheet: OpenedCharacter,
  reading: LineReading,
  kind: TraitKind | null = null,
  withLeft = false,
): Plan | null {
  const { entry, wish } = reading;
  if (!entry) return null;
  const { catalog } = sheet.context;
  const { wanted } = wish;
  const notes = [...wish.notes, ...(withLeft ? [leftWords(reading)] : [])].filter(Boolean).join('; ');
  const note = notes === '' ? {} : { note: notes };
  if (entry.list === 'attributes') return withoutPlace(planAttribute(sheet, entry.name, wanted), [notes]);
  if (entry.list === 'skills') {
    const skill = catalog.skills.get(entry.id);
    return skill ? planSkill(sheet, skill, wanted, wish.speciality, note) : null;
  }
  if (entry.list === 'traits') {
    const trait = catalog.traits.get(entry.id);
    const more = { ...note, ...modifiersOf(sheet, wish) };
    if (!trait) return null;
    const plan = planTrait(sheet, trait, wanted, { query: trait.name, choices: wish.choices, kind, more });
    const assumed = assumedAnswers(sheet, reading, plan, trait);
    return assumed.length === 0 ? plan : { ...plan, assumed, words: `${plan.words}, assuming ${assumed.join(', ')}` };
  }
  const kit = catalog.kits.get(entry.id);
  if (kit) {
    const { quality, place, cost, weight } = wish;
    const hasFields =
      quality !== null || place !== null || cost !== null || weight !== null || wish.contents.length > 0;
    return withoutPlace(planKit(sheet, kit, wanted), [notes, hasFields ? 'quality, place and price' : '']);
  }
  const item = catalog.items.get(entry.id);
  if (!item) return null;
  const packed = wish.contents.flatMap((inside) => packedItem(sheet, inside));
  return planItem(sheet, item, wanted, { ...note, ...itemFields(sheet, wish) }, packed);
}

/** A plan that says what of its line has no place in it: a score has no note, and a kit is many items. */
function withoutPlace<Planned extends Plan | null>(plan: Planned, lost: readonly string[]): Planned {
  const words = lost.filter(Boolean).join('; ');
  return plan === null || words === '' ? plan : { ...plan, words: `${plan.words}, without “${words}”` };
}

/** The answers of a trait that its price depends on, where the line has some answers and neither these nor points. */
function assumedAnswers(
  { context }: OpenedCharacter,
  { text, wish, parts }: LineReading,
  plan: Plan,
  trait: Listed<TraitFacet>,
): string[] {
  const row = plan.change(context.character).traits.find(({ key }) => key === plan.row?.key);
  if (row && wish.wanted.points !== undefined) {
    // One answer explains the points; more are one of several ways to reach them.
    const options = (trait.facet.parameters ?? []).flatMap(({ id, options: all = [] }) =>
      wish.choices.some(({ parameter }) => parameter === id)
        ? []
        : all.filter((option) => row.choices.some(({ parameter, value }) => parameter === id && value === option.id)),
    );
    return options.length > 1 ? options.map(({ name }) => name) : [];
  }
  // How a language was learned is said by how well.
  const isLanguage = trait.id === 'language';
  if ((wish.choices.length === 0 && wish.notes.length === 0 && !isLanguage) || (isLanguage && wish.choices.length > 1))
    return [];
  const answers = parts.flatMap(({ as, value }) => (as === 'answer' ? [value] : []));
  const said = [trait.name, text, ...text.split(/[,;:()]/u), ...answers];
  return row ? previewAnswers(trait, row, said, context.character.campaign) : [];
}

function modifiersOf({ context }: OpenedCharacter, { modifiers }: LineWish): Pick<RowChange<'traits'>, 'modifiers'> {
  if (modifiers.length === 0) return {};
  const used = keysInUse(context.character);
  const rows = modifiers.map(({ name, percent, appliesTo }) => {
    const key = newKey(used);
    used.push(key);
    return newModifier(key, { name, percent, appliesTo });
  });
  return { modifiers: rows };
}

function itemFields({ ruleset, context }: OpenedCharacter, wish: LineWish): RowChange<'equipment'> {
  const used = keysInUse(context.character);
  const modifiers = (ruleset.itemModifiers ?? [])
    .filter(({ name }) => wish.itemModifiers.includes(name))
    .map(({ name, costFactor, note, cite }) => {
      const key = newKey(used);
      used.push(key);
      const price = { cost: costFactor, costIs: 'costFactor', costStage: 'base' } as const;
      return newItemModifier(key, { name, ...price, page: formatCitation(cite), notes: [note] });
    });
  return {
    ...(wish.quality === null ? {} : { quality: wish.quality }),
    ...(wish.place === null ? {} : { place: wish.place, slung: wish.isSlung }),
    ...(wish.cost === null ? {} : { costOverride: wish.cost }),
    ...(wish.weight === null ? {} : { weightOverride: wish.weight }),
    ...(modifiers.length === 0 ? {} : { modifiers }),
  };
}

function packedItem(sheet: OpenedCharacter, { entry, wish }: LineReading): PackedItem[] {
  const item = entry?.list === 'items' ? sheet.context.catalog.items.get(entry.id) : undefined;
  if (!item) return [];
  const { quantity } = startingItem(sheet.context, item);
  const row = {
    ...startingItem(sheet.context, item),
    ...itemFields(sheet, wish),
    quantity: wish.wanted.count ?? quantity ?? 1,
    ...(wish.notes.length > 0 ? { note: wish.notes.join('; ') } : {}),
  };
  return [{ row, contents: wish.contents.flatMap((inside) => packedItem(sheet, inside)) }];
}
