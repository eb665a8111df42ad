import { ownFigures } from '../../catalog/books.ts';
import type { Catalog, KitFacet, KitLine } from '../../catalog/catalog.ts';
import type { MountFigures } from '../../catalog/item-entry.ts';
import { nameInSentence } from '../../catalog/name-in-sentence.ts';
import type { SkillFacet } from '../../catalog/skill-entry.ts';
import type { TraitFacet } from '../../catalog/trait-entry.ts';
import { addItems, type PackedItem } from '../../character/add-items.ts';
import type { Character, SavedCharacter } from '../../character/character.ts';
import { addRow, type RowChange } from '../../character/edit-rows.ts';
import type { TraitChoice } from '../../character/trait-rows.ts';
import { formatFraction, formatMoney, formatValue } from '../../engine/format.ts';
import { memoizeByKeys, memoizeByObject } from '../../engine/memoize.ts';
import { type DerivedCharacter, type OpenedCharacter, openWorksheet } from '../../rules/derive-character.ts';
import { describePrerequisite } from '../../rules/prerequisites/prerequisite-words.ts';
import { findAllUnmet } from '../../rules/prerequisites/unmet.ts';
import type { SheetContext } from '../../rules/resolve/context.ts';
import type { Ruleset } from '../../rules/ruleset.ts';
import { previewWeapon } from '../../rules/shared/attacks.ts';
import { describeDamage, describeDamageType, formatPoints, shortResistance } from '../../rules/shared/figure-words.ts';
import { type EntryChapter, isRaceRow, rowChapter } from '../../rules/shared/rows.ts';
import { attributeNames, difficultyNames } from '../../rules/shared/skill-ladder.ts';
import { previewSkill } from '../../rules/shared/skills.ts';
import { calculateWholePrice, findMostLevels } from '../../rules/shared/trait-price.ts';
import { itemStat, lineStat, skillStat } from '../../rules/stat-ids.ts';
import { describeCasting, describeSpellClass } from '../../sheet-model/model/ability-lines.ts';
import { startingItem, startingSkill } from './starting-row.ts';
import { possiblePrices } from './trait-offers.ts';

/** Returns the items of a kit as added to a character; those that the ruleset does not have are left out. */
export function startingKit(context: Pick<SheetContext, 'catalog'>, { items }: Pick<KitFacet, 'items'>): PackedItem[] {
  return items.flatMap(({ item, quantity = 1, place, contents = [] }) => {
    const listed = context.catalog.items.get(item);
    if (!listed) return [];
    const row = { ...startingItem(context, listed), quantity, ...(place ? { place } : {}) };
    return [{ row, contents: startingKit(context, { items: contents }) }];
  });
}

/** The price of a kit in dollars and its weight in pounds, whatever else the character has. */
export const kitTotals = memoizeByKeys(
  (sheet: OpenedCharacter, kit: Pick<KitFacet, 'items'>) => [sheet, kit],
  (sheet, kit): { readonly cost: number; readonly weight: number } => {
    const { saved } = sheet.context;
    const { character } = addItems({ ...saved.character, equipment: [] }, startingKit(sheet.context, kit));
    const { worksheet } = openWorksheet({ ...saved, character }, sheet);
    const weight = character.equipment.reduce((sum, { key }) => sum + worksheet.number(itemStat(key, 'weight')), 0);
    return { cost: worksheet.number('money'), weight };
  },
);

/** Returns the price and weight of so many of a kit on this character: "$181 · 24½ lb · our prices". */
export function describeKit(sheet: OpenedCharacter, kit: Pick<KitFacet, 'items'>, count = 1): string {
  const { cost, weight } = kitTotals(sheet, kit);
  return `${formatMoney(count * cost)} · ${formatFraction(count * weight)} lb · our prices`;
}

/** Returns the items of a kit in words: "backpack (bedroll, 3 × torch), waterskin". */
export function describeKitItems(catalog: Pick<Catalog, 'items'>, lines: readonly KitLine[]): string {
  const words = lines.map(({ item, quantity = 1, contents = [] }) => {
    const name = nameInSentence(catalog.items.get(item)?.name ?? item);
    const counted = quantity === 1 ? name : `${formatFraction(quantity)} × ${name}`;
    return contents.length === 0 ? counted : `${counted} with ${describeKitItems(catalog, contents)}`;
  });
  const hasContents = lines.some(({ contents = [] }) => contents.length > 0);
  return words.join(hasContents ? '; ' : ', ');
}

/** Returns the tech level at which all of a kit can be had; 0 for a kit that is of any. */
export function findKitTechLevel(catalog: Pick<Catalog, 'items'>, lines: readonly KitLine[]): number {
  const levels = lines.flatMap(({ item, contents = [] }) => [
    catalog.items.get(item)?.facet.techLevel?.from ?? 0,
    findKitTechLevel(catalog, contents),
  ]);
  return Math.max(0, ...levels);
}

/**
 * Returns the key of the row that adding a catalog entry would duplicate. Null if there is none, or if an entry may be
 * taken more than once: traits such as Enemy, skills with a speciality, skills of another tech level, and all items.
 */
export function findExistingRow(
  ruleset: Pick<Ruleset, 'skillLadder'>,
  context: SheetContext,
  chapter: EntryChapter,
  id: string,
): string | null {
  const { character, catalog } = context;
  if (chapter === 'traits') {
    if (catalog.traits.get(id)?.facet.repeatable) return null;
    return character.traits.find(({ entry }) => entry === id)?.key ?? null;
  }
  if (rowChapter(chapter) !== 'skills') return null;
  const entry = catalog.skills.get(id);
  if (!entry || entry.facet.speciality) return null;
  const { speciality = '', techLevel = null } = startingSkill(ruleset, context, entry);
  // A skill without a tech level has that of the setting.
  const levelOf = (named: number | null) => named ?? character.campaign.techLevel;
  const existing = character.skills.find(
    (row) => row.entry === id && row.speciality === speciality && levelOf(row.techLevel) === levelOf(techLevel),
  );
  return existing?.key ?? null;
}

const techLevelStat = 'techLevel';

/** Returns the character's tech level; null if the rules have none, or the setting names none. */
export function derivedTechLevel({ worksheet }: Pick<DerivedCharacter, 'worksheet'>): number | null {
  const level = worksheet.has(techLevelStat) ? worksheet.get(techLevelStat).value : null;
  return typeof level === 'number' ? level : null;
}

/**
 * Returns the tech level at which an entry becomes available, if that is later than the character's; otherwise null. A
 * weapon skill becomes available with the first weapon that uses it.
 */
export function beyondTechLevel(
  { context, worksheet }: Pick<DerivedCharacter, 'context' | 'worksheet'>,
  chapter: EntryChapter,
  id: string,
): number | null {
  const characterLevel = derivedTechLevel({ worksheet });
  if (characterLevel === null || chapter === 'traits') return null;
  const { catalog } = context;
  const availableFrom =
    rowChapter(chapter) === 'skills' ? firstWeapons(catalog).get(id) : findItemTechLevel(catalog, id);
  return availableFrom !== undefined && availableFrom > characterLevel ? availableFrom : null;
}

/** The tech level at which an item is first made, or all of a kit. */
export function findItemTechLevel(catalog: Catalog, id: string): number {
  const kit = catalog.kits.get(id);
  return kit ? findKitTechLevel(catalog, kit.facet.items) : (catalog.items.get(id)?.facet.techLevel?.from ?? 0);
}

/** For each skill that weapons are used with, the tech level of the first of them. */
const firstWeapons = memoizeByObject((catalog: Catalog): ReadonlyMap<string, number> => {
  const firstLevels = new Map<string, number>();
  for (const { facet } of catalog.items.values()) {
    const from = facet.techLevel?.from ?? 0;
    for (const skill of (facet.attacks ?? []).flatMap(({ skills }) => skills)) {
      firstLevels.set(skill, Math.min(firstLevels.get(skill) ?? from, from));
    }
  }
  return firstLevels;
});

type Opened = Pick<DerivedCharacter, 'ruleset' | 'context' | 'worksheet'>;
type Campaign = Character['campaign'];

const trialKey = 'candidate';

/**
 * Describes an entry as this character would have it: "default 10 · 2 points → 15", "15 points", "$400 · 2 lb · swing
 * 1+2 cut". The price of a trait depends on `choices`, the answers to its questions; the level of a skill may depend on its
 * `speciality`, as typed.
 */
export function describeCandidate(
  saved: SavedCharacter,
  sheet: Opened,
  chapter: EntryChapter,
  id: string,
  choices: readonly TraitChoice[] = [],
  speciality = '',
): string {
  const { catalog } = sheet.context;
  if (chapter === 'traits') {
    const entry = catalog.traits.get(id);
    const { campaign } = saved.character;
    if (!entry) return '';
    if (choices.length === 0) return describeTraitPrice(entry.facet, campaign);
    return formatPoints(calculateWholePrice(entry.facet, { choices: [...choices], level: 1 }, campaign));
  }
  return rowChapter(chapter) === 'skills'
    ? describeSkillCandidate(saved, sheet, id, speciality)
    : describeItemCandidate(saved, sheet, catalog, id);
}

/**
 * Returns the price of a trait in the list: "15 points", "10 points a level", "10 or 25 points"; for one with
 * questions, from the cheapest answers to the dearest, "−3 to −120 points".
 */
export function describeTraitPrice(facet: TraitFacet, campaign: Campaign): string {
  const { price } = facet;
  if ('levels' in price) return priceList(price.levels);
  if ('pointsPerLevel' in price) {
    const basePrice = price.points ? `${formatPoints(price.points)} and ` : '';
    return `${basePrice}${formatFraction(price.pointsPerLevel)} per level${findMostLevels(facet) === null ? '' : `, up to ${findMostLevels(facet)}`}`;
  }
  return priceList(possiblePrices(facet, campaign));
}

/** "10 points", "10, 15 or 20 points", "5 to 40 points". */
function priceList(prices: readonly number[]): string {
  const [firstPrice = 0] = prices;
  if (prices.length < 2) return formatPoints(firstPrice);
  const words = prices.map(formatFraction);
  if (words.length > 3) return `${words[0]} to ${words.at(-1)} points`;
  return `${words.slice(0, -1).join(', ')} or ${words.at(-1)} points`;
}

/**
 * Returns the attribute and difficulty of a skill, "DX, average"; for a spell its casting, "area, cost 2 per yard, 1
 * s".
 */
export function describeGrade(facet: Pick<SkillFacet, 'attribute' | 'difficulty' | 'spell'>): string {
  if (facet.spell) return [describeSpellClass(facet.spell), describeCasting(facet.spell)].filter(Boolean).join(', ');
  return `${attributeNames[facet.attribute]}, ${difficultyNames[facet.difficulty]}`;
}

function levelWith(saved: SavedCharacter, sheet: Opened, row: RowChange<'skills'>): string {
  const character = addRow(saved.character, 'skills', row, trialKey);
  const added = character.skills.at(-1);
  const previewed =
    added?.key === trialKey && saved === sheet.context.saved
      ? previewSkill(sheet.worksheet, sheet.context, added)
      : null;
  const worksheet = previewed ?? openWorksheet({ ...saved, character }, sheet).worksheet;
  return formatValue(worksheet.get(skillStat(trialKey, 'level')).value, sheet.ruleset.notation);
}

function describeSkillCandidate(saved: SavedCharacter, sheet: Opened, id: string, speciality: string): string {
  const { ruleset, context } = sheet;
  const entry = context.catalog.skills.get(id);
  if (!entry) return '';
  const starting = startingSkill(ruleset, context, entry);
  const row = entry.facet.speciality && speciality !== '' ? { ...starting, speciality } : starting;
  const { points = 0 } = row;
  const bought = `${formatPoints(points)} → ${levelWith(saved, sheet, row)}`;
  if (entry.facet.spell) return [...describeUnmet(sheet, entry.facet), bought].join(' · ');
  const untrained = levelWith(saved, sheet, { ...row, points: 0 });
  // The character's native language costs nothing at first.
  if (points === 0) return `${formatPoints(0)} → ${untrained}`;
  const ofRace = context.skills.some((skill) => skill.id === id && isRaceRow(skill));
  const formatDefault = untrained === '–' ? 'no default' : `${ofRace ? 'racial' : 'default'} ${untrained}`;
  return `${formatDefault} · ${bought}`;
}

/** Returns the unmet prerequisites of a spell: "needs Ignite Fire at 12". */
function describeUnmet(
  { worksheet, context }: Opened,
  { prerequisites = [] }: Pick<SkillFacet, 'prerequisites'>,
): string[] {
  const missing = findAllUnmet(prerequisites, { worksheet, context });
  const words = missing.map(({ prerequisite }) => describePrerequisite(context.catalog, prerequisite));
  return words.length === 0 ? [] : [`needs ${words.join(', ')}`];
}

/** Describes a mount in the list: "$1,200 · ST 35 · Move 12". */
const describeMountCandidate = (cost: number, { st, move, tooSmallToRide }: MountFigures): string =>
  [formatMoney(cost), `ST ${st}`, `Move ${move}`, ...(tooSmallToRide ? ['too small to ride'] : [])].join(' · ');

function describeItemCandidate(saved: SavedCharacter, sheet: Opened, catalog: Catalog, id: string): string {
  const { ruleset, context } = sheet;
  const kit = catalog.kits.get(id);
  if (kit) return describeKit(sheet, kit.facet);
  const entry = catalog.items.get(id);
  if (!entry) return '';
  const { facet } = entry;
  if (facet.mount) return describeMountCandidate(facet.cost, facet.mount);
  const parts = [formatMoney(facet.cost), `${formatFraction(facet.weight)} lb`];
  if (facet.cite === ownFigures) parts.push('our price');
  if (facet.shield?.defenseBonus) parts.push(`DB ${facet.shield.defenseBonus}`);
  else if (facet.shield) parts.push(`PD ${facet.shield.passiveDefense}`);
  if (facet.armor) {
    if (ruleset.passiveDefense) parts.push(`PD ${facet.armor.passiveDefense}`);
    parts.push(`DR ${shortResistance(facet.armor)}`);
  }
  if (facet.legalityClass !== undefined) parts.push(`LC ${facet.legalityClass}`);
  if (!facet.attacks?.length || facet.shield) return parts.join(' · ');
  const row = startingItem(context, entry);
  const character = addRow(saved.character, 'equipment', row, trialKey);
  const added = character.equipment.at(-1);
  const isPreviewed = added?.key === trialKey && saved === context.saved && !facet.pricedByWealth;
  const previewed = isPreviewed ? previewWeapon(sheet.worksheet, context, added) : null;
  const worksheet = previewed ?? openWorksheet({ ...saved, character }, sheet).worksheet;
  const text = (line: number, part: 'damage' | 'skill') =>
    formatValue(worksheet.get(lineStat(`${trialKey}.${line}`, part)).value, ruleset.notation);
  const [first] = facet.attacks;
  if (facet.pricedByWealth) parts[0] = formatMoney(worksheet.number(itemStat(trialKey, 'cost')));
  if (first) {
    const damage = [describeDamage(first, text(0, 'damage')), describeDamageType(first)].filter(Boolean).join(' ');
    parts.push(`${first.name} ${damage}, skill ${text(0, 'skill')}`);
  }
  return parts.join(' · ');
}
