import type { SavedCharacter } from '../../character/character.ts';
import { situationOf } from '../../character/combat-situation.ts';
import type { PrintedFigures } from '../../character/printed-figures.ts';
import { describeDerivation } from '../../engine/format.ts';
import { derivePrinted } from '../combat/printed-numbers.ts';
import { weaponsReady } from '../combat/weapons-ready.ts';
import { type OpenedCharacter, openWorksheet } from '../derive-character.ts';
import { fightRulesInForce } from '../house-rules/fight-rules-in-force.ts';
import { loadRuleset, rulesetAbout } from '../rulesets.ts';
import { type Contender, Fights } from './fight.ts';
import type { Share } from './interval.ts';
import { proposePolicy } from './propose-policy.ts';
import { replayFight } from './replay.ts';
import { seededDice } from './seeded-dice.ts';
import { addFight, chancesOf, emptyTally, type FightTally } from './tally.ts';
import { type PolicyId, policyIds } from './turn-choices.ts';

/** A fighter as plain data, which a worker can be sent. */
export interface PlainContender {
  readonly name: string;
  readonly saved: SavedCharacter;
  /** The numbers of a stat block; absent for an ordinary character. */
  readonly printed?: PrintedFigures | undefined;
  readonly side: number;
  /** How they fight; empty for what suits them. */
  readonly policy: PolicyId | '';
  /** Begins unhurt and rested, with the best weapon in hand, whatever their state of play is. */
  readonly isFresh?: boolean;
}

/** A fight as plain data. */
export interface PlainFight {
  readonly contenders: readonly PlainContender[];
  readonly distance: number;
  readonly maxRounds: number;
  readonly yieldsAt: number;
  readonly seed: number;
}

/** A line of a replay as text; each roll with the number that it was against, explained. */
export interface ReplayText {
  readonly winner: number | null;
  readonly lines: readonly {
    readonly round: number;
    readonly text: string;
    readonly rolls: readonly { readonly words: string; readonly rolled: number; readonly explanation: string }[];
  }[];
}

/** How often the first side wins with a way to fight, against each way of the other side. */
export interface TacticRow {
  readonly policy: PolicyId;
  readonly against: readonly { readonly policy: PolicyId; readonly wins: Share }[];
}

/** Fights that were opened: batches of them, and any one told. */
export interface OpenedFights {
  /** How each fights, in the order of the contenders. */
  readonly policies: readonly PolicyId[];
  readonly batch: (first: number, count: number) => FightTally;
  readonly replay: (index: number) => ReplayText;
  /** All of the first side fight in a way, so many times against each way of the other, with the same luck. */
  readonly tactics: (policy: PolicyId, count: number) => TacticRow;
}

/**
 * Somebody with their sheet and the rules, which are loaded; `before` is a sheet that theirs follows. @throws Error without a network,
 * if the rules were never used
 */
export async function openContender(
  plain: PlainContender,
  yieldsAt: number,
  before?: OpenedCharacter,
): Promise<Contender> {
  const { name, saved, printed, side, policy, isFresh = false } = plain;
  const ruleset = await loadRuleset(rulesetAbout(saved.ruleset).id);
  const rules = await ruleset.loadFightRules();
  const sheet = printed ? derivePrinted(saved, printed) : openWorksheet(saved, before);
  const state = isFresh
    ? { ...situationOf().state, places: weaponsReady(sheet, fightRulesInForce(rules, sheet.context)) }
    : saved.play?.state;
  const fighter = { name, sheet, rules, ...(state ? { state } : {}) };
  return { ...fighter, side, yieldsAt, policy: policy || proposePolicy(fighter) };
}

/** Loads the rules that a fight needs, and makes it ready. @throws Error without a network, if the rules were never used */
export async function openFights(fight: PlainFight): Promise<OpenedFights> {
  const { distance, maxRounds, yieldsAt, seed } = fight;
  const contenders: Contender[] = [];
  for (const plain of fight.contenders) contenders.push(await openContender(plain, yieldsAt));
  const fights = new Fights({ contenders, distance, maxRounds });
  const usual = contenders.map(({ policy }) => policy);
  return {
    policies: usual,
    tactics: (policy, count) => {
      const against = policyIds.map((other) => {
        fights.choosePolicies(contenders.map(({ side }) => (side === 0 ? policy : other)));
        const tally = emptyTally(contenders.length);
        for (let i = 0; i < count; i += 1) addFight(tally, fights.run(seededDice(seed, i)));
        return { policy: other, wins: chancesOf(tally).wins[0] };
      });
      fights.choosePolicies(usual);
      return { policy, against };
    },
    batch: (first, count) => {
      const tally = emptyTally(contenders.length);
      for (let i = first; i < first + count; i += 1) addFight(tally, fights.run(seededDice(seed, i)));
      return tally;
    },
    replay: (index) => {
      const { lines, result } = replayFight(fights, seed, index);
      const notation = contenders[0]?.sheet.ruleset.notation ?? 'd';
      return {
        winner: result.winner,
        lines: lines.map(({ round, text, rolls }) => ({
          round,
          text,
          rolls: rolls.map(({ words, rolled, number }) => ({
            words,
            rolled,
            explanation: number ? describeDerivation(number, notation) : '',
          })),
        })),
      };
    },
  };
}
