import type {
  LabelledFigure,
  MountLine,
  PossessionLine,
  SheetModel,
  SkillLine,
  TraitLine,
} from '../rules/sheet-model.ts';
import { figureText, NO_FIGURE } from './figure-words.ts';

/** Names and notes in a stat block are no longer than this. */
const LONGEST_NAME = 80;
const LONGEST_NOTE = 24;

/** What the field calls these numbers, where the sheet spells them out. */
const shortNames = new Map([
  ['basicSpeed', 'Speed'],
  ['basicLift', 'BL'],
  ['defenseBonus', 'DB'],
  ['tasteSmell', 'Taste/smell'],
]);

/** Names with their figures; what there is not is left out: "Dodge 5, Parry 8 (7)". */
export const named = (lines: readonly LabelledFigure[]): string =>
  lines
    .filter(({ figure }) => figure.text !== NO_FIGURE)
    .map(({ name, figure }) => `${name} ${figureText(figure)}`)
    .join(', ');

/** The attributes, what is counted down in play, and basic damage. */
export function bodyWords({ attributes, secondary, hitPoints, fatiguePoints, thrust, swing }: SheetModel): string {
  const lines = [attributes, secondary].map((group) =>
    named(group.map(({ name, level }) => ({ name, figure: level }))),
  );
  const tallies = [
    { name: 'Hits', figure: hitPoints },
    { name: 'Fatigue', figure: fatiguePoints },
  ];
  const bought = secondary.some(({ id }) => id === 'hitPoints');
  const damage = [
    { name: 'Thr', figure: thrust },
    { name: 'Sw', figure: swing },
  ];
  return [...lines, bought ? '' : named(tallies), named(damage)].filter(Boolean).join('; ');
}

/** Speed, Move, what else the ruleset has, and the load that they are worked out for. */
export function movementWords({ figures, load }: SheetModel): string {
  const short = figures.map(({ name, figure }) => ({ name: shortNames.get(figure.stat ?? '') ?? name, figure }));
  return [named(short), `Load ${figureText(load.carried)} lb (${load.level})`].filter(Boolean).join('; ');
}

/** What is added to reaction rolls, where it is anything, and Status: "own race +2", "Status +1". */
export const reactionWords = ({ reactions }: SheetModel): string[] =>
  reactions
    .filter(({ figure }) => !['0', 'none'].includes(figure.text))
    .map(({ name, figure }) => `${cut(name)} ${figureText(figure)}`);

/** "Saddle horse (ridden): ST 35, DX 9, IQ 4, HT 14, Move 10, Dodge 5, bite 1d cr". */
export function mountWords({ name, where, attributes, move, dodge, bite, biteType }: MountLine): string {
  const figures = [...attributes, { name: 'Move', figure: move }, { name: 'Dodge', figure: dodge }];
  return `${cut(name)} (${where}): ${named(figures)}, bite ${figureText(bite)} ${biteType}`;
}

/** "Broadsword-15". */
export const levelWords = ({ name, level }: SkillLine): string =>
  level.text === NO_FIGURE ? cut(name) : `${cut(name)}-${figureText(level)}`;

/** A trait with what is said of it, if that is short: "Honesty (resisted on 12)". */
export const traitWords = ({ name, note }: TraitLine): string =>
  note !== '' && note.length <= LONGEST_NOTE ? `${cut(name)} (${note})` : cut(name);

/** "20 × Arrow". */
export const gearWords = ({ name, quantity }: PossessionLine): string =>
  quantity === '1' ? cut(name) : `${quantity} × ${cut(name)}`;

/** A name that takes no more than a line. */
export const cut = (name: string): string =>
  name.length > LONGEST_NAME ? `${name.slice(0, LONGEST_NAME - 1).trimEnd()}…` : name;
