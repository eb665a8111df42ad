import { memoizeByKeys } from '../../engine/memoize.ts';
import type { DerivedCharacter } from '../../rules/derive-character.ts';
import { type CharacterKind, findKind } from './character-kinds.ts';

/**
 * The skills that mark a kind, by the ids of their entries under all rulesets. What many characters have besides, such as
 * knives and first aid, marks none.
 */
const marks: Readonly<Partial<Record<CharacterKind, string>>> = {
  fighter:
    'broadsword two-handed-sword axe-mace two-handed-axe-mace flail spear rapier fencing saber smallsword shield cloak lance jitte-sai main-gauche kusari two-handed-flail feint dual-weapon-attack enhanced-parry',
  soldier:
    'polearm guns-rifle guns-shotgun guns-light-machine-gun gunner-machine-gun soldier camouflage tactics lance heraldry explosives crossbow strategy leadership forward-observer',
  archer: 'bow sling crossbow fast-draw camouflage',
  brawler: 'brawling wrestling boxing karate judo sumo-wrestling intimidation breaking-blow flying-leap',
  scout:
    'tracking survival naturalist stealth climbing hiking observation navigation spear-throwing running area-knowledge weather-sense aerobatics flight',
  thief:
    'stealth lockpicking pickpocket climbing traps filch holdout escape streetwise shadowing forced-entry sleight-of-hand',
  scholar:
    'research humanities natural-sciences social-sciences history occultism teaching writing astronomy mathematics philosophy geography cartography theology literature linguistics archaeology anthropology physics chemistry biology engineer science-wildcard expert-skill',
  mage: 'thaumatology spell-throwing alchemy innate-attack-projectile ritual-magic symbol-drawing',
  speaker:
    'diplomacy fast-talk savoir-faire public-speaking bard politics leadership acting performance singing merchant psychology body-language detect-lies sex-appeal propaganda dancing',
  healer:
    'first-aid diagnosis physician pharmacy surgery esoteric-medicine veterinary lend-strength lend-health awaken minor-healing major-healing great-healing regeneration',
  detective: 'criminology forensics interrogation shadowing search detect-lies observation law',
  officer: 'guns-pistol law judo',
  reporter: 'photography current-affairs professional-skill',
  pilot: 'piloting free-fall vacc-suit spacer navigation shiphandling gunner-beams',
  marine: 'beam-weapons-rifle gunner-beams soldier battlesuit free-fall',
  trader: 'merchant smuggling freight-handling streetwise accounting gambling spacer',
  hunter: 'beam-weapons-rifle shadowing tracking judo intimidation',
};

const markedBy = new Map<string, CharacterKind[]>();
for (const [id, skills] of Object.entries(marks)) {
  const kind = findKind(id);
  if (kind) for (const skill of skills.split(' ')) markedBy.set(skill, [...(markedBy.get(skill) ?? []), kind]);
}

/** Traits that go with a kind, and how many points in skills each counts for. */
const markTraits = new Map<string, readonly [CharacterKind, number]>([
  ['magery', ['mage', 6]],
  ['legal-enforcement-powers', ['officer', 3]],
  ['police-rank', ['officer', 8]],
  ['military-rank', ['soldier', 4]],
]);
/** With this IQ or less it is an animal. */
const animalMind = 5;

/**
 * Returns the kind of a character: the one that the player chose, or else the one on whose skills and spells most points are
 * spent. A skill that marks several kinds counts for each. Without such skills it is an adventurer.
 */
export const kindOfCharacter = memoizeByKeys(
  ({ worksheet }: Pick<DerivedCharacter, 'context' | 'worksheet'>) => [worksheet],
  ({ context, worksheet }): CharacterKind => {
    const chosen = findKind(context.character.concept.kind);
    if (chosen) return chosen;
    if (worksheet.number('iq') <= animalMind) return 'beast';
    const sums = new Map<CharacterKind, number>();
    const count = (kind: CharacterKind, points: number) => sums.set(kind, (sums.get(kind) ?? 0) + points);
    const spells = new Set(context.skills.filter(({ facet }) => facet?.spell).map(({ row }) => row.key));
    for (const { key, entry, points } of context.character.skills) {
      for (const kind of markedBy.get(entry) ?? (spells.has(key) ? ['mage' as const] : [])) count(kind, points);
    }
    for (const { row } of context.traits) {
      const mark = markTraits.get(row.entry);
      if (mark) count(...mark);
    }
    // Of equals the one that is first on the sheet.
    return [...sums].reduce<readonly [CharacterKind, number]>(
      (best, now) => (now[1] > best[1] ? now : best),
      ['adventurer', 0],
    )[0];
  },
);
