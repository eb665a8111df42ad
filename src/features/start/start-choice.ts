import type { HeroKind, HeroKindId, HeroSetting } from '../../rules/heroes/hero-kind.ts';

/** The contents of a character's card, in the notation of the sheet: made from its file when that changes. */
export interface CardFigures {
  readonly name: string;
  readonly points: number;
  /** The id of its ruleset. */
  readonly ruleset: string;
  /** ST, DX, IQ and HT. */
  readonly attributes: readonly { readonly short: string; readonly text: string }[];
  /** Hits, Dodge and Move, by the names of the ruleset. */
  readonly vitals: readonly { readonly name: string; readonly text: string }[];
  /** The weapon, skill or spell with the most points; `damage` is empty if it does none. */
  readonly best: { readonly name: string; readonly level: string; readonly damage: string } | null;
}

/** A character that comes with the program, for its card on the start page. */
export interface ReadyMadeCharacter extends CardFigures {
  readonly id: string;
  /** A one-line description. */
  readonly line: string;
  readonly kind: HeroKindId;
  /** Loads the text of its file. */
  readonly load: () => Promise<string>;
}

/** A template or a race of a ruleset, as the start page shows it before the ruleset is loaded. */
export interface ListedTemplate {
  /** As in the dialog of templates: `knight`, `race:elf`. */
  readonly id: string;
  readonly ruleset: string;
  readonly name: string;
  readonly line: string;
  /** What it costs with each choice filled. */
  readonly points: number;
  readonly keywords: readonly string[];
}

/** A template that is shown beside the kinds of hero. */
export interface TemplateTile extends ListedTemplate {
  readonly setting: HeroSetting;
  readonly kind: HeroKindId;
}

/** A way to begin, on a tile of the start page or among the answers of its search. */
export type StartChoice = {
  readonly ruleset: string;
  readonly name: string;
  readonly line: string;
  /** "24 points left", "150 points". */
  readonly points: string;
  /** Whose emblem it wears; null for a race. */
  readonly kind: HeroKindId | null;
} & (
  | {
      readonly way: 'hero';
      readonly kind: HeroKindId;
      /** The id of the race that it is to be of, as in the dialog of templates, which then shows what that changes. */
      readonly race?: string;
    }
  | { readonly way: 'ready-made'; readonly card: ReadyMadeCharacter }
  | { readonly way: 'template' | 'race'; readonly id: string }
);

/** A kind of hero as a tile. */
export const heroChoice = (ruleset: string, { id, name, line, spent, budget }: HeroKind): StartChoice => ({
  way: 'hero',
  ruleset,
  name,
  line,
  points: `${budget - spent} points left`,
  kind: id,
});

/** A kind of hero of a race as a tile: "Archer, elf". The points of the race may leave fewer than none. */
export function heroOfRaceChoice(hero: HeroKind, race: ListedTemplate): StartChoice {
  const left = hero.budget - hero.spent - race.points;
  return {
    way: 'hero',
    ruleset: race.ruleset,
    name: `${hero.name}, ${race.name.toLocaleLowerCase('en')}`,
    line: hero.line,
    points: left < 0 ? `${-left} points over` : `${left} points left`,
    kind: hero.id,
    race: race.id,
  };
}

/** A template as a tile. */
export const templateChoice = ({ id, ruleset, name, line, points, kind }: TemplateTile): StartChoice => ({
  way: 'template',
  ruleset,
  name,
  line,
  points: `${points} points`,
  kind,
  id,
});

/** A ready-made character as a tile. */
export const readyMadeChoice = (card: ReadyMadeCharacter): StartChoice => ({
  way: 'ready-made',
  ruleset: card.ruleset,
  name: card.name,
  line: card.line,
  points: `${card.points} points`,
  kind: card.kind,
  card,
});
