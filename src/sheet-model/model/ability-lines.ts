import type { SkillFacet, SpellFigures } from '../../catalog/skill-entry.ts';
import { containersAround } from '../../character/containers.ts';
import type { TraitKind, TraitModifier } from '../../character/trait-rows.ts';
import type { DiceNotation } from '../../engine/dice.ts';
import { formatFraction } from '../../engine/format.ts';
import type { Value } from '../../engine/step.ts';
import { memoizeReads, type Worksheet } from '../../engine/worksheet.ts';
import { describePrerequisite } from '../../rules/prerequisites/prerequisite-words.ts';
import type { ResolvedSkill, ResolvedTrait, SheetContext } from '../../rules/resolve/context.ts';
import type { Ruleset } from '../../rules/ruleset.ts';
import { fatigueOf } from '../../rules/shared/ability-fatigue.ts';
import { describeAppearance, describeSelfControl } from '../../rules/shared/figure-words.ts';
import { groupBy } from '../../rules/shared/group-by.ts';
import { findRaceLevel, isRaceRow, nameWithLevel, sumSkillPoints } from '../../rules/shared/rows.ts';
import {
  attributeNames,
  difficultyNames,
  formatRelativeLevel,
  isTechnique,
  resolveSkillFacet,
} from '../../rules/shared/skill-ladder.ts';
import { describeModifier } from '../../rules/shared/trait-price.ts';
import { countedKind, findTraitContainers, isTraitContainer } from '../../rules/shared/traits.ts';
import { abilityStat, containerStat, headingStat, levelStat, skillStat, traitStat } from '../../rules/stat-ids.ts';
import { type ListedRow, nestRows } from '../chapters/nest-rows.ts';
import { Figures } from './figures.ts';
import { summarizePricedRace } from './race-summary.ts';
import type { HeadingLine, SkillLine, SpellLine, TraitLine } from './sheet-model.ts';

/** The facts about a row that place it after its container. */
type NestedRow = Parameters<typeof nestRows>[0][number];

/**
 * Puts the lines of a list after their containers, as the list on the screen does.
 * @param rows all rows of the chapter, containers too
 * @param lines those of the list, in the order of the rows
 * @returns each line with the number of containers around it; the same lists give the same answer
 */
function nestLines<Line extends { readonly key: string }>(
  rows: readonly NestedRow[],
  lines: readonly Line[],
): readonly (ListedRow & { readonly line: Line })[] {
  const byKey = new Map(lines.map((line) => [line.key, line]));
  const keys = lines.map(({ key }) => key);
  return nestRows(rows, keys).flatMap(({ key, depth }) => {
    const line = byKey.get(key);
    return line ? [{ key, depth, line }] : [];
  });
}

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

const ownTraitLines = memoizeReads(
  ({ traits }: SheetContext) => traits,
  (_, notation: DiceNotation) => [notation],
  (worksheet, { traits }, notation): readonly TraitLine[] =>
    nestTraits(worksheet, traits).map(({ line, depth }) =>
      traitLine(worksheet, line, notation, depth, countedKind(worksheet, traits, line)),
    ),
);

/** Traits of each kind after their containers, all parts of a meta-trait among its own, and hidden parts left out; in their own order if there are none. */
function nestTraits(
  worksheet: Worksheet,
  traits: readonly ResolvedTrait[],
): readonly { line: ResolvedTrait; depth: number }[] {
  if (!traits.some(isTraitContainer)) return traits.map((line) => ({ line, depth: 0 }));
  const { around } = findTraitContainers(traits);
  const shown = traits.filter((trait) => !around(trait).some(({ row }) => row.own?.hidesParts));
  const rows = shown.map(({ row }) => row);
  const kinds = groupBy(shown, (trait) => countedKind(worksheet, traits, trait));
  return [...kinds.values()].flatMap((ofKind) => nestLines(rows, ofKind));
}

const traitLine = memoizeReads(
  (trait: ResolvedTrait) => trait,
  (_, notation: DiceNotation, depth: number, kind: TraitKind | undefined) => [notation, depth, kind],
  (worksheet, trait, notation, depth, kind): TraitLine => {
    const figures = new Figures(worksheet, notation);
    const { key, facet, row } = trait;
    return {
      key,
      name: nameWithLevel(trait),
      kind: kind ?? 'advantage',
      points: facet ? figures.of(traitStat(key)) : { text: formatFraction(0) },
      depth,
      ...(isTraitContainer(trait) && worksheet.has(containerStat(key))
        ? { total: figures.of(containerStat(key)) }
        : {}),
      ...(worksheet.has(abilityStat(key)) ? { roll: figures.of(abilityStat(key)) } : {}),
      note: [
        worksheet.has(levelStat(key)) ? `level ${figures.of(levelStat(key)).text} in all` : '',
        describePower(trait),
        row.boughtOff ? 'bought off' : '',
        ...row.modifiers.map(describeModifier),
        worksheet.has(abilityStat(key)) ? `roll ${figures.of(abilityStat(key)).text}` : '',
        describeFatigue(row.modifiers),
        row.frequency === null ? '' : describeAppearance(row.frequency),
        row.selfControl === null ? '' : describeSelfControl(row.selfControl),
        row.note,
      ]
        .filter(Boolean)
        .join('; '),
    };
  },
);

/** Returns what a power comes from: "psi power"; '' for any other trait, and for a power that does not say. */
export const describePower = ({ row: { own } }: Pick<ResolvedTrait, 'row'>): string =>
  own?.holds === 'power' && own.powerSource ? `${own.powerSource} power` : '';

/** Returns the fatigue that an ability costs by its limitations: "costs 2 FP"; '' for none. */
function describeFatigue(modifiers: readonly TraitModifier[]): string {
  const { points, keptUp } = fatigueOf(modifiers);
  return points > 0 ? `costs ${points} FP${keptUp ? ', and as much to keep up' : ''}` : '';
}

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
  return { key: 'race', name: race.name, kind: 'race', points: figures.of('points.race'), note, parts, depth: 0 };
}

/** Returns all skills except spells. */
export const skillLines = memoizeReads(
  ({ skills }: SheetContext) => skills,
  ({ race, character }, ruleset: Ruleset) => [race.facet, ruleset, ...headingRows(character)],
  (worksheet, context, ruleset): readonly SkillLine[] =>
    nestSkills(
      worksheet,
      context,
      context.skills.filter(({ facet }) => !facet?.spell),
      ruleset,
    ).map(({ line, headings, depth }) => placed(skillLine(worksheet, line, context, ruleset), headings, depth)),
);

/** The headings among the skills of a character. */
const headingRows = ({ skills }: Pick<SheetContext['character'], 'skills'>) => skills.filter(({ own }) => own?.holds);

/** A line at its place under headings; the same object for a line under none. */
const placed = <Line extends SkillLine>(line: Line, headings: SkillLine['headings'], depth: number): Line =>
  depth === 0 && headings.length === 0 ? line : { ...line, headings, depth };

/** Puts skills under their headings, each heading with the first skill that follows it. Headings without any are left out. */
function nestSkills(
  worksheet: Worksheet,
  { character }: SheetContext,
  skills: readonly ResolvedSkill[],
  { notation }: Ruleset,
): readonly { line: ResolvedSkill; headings: SkillLine['headings']; depth: number }[] {
  const headings = new Map(headingRows(character).map((row) => [row.key, row]));
  if (headings.size === 0) return skills.map((line) => ({ line, headings: [], depth: 0 }));
  const figures = new Figures(worksheet, notation);
  const used = new Set(skills.flatMap(({ row }) => containersAround(headings, row).map(({ key }) => key)));
  const ofCharacter = new Map(skills.map((skill) => [skill.key, skill]));
  const rows = character.skills.flatMap((row) => (used.has(row.key) ? row : (ofCharacter.get(row.key) ?? [])));
  const ofRows = new Set(rows.map(({ key }) => key));
  const listed = [...skills.filter(({ key }) => !ofRows.has(key)), ...rows];
  let pending: HeadingLine[] = [];
  return nestLines([...headings.values(), ...skills.map(({ row }) => row)], listed).flatMap(({ line, depth }) => {
    if ('facet' in line) {
      const begun = pending;
      pending = [];
      return [{ line, headings: begun, depth }];
    }
    const { key, own } = line;
    pending = [...pending, { key, name: own?.name || 'Unnamed', depth, points: figures.of(headingStat(key)) }];
    return [];
  });
}

/** Returns the part of a line that skills and spells share. */
const skillLine = memoizeReads(
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
        depth: 0,
        headings: [],
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
      depth: 0,
      headings: [],
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

/** Returns the class of a spell: "area", "resisted by HT", "area, resisted by HT". */
export function describeSpellClass({ class: kind, resistedBy }: Pick<SpellFigures, 'class' | 'resistedBy'>): string {
  if (!resistedBy) return kind;
  return kind === 'resisted' ? `resisted by ${resistedBy}` : `${kind}, resisted by ${resistedBy}`;
}

/** Returns the ST cost of a spell: "2"; for an area "2 per yard" of its radius. */
function describeCastingCost({ class: kind, cost }: Pick<SpellFigures, 'class' | 'cost'>): string {
  return kind === 'area' && cost ? `${cost} per yard` : cost;
}

/** Returns the main requirements of casting: "cost 2 per yard, 1 s". */
export function describeCasting(spell: Pick<SpellFigures, 'class' | 'cost' | 'time'>): string {
  const cost = describeCastingCost(spell);
  return [cost && `cost ${cost}`, spell.time].filter(Boolean).join(', ');
}

/**
 * Returns all requirements of casting, in parts of a line: "cost 2 per yard", "to maintain 1", "1 s to cast", "lasts 1
 * minute".
 */
function castingParts(spell: SpellFigures): string[] {
  const { time, duration, maintain } = spell;
  const cost = describeCastingCost(spell);
  return [
    cost && `cost ${cost}`,
    maintain ? `maintain ${maintain}` : '',
    time && `${time} to cast`,
    /^\d/.test(duration) ? `lasts ${duration}` : duration,
  ].filter(Boolean);
}

/** Returns spells for use at the table: level and chance like any skill, and the requirements of casting. */
export const spellLines = memoizeReads(
  ({ skills }: SheetContext) => skills,
  ({ race, catalog, character }, ruleset: Ruleset) => [race.facet, catalog, ruleset, ...headingRows(character)],
  (worksheet, context, ruleset): readonly SpellLine[] => {
    const spells = context.skills.filter(({ facet }) => facet?.spell);
    return nestSkills(worksheet, context, spells, ruleset).flatMap(({ line, headings, depth }) => {
      const spell = line.facet?.spell;
      return spell ? [placed(spellLine(worksheet, line, spell, context, ruleset), headings, depth)] : [];
    });
  },
);

const spellLine = memoizeReads(
  (skill: ResolvedSkill) => skill,
  (_, spell: SpellFigures, { race, catalog }: SheetContext, ruleset: Ruleset) => [spell, race.facet, catalog, ruleset],
  (worksheet, skill, spell, context, ruleset): SpellLine => ({
    ...skillLine(worksheet, skill, context, ruleset),
    class: describeSpellClass(spell),
    time: spell.time,
    duration: spell.duration,
    cost: describeCastingCost(spell),
    maintain: spell.maintain ?? '',
    casting: castingParts(spell),
    prerequisites:
      skill.row.own?.spell?.prerequisites ||
      (skill.facet?.prerequisites ?? []).map((need) => describePrerequisite(context.catalog, need)).join(', '),
  }),
);
