import { ownFigures } from '../../catalog/books.ts';
import type { Catalog } from '../../catalog/catalog.ts';
import type { MountFigures } from '../../catalog/item-entry.ts';
import type { SkillFacet } from '../../catalog/skill-entry.ts';
import type { TraitFacet } from '../../catalog/trait-entry.ts';
import type { Character } from '../../character/character.ts';
import { addRow, type RowChange } from '../../character/edit-rows.ts';
import type { SavedCharacter } from '../../character/saved-character.ts';
import type { TraitChoice } from '../../character/trait-rows.ts';
import { formatFraction, formatMoney, formatValue } from '../../engine/format.ts';
import { type EntryChapter, rowChapter } from '../chapters/row-chapter.ts';
import { type DerivedCharacter, openWorksheet } from '../derive-character.ts';
import { describeCasting, describeSpellClass } from '../model/spell-lines.ts';
import { describePrerequisite } from '../prerequisites/prerequisite-words.ts';
import { findAllUnmet } from '../prerequisites/unmet.ts';
import { supposeWeapon } from '../shared/attacks.ts';
import { isRaceRow } from '../shared/race-skills.ts';
import { attributeNames, difficultyNames } from '../shared/skill-names.ts';
import { supposeSkill } from '../shared/supposed-skills.ts';
import { findMostLevels } from '../shared/trait-levels.ts';
import { calculateTraitPrice } from '../shared/trait-price.ts';
import { itemStat, lineStat, skillStat } from '../stat-ids.ts';
import { shortResistance } from '../wording/armor-words.ts';
import { describeDamage, describeDamageType } from '../wording/damage-words.ts';
import { formatPoints } from '../wording/point-words.ts';
import { describeKit } from './starting-kit.ts';
import { startingItem, startingSkill } from './starting-row.ts';
import { possiblePrices } from './trait-offers.ts';

type Opened = Pick<DerivedCharacter, 'ruleset' | 'context' | 'worksheet'>;
type Campaign = Character['campaign'];

const trialKey = 'candidate';

/**
 * Describes an entry as this character would have it: "default 10 · 2 points → 15", "15 points", "$400 · 2 lb · swing
 * 1+2 cut". The price of a trait depends on `choices`, the answers to its questions.
 */
export function describeCandidate(
  saved: SavedCharacter,
  sheet: Opened,
  chapter: EntryChapter,
  id: string,
  choices: readonly TraitChoice[] = [],
): string {
  const { catalog } = sheet.context;
  if (chapter === 'traits') {
    const entry = catalog.traits.get(id);
    const { campaign } = saved.character;
    if (!entry) return '';
    if (choices.length === 0) return describeTraitPrice(entry.facet, campaign);
    return formatPoints(calculateTraitPrice(entry.facet, { choices: [...choices], level: 1 }, campaign));
  }
  return rowChapter(chapter) === 'skills'
    ? describeSkillCandidate(saved, sheet, catalog, id)
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
  const supposed =
    added?.key === trialKey && saved === sheet.context.saved
      ? supposeSkill(sheet.worksheet, sheet.context, added)
      : null;
  const worksheet = supposed ?? openWorksheet({ ...saved, character }, sheet).worksheet;
  return formatValue(worksheet.get(skillStat(trialKey, 'level')).value, sheet.ruleset.notation);
}

function describeSkillCandidate(saved: SavedCharacter, sheet: Opened, catalog: Catalog, id: string): string {
  const { ruleset, context } = sheet;
  const entry = catalog.skills.get(id);
  if (!entry) return '';
  const row = startingSkill(ruleset, context, entry);
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
  const isSupposed = added?.key === trialKey && saved === context.saved && !facet.pricedByWealth;
  const supposed = isSupposed ? supposeWeapon(sheet.worksheet, context, added) : null;
  const worksheet = supposed ?? openWorksheet({ ...saved, character }, sheet).worksheet;
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
