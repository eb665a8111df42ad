import { formatCitation } from '../../engine/citation.ts';
import type { DiceNotation } from '../../engine/dice.ts';
import { formatValue, stepFigure } from '../../engine/format.ts';
import type { StatId, Step } from '../../engine/step.ts';
import { changedNothing, type Derivation } from '../../engine/step.ts';
import type { DerivedCharacter } from '../../rules/derive-character.ts';
import { buildModel } from './build-model.ts';
import type { Figure, SheetModel } from './sheet-model.ts';

/**
 * A step of a calculation in words, with its figure as arithmetic: "load", "−2". `from` names the number that it reads.
 */
export interface WorkedStep {
  readonly words: string;
  readonly figure: string;
  readonly from?: StatId;
  /** The candidates, if the step takes the best of several. */
  readonly of?: readonly WorkedStep[];
}

/** A number of a character with its whole calculation. */
export interface WorkedNumber {
  readonly stat: StatId;
  /** The part of the sheet that shows it, or the first that needs it. */
  readonly group: string;
  /** "Dodge". */
  readonly title: string;
  /** "5 yards a turn". */
  readonly value: string;
  readonly steps: readonly WorkedStep[];
  /** Conditional rules. */
  readonly notes: readonly string[];
  /** Book and page: "Man to Man p. 7", or an empty text. */
  readonly page: string;
}

type Source = Pick<DerivedCharacter, 'worksheet' | 'ruleset' | 'context'>;

/**
 * Returns the calculation of every number of a sheet in words, in the order of the sheet and without repeats; a number
 * that another depends on and that is not on the sheet follows the first one that needs it.
 */
export function workedNumbers(sheet: Source): WorkedNumber[] {
  const { worksheet, ruleset } = sheet;
  const groups = statsOfSheet(buildModel(sheet));
  const onSheet = new Set(groups.flatMap(({ stats }) => stats));
  const visited = new Set<StatId>();
  const worked: WorkedNumber[] = [];
  const visit = (stat: StatId, group: string): void => {
    const derivation = visited.has(stat) ? undefined : worksheet.find(stat);
    if (!derivation) return;
    visited.add(stat);
    const number = workedNumber(derivation, group, ruleset.notation);
    worked.push(number);
    for (const source of number.steps.flatMap(sourcesOf)) if (!onSheet.has(source)) visit(source, group);
  };
  for (const { group, stats } of groups) for (const stat of stats) visit(stat, group);
  return worked;
}

/** Returns the stats of each part of the sheet, in the order of the sheet. */
function statsOfSheet(model: SheetModel): { group: string; stats: StatId[] }[] {
  const { head, attributes, secondary, hitPoints, fatiguePoints, thrust, swing, figures, load } = model;
  const { activeDefenses, passiveDefense, damageResistance, bodyPlaces, reactions, traits } = model;
  const { skills, spells, attacks, ranged, possessions, possessionTotals, mounts, points } = model;
  const parts: [string, unknown][] = [
    ['Attributes', [attributes, secondary, hitPoints, fatiguePoints]],
    ['Damage and movement', [thrust, swing, figures]],
    ['Load', [load]],
    ['Active defenses', activeDefenses],
    ['Protection', [passiveDefense, damageResistance, bodyPlaces]],
    ['Reactions', reactions],
    ['Traits', traits],
    ['Skills', skills],
    ['Spells', spells],
    ['Weapons', attacks.map((line) => [line, line.readying && { text: line.readying.note, stat: line.readying.stat }])],
    ['Ranges', ranged],
    ['Mounts', mounts],
    ['Equipment', [possessions, possessionTotals]],
    ['Points', [points, head.pointTotal]],
  ];
  return parts.map(([group, part]) => ({ group, stats: statsIn(part) }));
}

/** Returns the stats of all figures in a part of a sheet, in its order. */
export function statsIn(part: unknown): StatId[] {
  if (Array.isArray(part)) return part.flatMap(statsIn);
  if (typeof part !== 'object' || part === null) return [];
  if (isFigure(part)) return [part.stat ?? '', part.second?.stat ?? ''].filter((stat) => stat !== '');
  return Object.values(part).flatMap(statsIn);
}

const isFigure = (part: object): part is Figure => 'text' in part && typeof part.text === 'string';

function workedNumber(derivation: Derivation, group: string, notation: DiceNotation): WorkedNumber {
  const { id, name, value, unit, steps, notes, cite = steps.find((step) => step.cite)?.cite } = derivation;
  const changingSteps = steps.filter((step, i) => step.op === 'given' || i === 0 || !changedNothing(derivation, i));
  return {
    stat: id,
    group,
    title: name.charAt(0).toUpperCase() + name.slice(1),
    value: `${formatValue(value, notation)}${unit && value !== null ? ` ${unit}` : ''}`,
    steps: changingSteps.map((step) => workedStep(step, notation)),
    notes: [...new Set(notes.map(({ words }) => words))],
    page: cite ? formatCitation(cite) : '',
  };
}

function workedStep(step: Step, notation: DiceNotation): WorkedStep {
  const hasNoValue = 'value' in step && step.value === null;
  return {
    words: step.words,
    figure: hasNoValue ? '' : stepFigure(step, notation),
    ...(step.from === undefined ? {} : { from: step.from }),
    ...(step.op === 'choose'
      ? {
          of: step.options.map(({ words, value, from }) => ({
            words,
            figure: formatValue(value, notation),
            ...(from === undefined ? {} : { from }),
          })),
        }
      : {}),
  };
}

const sourcesOf = ({ from, of = [] }: WorkedStep): StatId[] => [
  ...(from === undefined ? [] : [from]),
  ...of.flatMap(sourcesOf),
];
