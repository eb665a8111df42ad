import type { SheetModel } from '../rules/model/sheet-model.ts';
import { formatFigure } from '../rules/model/sheet-model.ts';
import { statBlock } from '../rules/model/stat-block.ts';
import type { StatBlock } from '../rules/model/stat-block-model.ts';
import { bold, escapeMarkdown, escapeMarkdownLine } from './escape-markdown.ts';
import { oneLine } from './one-line.ts';
import { describeAttack, describeEntry, describeNamedFigures, shortenName } from './stat-words.ts';

/** One group of the block. */
interface Group {
  /** '' for the figures, which need no name. */
  readonly label: string;
  readonly text: string;
}

/** So many characters of each list, that the whole is half a page at most; what is left out is counted. */
const ROOM = new Map([
  ['Attacks', 470],
  ['Skills', 360],
  ['Spells', 280],
  ['Equipment', 240],
  ['Reactions', 160],
]);
const USUAL_ROOM = 200;

/** The character as game masters note one, in plain text: a line for each group, which breaks where it is pasted. */
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
    brackets.length > 0 ? [`In brackets: ${brackets.join('; ')}`] : [],
  ].map((line) => ({ label: '', text: line.filter(Boolean).join(BETWEEN) }));
  const listed = [
    { label: 'Attacks', texts: attacks.map(describeAttack) },
    ...lists.map(({ label, entries }) => ({ label, texts: entries.map(describeEntry) })),
  ].map(({ label, texts }) => ({ label, text: within(ROOM.get(label) ?? USUAL_ROOM, texts) }));
  return [...figures, ...listed].filter(({ text }) => text !== '');
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
