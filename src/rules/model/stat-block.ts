import type { LabelledFigure, ProtectionSum, SheetModel } from './sheet-model.ts';
import { statAttacks } from './stat-attacks.ts';
import type { StatBlock } from './stat-block-model.ts';
import { statLists } from './stat-lists.ts';
/** The placeholder of a missing figure. */
export const NO_FIGURE = '–';

/** The usual abbreviations of numbers that the sheet spells out. */
const shortNames = new Map([
  ['basicSpeed', 'Speed'],
  ['basicMove', 'BM'],
  ['basicLift', 'BL'],
  ['defenseBonus', 'DB'],
  ['tasteSmell', 'Taste/Smell'],
]);
const ofMind = ['will', 'perception'];
const ofProtection = ['defenseBonus'];
const lessUsed = ['basicLift', 'hearing', 'vision', 'tasteSmell'];
const notOfMovement = new Set(['hitPoints', 'fatiguePoints', ...ofMind, ...ofProtection, ...lessUsed]);

/** Returns the stat block of a sheet. */
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
  const namedFigures = (stat: string, usual: string) =>
    bought.find(({ figure }) => figure.stat === stat)?.name ?? usual;
  const attacks = statAttacks(model);
  const defenses = known(activeDefenses.map(({ name, figure }) => ({ name, figure })));
  const protection = known([
    ...(passiveDefense ? defenseFigures('PD', passiveDefense) : []),
    ...defenseFigures('DR', damageResistance),
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
      { name: namedFigures('hitPoints', 'Hits'), figure: hitPoints },
      { name: namedFigures('fatiguePoints', 'Fatigue'), figure: fatiguePoints },
    ]),
    damage: known([
      { name: 'Thr', figure: thrust },
      { name: 'Sw', figure: swing },
    ]),
    movement: known(lines.filter(({ figure }) => !notOfMovement.has(figure.stat ?? ''))),
    load: { carried: load.carried, level: load.level },
    others: of(lessUsed),
    defenses,
    protection,
    brackets: [...new Set(bracketed.flatMap(({ second }) => (second ? [second.when] : [])))],
    attacks,
    lists: statLists(model).filter(({ entries }) => entries.length > 0),
  };
}

/** Returns PD or DR, and the figure from behind where it differs. */
const defenseFigures = (name: string, { total, behind }: ProtectionSum): LabelledFigure[] => [
  { name, figure: total },
  ...(behind ? [{ name: `${name} from behind`, figure: behind }] : []),
];

const known = (lines: readonly LabelledFigure[]): LabelledFigure[] =>
  lines.filter(({ figure }) => figure.text !== NO_FIGURE);
