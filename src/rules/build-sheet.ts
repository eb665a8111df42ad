import { type Catalog, catalogOf } from '../catalog/catalog.ts';
import type { RulesetId } from '../catalog/entry.ts';
import type { SavedCharacter } from '../character/saved-character.ts';
import { formatFraction, formatHeight } from '../engine/numbers.ts';
import { Worksheet } from '../engine/worksheet.ts';
import { resolveCharacter, type SheetContext } from './context.ts';
import type { Finding } from './finding.ts';
import type { Ruleset } from './ruleset.ts';
import { rulesetOf } from './rulesets.ts';
import { goodsStat, limitStat } from './shared/load.ts';
import { defineMissingAttributes } from './shared/missing-attributes.ts';
import { pointsStat } from './shared/points.ts';
import { kindNames } from './shared/traits.ts';
import { attackLines, rangedColumns, rangedLines } from './sheet/attack-lines.ts';
import { Figures } from './sheet/figures.ts';
import { loadLines } from './sheet/load-lines.ts';
import { mountLines } from './sheet/mount-lines.ts';
import { possessionLines } from './sheet/possession-lines.ts';
import { bodyPlaceLines, protectionBlocks } from './sheet/protection-lines.ts';
import { narrowerReactions, reactionLines } from './sheet/reaction-lines.ts';
import { skillLines, traitLines } from './sheet/row-lines.ts';
import { spellLines } from './sheet/spell-lines.ts';
import type { Figure, LabelledFigure, SheetModel } from './sheet-model.ts';

/** A character worked out: the sheet, the findings, and the worksheet that answers why. */
export interface Sheet {
  readonly ruleset: Ruleset;
  readonly context: SheetContext;
  readonly worksheet: Worksheet;
  readonly model: SheetModel;
  readonly findings: readonly Finding[];
}

const catalogs = new Map<RulesetId, Catalog>();

/** The catalog of a ruleset that is loaded, made once. */
export function catalogFor(ruleset: RulesetId): Catalog {
  const ready = catalogs.get(ruleset);
  if (ready) return ready;
  const made = catalogOf(ruleset, rulesetOf(ruleset).tables);
  catalogs.set(ruleset, made);
  return made;
}

/** The worksheet of a character: every formula of its ruleset, each worked out when asked for. */
export function openWorksheet(saved: SavedCharacter): Pick<Sheet, 'ruleset' | 'context' | 'worksheet'> {
  const ruleset = rulesetOf(saved.ruleset);
  const context = resolveCharacter(saved, catalogFor(ruleset.id));
  const worksheet = new Worksheet();
  ruleset.define(worksheet, context);
  defineMissingAttributes(worksheet);
  return { ruleset, context, worksheet };
}

/** Works a character out: everything that screen, print and PDF show, and everything to remark on. */
export function buildSheet(saved: SavedCharacter): Sheet {
  const opened = openWorksheet(saved);
  const { ruleset, context, worksheet } = opened;
  const reasons = new Map(context.character.waivers.map(({ finding, reason }) => [finding, reason]));
  const findings = ruleset.findings(worksheet, context).map((finding) => {
    const waived = reasons.get(finding.id);
    return waived === undefined ? finding : { ...finding, waived };
  });
  return { ...opened, findings, model: sheetModel(opened) };
}

function sheetModel({ ruleset, context, worksheet }: Pick<Sheet, 'ruleset' | 'context' | 'worksheet'>): SheetModel {
  const figures = new Figures(worksheet, ruleset.notation);
  const { character } = context;
  const { concept } = character;
  const level = worksheet.number('encumbrance');
  const columns = rangedColumns(context, ruleset.rangedColumns);
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
      player: concept.player,
      race: context.race.name,
      appearance: concept.appearance,
      build: buildWords(concept.height, concept.weight, concept.age),
      coloring: coloringWords(concept),
      pointTotal: figures.of('points'),
      portrait: character.portrait,
    },
    attributes: ruleset.attributes.map(({ id, short, name }) => line(id, short, name)),
    secondary: ruleset.secondary.map(({ id, short, name }) => line(id, short, name)),
    thrust: figures.of('thrust'),
    swing: figures.of('swing'),
    hitPoints: figures.of('hitPoints'),
    fatiguePoints: figures.of('fatiguePoints'),
    figures: ruleset.figures.map(({ stat, name }) => ({ name, figure: figures.of(stat) })),
    load: {
      carried: figures.of('load'),
      level: (worksheet.has(limitStat(level)) && ruleset.loadLevels[level]?.name) || 'too much to carry',
      levels: loadLines(figures, ruleset),
    },
    activeDefenses: ruleset.defenses.map(({ stat, name, caption }) => ({
      name,
      caption,
      figure: figures.withSecond(stat, `${stat}WithShield`, 'with the shield in hand'),
    })),
    ...protectionBlocks(figures, ruleset.passiveDefense),
    bodyPlaces: bodyPlaceLines(figures, context, ruleset.passiveDefense),
    reactions: reactionLines(worksheet),
    traits: traitLines(figures, context, ruleset),
    traitKinds: ruleset.traitKinds,
    skills: skillLines(figures, context, ruleset),
    spells: spellLines(figures, context, ruleset),
    attacks: attackLines(figures, context, ruleset),
    rangedColumns: columns,
    ranged: rangedLines(figures, context, columns),
    possessions: possessionLines(figures, context, ruleset.passiveDefense),
    possessionTotals: { cost: figures.of('money'), weight: figures.of(worksheet.has(goodsStat) ? goodsStat : 'load') },
    mounts: mountLines(figures, context, ruleset.mountLoadLevels ?? []),
    points: pointLines(figures, ruleset),
    writeIns: [
      { name: 'Unspent points', figure: figures.of('points.left') },
      { name: 'Money', figure: moneyLeft(figures) },
    ],
    notes: conditionalNotes(worksheet),
    story: concept.story,
    remarks: concept.notes,
    form: false,
  };
}

/** "$90"; an empty text where nobody said what there was to spend. */
function moneyLeft(figures: Figures): Figure {
  const left = figures.worksheet.find('money.left');
  if (typeof left?.value !== 'number') return { text: '' };
  return { text: `${left.value < 0 ? '−' : ''}$${formatFraction(Math.abs(left.value))}`, stat: left.id };
}

function pointLines(figures: Figures, ruleset: Ruleset): LabelledFigure[] {
  const chapters: [string, string][] = [
    ['attributes', pointsStat('attributes')],
    ['secondary', pointsStat('secondary')],
    ['race', pointsStat('race')],
    ...ruleset.traitKinds.map((kind): [string, string] => [kindNames[kind].many, pointsStat(kind)]),
    ['other traits', 'points.otherTraits'],
    ['skills', pointsStat('skills')],
  ];
  const always = new Set(['attributes', 'advantages', 'disadvantages', 'skills']);
  const shown = chapters.filter(([name, stat]) => {
    const points = figures.worksheet.find(stat)?.value ?? 0;
    return always.has(name) ? figures.worksheet.has(stat) : points !== 0;
  });
  return [...shown, ['total', 'points'] as const, ['unspent', 'points.left'] as const].map(([name, stat]) => ({
    name,
    figure: figures.of(stat),
  }));
}

const attributes = ['st', 'dx', 'iq', 'ht', 'will', 'perception', 'hitPoints', 'fatiguePoints'];
const senses = ['vision', 'hearing', 'tasteSmell'];
const fight = ['move', 'dodge', 'parry', 'block', 'damageResistance', 'passiveDefense'];
const notedStats = [...attributes, ...senses, ...fight, 'reaction', 'status'];

/** Conditional rules on the numbers that are asked for at the table, each once. */
function conditionalNotes(worksheet: Worksheet): string[] {
  return [...notedStats, ...narrowerReactions(worksheet)].flatMap((id) => {
    const stat = worksheet.find(id);
    if (!stat || stat.notes.length === 0) return [];
    const words = new Set(stat.notes.map((note) => note.words));
    return [`${stat.name}: ${[...words].join('; ')}`];
  });
}

function buildWords(height: number | null, weight: number | null, age: string): string {
  const parts = [
    age && `age ${age}`,
    height === null ? '' : formatHeight(height),
    weight === null ? '' : `${weight} lb`,
  ];
  return parts.filter(Boolean).join(', ');
}

function coloringWords({ skin, hair, eyes }: { skin: string; hair: string; eyes: string }): string {
  const parts = [skin && `${skin} skin`, hair && `${hair} hair`, eyes && `${eyes} eyes`];
  return parts.filter(Boolean).join(', ');
}
