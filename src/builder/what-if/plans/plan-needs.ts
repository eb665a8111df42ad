import type { Prerequisite } from '../../../catalog/prerequisite.ts';
import type { Character } from '../../../character/character.ts';
import { type OpenedCharacter, openWorksheet } from '../../../rules/derive-character.ts';
import { findAllUnmet, findUnmet } from '../../../rules/prerequisites/unmet.ts';
import { describePriceOfChange } from '../../../rules/shared/figure-words.ts';
import { type EntryChapter, rowChapter } from '../../../rules/shared/rows.ts';
import { type Plan, planSkill } from './plan.ts';
import { planTrait } from './plan-trait.ts';

/** Rows that entries require and the character lacks, as one edit. */
export interface NeedsPlan {
  /** In the order in which they are added, each after what it requires itself. */
  readonly plans: readonly Plan[];
  /** "3 spells, 3 points" */
  readonly words: string;
  readonly change: (character: Character) => Character;
}

/** An entry, by its chapter and id. */
interface NeedyEntry {
  readonly chapter: EntryChapter;
  readonly id: string;
}

/** Chains of requirements are not longer. */
const maxDepth = 12;

/** Whether an entry requires what the character lacks. Cheap: nothing is planned. */
export function lacksNeeds({ worksheet, context }: OpenedCharacter, entry: NeedyEntry): boolean {
  return findAllUnmet(prerequisitesOf(context, entry), { worksheet, context }).length > 0;
}

/**
 * Plans all that these entries require and the character lacks: spells, skills and traits, with what those require in turn.
 * Of alternatives the one with the fewest rows, the first of equals. Null if nothing is missing, or if something is that a
 * player has to choose: an attribute, so many spells of a college, a tech level, the loss of a trait.
 */
export function planNeeds(sheet: OpenedCharacter, entries: readonly NeedyEntry[]): NeedsPlan | null {
  let now: State | null = { sheet, plans: [] };
  for (const entry of entries) now = now && meetAll(now, prerequisitesOf(sheet.context, entry), 0);
  if (!now || now.plans.length === 0) return null;
  const { plans } = now;
  const after = now.sheet.context.character;
  const before = sheet.context.character;
  return {
    plans,
    words: `${countRows(sheet, plans)}, ${describePriceOfChange(sheet.worksheet, now.sheet.worksheet)}`,
    change: (character) =>
      character === before ? after : plans.reduce((changed, plan) => plan.change(changed), character),
  };
}

interface State {
  readonly sheet: OpenedCharacter;
  readonly plans: readonly Plan[];
}

function prerequisitesOf(
  { catalog }: OpenedCharacter['context'],
  { chapter, id }: NeedyEntry,
): readonly Prerequisite[] {
  if (chapter === 'equipment') return [];
  const facet = rowChapter(chapter) === 'skills' ? catalog.skills.get(id)?.facet : catalog.traits.get(id)?.facet;
  return facet?.prerequisites ?? [];
}

/** The state with all requirements met, or null if that cannot be planned. */
function meetAll(state: State, prerequisites: readonly Prerequisite[], depth: number): State | null {
  let now: State | null = state;
  for (const prerequisite of prerequisites) now = now && meet(now, prerequisite, depth);
  return now;
}

function meet(state: State, prerequisite: Prerequisite, depth: number): State | null {
  const { sheet } = state;
  const { worksheet, context } = sheet;
  if (!findUnmet(prerequisite, { worksheet, context })) return state;
  if (depth > maxDepth) return null;
  if ('all' in prerequisite) return meetAll(state, prerequisite.all, depth);
  if ('any' in prerequisite) return fewest(prerequisite.any.map((part) => meet(state, part, depth)));
  if ('of' in prerequisite) return meetSome(state, prerequisite.of, prerequisite.count, depth);
  if ('atTechLevel' in prerequisite) return meet(state, prerequisite.requires, depth);
  if ('spell' in prerequisite) return addSkill(state, prerequisite.spell, prerequisite.level, '', depth);
  if ('skill' in prerequisite)
    return addSkill(state, prerequisite.skill, prerequisite.level, prerequisite.speciality ?? '', depth);
  if ('trait' in prerequisite) return addTrait(state, prerequisite, depth);
  return null;
}

const fewest = (states: readonly (State | null)[]): State | null =>
  states.reduce((best, state) => (state && (!best || state.plans.length < best.plans.length) ? state : best), null);

/** Meets so many of several requirements, those with the fewest rows first. */
function meetSome(state: State, parts: readonly Prerequisite[], count: number, depth: number): State | null {
  let now = state;
  const open = [...parts];
  const isMet = (part: Prerequisite) =>
    !findUnmet(part, { worksheet: now.sheet.worksheet, context: now.sheet.context });
  while (parts.filter(isMet).length < count) {
    const tried = open.filter((part) => !isMet(part)).map((part) => meet(now, part, depth));
    const best = fewest(tried);
    if (!best || best.plans.length === now.plans.length) return null;
    now = best;
  }
  return now;
}

function addSkill(
  state: State,
  id: string,
  level: number | undefined,
  speciality: string,
  depth: number,
): State | null {
  const entry = state.sheet.context.catalog.skills.get(id);
  const ready = entry ? meetAll(state, entry.facet.prerequisites ?? [], depth + 1) : null;
  if (!entry || !ready) return null;
  return applied(ready, planSkill(ready.sheet, entry, level === undefined ? {} : { number: level }, speciality));
}

function addTrait(
  state: State,
  { trait, options = [], level }: { trait: string; options?: readonly string[]; level?: number },
  depth: number,
): State | null {
  const entry = state.sheet.context.catalog.traits.get(trait);
  const ready = entry ? meetAll(state, entry.facet.prerequisites ?? [], depth + 1) : null;
  if (!entry || !ready) return null;
  const choices = (entry.facet.parameters ?? []).flatMap(({ id, options: answers = [] }) => {
    const answer = answers.find((each) => options.includes(each.id));
    return answer ? [{ parameter: id, value: answer.id }] : [];
  });
  const wanted = level === undefined ? {} : { number: level };
  return applied(ready, planTrait(ready.sheet, entry, wanted, { query: entry.name, choices }));
}

function applied({ sheet, plans }: State, plan: Plan): State | null {
  const { saved, character } = sheet.context;
  const changed = plan.change(character);
  if (changed === character) return null;
  return { sheet: openWorksheet({ ...saved, character: changed }, sheet), plans: [...plans, plan] };
}

/** "2 spells", "1 skill and 1 trait" */
function countRows({ ruleset }: OpenedCharacter, plans: readonly Plan[]): string {
  const words: Readonly<Record<EntryChapter, readonly [one: string, several: string]>> = {
    spells: ['spell', 'spells'],
    skills: ['skill', 'skills'],
    traits: ruleset.traitKinds.includes('disadvantage') ? ['trait', 'traits'] : ['advantage', 'advantages'],
    equipment: ['item', 'items'],
  };
  const counted = (['traits', 'skills', 'spells'] as const).flatMap((chapter) => {
    const count = plans.filter(({ row }) => row?.chapter === chapter).length;
    const [one, several] = words[chapter];
    return count === 0 ? [] : [`${count} ${count === 1 ? one : several}`];
  });
  return counted.join(' and ');
}
