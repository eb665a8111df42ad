import { campaignAttributeStat } from '../../rules/stat-ids.ts';
import type {
  AttackLine,
  Figure,
  LabeledFigure,
  MountLine,
  PossessionLine,
  ProtectionSum,
  SheetModel,
  SkillLine,
  TraitLine,
} from './sheet-model.ts';

/** A piece of an entry: a name (of any length, if typed by the player), a figure, or words and signs around them. */
type StatRun = { readonly name: string } | { readonly figure: Figure } | { readonly words: string };

/** A skill, a trait, an item: "Broadsword-15", "Honesty (resisted on 12)", "20 × Arrow". */
export type StatEntry = readonly StatRun[];

/** A paragraph of the block: its label, then entries one after the other. */
export interface StatList {
  readonly label: string;
  readonly entries: readonly StatEntry[];
}

/** A use of a weapon: "1+3 cut", by swinging it, at reach 1. */
export interface StatUse {
  readonly key: string;
  readonly name: string;
  readonly damage: Figure;
  readonly type: string;
  readonly reach: string;
}

/** The uses of an item that share a skill, a parry and ranges. */
export interface StatAttack {
  readonly key: string;
  readonly item: string;
  readonly skill: Figure;
  readonly uses: readonly StatUse[];
  readonly parry: Figure;
  /** The filled ones of the ruleset's columns, by their headings. */
  readonly ranges: readonly LabeledFigure[];
}

/** Points to tick off. */
export interface StatTally extends LabeledFigure {
  /** How many are lost at present, if that is printed. */
  readonly lost?: number | undefined;
}

/**
 * The notes of a game master on a character, in the order of use. Text, print and PDF all draw this; a missing figure is
 * "–" in an attack, and left out anywhere else.
 */
export interface StatBlock {
  /** '' if there is no name yet. */
  readonly name: string;
  readonly points: Figure;
  readonly race: string;
  readonly ruleset: string;
  /** ST, DX, IQ and HT. */
  readonly attributes: readonly LabeledFigure[];
  /** Will, and Perception if the ruleset has it. */
  readonly mind: readonly LabeledFigure[];
  /** Hits and fatigue, which go down in play. */
  readonly tallies: readonly StatTally[];
  /** The state at present, if that is printed: "lying, unconscious"; else ''. */
  readonly state: string;
  /** Thrust and swing. */
  readonly damage: readonly LabeledFigure[];
  readonly movement: readonly LabeledFigure[];
  readonly load: { readonly carried: Figure; readonly level: string };
  /** Figures needed less often: Basic Lift, the senses. */
  readonly others: readonly LabeledFigure[];
  readonly defenses: readonly LabeledFigure[];
  readonly protection: readonly LabeledFigure[];
  /** When the figures in brackets apply: "with large shield". */
  readonly brackets: readonly string[];
  /** Attacks with the weapons at hand, and with bare hands. */
  readonly attacks: readonly StatAttack[];
  /** Reactions, traits, skills, spells, mounts and gear, without empty lists. */
  readonly lists: readonly StatList[];
}

/** Returns the attacks at hand; uses of a weapon with the same skill, parry and range are grouped. */
function statAttacks(model: SheetModel): StatAttack[] {
  const groups = new Map<string, StatAttack & { uses: StatUse[] }>();
  for (const line of model.attacks) {
    if (!line.atHand || isUnusable(line)) continue;
    const { id, itemKey, item, skill, parry, use: name, damage, type, reach } = line;
    const ranges = rangesOf(model, line);
    const shared = [skill, parry, ...ranges.map(({ figure }) => figure)].map(figureKey);
    const key = JSON.stringify([itemKey, item, ...shared, ...ranges.map((range) => range.name)]);
    const group = groups.get(key) ?? { key: id, item, skill, uses: [], parry, ranges };
    group.uses.push({ key: id, name, damage, type, reach: reach.replace(/,\s+/g, ',') });
    groups.set(key, group);
  }
  return [...groups.values()];
}

/** Whether a blow is on the sheet only to explain why it cannot be used now. */
const isUnusable = ({ skill, damage }: AttackLine): boolean => skill.text === '–' && damage.text === '–';

/** Returns the same key for figures with the same text, whatever they are derived from. */
const figureKey = ({ text, second }: Figure): string => (second ? `${text} (${second.text})` : text);

function rangesOf({ ranged, rangedColumns }: SheetModel, { id }: AttackLine): LabeledFigure[] {
  const cells = ranged.find((line) => line.id === id)?.cells ?? [];
  return cells.flatMap((figure, i) => {
    const name = rangedColumns[i]?.heading;
    return name && figure.text !== '–' ? [{ name, figure }] : [];
  });
}

/** Longer notes of traits are only on the full sheet. */
const longestNote = 24;

/** In the order of the sheet; the race follows the name of the character. */
const traitKinds: readonly (readonly [TraitLine['kind'], string])[] = [
  ['advantage', 'Advantages'],
  ['perk', 'Perks'],
  ['disadvantage', 'Disadvantages'],
  ['quirk', 'Quirks'],
];

/** Returns the paragraphs of a stat block, including empty ones. Items at home are left out. */
function statLists({ reactions, traits, skills, spells, mounts, possessions }: SheetModel): StatList[] {
  const mountKeys = new Set(mounts.map(({ key }) => key));
  const gear = possessions.filter(({ key, place }) => place !== 'home' && !mountKeys.has(key));
  return [
    { label: 'Reactions', entries: reactions.filter(({ figure }) => hasContent(figure)).map(reactionEntry) },
    ...traitKinds.map(([kind, label]) => ({
      label,
      entries: traits.filter((trait) => trait.kind === kind).map(traitEntry),
    })),
    { label: 'Skills', entries: skills.map(levelEntry) },
    { label: 'Spells', entries: spells.map(levelEntry) },
    { label: 'Mounts', entries: mounts.map(mountEntry) },
    { label: 'Equipment', entries: gear.map(gearEntry) },
  ];
}

const hasContent = ({ text }: Figure): boolean => text !== '0' && text !== 'none';

/** "own race +2", "Status +1". */
const reactionEntry = ({ name, figure }: LabeledFigure): StatEntry => [{ name }, { words: ' ' }, { figure }];

/** A trait with its note, if that is short: "Honesty (resisted on 12)". */
const traitEntry = ({ name, note }: TraitLine): StatEntry =>
  note !== '' && note.length <= longestNote ? [{ name }, { words: ` (${note})` }] : [{ name }];

/** "Broadsword-15". */
const levelEntry = ({ name, level }: SkillLine): StatEntry =>
  level.text === '–' ? [{ name }] : [{ name }, { words: '-' }, { figure: level }];

/** "20 × Arrow". */
const gearEntry = ({ name, quantity }: PossessionLine): StatEntry =>
  quantity === '1' ? [{ name }] : [{ words: `${quantity} × ` }, { name }];

/** "Saddle horse (ridden): ST 35, DX 9, IQ 4, HT 14, Move 10, Dodge 5, bite 1d cr". */
function mountEntry({ name, where, attributes, move, dodge, attacks }: MountLine): StatEntry {
  const figures = [...attributes, { name: 'Move', figure: move }, { name: 'Dodge', figure: dodge }];
  return [
    { name },
    { words: ` (${where}): ` },
    ...figures
      .filter(({ figure }) => figure.text !== '–')
      .flatMap((line): StatRun[] => [{ words: `${line.name} ` }, { figure: line.figure }, { words: ', ' }]),
    ...attacks.flatMap(({ name: attack, damage, type, skill }, i): StatRun[] => [
      { words: `${i === 0 ? '' : ', '}${attack.toLowerCase()} ` },
      { figure: damage },
      { words: ` ${type}${skill ? ' at ' : ''}` },
      ...(skill ? [{ figure: skill }] : []),
    ]),
  ];
}

/** The placeholder of a missing figure. */
export const noFigure = '–';

/** The usual abbreviations of numbers that the sheet spells out. */
const shortNames = new Map([
  ['basicSpeed', 'Speed'],
  ['basicMove', 'Basic Move'],
  ['basicLift', 'BL'],
  ['defenseBonus', 'DB'],
  ['tasteSmell', 'Taste/Smell'],
]);
const ofMind = ['will', 'perception'];
const ofProtection = ['defenseBonus'];
const lessUsed = ['basicLift', 'hearing', 'vision', 'tasteSmell'];
const notOfMovement = new Set(['hitPoints', 'fatiguePoints', ...ofMind, ...ofProtection, ...lessUsed]);

const isOfCampaign = (stat: string | undefined): boolean => stat?.startsWith(campaignAttributeStat('')) ?? false;

/** Returns the stat block of a sheet. */
export function statBlock(model: SheetModel): StatBlock {
  const { head, ruleset, load, activeDefenses, passiveDefense, damageResistance } = model;
  const { hitPoints, fatiguePoints, thrust, swing } = model;
  const levels = (of: SheetModel['attributes']): LabeledFigure[] =>
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
    tallies: [
      { name: namedFigures('hitPoints', 'Hits'), figure: hitPoints, lost: model.tallies[0]?.lost },
      { name: namedFigures('fatiguePoints', 'Fatigue'), figure: fatiguePoints, lost: model.tallies[1]?.lost },
    ].filter(({ figure }) => figure.text !== noFigure),
    state: model.tallies.flatMap(({ state, lost }) => (lost === undefined ? [] : [state ?? ''])).find(Boolean) ?? '',
    damage: known([
      { name: 'Thr', figure: thrust },
      { name: 'Sw', figure: swing },
    ]),
    movement: known(lines.filter(({ figure }) => !notOfMovement.has(figure.stat ?? '') && !isOfCampaign(figure.stat))),
    load: { carried: load.carried, level: load.level },
    others: [...of(lessUsed), ...known(lines.filter(({ figure }) => isOfCampaign(figure.stat)))],
    defenses,
    protection,
    brackets: [...new Set(bracketed.flatMap(({ second }) => (second ? [second.when] : [])))],
    attacks,
    lists: statLists(model).filter(({ entries }) => entries.length > 0),
  };
}

/** Returns PD or DR, and the figure from behind if it differs. */
const defenseFigures = (name: string, { total, behind }: ProtectionSum): LabeledFigure[] => [
  { name, figure: total },
  ...(behind ? [{ name: `${name} from behind`, figure: behind }] : []),
];

const known = (lines: readonly LabeledFigure[]): LabeledFigure[] =>
  lines.filter(({ figure }) => figure.text !== noFigure);
