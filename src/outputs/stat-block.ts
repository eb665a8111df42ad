import { formatFigure, type LabeledFigure, type SheetModel } from '../sheet-model/model/sheet-model.ts';
import type { StatAttack, StatBlock, StatEntry, StatUse } from '../sheet-model/model/stat-block.ts';
import { noFigure, statBlock } from '../sheet-model/model/stat-block.ts';
import { bold, escapeMarkdown, escapeMarkdownLine } from './markdown.ts';
import { oneLine } from './one-line.ts';

/** One group of the block. */
interface Group {
  /** '' for the figures, which need no name. */
  readonly label: string;
  readonly text: string;
}

/** The maximum characters of each list, so that the whole is half a page at most; entries left out are counted. */
const roomByPart = new Map([
  ['Attacks', 470],
  ['Skills', 360],
  ['Spells', 280],
  ['Equipment', 240],
  ['Reactions', 160],
]);
const usualRoom = 200;

/**
 * The character as game masters note one, in plain text: a line for each group, wrapped by the place it is pasted into.
 */
export function statBlockText(model: SheetModel): string {
  const block = statBlock(model);
  const lines = groups(block).map(({ label, text }) => (label === '' ? text : `${label}: ${text}`));
  return `${[`${shortName(block)} ${inShort(block)}`, ...lines].map(oneLine).join('\n')}\n`;
}

/** The same in Markdown: a paragraph for each group, its name in bold. */
export function statBlockMarkdown(model: SheetModel): string {
  const block = statBlock(model);
  const paragraphs = groups(block).map(({ label, text }) =>
    label === '' ? escapeMarkdownLine(text) : `${bold(`${label}:`)} ${escapeMarkdown(text)}`,
  );
  return `${[`${bold(shortName(block))} ${escapeMarkdown(inShort(block))}`, ...paragraphs].join('\n\n')}\n`;
}

const shortName = ({ name }: StatBlock): string => shortenName(name || 'Unnamed character');

const inShort = ({ points, race, ruleset }: StatBlock): string =>
  `(${[`${formatFigure(points)} points`, shortenName(race), ruleset].filter(Boolean).join(', ')})`;

/** The groups in the order of the block; none that is empty. */
function groups(block: StatBlock): Group[] {
  const { attributes, mind, tallies, damage, movement, load, others } = block;
  const { defenses, protection, brackets, attacks, lists } = block;
  const figures = [
    [attributes, mind, tallies, damage].map(describeNamedFigures),
    [
      describeNamedFigures(movement),
      `Load ${formatFigure(load.carried)} lb (${load.level})`,
      describeNamedFigures(others),
    ],
    [describeNamedFigures(defenses), describeNamedFigures(protection)],
    brackets.length > 0 ? [`In parentheses: ${brackets.join('; ')}`] : [],
  ].map((line) => ({ label: '', text: line.filter(Boolean).join(separator) }));
  const listed = [
    { label: 'Attacks', texts: attacks.map(describeAttack) },
    ...lists.map(({ label, entries }) => ({ label, texts: entries.map(describeEntry) })),
  ].map(({ label, texts }) => ({ label, text: within(roomByPart.get(label) ?? usualRoom, texts) }));
  return [...figures, ...listed].filter(({ text }) => text !== '');
}

/** As many of the texts as there is room for, at least one, and how many more there are. */
function within(room: number, texts: readonly string[]): string {
  let length = 0;
  const over = texts.findIndex((text, i) => {
    length += text.length + separator.length;
    return i > 0 && length > room;
  });
  return (over < 0 ? texts : [...texts.slice(0, over), `and ${texts.length - over} more`]).join(separator);
}

/** Names may have commas in them. */
const separator = '; ';

/** Names in a stat block are no longer than this, so that the whole is half a page. */
const longestName = 80;

/** Names with their figures: "Dodge 5, Parry 8 (7)". */
const describeNamedFigures = (lines: readonly LabeledFigure[]): string =>
  lines.map(({ name, figure }) => `${name} ${formatFigure(figure)}`).join(', ');

/** An entry of a list: "Broadsword-15", "20 × Arrow". */
const describeEntry = (entry: StatEntry): string =>
  entry
    .map((run) => ('name' in run ? shortenName(run.name) : 'figure' in run ? formatFigure(run.figure) : run.words))
    .join('');

/**
 * The uses of a weapon: "Axe 14 (12): 1+4 cut (swing), reach 1, parry 7 (6)"; "Longbow 15: 1+2 imp (shot), SS 15, Acc
 * 3".
 */
function describeAttack({ item, skill, uses, parry, ranges }: StatAttack): string {
  const reach = uses[0]?.reach ?? '';
  const sameReach = uses.every((use) => use.reach === reach);
  const parts = [
    ...uses.map((use) => describeUse(use, !sameReach)),
    ...(sameReach && reach ? [`reach ${reach}`] : []),
    ...(parry.text === noFigure ? [] : [`parry ${formatFigure(parry)}`]),
    ...ranges.map(({ name, figure }) => `${name} ${formatFigure(figure)}`),
  ];
  return `${shortenName(item)}${skill.text === noFigure ? '' : ` ${formatFigure(skill)}`}: ${parts.join(', ')}`;
}

/** "1+3 cut (swing)", with its reach if the other uses have another: "1+3 cut (swing, reach 2,3)". */
function describeUse({ name, damage, type, reach }: StatUse, withReach: boolean): string {
  const about = [name, withReach && reach && `reach ${reach}`].filter(Boolean).join(', ');
  return [formatFigure(damage), type, about && `(${about})`].filter(Boolean).join(' ');
}

/** A name that takes no more than a line. */
const shortenName = (name: string): string =>
  name.length > longestName ? `${name.slice(0, longestName - 1).trimEnd()}…` : name;
