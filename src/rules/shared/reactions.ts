import type { Audience } from '../../catalog/effect.ts';
import type { Citation } from '../../engine/citation.ts';
import { ownValue } from '../../engine/own-value.ts';
import type { StatId } from '../../engine/step.ts';
import type { Worksheet } from '../../engine/worksheet.ts';
import type { ResolvedTrait, SheetContext } from '../resolve/context.ts';
import { reactionStat } from '../stat-ids.ts';
import { audiences, groupPrefix } from './effect-targets.ts';
import { applyEffects, type EffectIndex } from './effects.ts';
import { findAnswer, findChosenOptions, isAsked } from './trait-price.ts';

const whoeverKnows = (trait: string): string => `those who know of your ${trait}`;
/** Questions whose answer names the people that a trait concerns, and their name until it is answered. */
const peopleQuestions: Readonly<Record<string, (trait: string) => string>> = {
  among: whoeverKnows,
  faith: () => 'those who respect your faith',
};

/** The beginning of the name of a reaction; the people follow. */
export const reactionOf = 'reaction from ';

/** The stat of everyone's reaction, which all others include. */
const everyone = reactionStat();

/**
 * What is added to the reaction rolls of the people that the character meets (GURPS Lite p. 3): of everyone, and of
 * each group of people that anything concerns, which starts from the narrowest wider group that differs and adds its
 * own modifiers. A trait that names its people itself (a reputation) has a separate number.
 */
export function defineReactions(
  worksheet: Worksheet,
  context: SheetContext,
  effects: EffectIndex,
  cite: Citation,
): void {
  worksheet.section(
    'reactions',
    [context.traits, context.items, context.race, context.character.campaign, effects],
    () => {
      worksheet.define({
        id: everyone,
        name: `${reactionOf}everyone`,
        cite,
        formula: (w) => applyEffects(w.start(0, 'no modifiers'), effects, 'reaction'),
      });
      const circles: ReadonlySet<StatId> = new Set(effects.keys());
      for (const id of [...effects.keys()].filter((key) => key.startsWith(`${everyone}:`)).sort(byAudience)) {
        worksheet.define({
          id,
          name: `${reactionOf}${peopleOf(id, context)}`,
          cite,
          formula: (w) => applyEffects(w.startFrom(findWiderReaction(id, (stat) => circles.has(stat))), effects, id),
        });
      }
    },
  );
}

/** The order of the table; people whom a trait names come last, in the order of the traits. */
const order = Object.keys(audiences).map((audience) => reactionStat(audience));
const placeOf = (id: StatId): number => (order.includes(id) ? order.indexOf(id) : order.length);
const byAudience = (a: StatId, b: StatId): number => placeOf(a) - placeOf(b);

/** The reaction of the narrowest wider group that has one; everyone's if there is none in between. */
export function findWiderReaction(id: StatId, has: (stat: StatId) => boolean): StatId {
  const within = audienceOf(id)?.within;
  if (within === undefined) return everyone;
  const wider = reactionStat(within);
  return has(wider) ? wider : findWiderReaction(wider, has);
}

/** The rows that can name their own people, by the stat of their reaction: the character's come before the race's. */
function causeOf({ traits, race, items }: SheetContext, id: StatId) {
  const isCause = ({ key }: { readonly key: string }): boolean => reactionStat('named', key) === id;
  return { trait: traits.findLast(isCause) ?? race.traits.findLast(isCause), item: items.findLast(isCause) };
}

/** The row of the table for the people of a reaction; undefined for people that a trait or a player names. */
const audienceOf = (id: StatId) => listedAudiences.get(id.slice(everyone.length + 1));
const listedAudiences: ReadonlyMap<string, (typeof audiences)[Audience]> = new Map(Object.entries(audiences));

/** These people in words: from the table, or as the trait that concerns them names them. */
function peopleOf(id: StatId, context: SheetContext): string {
  const audience = id.slice(everyone.length + 1);
  const listed = audienceOf(id)?.words;
  if (listed) return listed;
  if (audience.startsWith(groupPrefix)) return audience.slice(groupPrefix.length);
  const { trait, item } = causeOf(context, id);
  return trait ? namedPeople(context, trait) : whoeverKnows(item?.name ?? context.race.name);
}

/** The people that a trait names; before that, those that its question is about, or whoever knows of the trait. */
function namedPeople(context: SheetContext, { listed, row, name }: ResolvedTrait): string {
  const chosen = listed ? findChosenOptions(listed, row, context.character.campaign) : [];
  for (const parameter of listed?.parameters ?? []) {
    const unnamed = ownValue(peopleQuestions, parameter.id);
    if (unnamed && isAsked(parameter, chosen)) return findAnswer(row, parameter.id).trim() || unnamed(name);
  }
  return whoeverKnows(name);
}
