import type { LabelledFigure } from '../rules/model/sheet-model.ts';
import { formatFigure } from '../rules/model/sheet-model.ts';
import { NO_FIGURE } from '../rules/model/stat-block.ts';
import type { StatAttack, StatEntry, StatUse } from '../rules/model/stat-block-model.ts';

/** Names in a stat block are no longer than this, so that the whole is half a page. */
const LONGEST_NAME = 80;

/** Names with their figures: "Dodge 5, Parry 8 (7)". */
export const describeNamedFigures = (lines: readonly LabelledFigure[]): string =>
  lines.map(({ name, figure }) => `${name} ${formatFigure(figure)}`).join(', ');

/** An entry of a list: "Broadsword-15", "20 × Arrow". */
export const describeEntry = (entry: StatEntry): string =>
  entry
    .map((run) => ('name' in run ? shortenName(run.name) : 'figure' in run ? formatFigure(run.figure) : run.words))
    .join('');

/**
 * What can be done with a weapon: "Axe 14 (12): 1+4 cut (swing), reach 1, parry 7 (6)"; "Longbow 15: 1+2 imp (shot),
 * SS 15, Acc 3".
 */
export function describeAttack({ item, skill, uses, parry, ranges }: StatAttack): string {
  const reach = uses[0]?.reach ?? '';
  const sameReach = uses.every((use) => use.reach === reach);
  const parts = [
    ...uses.map((use) => describeUse(use, !sameReach)),
    ...(sameReach && reach ? [`reach ${reach}`] : []),
    ...(parry.text === NO_FIGURE ? [] : [`parry ${formatFigure(parry)}`]),
    ...ranges.map(({ name, figure }) => `${name} ${formatFigure(figure)}`),
  ];
  return `${shortenName(item)}${skill.text === NO_FIGURE ? '' : ` ${formatFigure(skill)}`}: ${parts.join(', ')}`;
}

/** "1+3 cut (swing)", with its reach where the other uses have another: "1+3 cut (swing, reach 2,3)". */
function describeUse({ name, damage, type, reach }: StatUse, withReach: boolean): string {
  const about = [name, withReach && reach && `reach ${reach}`].filter(Boolean).join(', ');
  return [formatFigure(damage), type, about && `(${about})`].filter(Boolean).join(' ');
}

/** A name that takes no more than a line. */
export const shortenName = (name: string): string =>
  name.length > LONGEST_NAME ? `${name.slice(0, LONGEST_NAME - 1).trimEnd()}…` : name;
