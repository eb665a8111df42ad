import type { HeroKindId } from '../../rules/heroes/hero-kind.ts';

/** What a character is above all: a kind of hero, an animal or monster, or none of these in particular. */
export type CharacterKind = HeroKindId | 'beast' | 'adventurer';

/** Kinds with much in common share a color, `--kind-…` in `ui/tokens.css`; their emblems differ. */
type KindColor = 'arms' | 'wild' | 'shadow' | 'magic' | 'learning' | 'voice' | 'care' | 'craft' | 'plain';

interface KindLook {
  /** For lists: "Fighter". */
  readonly name: string;
  readonly color: KindColor;
}

/** All kinds, in the order of lists. */
export const characterKinds: Readonly<Record<CharacterKind, KindLook>> = {
  fighter: { name: 'Fighter', color: 'arms' },
  soldier: { name: 'Soldier', color: 'arms' },
  brawler: { name: 'Brawler', color: 'arms' },
  marine: { name: 'Space marine', color: 'arms' },
  officer: { name: 'Police officer', color: 'arms' },
  archer: { name: 'Archer', color: 'wild' },
  scout: { name: 'Scout', color: 'wild' },
  hunter: { name: 'Bounty hunter', color: 'wild' },
  beast: { name: 'Beast', color: 'wild' },
  thief: { name: 'Thief', color: 'shadow' },
  mage: { name: 'Mage', color: 'magic' },
  scholar: { name: 'Scholar', color: 'learning' },
  detective: { name: 'Detective', color: 'learning' },
  reporter: { name: 'Reporter', color: 'learning' },
  speaker: { name: 'Speaker', color: 'voice' },
  trader: { name: 'Trader', color: 'voice' },
  healer: { name: 'Healer', color: 'care' },
  pilot: { name: 'Pilot', color: 'craft' },
  adventurer: { name: 'Adventurer', color: 'plain' },
};

/** The kind with this id, which may come from a file; undefined for an unknown one. */
export const findKind = (id: string | undefined): CharacterKind | undefined =>
  Object.keys(characterKinds).find((kind): kind is CharacterKind => kind === id);
