import type { Catalog } from '../catalog/catalog.ts';
import type { TraitFacet } from '../catalog/trait-entry.ts';
import type { RowChapter } from '../character/character.ts';
import { addRow } from '../character/edit-rows.ts';
import type { SavedCharacter } from '../character/saved-character.ts';
import { formatFraction, formatNumber } from '../engine/numbers.ts';
import { formatValue } from '../engine/words.ts';
import { openWorksheet, type Sheet } from './build-sheet.ts';
import type { Ruleset } from './ruleset.ts';
import { attributeNames, difficultyNames } from './shared/skill-names.ts';
import { mostLevels } from './shared/traits.ts';
import { startingItem, startingPoints } from './starting-row.ts';
import { lineStat, skillStat } from './stat-ids.ts';
import { pointWords } from './step-price.ts';

type Opened = Pick<Sheet, 'ruleset' | 'context' | 'worksheet'>;

const trialKey = 'candidate';

/** What an entry would be on this character: "default 10 · 2 points → 15", "15 points", "$400 · 2 lb · swing 1+2 cut". */
export function candidateWords(saved: SavedCharacter, sheet: Opened, chapter: RowChapter, id: string): string {
  const { catalog } = sheet.context;
  if (chapter === 'traits') {
    const entry = catalog.traits.get(id);
    return entry ? traitPriceWords(entry.facet) : '';
  }
  return chapter === 'skills' ? skillWords(saved, sheet, catalog, id) : itemWords(saved, sheet, catalog, id);
}

/** The price of a trait in the list: "15 points", "10 points a level", "10 or 25 points". */
export function traitPriceWords(facet: TraitFacet): string {
  const { price } = facet;
  if ('levels' in price) {
    const prices = price.levels.map(formatFraction);
    return prices.length > 3 ? `${prices[0]} to ${prices.at(-1)} points` : `${prices.join(' or ')} points`;
  }
  if ('pointsPerLevel' in price) {
    const first = price.points ? `${pointWords(price.points)} and ` : '';
    return `${first}${formatFraction(price.pointsPerLevel)} a level${mostLevels(facet) === null ? '' : `, to ${mostLevels(facet)}`}`;
  }
  return pointWords(price.points);
}

/** What kind of skill it is: "DX, average". */
export function gradeWords(facet: {
  readonly attribute: keyof typeof attributeNames;
  readonly difficulty: keyof typeof difficultyNames;
}): string {
  return `${attributeNames[facet.attribute]}, ${difficultyNames[facet.difficulty]}`;
}

function levelWith(
  { character, ...saved }: SavedCharacter,
  entry: string,
  points: number,
  notation: Ruleset['notation'],
): string {
  const trial = { ...saved, character: addRow(character, 'skills', { entry, points }, trialKey) };
  return formatValue(openWorksheet(trial).worksheet.get(skillStat(trialKey, 'level')).value, notation);
}

function skillWords(saved: SavedCharacter, { ruleset }: Opened, catalog: Catalog, id: string): string {
  const facet = catalog.skills.get(id)?.facet;
  if (!facet) return '';
  const points = startingPoints(ruleset, facet);
  const untrained = levelWith(saved, id, 0, ruleset.notation);
  const first = untrained === '–' ? 'no default' : `default ${untrained}`;
  return `${first} · ${pointWords(points)} → ${levelWith(saved, id, points, ruleset.notation)}`;
}

function itemWords(saved: SavedCharacter, { ruleset, context }: Opened, catalog: Catalog, id: string): string {
  const entry = catalog.items.get(id);
  if (!entry) return '';
  const { facet } = entry;
  const parts = [`$${formatNumber(facet.cost)}`, `${formatFraction(facet.weight)} lb`];
  if (facet.shield?.defenseBonus) parts.push(`DB ${facet.shield.defenseBonus}`);
  else if (facet.shield) parts.push(`PD ${facet.shield.passiveDefense}`);
  if (facet.armor) {
    if (ruleset.passiveDefense) parts.push(`PD ${facet.armor.passiveDefense}`);
    parts.push(`DR ${facet.armor.damageResistance}`);
  }
  if (!facet.attacks?.length || facet.shield) return parts.join(' · ');
  const row = startingItem(context, entry);
  const { worksheet } = openWorksheet({ ...saved, character: addRow(saved.character, 'equipment', row, trialKey) });
  const text = (line: number, part: 'damage' | 'skill') =>
    formatValue(worksheet.get(lineStat(`${trialKey}.${line}`, part)).value, ruleset.notation);
  const [first] = facet.attacks;
  if (first) parts.push(`${first.name} ${text(0, 'damage')} ${first.type}, skill ${text(0, 'skill')}`);
  return parts.join(' · ');
}
