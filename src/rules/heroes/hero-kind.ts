/** A kind of hero, under any ruleset. */
export type HeroKindId =
  | 'fighter'
  | 'soldier'
  | 'archer'
  | 'brawler'
  | 'scout'
  | 'thief'
  | 'scholar'
  | 'mage'
  | 'speaker'
  | 'healer'
  | 'detective'
  | 'officer'
  | 'reporter'
  | 'pilot'
  | 'marine'
  | 'trader'
  | 'hunter';

/** The time that a hero is made for: before gunpowder, our own, or the far future. */
export type HeroSetting = 'past' | 'today' | 'future';

/** A kind of hero that a ruleset offers as a start: the facts known before the ruleset is loaded. */
export interface HeroKind {
  readonly id: HeroKindId;
  /** "Scout"; under some rules another word for the same kind: a soldier who is a guard. */
  readonly name: string;
  /** Its abilities, in one line. */
  readonly line: string;
  /** Points that are spent already, of how many; the rest is the player's to spend. */
  readonly spent: number;
  readonly budget: number;
  /** Left out for the past, which most are made for. */
  readonly setting?: HeroSetting;
}
