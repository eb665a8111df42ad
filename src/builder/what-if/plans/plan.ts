import * as z from 'zod/mini';
import type { KitFacet, ListedSkill } from '../../../catalog/catalog.ts';
import type { Attribute, Listed } from '../../../catalog/entry.ts';
import type { ItemFacet } from '../../../catalog/item-entry.ts';
import { addItems, type PackedItem } from '../../../character/add-items.ts';
import type { AttributeId, Character, SecondaryId } from '../../../character/character.ts';
import { setAttribute, setSecondary } from '../../../character/edit-character.ts';
import { addRow, changeRow, keysInUse, newKey, type RowChange } from '../../../character/edit-rows.ts';
import { ownItemSchema, type Quality } from '../../../character/equipment-rows.ts';
import { ownSkillSchema, ownSpellSchema } from '../../../character/skill-rows.ts';
import { ownTraitSchema, type SelfControlRoll, type TraitKind } from '../../../character/trait-rows.ts';
import { formatFraction, formatMoney, formatNumber, formatValue } from '../../../engine/format.ts';
import { type OpenedCharacter, openWorksheet } from '../../../rules/derive-character.ts';
import type { Ruleset } from '../../../rules/ruleset.ts';
import { describePriceOfChange, formatPoints } from '../../../rules/shared/figure-words.ts';
import { type EntryChapter, skillChapter } from '../../../rules/shared/rows.ts';
import { type formatRelativeLevel, isTechnique } from '../../../rules/shared/skill-ladder.ts';
import { itemStat } from '../../../rules/stat-ids.ts';
import { describeKit, startingKit } from '../candidate.ts';
import { highestPoints, levelAt, pointsForLevel, secondarySteps } from '../level-steps.ts';
import { startingItem, startingSkill } from '../starting-row.ts';

const lowerCase = (text: string): string => text.trim().toLowerCase();

/** Returns the speciality that a text means: one of the book's, by its name or the beginning of it, or else the text. */
export function findSpeciality({ facet }: Pick<ListedSkill, 'facet'>, text: string): string {
  const choices = facet.speciality?.choices ?? [];
  const typed = lowerCase(text);
  if (typed === '') return '';
  return (
    choices.find((choice) => lowerCase(choice) === typed) ??
    choices.find((choice) => lowerCase(choice).startsWith(typed)) ??
    text.trim()
  );
}

/**
 * Plans a skill or spell at the points that reach a level. One that the character has already, with the same speciality
 * and tech level, is set to it; "+1" is then one level more, and one over its attribute for a new skill. If no points
 * reach the level, the nearest is planned, and the words say so. Points in the text ("[16]") take precedence over a
 * level. A change of a new technique is relative to its default. `more` are further fields of the row.
 */
export function planSkill(
  sheet: OpenedCharacter,
  entry: ListedSkill,
  wanted: WantedFigures,
  typed = '',
  more: RowChange<'skills'> = {},
): Plan {
  const { ruleset, context } = sheet;
  const { saved, character } = context;
  const { facet, id } = entry;
  const speciality = facet.speciality ? findSpeciality(entry, typed) : '';
  const starting = startingSkill(ruleset, context, entry);
  const techLevel = facet.techLevel ? (wanted.techLevel ?? starting.techLevel ?? null) : null;
  const levelOf = (named: number | null) => named ?? character.campaign.techLevel;
  const existing = character.skills.find(
    (row) =>
      row.entry === id &&
      lowerCase(row.speciality) === lowerCase(speciality || (starting.speciality ?? '')) &&
      levelOf(row.techLevel) === levelOf(techLevel) &&
      // A skill that must name a speciality may be taken once more; a figure is for the one that is there.
      (!facet.speciality || speciality !== '' || !hasNoFigures(wanted)),
  );
  const key = existing?.key ?? newKey(keysInUse(character));
  const row = { ...starting, ...more, ...(speciality ? { speciality } : {}), techLevel };
  const withRow = existing
    ? sheet
    : openWorksheet({ ...saved, character: addRow(character, 'skills', row, key) }, sheet);
  const resolved = withRow.context.skills.find((skill) => skill.key === key);
  const pointsBefore = withRow.context.character.skills.find((skill) => skill.key === key)?.points ?? 0;
  const before = levelAt(withRow, key, pointsBefore);

  const score = (attribute: Parameters<typeof formatRelativeLevel>[0]['attribute']) => {
    const { worksheet } = withRow;
    return worksheet.has(attribute) ? worksheet.number(attribute) : 0;
  };
  const target =
    wanted.points === undefined
      ? (wanted.number ??
        (wanted.relative && score(wanted.relative.attribute) + wanted.relative.by) ??
        (wanted.change === undefined
          ? undefined
          : existing && before !== null
            ? before + wanted.change
            : ((isTechnique(facet) ? levelAt(withRow, key, 0) : null) ?? score(facet.attribute)) + wanted.change))
      : undefined;
  // A technique whose skill the character lacks has a price for each level over its default, and no level.
  const pricedChange =
    isTechnique(facet) && wanted.change !== undefined && levelAt(withRow, key, 0) === null
      ? ruleset.skillLadder.price(facet, wanted.change)
      : null;
  const points =
    wanted.points !== undefined
      ? Math.max(0, wanted.points)
      : target === undefined
        ? pointsBefore
        : (pointsForLevel(withRow, key, target) ?? pricedChange ?? highestPoints(withRow, key));
  const level = levelAt(withRow, key, points);
  const plain = resolved?.name ?? entry.name;
  const name = level === null ? plain : `${plain} ${formatNumber(level)}`;
  const levelWanted = wanted.number ?? target;
  const differs = levelWanted !== undefined && level !== levelWanted;
  return {
    name: wanted.points !== undefined || levelWanted === undefined ? name : `${plain} ${formatNumber(levelWanted)}`,
    words: [
      existing && points !== pointsBefore
        ? `${formatPoints(points)}, now ${formatNumber(pointsBefore)}`
        : formatPoints(points),
      ...(differs
        ? [
            wanted.points === undefined
              ? points === 0 && level !== null && levelWanted < level
                ? `→ starts at ${formatNumber(level)}`
                : `→ ${describeLevel(level)}, the nearest level`
              : `→ ${describeLevel(level)}, not ${formatNumber(levelWanted)}`,
          ]
        : []),
      ...(existing && points === pointsBefore ? ['(unchanged)'] : []),
    ].join(' '),
    label: existing ? `${plain} ${describeLevel(before)} → ${describeLevel(level)}` : `${name} added`,
    row: { chapter: skillChapter(facet), key },
    change: (now: Character) =>
      existing
        ? changeRow(now, 'skills', key, { ...more, ...withOldNote(existing, more), points })
        : addRow(now, 'skills', { ...row, points }, key),
  };
}

/** The note of a row that is changed, behind the one that it has. */
export const withOldNote = (
  { note }: { readonly note: string },
  more: { readonly note?: string },
): { readonly note?: string } =>
  more.note === undefined || note === '' || note === more.note ? {} : { note: `${note}; ${more.note}` };

const describeLevel = (level: number | null): string => (level === null ? '–' : formatNumber(level));

/** The figures that a player typed behind a name; their meaning depends on the entry. */
export interface WantedFigures {
  /** "Broadsword 15", "Magery 2", "ST 13", "rope 3": a level, or how many. */
  readonly number?: number;
  /** "ST+2", "Broadsword +1". */
  readonly change?: number;
  /** "Broadsword DX+2". */
  readonly relative?: { readonly attribute: Attribute; readonly by: number };
  /** "Broadsword [16]", "Broadsword 16 pts"; negative for a disadvantage. */
  readonly points?: number;
  /** "rope x3", "3 ropes". */
  readonly count?: number;
  /** "Guns/TL7". */
  readonly techLevel?: number;
  /** "Bad Temper (9)": the self-control roll. */
  readonly roll?: SelfControlRoll;
}

/** Whether no figures were typed. */
export const hasNoFigures = (wanted: WantedFigures): boolean =>
  Object.values(wanted).every((figure) => figure === undefined);

/** An edit that a typed line asks for, computed on a character, and not yet made. */
export interface Plan {
  /** The row that the line becomes: "Broadsword 15", "Rope × 3", "ST 13". */
  readonly name: string;
  /**
   * Its price and effect: "16 points", "$30 · 4.5 lb"; with the difference from the request: "80 points → 14, the
   * nearest".
   */
  readonly words: string;
  /** What was assumed where the line says nothing: "Weight: Minor". */
  readonly assumed?: readonly string[];
  /** Names the edit for undo: "Broadsword 15 added". */
  readonly label: string;
  /** What is said of it once it is made: "ST 10 → 12 for 20 points"; absent if that is the label with `words`. */
  readonly done?: string;
  /** The row that it adds or changes, or null (an attribute). */
  readonly row: { readonly chapter: EntryChapter; readonly key: string } | null;
  /** Makes the edit. Unchanged if the character has it already. */
  readonly change: (character: Character) => Character;
}

/**
 * Plans an item in the number that was typed, or else in the usual one; with cost in dollars and weight in pounds of all.
 * `more` are further fields of the row, `contents` what a container holds.
 */
export function planItem(
  sheet: OpenedCharacter,
  entry: Listed<ItemFacet>,
  wanted: WantedFigures,
  more: RowChange<'equipment'> = {},
  contents: readonly PackedItem[] = [],
): Plan {
  const { saved, character } = sheet.context;
  const key = newKey(keysInUse(character));
  const starting = startingItem(sheet.context, entry);
  const asked = wanted.count ?? wanted.number;
  const quantity = asked === undefined ? (starting.quantity ?? 1) : Math.max(1, asked);
  const row = { ...starting, ...more, quantity };
  const packed = contents.map((item) => ({ ...item, row: { ...item.row, container: key } }));
  const change = (now: typeof character) => addItems(addRow(now, 'equipment', row, key), packed).character;
  const graded = more.quality ? `${entry.name} (${qualityNames[more.quality]})` : entry.name;
  const name = quantity === 1 ? graded : `${graded} × ${formatNumber(quantity)}`;
  const { worksheet } = openWorksheet({ ...saved, character: change(character) }, sheet);
  const total = (part: 'cost' | 'weight', each: number) => {
    const stat = itemStat(key, part);
    return worksheet.has(stat) ? worksheet.number(stat) : each * quantity;
  };
  return {
    name,
    words: `${formatMoney(total('cost', entry.facet.cost))} · ${formatFraction(total('weight', entry.facet.weight))} lb`,
    label: `${name} added`,
    row: { chapter: 'equipment', key },
    change,
  };
}

/** The grades of quality as they are written behind a name. */
export const qualityNames: Readonly<Record<Quality, string>> = {
  cheap: 'cheap',
  good: 'good',
  fine: 'fine',
  veryFine: 'very fine',
};

/** More of one kit are not added at once. */
const maxKits = 100;

/** Plans the items of a kit, once or as often as was typed, as one edit; with cost in dollars and weight in pounds of all. */
export function planKit(sheet: OpenedCharacter, kit: Listed<KitFacet>, wanted: WantedFigures): Plan {
  const asked = Math.trunc(wanted.count ?? wanted.number ?? 1);
  const count = Math.min(Math.max(1, asked), maxKits);
  const items = Array.from({ length: count }, () => startingKit(sheet.context, kit.facet)).flat();
  const { first } = addItems(sheet.context.character, items);
  const name = count === 1 ? kit.name : `${kit.name} × ${formatNumber(count)}`;
  return {
    name,
    words: describeKit(sheet, kit.facet, count),
    label: `${name} added`,
    row: first === null ? null : { chapter: 'equipment', key: first },
    change: (character: Character) => addItems(character, items).character,
  };
}

/**
 * Plans a custom entry by its name, with its figures: points, a level that is bought with the points of an average
 * skill based on DX, a number of items. The player fills in the rest.
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

/** Other names that players type. */
const alsoCalled: Readonly<Partial<Record<AttributeId | SecondaryId, readonly string[]>>> = {
  hitPoints: ['hp', 'hits', 'hit points'],
  fatiguePoints: ['fp', 'fatigue', 'fatigue points'],
  perception: ['per', 'perception'],
  basicSpeed: ['speed', 'basic speed'],
  basicMove: ['move', 'basic move', 'bm'],
};

/** Returns the attribute or secondary characteristic that a name means: "ST", "Strength", "hit points"; null for any other name. */
export function findScore(
  { attributes, secondary }: Pick<Ruleset, 'attributes' | 'secondary'>,
  name: string,
): { readonly id: AttributeId | SecondaryId; readonly short: string } | null {
  const typed = lowerCase(name);
  const isCalled = (score: { readonly id: AttributeId | SecondaryId; readonly short: string; readonly name: string }) =>
    [lowerCase(score.short), lowerCase(score.name), ...(alsoCalled[score.id] ?? [])].includes(typed);
  return attributes.find(isCalled) ?? secondary.find(isCalled) ?? null;
}

/** Plans an attribute or secondary characteristic by its name: "ST 13", "Strength 13", "HP +2"; null for any other name. */
export function planAttribute(sheet: OpenedCharacter, name: string, wanted: WantedFigures): Plan | null {
  if (wanted.number === undefined && wanted.change === undefined) return null;
  const score = findScore(sheet.ruleset, name);
  return score ? planScore(sheet, score, wanted) : null;
}

function planScore(
  sheet: OpenedCharacter,
  { id, short }: { readonly id: AttributeId | SecondaryId; readonly short: string },
  { number, change = 0, points }: WantedFigures,
): Plan {
  const { ruleset, context, worksheet } = sheet;
  const { character, saved } = context;
  const score = worksheet.number(id);
  const target = number ?? score + change;
  // The modifiers of a race and of play are part of the score, and are not bought.
  const edit = isAttribute(id)
    ? (now: typeof character) => setAttribute(now, id, character.attributes[id] + Math.round(target - score))
    : (now: typeof character) => setSecondary(now, id, secondarySteps(sheet, id, target));
  const after = openWorksheet({ ...saved, character: edit(character) }, sheet);
  const reached = formatValue(after.worksheet.get(id).value, ruleset.notation);
  const before = formatValue(worksheet.get(id).value, ruleset.notation);
  const isReached = after.worksheet.number(id) === target;
  const price = describePriceOfChange(worksheet, after.worksheet);
  // The points of a line are those of the whole score: of one that was bought before, nobody knows which part is meant.
  const isUnbought = isAttribute(id) ? character.attributes[id] === 10 : character.secondary[id] === 0;
  const spent = (of: typeof worksheet) => (of.has('points') ? of.number('points') : 0);
  const isOtherPrice = points !== undefined && isUnbought && spent(after.worksheet) - spent(worksheet) !== points;
  return {
    name: `${short} ${reached}`,
    words: [
      reached === before
        ? 'unchanged'
        : `${price}${isOtherPrice ? `, not ${formatNumber(points)}` : ''}, now ${before}`,
      ...(isReached ? [] : ['the nearest']),
    ].join(', '),
    label: `${short} ${before} → ${reached}`,
    done: `${short} ${before} → ${reached} for ${price}`,
    row: null,
    change: (now) => (reached === before ? now : edit(now)),
  };
}

const isAttribute = (id: AttributeId | SecondaryId): id is AttributeId =>
  id === 'st' || id === 'dx' || id === 'iq' || id === 'ht';
