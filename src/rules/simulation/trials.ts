import type { SavedCharacter } from '../../character/character.ts';
import type { OpenedCharacter } from '../derive-character.ts';
import { type Contender, Fights, type KnownNumbers, newKnownNumbers } from './fight.ts';
import { openContender, type PlainContender } from './plain-fight.ts';
import { seededDice } from './seeded-dice.ts';
import type { PolicyId } from './turn-choices.ts';

/** A character who tries foes as plain data: one foe after the other, alone against each. */
export interface PlainTrials {
  readonly foes: readonly PlainContender[];
  readonly distance: number;
  readonly maxRounds: number;
  readonly yieldsAt: number;
  readonly seed: number;
}

/** What the character might be: other choices, or another way to fight (empty for what suits them). */
export interface Build {
  /** Tells it from other builds. */
  readonly id: string;
  readonly name: string;
  readonly saved: SavedCharacter;
  readonly policy: PolicyId | '';
}

/** The fights of a build. */
export interface TrialBatch {
  /** 1 for each fight that it wins, in their order; the fight of number i is against the foe i modulo the number of foes. */
  readonly won: Uint8Array;
  /** How the build fights. */
  readonly policy: PolicyId;
}

/** Trials that were opened: batches of fights of any build. */
export interface OpenedTrials {
  readonly fight: (build: Build, first: number, count: number) => Promise<TrialBatch>;
}

/** How many builds are kept open, those that were opened last: each has some megabytes of numbers. */
const keptBuilds = 3;

interface OpenedBuild {
  readonly own: Contender;
  readonly fights: readonly Fights[];
}

/**
 * Makes trials ready. The luck of a fight is that of its number, whatever the build, so that two builds differ by what they are. What is
 * known of the foes is kept from build to build. @throws Error without a network, if the rules were never used
 */
export async function openTrials(trials: PlainTrials): Promise<OpenedTrials> {
  const { distance, maxRounds, yieldsAt, seed } = trials;
  const foes: Contender[] = [];
  for (const foe of trials.foes) foes.push(await openContender({ ...foe, side: 1 }, yieldsAt));
  if (foes.length === 0) throw new RangeError('nobody to try it against');
  let known: readonly KnownNumbers[] = foes.map(newKnownNumbers);
  const kept = new Map<string, OpenedBuild>();
  let before: OpenedCharacter | undefined;

  const open = async ({ id, name, saved, policy }: Build): Promise<OpenedBuild> => {
    const found = kept.get(id);
    if (found) return found;
    const own = await openContender({ name, saved, policy, side: 0, isFresh: true }, yieldsAt, before);
    before ??= own.sheet;
    if (known.some(({ shared }) => !shared.hasRoom)) known = foes.map(newKnownNumbers);
    const fights = foes.map((foe, i) => {
      const numbers = known[i] ?? newKnownNumbers();
      const made = new Fights({ contenders: [own, foe], distance, maxRounds }, numbers);
      numbers.tables.delete(own.sheet);
      return made;
    });
    const opened = { own, fights };
    const [oldest] = kept.keys();
    if (kept.size >= keptBuilds && oldest !== undefined) kept.delete(oldest);
    kept.set(id, opened);
    return opened;
  };

  return {
    fight: async (build, first, count) => {
      const { own, fights } = await open(build);
      const won = new Uint8Array(count);
      for (let i = 0; i < count; i += 1) {
        const number = first + i;
        const result = fights[number % fights.length]?.run(seededDice(seed, number));
        won[i] = result?.winner === 0 ? 1 : 0;
      }
      return { won, policy: own.policy };
    },
  };
}

/** What a change makes of the fights that both builds have fought: how many it gains and loses. */
export function compareBatches(
  usual: Uint8Array,
  changed: Uint8Array,
): { readonly gained: number; readonly lost: number; readonly trials: number } {
  const trials = Math.min(usual.length, changed.length);
  let gained = 0;
  let lost = 0;
  for (let i = 0; i < trials; i += 1) {
    const difference = (changed[i] ?? 0) - (usual[i] ?? 0);
    if (difference > 0) gained += 1;
    if (difference < 0) lost += 1;
  }
  return { gained, lost, trials };
}
