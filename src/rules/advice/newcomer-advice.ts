import type { TraitKind } from '../../catalog/trait-entry.ts';
import { formatFraction } from '../../engine/numbers.ts';
import type { DerivedCharacter } from '../derive-character.ts';
import { attributeNames, difficultyNames } from '../shared/skill-names.ts';
import { traitPriceWords } from '../what-if/candidate.ts';
import { startingPoints } from '../what-if/starting-row.ts';
import { onlyText } from '../what-if/trait-offers.ts';
import { pointWords } from '../wording/point-words.ts';

type Opened = Pick<DerivedCharacter, 'ruleset' | 'context' | 'worksheet'>;

/** What one would do first about skills, with this ruleset's prices. */
export function firstSkillAdvice({ ruleset, context }: Opened): string {
  const { items, skills } = context.catalog;
  const carried = context.items
    .flatMap(({ facet }) => facet?.attacks ?? [])
    .find(({ skills: ids }) => skills.has(ids[0] ?? ''));
  const offered = [...items.values()].flatMap(({ facet }) => facet.attacks ?? []).filter(({ ranged }) => !ranged);
  const wanted = carried ?? offered.find(({ skills: ids }) => skills.get(ids[0] ?? '')?.facet.difficulty === 'average');
  const skill = skills.get(wanted?.skills[0] ?? '');
  if (!skill) return '';
  const { facet, name } = skill;
  const points = ruleset.skillLadder.price(facet, 1) ?? ruleset.skillLadder.lowest(facet).points;
  const attribute = attributeNames[facet.attribute];
  return `A fighter usually takes a weapon at ${attribute}+1: ${name}, ${difficultyNames[facet.difficulty]}, for ${pointWords(points)}.`;
}

/** What one would do first about magic: what makes a mage, and spells that build on no other; '' where the rules have none. */
export function firstSpellAdvice({ ruleset, context }: Opened): string {
  const { catalog, character } = context;
  const open = [...catalog.skills.values()].filter(({ facet }) => facet.spell && !facet.prerequisites?.length);
  const [first] = open;
  if (!ruleset.spells || !first) return '';
  const names = open.slice(0, 3).map(({ name }) => name);
  const points = pointWords(startingPoints(ruleset, first.facet));
  const begin = `Begin with spells that build on no other, such as ${names.join(', ')}: ${points} each will do, and at level 12 they open others.`;
  const gift = catalog.traits.get(ruleset.spells.gift);
  if (!gift || ruleset.spells.isMage(context)) return begin;
  const price = traitPriceWords(gift.facet, character.campaign);
  return character.campaign.mana === 'high'
    ? `Where mana is high anybody may learn to cast. ${gift.name} (${price}) makes it easier: each level counts as one of IQ. ${begin}`
    : `${gift.name} comes first (${price}): only a mage can cast, and each level counts as one of IQ. ${begin}`;
}

/** What a newcomer knows from stories, before the first ones of the list. */
const wellKnown = ['combat-reflexes', 'toughness', 'overconfidence', 'honesty'];

/** What one would do first about traits of a kind, with what two of them cost here; '' where the rules have no list. */
export function firstTraitAdvice({ ruleset, context }: Opened, kind: TraitKind): string {
  const { catalog, character } = context;
  const all = [...catalog.traits.values()].filter(({ facet }) => facet.kind === kind);
  if (kind === 'quirk') {
    const own = all.find(({ facet }) => onlyText(facet));
    return own
      ? `A quirk is a line that others notice at the table: a liking, a habit, a saying. Each is ${traitPriceWords(own.facet, character.campaign)}.`
      : '';
  }
  const known = all.filter(({ id }) => wellKnown.includes(id));
  const shown = [...known, ...all.filter((entry) => !known.includes(entry))].slice(0, 2);
  const examples = shown
    .map(({ name, facet }) => `${name} (${traitPriceWords(facet, character.campaign)})`)
    .join(' or ');
  if (!examples) return '';
  if (kind === 'disadvantage') return `Two or three make a person of a list of numbers. Heroes often take ${examples}.`;
  return ruleset.traitKinds.length > 1
    ? `Many characters have one or two. A fighter often takes ${examples}.`
    : `Many characters have none. A fighter often takes ${examples}.`;
}

/** What one would do first about equipment: a weapon for the best skill, and how much can be carried without slowing down. */
export function firstItemAdvice({ ruleset, context, worksheet }: Opened): string {
  const limit = worksheet.has('limit.0') ? worksheet.number('limit.0') : 0;
  const level = ruleset.loadLevels[0]?.name ?? 'none';
  const weaponSkills = context.skills.filter(({ facet }) => facet?.combat);
  const weapon = [...context.catalog.items.values()].find(({ facet }) =>
    facet.attacks?.some((attack) => attack.skills.some((id) => weaponSkills.some((skill) => skill.id === id))),
  );
  const first = weapon ? `A ${weapon.name.toLowerCase()} goes with your ${weaponSkills[0]?.name ?? 'skill'}. ` : '';
  return `${first}Up to ${formatFraction(limit)} lb the load is ${level}.`;
}
