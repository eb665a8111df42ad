import { nameOrKind } from '../../character/character.ts';
import { formatFraction, formatHeight } from '../../engine/format.ts';
import { memoizeByKeys } from '../../engine/memoize.ts';
import { WhatIfWorksheet } from '../../engine/overlay.ts';
import type { StatId } from '../../engine/step.ts';
import type { Worksheet } from '../../engine/worksheet.ts';
import type { ReadNumber, Threshold } from '../../rules/combat/combat-rules.ts';
import type { DerivedCharacter } from '../../rules/derive-character.ts';
import { listChangedRules } from '../../rules/house-rules/describe-rules.ts';
import type { LoadLevel, Ruleset } from '../../rules/ruleset.ts';
import { findFollowUps } from '../../rules/shared/follow-ups.ts';
import { hitsName } from '../../rules/shared/hit-words.ts';
import { goodsStat, limitStat } from '../../rules/shared/load.ts';
import { describeRegained, listPools } from '../../rules/shared/pools.ts';
import { campaignAttributeStat } from '../../rules/stat-ids.ts';
import { pointChapters } from '../chapters/chapter-points.ts';
import { kindOfCharacter } from '../kinds/kind-of-character.ts';
import { loadLevelName } from '../wording/setting-words.ts';
import { skillLines, spellLines, traitLines } from './ability-lines.ts';
import { attackLines, rangedColumns, rangedLines } from './attack-lines.ts';
import { Figures } from './figures.ts';
import { mountLines, possessionLines } from './possession-lines.ts';
import {
  bodyPlaceLines,
  emptyHitLocations,
  narrowerReactions,
  protectionBlocks,
  reactionLines,
} from './protection-lines.ts';
import { anyBlocks } from './sheet-blocks.ts';
import type { Figure, LabeledFigure, LoadLine, SheetModel, Tally, VitalFigure } from './sheet-model.ts';
import type { TableSource } from './sheet-table.ts';

/** Returns the figures of the band under the name, in the order of play. Passive defense only if the ruleset has it. */
const vitalFigures = (
  { combat }: Pick<Ruleset, 'combat'>,
  figures: Figures,
  activeDefenses: readonly LabeledFigure[],
  { passiveDefense, damageResistance }: Pick<SheetModel, 'passiveDefense' | 'damageResistance'>,
): VitalFigure[] => [
  { name: hitsName(combat.injury.unit), shape: 'cartouche', figure: figures.of('hitPoints') },
  { name: 'Fatigue', shape: 'flask', figure: figures.of('fatiguePoints') },
  { name: 'Move', shape: 'pennant', figure: figures.of('move') },
  ...activeDefenses.map((defense): VitalFigure => ({ ...defense, shape: 'shield' })),
  ...(passiveDefense ? [{ name: 'PD', shape: 'octagon', figure: passiveDefense.total } as const] : []),
  { name: 'DR', shape: 'octagon', figure: damageResistance.total },
];

/** Returns hits and fatigue with their thresholds in the ruleset, limited to those that count points left. */
function tallies(worksheet: Worksheet, { combat }: Pick<Ruleset, 'combat'>): Tally[] {
  const number: ReadNumber = (stat) => (worksheet.has(stat) ? worksheet.number(stat) : 0);
  const brief = (thresholds: readonly Threshold[]) => thresholds.flatMap(({ brief }) => brief ?? []);
  return [
    {
      name: hitsName(combat.injury.unit),
      points: number('hitPoints'),
      thresholds: brief(combat.injury.thresholds(number)),
    },
    { name: 'Fatigue', points: number('fatiguePoints'), thresholds: brief(combat.fatigue.thresholds(number)) },
  ];
}

const ofTallies = ['move', 'hitPoints', 'fatiguePoints'];

/**
 * Returns the lines of the conditional notes that only repeat the rules of hits and fatigue: a note of an entry on the same
 * stat is something else, and keeps the line.
 */
const notesOfTallies = (worksheet: Worksheet): string[] =>
  ofTallies.flatMap((id) => {
    const stat = worksheet.find(id);
    if (!stat || stat.notes.length === 0 || stat.notes.some(({ row }) => row !== undefined)) return [];
    return [`${stat.name}: ${[...new Set(stat.notes.map(({ words }) => words))].join('; ')}`];
  });

/** Returns each load level of the character, with Move and Dodge by the ruleset's formulas. */
function loadLines(
  figures: Figures,
  { loadLevels, movesByLoad = [] }: Pick<Ruleset, 'loadLevels' | 'movesByLoad'>,
): LoadLine[] {
  const { worksheet, notation } = figures;
  const media = movesByLoad.filter(({ stat }) => worksheet.has(stat));
  const level = worksheet.number('encumbrance');
  return loadLevels.flatMap(({ name }, i) => {
    if (!worksheet.has(limitStat(i))) return [];
    const loaded = new Figures(new WhatIfWorksheet(worksheet, 'encumbrance', i, 'encumbrance level'), notation);
    // Without stats: only the current Move and Dodge can be explained.
    const plainFigure = (stat: StatId): Figure => ({ text: loaded.of(stat).text });
    return [
      {
        name,
        limit: figures.of(limitStat(i)),
        move: plainFigure('move'),
        dodge: plainFigure('dodge'),
        ...(media.length > 0 ? { media: media.map(({ stat, name }) => ({ name, figure: plainFigure(stat) })) } : {}),
        now: i === level,
      },
    ];
  });
}

const noLevels: readonly LoadLevel[] = [];

/** The inputs of a model. */
type ModelSource = Pick<DerivedCharacter, 'ruleset' | 'context' | 'worksheet'>;

/**
 * Returns everything of a character that screen, print and PDF show. It is built on first use, because the first page
 * shows none of it. The same worksheet returns the same model.
 */
export const buildModel = memoizeByKeys(({ worksheet }: ModelSource) => [worksheet], modelOf);

// The lists of a model that chapters select their rows from, and the load: an edit shows these before the rest is built.
export const skillsIn = ({ worksheet, context, ruleset }: ModelSource) => skillLines(worksheet, context, ruleset);
export const spellsIn = ({ worksheet, context, ruleset }: ModelSource) => spellLines(worksheet, context, ruleset);
export const attacksIn = ({ worksheet, context, ruleset }: ModelSource) => attackLines(worksheet, context, ruleset);
export const possessionsIn = ({ worksheet, context, ruleset }: ModelSource) =>
  possessionLines(worksheet, context, ruleset.passiveDefense, ruleset.notation);
export const mountsIn = ({ worksheet, context, ruleset }: ModelSource) =>
  mountLines(worksheet, context, ruleset.mountLoadLevels ?? noLevels, ruleset.notation);
export const loadIn = memoizeByKeys(
  ({ worksheet }: ModelSource) => [worksheet],
  ({ worksheet, ruleset }): SheetModel['load'] => {
    const figures = new Figures(worksheet, ruleset.notation);
    return {
      carried: figures.of('load'),
      level: loadLevelName(worksheet, ruleset),
      levels: loadLines(figures, ruleset),
    };
  },
);

function modelOf(source: ModelSource): SheetModel {
  const { ruleset, context, worksheet } = source;
  const figures = new Figures(worksheet, ruleset.notation);
  const { character } = context;
  const { concept } = character;
  const columns = rangedColumns(context, ruleset.rangedColumns);
  const activeDefenses = defenseLines(figures, ruleset);
  const protection = protectionBlocks(figures, ruleset.passiveDefense);
  const bodyPlaces = bodyPlaceLines(worksheet, context, ruleset);
  const line = (id: string, name: string, fullName: string) => ({
    id,
    name,
    fullName,
    level: figures.of(id),
    points: figures.of(`${id}.points`),
  });
  return {
    ruleset: { id: ruleset.id, name: ruleset.name },
    head: {
      name: character.name,
      fileName: nameOrKind(character),
      player: concept.player,
      campaign: concept.campaign,
      race: context.race.name,
      appearance: concept.appearance,
      build: describeBuild(concept.height, concept.weight, concept.age),
      coloring: describeColoring(concept),
      pointTotal: figures.of('points'),
      portrait: character.portrait,
      characterKind: kindOfCharacter({ context, worksheet }),
      drawing: concept.drawing,
      sex: concept.sex,
    },
    attributes: ruleset.attributes.map(({ id, short, name }) => line(id, short, name)),
    secondary: [
      ...ruleset.secondary
        .filter(({ id, unlike }) => !unlike || worksheet.get(id).value !== worksheet.get(unlike).value)
        .map(({ id, short, name }) => line(id, short, name)),
      ...campaignAttributes({ context, worksheet }).map(({ id, short, name }) => line(id, short, name)),
    ],
    thrust: figures.of('thrust'),
    swing: figures.of('swing'),
    hitPoints: figures.of('hitPoints'),
    fatiguePoints: figures.of('fatiguePoints'),
    figures: ruleset.figures
      .filter(({ stat }) => worksheet.has(stat))
      .map(({ stat, name, signed }) => ({ name, figure: signed ? figures.signed(stat) : figures.of(stat) })),
    load: loadIn(source),
    activeDefenses,
    retreat: retreatLines(worksheet, ruleset),
    ...protection,
    tallies: tallies(worksheet, ruleset),
    vitals: vitalFigures(ruleset, figures, activeDefenses, protection),
    bodyPlaces,
    hitDice: ruleset.hitLocations && bodyPlaces.length > 0 ? `${ruleset.hitLocations.of(context).dice}d` : null,
    emptyHitLocations: emptyHitLocations(context, ruleset),
    reactions: reactionLines(worksheet),
    pools: listPools(worksheet, context).map(({ key, name, note, stat, minutes }) => ({
      key,
      name,
      points: figures.of(stat),
      regained: describeRegained(minutes),
      note,
    })),
    traits: traitLines(figures, context, ruleset),
    traitKinds: ruleset.traitKinds,
    skills: skillsIn(source),
    spells: spellsIn(source),
    attacks: attacksIn(source),
    rangedColumns: columns,
    ranged: rangedLines(worksheet, context, columns, ruleset.notation, findFollowUps(context, ruleset.unarmed)),
    possessions: possessionsIn(source),
    possessionTotals: {
      cost: figures.dollars('money'),
      weight: figures.of(worksheet.has(goodsStat) ? goodsStat : 'load'),
    },
    mounts: mountsIn(source),
    points: pointLines(figures, ruleset),
    tableLines: tableLines({ ruleset, context, worksheet, figures }),
    writeIns: [
      { name: 'Unspent points', figure: figures.of('points.left') },
      { name: 'Money', figure: moneyLeft(figures) },
    ],
    notes: [...conditionalNotes(worksheet, ruleset), ...rulesInUse({ ruleset, context })],
    notesOfTallies: notesOfTallies(worksheet),
    story: concept.story,
    remarks: concept.notes,
    form: false,
    magic: ruleset.spells !== undefined,
    spellRows: false,
  };
}

/** Returns the attributes of the campaign's own that the rules know, each with a short name. */
const campaignAttributes = ({ context, worksheet }: Pick<ModelSource, 'context' | 'worksheet'>) =>
  (context.character.campaign.attributes ?? []).flatMap(({ key, short }) => {
    const id = campaignAttributeStat(key);
    const name = worksheet.find(id)?.name;
    return name === undefined ? [] : [{ id, short: short.trim() || name, name }];
  });

/** Returns the lines of the tables that derive their own. */
const tableLines = (source: TableSource): SheetModel['tableLines'] =>
  Object.fromEntries(
    anyBlocks.flatMap(({ tables }) => tables.map(({ id, lines }) => [id, lines?.(source) ?? []] as const)),
  );

const defenseLines = (figures: Figures, { defenses }: Ruleset): LabeledFigure[] =>
  defenses.map(({ stat, name }) => {
    const { caption } = figures.worksheet.get(stat);
    const figure = figures.withSecond(stat, `${stat}WithShield`, 'with the shield in hand');
    return { name, figure, ...(caption === undefined ? {} : { caption }) };
  });

/** Returns the defenses that a retreat helps, with its bonus; those that the character has not are left out. */
function retreatLines(worksheet: Figures['worksheet'], { combat, defenses }: Ruleset): SheetModel['retreat'] {
  const { retreat } = combat.defenses;
  if (!retreat) return null;
  const totals = defenses.flatMap(({ stat, name }) => {
    const { value } = worksheet.get(stat);
    const add = retreat.bonus[stat];
    return typeof value === 'number' && add !== undefined ? [`${name} ${value + add}`] : [];
  });
  return { defenses: totals.join(', '), more: retreat.more ?? '' };
}

/** "$90"; an empty text where the starting money is unknown. */
function moneyLeft(figures: Figures): Figure {
  const left = figures.worksheet.find('money.left');
  if (typeof left?.value !== 'number') return { text: '' };
  return { text: `${left.value < 0 ? '−' : ''}$${formatFraction(Math.abs(left.value))}`, stat: left.id };
}

const pointLines = (figures: Figures, ruleset: Ruleset): LabeledFigure[] =>
  [...pointChapters(figures.worksheet, ruleset), ['total', 'points'] as const, ['unspent', 'points.left'] as const].map(
    ([name, stat]) => ({ name, figure: figures.of(stat) }),
  );

const attributes = ['st', 'dx', 'iq', 'ht', 'will', 'perception', 'hitPoints', 'fatiguePoints'];
const senses = ['vision', 'hearing', 'tasteSmell'];
const fight = ['move', 'dodge', 'parry', 'block', 'damageResistance', 'passiveDefense'];
const notedStats = [...attributes, ...senses, ...fight, 'reaction', 'status'];

/** Returns the conditional rules on the numbers needed at the table, and those of entries on the other figures, without repeats. */
function conditionalNotes(worksheet: Worksheet, ruleset: Ruleset): string[] {
  const listed = [...notedStats, ...narrowerReactions(worksheet)];
  const figures = ruleset.figures.map(({ stat }) => stat).filter((stat) => !listed.includes(stat));
  return [...listed, ...figures].flatMap((id) => {
    const stat = worksheet.find(id);
    const notes = (stat?.notes ?? []).filter(({ row }) => row !== undefined || !figures.includes(id));
    if (!stat || notes.length === 0) return [];
    const words = new Set(notes.map((note) => note.words));
    return [`${stat.name}: ${[...words].join('; ')}`];
  });
}

/** Returns the optional and house rules that differ from those of a new character, as one line; none if there are none. */
function rulesInUse(source: Pick<ModelSource, 'ruleset' | 'context'>): string[] {
  const changed = listChangedRules(source);
  return changed.length === 0 ? [] : [`Optional rules: ${changed.join(', ')}`];
}

function describeBuild(height: number | null, weight: number | null, age: string): string {
  const parts = [
    age && `age ${age}`,
    height === null ? '' : formatHeight(height),
    weight === null ? '' : `${weight} lb`,
  ];
  return parts.filter(Boolean).join(', ');
}

function describeColoring({ skin, hair, eyes }: { skin: string; hair: string; eyes: string }): string {
  const parts = [skin && `${skin} skin`, hair && `${hair} hair`, eyes && `${eyes} eyes`];
  return parts.filter(Boolean).join(', ');
}
