import type { Figure, LabelledFigure, ProtectionSum, SheetModel } from './sheet-model.ts';
import { statAttacks } from './stat-attacks.ts';
import { statLists } from './stat-lists.ts';

/** A piece of an entry: a name, which may be as long as its player liked, a figure, or words and signs around them. */
export type StatRun = { readonly name: string } | { readonly figure: Figure } | { readonly words: string };

/** A skill, a trait, a thing: "Broadsword-15", "Honesty (resisted on 12)", "20 × Arrow". */
export type StatEntry = readonly StatRun[];

/** A paragraph of the block: its label, then entries one after the other. */
export interface StatList {
  readonly label: string;
  readonly entries: readonly StatEntry[];
}

/** One use of a weapon: "1+3 cut", by swinging it, at reach 1. */
export interface StatUse {
  readonly key: string;
  readonly name: string;
  readonly damage: Figure;
  readonly type: string;
  readonly reach: string;
}

/** The uses of one thing that share a skill, a parry and ranges. */
export interface StatAttack {
  readonly key: string;
  readonly item: string;
  readonly skill: Figure;
  readonly uses: readonly StatUse[];
  readonly parry: Figure;
  /** What there is of the ruleset's columns, by their headings. */
  readonly ranges: readonly LabelledFigure[];
}

/**
 * What game masters note of a character, in the order in which they look for it. Text, print and PDF all draw this; a
 * figure that there is not is "–" in an attack, and left out anywhere else.
 */
export interface StatBlock {
  /** '' for nobody yet. */
  readonly name: string;
  readonly points: Figure;
  readonly race: string;
  readonly ruleset: string;
  /** ST, DX, IQ and HT. */
  readonly attributes: readonly LabelledFigure[];
  /** Will, and Perception where the ruleset has it. */
  readonly mind: readonly LabelledFigure[];
  /** Hits and fatigue, which are counted down in play. */
  readonly tallies: readonly LabelledFigure[];
  /** Thrust and swing. */
  readonly damage: readonly LabelledFigure[];
  readonly movement: readonly LabelledFigure[];
  readonly load: { readonly carried: Figure; readonly level: string };
  /** What is asked for less often: Basic Lift, the senses. */
  readonly others: readonly LabelledFigure[];
  readonly defenses: readonly LabelledFigure[];
  readonly protection: readonly LabelledFigure[];
  /** What the figures in brackets are for: "with large shield". */
  readonly brackets: readonly string[];
  /** What is at hand, and bare hands. */
  readonly attacks: readonly StatAttack[];
  /** Reactions, traits, skills, spells, mounts and gear, without those that are empty. */
  readonly lists: readonly StatList[];
}

/** Stands for a figure that there is not. */
export const NO_FIGURE = '–';

/** What the field calls these numbers, where the sheet spells them out. */
const shortNames = new Map([
  ['basicSpeed', 'Speed'],
  ['basicMove', 'BM'],
  ['basicLift', 'BL'],
  ['defenseBonus', 'DB'],
  ['tasteSmell', 'Taste/smell'],
]);
const ofMind = ['will', 'perception'];
const ofProtection = ['defenseBonus'];
const seldom = ['basicLift', 'hearing', 'vision', 'tasteSmell'];
const notOfMovement = new Set(['hitPoints', 'fatiguePoints', ...ofMind, ...ofProtection, ...seldom]);

/** The stat block of a sheet. */
export function statBlock(model: SheetModel): StatBlock {
  const { head, ruleset, load, activeDefenses, passiveDefense, damageResistance } = model;
  const { hitPoints, fatiguePoints, thrust, swing } = model;
  const levels = (of: SheetModel['attributes']): LabelledFigure[] =>
    of.map(({ name, level }) => ({ name, figure: level }));
  const bought = levels(model.secondary);
  const lines = [...bought, ...model.figures].map(({ name, figure }) => ({
    name: shortNames.get(figure.stat ?? '') ?? name,
    figure,
  }));
  const of = (stats: readonly string[]) =>
    known(stats.flatMap((stat) => lines.filter(({ figure }) => figure.stat === stat)));
  const named = (stat: string, usual: string) => bought.find(({ figure }) => figure.stat === stat)?.name ?? usual;
  const attacks = statAttacks(model);
  const defenses = known(activeDefenses.map(({ name, figure }) => ({ name, figure })));
  const protection = known([
    ...(passiveDefense ? both('PD', passiveDefense) : []),
    ...both('DR', damageResistance),
    ...of(ofProtection),
  ]);
  const bracketed = [
    ...[...defenses, ...protection].map(({ figure }) => figure),
    ...attacks.flatMap(({ skill, parry }) => [skill, parry]),
  ];
  return {
    name: head.name,
    points: head.pointTotal,
    race: head.race,
    ruleset: ruleset.name,
    attributes: known(levels(model.attributes)),
    mind: of(ofMind),
    tallies: known([
      { name: named('hitPoints', 'Hits'), figure: hitPoints },
      { name: named('fatiguePoints', 'Fatigue'), figure: fatiguePoints },
    ]),
    damage: known([
      { name: 'Thr', figure: thrust },
      { name: 'Sw', figure: swing },
    ]),
    movement: known(lines.filter(({ figure }) => !notOfMovement.has(figure.stat ?? ''))),
    load: { carried: load.carried, level: load.level },
    others: of(seldom),
    defenses,
    protection,
    brackets: [...new Set(bracketed.flatMap(({ second }) => (second ? [second.when] : [])))],
    attacks,
    lists: statLists(model).filter(({ entries }) => entries.length > 0),
  };
}

/** PD or DR, and the same from behind where that is said. */
const both = (name: string, { total, behind }: ProtectionSum): LabelledFigure[] => [
  { name, figure: total },
  ...(behind ? [{ name: `${name} from behind`, figure: behind }] : []),
];

const known = (lines: readonly LabelledFigure[]): LabelledFigure[] =>
  lines.filter(({ figure }) => figure.text !== NO_FIGURE);
