import { nameInSentence } from '../../catalog/name-in-sentence.ts';
import type { TraitEntryKind } from '../../catalog/trait-entry.ts';
import { capitalize, formatFraction, withArticle } from '../../engine/format.ts';
import type { DerivedCharacter } from '../../rules/derive-character.ts';
import { formatPoints } from '../../rules/shared/figure-words.ts';
import { attributeNames, difficultyNames } from '../../rules/shared/skill-ladder.ts';
import { describeTraitPrice } from '../what-if/candidate.ts';
import { findStartingPoints } from '../what-if/starting-row.ts';
import { textOnlyParameter } from '../what-if/trait-offers.ts';
import { findLeaning, suggestTraits } from './leaning.ts';

type Opened = Pick<DerivedCharacter, 'ruleset' | 'context' | 'worksheet'>;

/** Suggests a first skill, with this ruleset's prices; for a mage, whose points go into spells, a weapon beside them. */
export function firstSkillAdvice(opened: Opened): string {
  const { ruleset, context } = opened;
  const { items, skills } = context.catalog;
  const carriedAttack = context.items
    .flatMap(({ facet }) => facet?.attacks ?? [])
    .find(({ skills: ids }) => skills.has(ids[0] ?? ''));
  const meleeAttacks = [...items.values()].flatMap(({ facet }) => facet.attacks ?? []).filter(({ ranged }) => !ranged);
  const weaponAttack =
    carriedAttack ?? meleeAttacks.find(({ skills: ids }) => skills.get(ids[0] ?? '')?.facet.difficulty === 'average');
  const skill = skills.get(weaponAttack?.skills[0] ?? '');
  if (!skill) return '';
  const { facet, name } = skill;
  const points = ruleset.skillLadder.price(facet, 1) ?? ruleset.skillLadder.lowest(facet).points;
  const attribute = attributeNames[facet.attribute];
  const weapon = `${name}, ${difficultyNames[facet.difficulty]}, for ${formatPoints(points)}`;
  return findLeaning(opened)?.who === 'A mage'
    ? `Most points of a mage go into spells. A weapon still helps: ${weapon}.`
    : `A fighter usually takes a weapon at ${attribute}+1: ${weapon}.`;
}

/** Suggests the trait that makes a mage, and spells without prerequisites; '' if the rules have no magic. */
export function firstSpellAdvice({ ruleset, context }: Opened): string {
  const { catalog, character } = context;
  const basicSpells = [...catalog.skills.values()].filter(({ facet }) => facet.spell && !facet.prerequisites?.length);
  const [first] = basicSpells;
  if (!ruleset.spells || !first) return '';
  const names = basicSpells.slice(0, 3).map(({ name }) => name);
  const points = formatPoints(findStartingPoints(ruleset, first.facet));
  const { needed } = ruleset.spells;
  const unlocked = needed === null ? 'they unlock others' : `at level ${needed} they unlock others`;
  const spellWords = `Start with spells that have no prerequisites, such as ${names.join(', ')}: ${points} each will do, and ${unlocked}.`;
  const mageTrait = catalog.traits.get(ruleset.spells.gift);
  if (!mageTrait || ruleset.spells.isMage(context)) return spellWords;
  const price = describeTraitPrice(mageTrait.facet, character.campaign);
  return character.campaign.mana === 'high'
    ? `In high mana anyone can cast spells. ${mageTrait.name} (${price}) makes it easier: each level counts as +1 IQ. ${spellWords}`
    : `${mageTrait.name} comes first (${price}): only mages can cast, and each level counts as +1 IQ. ${spellWords}`;
}

/** Suggests two traits of a kind that suit the character, with their prices; '' if the rules list none. */
export function firstTraitAdvice(opened: Opened, kind: TraitEntryKind): string {
  const { ruleset, context } = opened;
  const { catalog, character } = context;
  const traits = [...catalog.traits.values()].filter(({ facet }) => facet.kind === kind);
  if (kind === 'quirk') {
    const textQuirk = traits.find(({ facet }) => textOnlyParameter(facet));
    return textQuirk
      ? `A quirk is a small trait other players will notice: a like, a habit, a saying. Each is ${describeTraitPrice(textQuirk.facet, character.campaign)}.`
      : '';
  }
  if (traits.length === 0) return '';
  const leaning = findLeaning(opened);
  const examples = suggestTraits(opened, leaning, kind)
    .slice(0, 2)
    .flatMap((id) => catalog.traits.get(id) ?? [])
    .map(({ name, facet }) => `${name} (${describeTraitPrice(facet, character.campaign)})`)
    .join(' or ');
  const usual =
    kind === 'disadvantage'
      ? 'Two or three turn numbers into a person.'
      : ruleset.traitKinds.length > 1
        ? 'Many characters have one or two.'
        : 'Many characters have none.';
  if (examples === '') return usual;
  return `${usual} ${leaning ? `${leaning.who} often takes` : 'Heroes often take'} ${examples}.`;
}

/**
 * Suggests a weapon for the character's first weapon skill, and says how many pounds can be carried without slowing
 * down.
 */
export function firstItemAdvice({ context, worksheet }: Opened): string {
  const limit = worksheet.has('limit.0') ? worksheet.number('limit.0') : 0;
  const weaponSkills = context.skills.filter(({ facet }) => facet?.combat);
  const weapon = [...context.catalog.items.values()].find(({ facet }) =>
    facet.attacks?.some((attack) => attack.skills.some((id) => weaponSkills.some((skill) => skill.id === id))),
  );
  const first = weapon
    ? `${capitalize(withArticle(nameInSentence(weapon.name)))} goes with your ${weaponSkills[0]?.name ?? 'skill'}. `
    : '';
  return `${first}No encumbrance up to ${formatFraction(limit)} lb.`;
}
