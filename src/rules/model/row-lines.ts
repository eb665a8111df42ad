import type { SkillFacet } from '../../catalog/skill-entry.ts';
import type { DiceNotation } from '../../engine/dice.ts';
import { keepReading } from '../../engine/keep-reading.ts';
import { formatFraction } from '../../engine/numbers.ts';
import type { Value } from '../../engine/step.ts';
import type { ResolvedSkill, ResolvedTrait, SheetContext } from '../resolve/context.ts';
import type { Ruleset } from '../ruleset.ts';
import { findRaceLevel, isRaceRow, sumSkillPoints } from '../shared/race-skills.ts';
import { nameWithLevel } from '../shared/race-traits.ts';
import { resolveSkillFacet } from '../shared/skill-facet.ts';
import { attributeNames, difficultyNames, formatRelativeLevel, isTechnique } from '../shared/skill-names.ts';
import { isTraitContainer } from '../shared/trait-containers.ts';
import { containerStat, skillStat, traitStat } from '../stat-ids.ts';
import { describeModifier } from '../wording/modifier-words.ts';
import { Figures } from './figures.ts';
import { summarizePricedRace } from './race-summary.ts';
import type { SkillLine, TraitLine } from './sheet-model.ts';

/** Returns the chance in whole percent to roll this or less on three dice; 3 and 4 always succeed, 17 and 18 always fail. */
function chanceOnThreeDice(level: number): string {
  const target = Math.min(16, Math.max(4, Math.floor(level)));
  let combinations = 0;
  for (let a = 1; a <= 6; a++)
    for (let b = 1; b <= 6; b++) for (let c = 1; c <= 6; c++) if (a + b + c <= target) combinations++;
  return `${Math.round((combinations / 216) * 100)}%`;
}

const chances = new Map(Array.from({ length: 13 }, (_, i) => [i + 4, chanceOnThreeDice(i + 4)]));
const chance = (level: number): string => chances.get(Math.min(16, Math.max(4, Math.floor(level)))) ?? '';

export function traitLines(figures: Figures, context: SheetContext, ruleset: Ruleset): readonly TraitLine[] {
  const { race } = context;
  const lines = ownTraitLines(figures.worksheet, context, figures.notation);
  if (race.id === 'human' || !race.facet) return lines;
  return [raceLine(figures, context, ruleset), ...lines];
}

const ownTraitLines = keepReading(
  ({ traits }: SheetContext) => traits,
  (_, notation: DiceNotation) => [notation],
  (worksheet, { traits }, notation): readonly TraitLine[] =>
    traits.map((trait) => traitLine(worksheet, trait, notation)),
);

const traitLine = keepReading(
  (trait: ResolvedTrait) => trait,
  (_, notation: DiceNotation) => [notation],
  (worksheet, trait, notation): TraitLine => {
    const figures = new Figures(worksheet, notation);
    const { key, facet, row } = trait;
    return {
      key,
      name: nameWithLevel(trait),
      kind: facet?.kind ?? 'advantage',
      points: facet ? figures.of(traitStat(key)) : { text: formatFraction(0) },
      note: [
        isTraitContainer(trait) && worksheet.has(containerStat(key))
          ? `${figures.of(containerStat(key)).text} points in all`
          : '',
        row.boughtOff ? 'bought off' : '',
        ...row.modifiers.map(describeModifier),
        row.selfControl === null ? '' : `resisted on ${row.selfControl}`,
        row.note,
      ]
        .filter(Boolean)
        .join('; '),
    };
  },
);

/**
 * Returns the race with its parts: those with a price as lines with their share of the points, the others in the note.
 */
function raceLine(figures: Figures, context: SheetContext, ruleset: Ruleset): TraitLine {
  const { race } = context;
  const gifts = summarizePricedRace({ ruleset, context, worksheet: figures.worksheet });
  const unpriced = gifts.filter(({ points }) => points === '').map(({ name }) => name);
  const parts = gifts
    .filter(({ points }) => points !== '')
    .map(({ name, points }) => ({ name, figure: { text: points } }));
  const note = [...(unpriced.length > 0 ? [unpriced.join(', ')] : []), ...(race.facet?.notes ?? [])].join('; ');
  return { key: 'race', name: race.name, kind: 'race', points: figures.of('points.race'), note, parts };
}

/** Returns all skills except spells. */
export const skillLines = keepReading(
  ({ skills }: SheetContext) => skills,
  ({ race }, ruleset: Ruleset) => [race.facet, ruleset],
  (worksheet, context, ruleset): readonly SkillLine[] =>
    context.skills.filter(({ facet }) => !facet?.spell).map((skill) => skillLine(worksheet, skill, context, ruleset)),
);

/** Returns the part of a line that skills and spells share. */
export const skillLine = keepReading(
  (skill: ResolvedSkill) => skill,
  (_, { race }: SheetContext, ruleset: Ruleset) => [race.facet, ruleset],
  (worksheet, skill, context, ruleset): SkillLine => {
    const figures = new Figures(worksheet, ruleset.notation);
    const { key, name, row } = skill;
    const facet = resolveSkillFacet(context, skill);
    if (!facet) {
      const noLevel = { text: '–' };
      return {
        key,
        name,
        kind: 'unknown',
        points: { text: '0' },
        level: noLevel,
        relative: '',
        chance: '',
        note: row.note,
      };
    }
    const attribute = attributeNames[facet.attribute];
    const level = figures.worksheet.get(skillStat(key, 'level')).value;
    const spent = figures.worksheet.number(skillStat(key, 'points'));
    const worth = sumSkillPoints(ruleset.skillLadder, facet, skill, spent);
    const trained = ruleset.skillLadder.relative(facet, worth) !== null;
    return {
      key,
      name,
      kind: `${attribute}, ${difficultyNames[facet.difficulty]}`,
      points: isRaceRow(skill) ? { text: '–', stat: skillStat(key, 'points') } : figures.of(skillStat(key, 'points')),
      level: figures.of(skillStat(key, 'level')),
      relative: trained ? describeRelativeLevel(figures, facet, level) : level === null ? 'untrained' : 'default',
      chance: typeof level === 'number' ? chance(level) : '',
      note: [describeRaceLevel(ruleset, facet, skill), row.note].filter(Boolean).join('; '),
    };
  },
);

/** Returns "racial", with the level of all members if the character has improved it. */
function describeRaceLevel({ skillLadder }: Ruleset, facet: SkillFacet, skill: ResolvedSkill): string {
  if (skill.raceRelative === null) return '';
  if (isRaceRow(skill)) return 'racial';
  return `racial, ${formatRelativeLevel(facet, findRaceLevel(skillLadder, facet, skill.raceRelative))}`;
}

/** Returns a level relative to its attribute: "DX+1"; for a technique only "technique". */
function describeRelativeLevel(figures: Figures, facet: SkillFacet, level: Value): string {
  if (isTechnique(facet) || typeof level !== 'number') return isTechnique(facet) ? 'technique' : '';
  const aboveAttribute = level - figures.worksheet.number(facet.attribute);
  return formatRelativeLevel(facet, aboveAttribute);
}
