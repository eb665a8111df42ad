import type { Fighter } from '../../character/encounter.ts';
import type { HazardAnswers } from '../../character/play.ts';
import { parseDice } from '../../engine/dice.ts';
import { ownValue } from '../../engine/own-value.ts';
import { findHazard, type Hazard, type HazardQuestion } from '../../rules/combat/hazards/hazard.ts';
import { askHazard } from '../../rules/combat/hazards/meet-hazard.ts';
import { groupBy } from '../../rules/shared/group-by.ts';
import type { FightSide } from '../fight/in-play.ts';
import { namesOf } from './group-actions.ts';

type Sides = readonly { readonly fighter: Fighter; readonly side: FightSide }[];

/** What can harm several of these at once, by any of their rules. */
export function areaHazards(sides: readonly FightSide[]): readonly Hazard[] {
  const all = sides.flatMap(({ combat }) => combat.fight.rules.hazards.hazards.filter(({ area }) => area));
  return [...new Map(all.map((hazard) => [hazard.id, hazard])).values()];
}

/** A harm as the rules of some of the fighters have it. */
export interface HazardKind {
  readonly hazard: Hazard;
  /** One of them, and the names of all. */
  readonly side: FightSide;
  readonly names: string;
  /** What these rules ask, and none before them. */
  readonly questions: readonly HazardQuestion[];
  /** The answers to all that they ask of everybody together. */
  readonly answers: HazardAnswers;
}

/** The questions that all of them answer together. */
const askedTogether = ({ asks, area = [] }: Hazard): readonly HazardQuestion[] =>
  asks.filter(({ id }) => !area.includes(id));

const valuesOf = (question: HazardQuestion): string =>
  question.kind === 'choice' ? question.options.map(({ value }) => value).join(' ') : '';

/** Whether two books ask the same. */
const isSameQuestion = (one: HazardQuestion, other: HazardQuestion): boolean =>
  one.id === other.id && one.kind === other.kind && valuesOf(one) === valuesOf(other);

/** The answer to a question, in full. */
function answerTo({ side, hazard, answers }: HazardKind, question: HazardQuestion): HazardAnswers[string] {
  const asked = askHazard(side.combat, hazard, { answers, before: 0 });
  const { id } = question;
  switch (question.kind) {
    case 'number':
      return asked.number(id);
    case 'choice':
      return asked.choice(id);
    case 'check':
      return asked.isChecked(id);
    default: {
      const text = ownValue(answers, id);
      return typeof text === 'string' && parseDice(text) ? text : question.usual;
    }
  }
}

/**
 * The harm of this id by the rules of each ruleset among the fighters. A question that several of them ask is asked once, by the first;
 * the others take its answer. `typed` are the answers by the place of the rules in the list.
 */
export function hazardKinds(
  sides: Sides,
  id: string,
  typed: Readonly<Record<number, HazardAnswers>>,
): readonly HazardKind[] {
  const met = sides.flatMap(({ fighter, side }) => {
    const hazard = findHazard(side.combat.fight.rules.hazards, id);
    return hazard ? [{ fighter, side, hazard }] : [];
  });
  const kinds: HazardKind[] = [];
  for (const [index, group] of [...groupBy(met, ({ hazard }) => hazard).values()].entries()) {
    const [first] = group;
    if (!first) continue;
    const { hazard, side } = first;
    const all = askedTogether(hazard);
    const known = all.flatMap((question) => {
      const asker = kinds.find(({ questions }) => questions.some((each) => isSameQuestion(each, question)));
      const same = asker?.questions.find((each) => isSameQuestion(each, question));
      return asker && same ? [{ question, answer: answerTo(asker, same) }] : [];
    });
    const taken = Object.fromEntries(known.map(({ question, answer }) => [question.id, answer]));
    kinds.push({
      hazard,
      side,
      names: namesOf(group.map(({ fighter }) => fighter)),
      questions: all.filter((question) => !known.some((each) => each.question === question)),
      answers: { ...typed[index], ...taken },
    });
  }
  return kinds;
}
