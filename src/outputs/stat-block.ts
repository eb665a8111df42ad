import type { Figure, SheetModel } from '../rules/sheet-model.ts';
import { attackWords } from './attack-words.ts';
import { bold, escapeMarkdown, escapeMarkdownLine } from './escape-markdown.ts';
import { bracketWords, figureText } from './figure-words.ts';
import { traitKinds } from './learned-sections.ts';
import { oneLine } from './one-line.ts';
import { sheetHead } from './sheet-sections.ts';
import {
  bodyWords,
  cut,
  gearWords,
  levelWords,
  mountWords,
  movementWords,
  named,
  reactionWords,
  traitWords,
} from './stat-words.ts';

/** One group of the block. */
interface Group {
  /** '' for the figures, which need no name. */
  readonly label: string;
  readonly text: string;
}

/** So many characters of each list, that the whole is half a page at most; what is left out is counted. */
const ROOM = { attacks: 440, reactions: 160, traits: 200, skills: 360, spells: 280, mounts: 200, gear: 240 };

/** The character as game masters note one, in plain text: a line for each group, which breaks where it is pasted. */
export function statBlockText(model: SheetModel): string {
  const lines = groups(model).map(({ label, text }) => (label === '' ? text : `${label}: ${text}`));
  return `${[`${shortName(model)} ${inShort(model)}`, ...lines].map(oneLine).join('\n')}\n`;
}

/** The same in Markdown: a paragraph for each group, its name in bold. */
export function statBlockMarkdown(model: SheetModel): string {
  const blocks = groups(model).map(({ label, text }) =>
    label === '' ? escapeMarkdownLine(text) : `${bold(`${label}:`)} ${escapeMarkdown(text)}`,
  );
  return `${[`${bold(shortName(model))} ${escapeMarkdown(inShort(model))}`, ...blocks].join('\n\n')}\n`;
}

const shortName = (model: SheetModel): string => cut(sheetHead(model).name);

const inShort = ({ head, ruleset }: SheetModel): string =>
  `(${[`${figureText(head.pointTotal)} points`, cut(head.race), ruleset.name].filter(Boolean).join(', ')})`;

/** The groups in the order that game masters look for them; none that is empty. */
function groups(model: SheetModel): Group[] {
  const { attacks, activeDefenses, passiveDefense, damageResistance, mounts, possessions } = model;
  const protection = [
    ...(passiveDefense ? [{ name: 'PD', figure: passiveDefense.total }] : []),
    { name: 'DR', figure: damageResistance.total },
  ];
  const bracketed: Figure[] = [
    ...[...activeDefenses, ...protection].map(({ figure }) => figure),
    ...attacks.filter(({ atHand }) => atHand).flatMap(({ skill, parry }) => [skill, parry]),
  ];
  const beasts = new Set(mounts.map(({ key }) => key));
  const gear = possessions.filter(({ key, place }) => place !== 'home' && !beasts.has(key));
  const traits = ([kind, label]: (typeof traitKinds)[number]): Group => ({
    label,
    text: within(ROOM.traits, model.traits.filter((trait) => trait.kind === kind).map(traitWords)),
  });
  const all: Group[] = [
    { label: '', text: bodyWords(model) },
    { label: '', text: movementWords(model) },
    { label: '', text: [named(activeDefenses), named(protection)].filter(Boolean).join('; ') },
    { label: '', text: bracketWords(bracketed) },
    { label: 'Attacks', text: within(ROOM.attacks, attackWords(model)) },
    { label: 'Reactions', text: within(ROOM.reactions, reactionWords(model)) },
    ...traitKinds.filter(([kind]) => kind !== 'race').map(traits),
    { label: 'Skills', text: within(ROOM.skills, model.skills.map(levelWords)) },
    { label: 'Spells', text: within(ROOM.spells, model.spells.map(levelWords)) },
    { label: 'Mounts', text: within(ROOM.mounts, mounts.map(mountWords)) },
    { label: 'Gear', text: within(ROOM.gear, gear.map(gearWords)) },
  ];
  return all.filter(({ text }) => text !== '');
}

/** As many of the texts as there is room for, at least one, and how many more there are. */
function within(room: number, texts: readonly string[]): string {
  let length = 0;
  const over = texts.findIndex((text, i) => {
    length += text.length + BETWEEN.length;
    return i > 0 && length > room;
  });
  return (over < 0 ? texts : [...texts.slice(0, over), `and ${texts.length - over} more`]).join(BETWEEN);
}

/** Names may have commas in them. */
const BETWEEN = '; ';
