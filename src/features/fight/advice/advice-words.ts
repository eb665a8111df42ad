import type { Play } from '../../../character/play.ts';
import type { Advice, AdvisedChoice } from '../../../rules/combat/advice/advise-turn.ts';

/** "All-Out Attack, Strong". */
export const maneuverWords = ({ maneuver, kind }: AdvisedChoice): string =>
  kind ? `${maneuver.name}, ${kind.name}` : maneuver.name;

/** "two blows with Broadsword, swing, at the vitals, deceptive by 2"; empty without an attack. */
export function attackWords({ attack }: AdvisedChoice): string {
  if (!attack) return '';
  const { line, location, count, deceptive, odds } = attack;
  const place = odds.combat.fight.targetLocations.find(({ id }) => id === location);
  return [
    `${count > 1 ? `${count} attacks with ` : ''}${line.name}`,
    ...(place ? [`at the ${place.name}`] : []),
    ...(deceptive > 0 ? [`deceptive by ${deceptive}`] : []),
  ].join(', ');
}

export const choiceWords = (choice: AdvisedChoice): string =>
  [maneuverWords(choice), attackWords(choice)].filter(Boolean).join(': ');

/** The state of play with the choice filled in, as a player would: the maneuver, and the place that is aimed at. */
export const withChoice =
  ({ maneuver, kind, attack }: AdvisedChoice) =>
  (play: Play): Play => ({
    ...play,
    choice: {
      ...play.choice,
      maneuver: maneuver.id,
      kind: kind?.id ?? '',
      subject: '',
      deceptive: attack?.deceptive ?? 0,
    },
    target: attack ? { ...play.target, location: attack.location } : play.target,
  });

/** A choice with what it is the best at. */
export interface RankedChoice {
  readonly choice: AdvisedChoice;
  readonly bestAt: readonly string[];
}

const measures = [
  { name: 'Surest to wound', of: ({ wounds }: AdvisedChoice) => wounds },
  { name: 'Most injury', of: ({ averageInjury }: AdvisedChoice) => averageInjury },
  { name: 'Likeliest to stop the foe', of: ({ disables }: AdvisedChoice) => disables },
  { name: 'Safest', of: ({ risk }: AdvisedChoice) => 1 - risk },
] as const;

/** Those that are the best at something first, then the others, the most injury first. */
export function rankChoices({ choices }: Advice): readonly RankedChoice[] {
  const best = measures.flatMap(({ name, of }) => {
    const first = choices.toSorted((one, other) => of(other) - of(one))[0];
    return first && choices.some((other) => of(other) < of(first)) ? [{ name, choice: first }] : [];
  });
  const ranked = choices.map((choice) => ({
    choice,
    bestAt: best.flatMap((each) => (each.choice === choice ? [each.name] : [])),
  }));
  return ranked.toSorted(
    (one, other) =>
      Number(other.bestAt.length > 0) - Number(one.bestAt.length > 0) ||
      other.choice.averageInjury - one.choice.averageInjury,
  );
}
