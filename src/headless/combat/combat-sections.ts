import type { DiceNotation } from '../../engine/dice.ts';
import { describeDerivation, formatValue } from '../../engine/format.ts';
import type { Derivation } from '../../engine/step.ts';
import type { Section } from '../../outputs/section.ts';
import { describeRefusal } from '../../rules/combat/derive-combat.ts';
import type { NamedFigure, WorkedState } from './derive-state.ts';

/** Returns the numbers of a state as sections of a readable sheet: with `explain`, a sentence for each number. */
export function combatSections(worked: WorkedState, notation: DiceNotation, explain: boolean): readonly Section[] {
  const words = (figure: Derivation) => (explain ? describeDerivation(figure, notation) : line(figure, notation));
  const all = (figures: readonly NamedFigure[]) =>
    figures.flatMap(({ figure, damage, against }) => {
      const more = [...(damage && figure.value !== null ? [damage] : []), ...(against ? [against] : [])];
      return [words(figure), ...more.map(words)];
    });
  const { maneuver, kind } = worked.sheet.fight;
  const name = kind ? `${maneuver.name}, ${kind.name}` : maneuver.name;
  const sections: readonly [title: string, lines: readonly string[]][] = [
    [`In this state: ${name}`, all(worked.numbers)],
    ['Attacks now', all(worked.attacks)],
    ['Defenses now', all(worked.defenses)],
    ["The target's defenses", all(worked.foe)],
    ['Actions', [...all(worked.actions), ...all(worked.pickUps)]],
    [
      'Rolls due',
      worked.rolls.map(({ figure, success, failure }) => `${words(figure)}. Made: ${success}. Missed: ${failure}.`),
    ],
    ['Maneuvers', worked.maneuvers.map((each) => maneuverLine(each, notation))],
  ];
  return sections.flatMap(([title, lines]) =>
    lines.length > 0 ? [{ title, parts: [{ kind: 'list' as const, lines }] }] : [],
  );
}

function line(figure: Derivation, notation: DiceNotation): string {
  const refusal = describeRefusal(figure);
  if (refusal !== null) return `${figure.name}: none (${refusal})`;
  const notes = figure.notes.map((note) => note.words).join('; ');
  return `${figure.name}: ${valueWords(figure, notation)}${notes ? ` (${notes})` : ''}`;
}

const valueWords = ({ value, unit }: Derivation, notation: DiceNotation): string =>
  `${formatValue(value, notation)}${unit ? ` ${unit}` : ''}`;

/**
 * The actions a maneuver allows, and the numbers under it, or the reason against it. Attacks and defenses that it does
 * not have are left out.
 */
function maneuverLine(
  { maneuver, kind, allows, refusal, movement, attacks, defenses }: WorkedState['maneuvers'][number],
  notation: DiceNotation,
): string {
  const name = kind ? `${maneuver.name}, ${kind.name}` : maneuver.name;
  if (refusal !== null) return `${name}: not possible (${refusal})`;
  const figures = [...attacks, ...defenses].flatMap(({ figure, damage }) => {
    if (figure.value === null) return [];
    const hit = damage && damage.value !== null ? `, ${valueWords(damage, notation)}` : '';
    return [`${figure.name.replace(/: (skill now|roll)$/, '')} ${formatValue(figure.value, notation)}${hit}`];
  });
  const allowed = `movement ${allows.movement}; attack ${allows.attack}; defense ${allows.defenses}`;
  return `${name}: ${[allowed, `moves ${valueWords(movement, notation)}`, ...figures].join('; ')}`;
}
