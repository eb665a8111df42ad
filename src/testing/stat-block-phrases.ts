import type { Figure, LabeledFigure } from '../sheet-model/model/sheet-model.ts';
import type { StatBlock } from '../sheet-model/model/stat-block.ts';
import { noFigure } from '../sheet-model/model/stat-block.ts';

const formatFigure = ({ text, second }: Figure): string => (second ? `${text}(${second.text})` : text);
const labeled = ({ name, figure }: LabeledFigure): string => name + formatFigure(figure);

/** A text without its spaces, breaks and characters without width. */
export const packed = (text: string): string => text.replace(/[\s\u200B]/gu, '');

/** Returns every value of a stat block with its name, in reading order, packed. */
export function statBlockPhrases(block: StatBlock): string[] {
  const {
    name,
    points,
    race,
    ruleset,
    attributes,
    mind,
    tallies,
    damage,
    movement,
    load,
    others: otherNumbers,
  } = block;
  const { defenses, protection, brackets, attacks, lists } = block;
  const figures = [attributes, mind, tallies, damage, movement, otherNumbers, defenses, protection].flat().map(labeled);
  const ofAttacks = attacks.flatMap(({ item, skill, uses, parry, ranges }) => [
    item + (skill.text === noFigure ? '' : formatFigure(skill)),
    ...uses.flatMap((use) => [formatFigure(use.damage) + use.type, use.name, use.reach]),
    parry.text === noFigure ? '' : formatFigure(parry),
    ...ranges.map(labeled),
  ]);
  const ofLists = lists.flatMap(({ label, entries }) => [
    label,
    ...entries.map((entry) =>
      entry.map((run) => ('name' in run ? run.name : 'figure' in run ? formatFigure(run.figure) : run.words)).join(''),
    ),
  ]);
  const about = [
    name,
    `${formatFigure(points)}points`,
    race,
    ruleset,
    `Load${formatFigure(load.carried)}lb(${load.level})`,
    ...brackets,
  ];
  return [...about, ...figures, ...ofAttacks, ...ofLists].map(packed).filter((phrase) => phrase !== '');
}
