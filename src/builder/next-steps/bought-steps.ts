import type { Character } from '../../character/character.ts';
import { setAttribute, setSecondary } from '../../character/edit-character.ts';
import { addRow, changeRow, keysInUse, newKey } from '../../character/edit-rows.ts';
import { formatFraction, formatValue } from '../../engine/format.ts';
import { type OpenedCharacter, openWorksheet } from '../../rules/derive-character.ts';
import { attackUses } from '../../rules/shared/attack-uses.ts';
import { findLevelStep, findMostLevels } from '../../rules/shared/trait-price.ts';
import { skillStat } from '../../rules/stat-ids.ts';
import { levelAt, nextAttributeLevel, nextSkillPoints } from '../what-if/level-steps.ts';
import { startingSkill } from '../what-if/starting-row.ts';
import { answerCombinations } from '../what-if/trait-offers.ts';

/** One step of an edit: a level of something, or something new. */
export interface Step {
  /** Tells the step from others; the same step has it on every character. */
  readonly id: string;
  /** "DX 11 → 12", "Combat Reflexes". */
  readonly words: string;
  /** Makes the step. The character that it was listed for is expected. */
  readonly change: (character: Character) => Character;
}

/** The next level of each attribute and secondary characteristic that points buy. */
export function scoreSteps({ ruleset, context, worksheet }: OpenedCharacter): readonly Step[] {
  const { character } = context;
  const shown = (stat: string) => formatValue(worksheet.get(stat).value, ruleset.notation);
  const attributes = ruleset.attributes.flatMap(({ id, short }): Step[] => {
    const next = nextAttributeLevel(ruleset, id, character.attributes[id], 1);
    if (next === null) return [];
    const by = next - character.attributes[id];
    return [
      {
        id: `score ${id}`,
        words: `${short} ${shown(id)} → ${formatFraction(worksheet.number(id) + by)}`,
        change: (now) => setAttribute(now, id, now.attributes[id] + by),
      },
    ];
  });
  const secondary = ruleset.secondary.map(
    ({ id, short, step }): Step => ({
      id: `score ${id}`,
      words: `${short} ${shown(id)} → ${formatFraction(worksheet.number(id) + step)}`,
      change: (now) => setSecondary(now, id, now.secondary[id] + 1),
    }),
  );
  return [...attributes, ...secondary];
}

/** The next level of a skill of the character; null if no points buy one. */
function skillStep(sheet: OpenedCharacter, key: string): Step | null {
  const skill = sheet.context.skills.find((each) => each.key === key);
  const points = skill && nextSkillPoints(sheet, key, 1);
  if (!skill || points === null || points === undefined) return null;
  const { value } = sheet.worksheet.get(skillStat(key, 'level'));
  const before = typeof value === 'number' ? formatFraction(value) : '–';
  const after = levelAt(sheet, key, points);
  return {
    id: `skill ${key}`,
    words: `${skill.name} ${before} → ${after === null ? '–' : formatFraction(after)}`,
    change: (now) => changeRow(now, 'skills', key, { points }),
  };
}

/** The next level of each skill of the character, and the first of each that a weapon or shield of theirs is used with. */
export function skillSteps(sheet: OpenedCharacter): readonly Step[] {
  const { ruleset, context } = sheet;
  const own = context.character.skills.flatMap(({ key }) => skillStep(sheet, key) ?? []);
  const known = new Set(context.skills.map(({ id }) => id));
  const missing = new Set(
    attackUses(context)
      .filter(({ item }) => item.onBody && item.hasAny)
      .flatMap(({ attack }) => attack.skills)
      .filter((id) => !known.has(id)),
  );
  const added = [...missing].flatMap((id): Step[] => {
    const entry = context.catalog.skills.get(id);
    if (!entry || entry.facet.speciality) return [];
    const row = startingSkill(ruleset, context, entry);
    const key = newKey(keysInUse(context.character));
    const { saved, character } = context;
    const after = openWorksheet({ ...saved, character: addRow(character, 'skills', row, key) }, sheet);
    return [
      {
        id: `skill of ${id}`,
        words: `${entry.name} at ${formatValue(after.worksheet.get(skillStat(key, 'level')).value, ruleset.notation)}`,
        change: (now) => addRow(now, 'skills', row),
      },
    ];
  });
  return [...own, ...added];
}

/** What somebody can learn or be born with who fights, without being other than human: the advantages that are offered. */
const fightersAdvantages = [
  'combat-reflexes',
  'high-pain-threshold',
  'ambidexterity',
  'fit',
  'toughness',
  'hard-to-kill',
  'hard-to-subdue',
  'enhanced-dodge',
  'enhanced-block',
  'enhanced-parry',
  'enhanced-parry-bare-hands',
  'enhanced-parry-all',
  'extra-hit-points',
  'striking-st',
  'extra-attack',
  'weapon-master',
  'trained-by-a-master',
  'gunslinger',
  'perfect-balance',
];
/** A trait with more answers than this is left to the player. */
const mostAnswers = 40;

/** The next level of each advantage that has one, and each advantage of fighters that the character does not have, with each of its answers. */
export function traitSteps({ context }: OpenedCharacter): readonly Step[] {
  const { catalog } = context;
  const raised = context.traits.flatMap(({ key, row, facet, name, level }): Step[] => {
    if (facet?.kind !== 'advantage' || row.own || row.boughtOff) return [];
    const next = level + findLevelStep(facet);
    const most = findMostLevels(facet);
    if (most !== null && next > most) return [];
    return [
      {
        id: `trait ${key}`,
        words: `${name} → level ${formatFraction(next)}`,
        change: (now) => changeRow(now, 'traits', key, { level: next }),
      },
    ];
  });
  const known = new Set([...context.traits, ...context.race.traits].map(({ id }) => id));
  const added = fightersAdvantages.flatMap((id): Step[] => {
    const entry = catalog.traits.get(id);
    if (!entry || (known.has(id) && !entry.facet.repeatable)) return [];
    const answers = answerCombinations(entry.facet);
    if (answers.length > mostAnswers) return [];
    return answers.map((choices) => {
      const chosen = choices.map(
        ({ parameter, value }) =>
          entry.facet.parameters?.find((each) => each.id === parameter)?.options?.find((option) => option.id === value)
            ?.name ?? value,
      );
      return {
        id: `trait of ${[id, ...choices.map(({ value }) => value)].join(' ')}`,
        words: chosen.length === 0 ? entry.name : `${entry.name}: ${chosen.join(', ')}`,
        change: (now) => addRow(now, 'traits', { entry: id, choices }),
      };
    });
  });
  return [...raised, ...added];
}
