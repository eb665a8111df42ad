import { levelAt } from '../../builder/what-if/level-steps.ts';
import { findScore, type Plan, type WantedFigures } from '../../builder/what-if/plans/plan.ts';
import { formatNumber, formatValue } from '../../engine/format.ts';
import type { OpenedCharacter } from '../../rules/derive-character.ts';
import { isTechnique } from '../../rules/shared/skill-ladder.ts';
import { traitStat } from '../../rules/stat-ids.ts';
import type { LineReading, LineWish } from './line-reading.ts';

/**
 * Compares what a line asked for with the row that the character has for it in the end: level, points, roll, number, and
 * every word that went to it. Returns each difference as a sentence without a full stop; none if the line is on the sheet as it
 * was read. It looks at the character alone, so that an error in reading or planning cannot hide one.
 */
export function differencesOf(sheet: OpenedCharacter, reading: LineReading, plan: Plan): string[] {
  const { entry, wish } = reading;
  if (!entry) return [];
  const differences = [
    ...(plan.assumed ?? []).map((words) => `guessed: ${words}`),
    ...rowDifferences(sheet, reading, plan.row?.key ?? null),
  ];
  if (entry.list !== 'attributes') return differences;
  const score = findScore(sheet.ruleset, entry.name);
  const { number } = wish.wanted;
  differences.push(...missingWords(wish.notes, ''));
  if (!score || number === undefined || sheet.worksheet.number(score.id) === number) return differences;
  const has = formatValue(sheet.worksheet.get(score.id).value, sheet.ruleset.notation);
  return [...differences, `${formatNumber(number)} in the text; ${has} by the rules`];
}

function rowDifferences(sheet: OpenedCharacter, { entry, wish }: LineReading, key: string | null): string[] {
  const { character } = sheet.context;
  const { wanted } = wish;
  const skill = character.skills.find((row) => row.key === key);
  const trait = character.traits.find((row) => row.key === key);
  const item = character.equipment.find((row) => row.key === key);
  if (skill && entry?.list === 'skills')
    return [
      ...compare('level', wantedLevel(sheet, wanted), levelAt(sheet, skill.key, skill.points)),
      ...compare('points', wanted.points, skill.points),
      ...techniqueDifferences(sheet, skill, wanted),
      ...compare('tech level', wanted.techLevel, skill.techLevel ?? character.campaign.techLevel),
      ...missingWords([wish.speciality], skill.speciality),
      ...missingWords(wish.notes, skill.note),
    ];
  if (trait && entry?.list === 'traits') {
    const stat = traitStat(trait.key);
    const points = sheet.worksheet.has(stat) ? sheet.worksheet.number(stat) : null;
    return [
      ...(trait.entry === entry.id ? [] : [`“${entry.name}” is another entry on the sheet`]),
      ...compare('level', wanted.number, trait.level),
      ...compare('points', wanted.points, points),
      ...compare('roll', wanted.roll, trait.selfControl),
      ...missingWords(
        wish.modifiers.map(({ name }) => name),
        trait.modifiers.map(({ name }) => name).join('; '),
      ),
      ...missingWords(wish.notes, trait.note),
      ...wish.choices.flatMap(({ parameter, value }) =>
        trait.choices.some((choice) => choice.parameter === parameter && choice.value === value)
          ? []
          : [`“${value}” is not on the sheet`],
      ),
    ];
  }
  // A kit is many things.
  if (!item || entry?.list !== 'items' || item.entry !== entry.id) return [];
  const inside = character.equipment.filter(({ container }) => container === item.key).length;
  return [
    ...compare('number', wanted.count ?? wanted.number, item.quantity),
    ...(wish.quality === null || item.quality === wish.quality ? [] : [`the quality is not on the sheet`]),
    ...compare('things in it', wish.contents.length === 0 ? undefined : wish.contents.length, inside),
    ...missingWords(wish.notes, item.note),
    ...missingWords(wish.itemModifiers, item.modifiers.map(({ name }) => name).join('; ')),
  ];
}

/** "Feint (Rapier) +2" without a skill with the rapier: the points of so many levels. */
function techniqueDifferences(
  { ruleset, context }: OpenedCharacter,
  { key, points }: { readonly key: string; readonly points: number },
  { change }: WantedFigures,
): string[] {
  const facet = context.skills.find((skill) => skill.key === key)?.facet;
  if (change === undefined || !facet || !isTechnique(facet)) return [];
  return compare('points for the change', ruleset.skillLadder.price(facet, change) ?? undefined, points);
}

function wantedLevel({ worksheet }: OpenedCharacter, { number, relative }: WantedFigures): number | undefined {
  if (number !== undefined || !relative) return number;
  return worksheet.has(relative.attribute) ? worksheet.number(relative.attribute) + relative.by : undefined;
}

function compare(what: string, wanted: number | undefined, has: number | null | undefined): string[] {
  if (wanted === undefined || wanted === has) return [];
  const there = has === null || has === undefined ? 'none' : formatNumber(has);
  return [`${what} ${formatNumber(wanted)} in the text; ${there} by the rules`];
}

const missingWords = (words: LineWish['notes'], text: string): string[] =>
  words.filter((word) => word !== '' && !text.includes(word)).map((word) => `“${word}” is not on the sheet`);
