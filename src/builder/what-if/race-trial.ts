import {
  type AttributeId,
  blankCharacter,
  type Character,
  type OwnRace,
  type SavedCharacter,
} from '../../character/character.ts';
import { memoizeByKeys } from '../../engine/memoize.ts';
import { type DerivedCharacter, openWorksheet } from '../../rules/derive-character.ts';
import type { ResolvedSkill, ResolvedTrait } from '../../rules/resolve/context.ts';
import { pointsStat } from '../../rules/shared/points.ts';
import { findRaceLevel, findRacePoints } from '../../rules/shared/rows.ts';
import { formatRelativeLevel, resolveSkillFacet } from '../../rules/shared/skill-ladder.ts';
import { traitStat } from '../../rules/stat-ids.ts';
import { shareOfRace } from '../../sheet-model/model/race-summary.ts';

type Opened = Pick<DerivedCharacter, 'ruleset' | 'context' | 'worksheet'>;

/** Derives a member of a race without other choices, under the rules and the settings of a character. */
function openMember(
  { ruleset, houseRules, character }: SavedCharacter,
  race: Character['race'],
  previous?: Opened,
): Opened {
  const { campaign } = character;
  return openWorksheet({ ruleset, houseRules, character: { ...blankCharacter(), campaign, race } }, previous);
}

/** The member that was priced last: members of two races differ in little. */
let priced: Opened | undefined;

/** Returns the price of a listed race, in points, under the rules and the settings of this character. */
export const racePrice = memoizeByKeys(
  (saved: SavedCharacter, entry: string) => [saved.character.campaign, saved.ruleset, saved.houseRules.join(), entry],
  (saved, entry) => {
    priced = openMember(saved, { entry, own: null }, priced);
    return priced.worksheet.number(pointsStat('race'));
  },
);

/** A trait or skill of a race with its price in points; null if the ruleset does not know it. */
interface RacePart<Part> {
  readonly part: Part;
  readonly points: number | null;
}

/** The points of each part of a race, and their total. */
export interface RaceTrial {
  readonly attributes: Readonly<Record<AttributeId, number>>;
  readonly traits: readonly RacePart<ResolvedTrait>[];
  /** `at` is the level in words ("DX+1"), `lowest` the lowest that can be learned. */
  readonly skills: readonly (RacePart<ResolvedSkill> & { readonly at: string; readonly lowest: number })[];
  readonly total: number;
}

/** Prices the parts of a custom race, whatever price is set for the whole. */
export function raceTrial(saved: SavedCharacter, own: OwnRace): RaceTrial {
  const { ruleset, context, worksheet } = openMember(saved, { entry: '', own: { ...own, points: null } });
  const { skillLadder } = ruleset;
  const price = (id: AttributeId): number => shareOfRace({ worksheet }, id) ?? 0;
  return {
    attributes: { st: price('st'), dx: price('dx'), iq: price('iq'), ht: price('ht') },
    traits: context.race.traits.map((part) => ({
      part,
      points: part.facet ? worksheet.number(traitStat(part.key)) : null,
    })),
    skills: context.race.skills.map((part) => {
      const facet = resolveSkillFacet(context, part);
      if (!facet) return { part, points: null, at: '–', lowest: 0 };
      const at = formatRelativeLevel(facet, findRaceLevel(skillLadder, facet, part.raceRelative ?? 0));
      return { part, points: findRacePoints(skillLadder, facet, part), at, lowest: skillLadder.lowest(facet).relative };
    }),
    total: worksheet.number(pointsStat('race')),
  };
}
