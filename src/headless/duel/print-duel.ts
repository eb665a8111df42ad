import type { RulesetId } from '../../catalog/entry.ts';
import { formatNumber, formatTenths } from '../../engine/format.ts';
import { rulesetIds, rulesetOf } from '../../rules/rulesets.ts';
import { type Contender, type FightSetup, Fights } from '../../rules/simulation/fight.ts';
import type { Share } from '../../rules/simulation/interval.ts';
import { shareOf } from '../../rules/simulation/interval.ts';
import { leftOut } from '../../rules/simulation/left-out.ts';
import { policies, policyOf } from '../../rules/simulation/policy.ts';
import { proposePolicy } from '../../rules/simulation/propose-policy.ts';
import { replayFight } from '../../rules/simulation/replay.ts';
import { seededDice } from '../../rules/simulation/seeded-dice.ts';
import {
  addFight,
  averageOfCounts,
  chancesOf,
  emptyTally,
  type FightTally,
  isClear,
  quantile,
} from '../../rules/simulation/tally.ts';
import { type PolicyId, policyIds } from '../../rules/simulation/turn-choices.ts';
import { ArgumentError, type Arguments, readArguments, readFactor, readWhole } from '../odds/read-arguments.ts';
import type { Output } from '../output.ts';
import { type ReadContender, readContender, readSides } from './read-contender.ts';

const usage = `Usage: npm run -s duel -- A B [options], or npm run -s duel -- --encounter FILE [options]
Fights again and again by the rules, and prints who wins how often, with intervals of 95%.
A and B are files of characters, names of ready-made ones (olga), or stock foes (foe:bandit).
  --fights N       how many fights; unless given until the chances are clear, at most 10,000
  --seed S         the same seed gives the same fights; 1
  --distance YARDS between them at the beginning; 10
  --rounds N       a fight of more rounds is a draw; 100
  --tactics P,P    how they fight, one for both or one for each side; what suits each unless given; or "all": every pair is tried
  --yield PART     they give up with so much of their hits left, such as 1/3; never unless given
  --ruleset ID     of stock foes; that of the other fighter unless given
  --replay N       prints the N-th fight blow by blow
  --everybody      everybody of a list against everybody: A B C...
  --json           data instead of text
The ways to fight:
${policies.map(({ id, words }) => `  ${id.padEnd(12)} ${words}`).join('\n')}`;

const withValue = [
  '--fights',
  '--seed',
  '--distance',
  '--rounds',
  '--tactics',
  '--yield',
  '--ruleset',
  '--replay',
  '--encounter',
];

const batch = 500;
const usualDistance = 10;
const usualRounds = 100;
const mostFights = 10_000;

interface Wishes {
  /** Null for as many as it takes. */
  readonly fights: number | null;
  readonly seed: number;
  readonly distance: number;
  readonly maxRounds: number;
  readonly yieldsAt: number;
  readonly tactics: readonly PolicyId[];
}

/**
 * Prints what becomes of fights. All rulesets must have been loaded.
 * @returns the exit code: 0, or 1 when an argument is wrong or a file cannot be read
 */
export async function printDuel(words: readonly string[], output: Output): Promise<number> {
  if (words.includes('--help')) {
    output.out(usage);
    return 0;
  }
  try {
    const given = readArguments(words, withValue, ['--json', '--everybody']);
    const contenders = await readContenders(given);
    const wishes = readWishes(given);
    const isJson = given.flags.has('--json');
    if (given.flags.has('--everybody')) printEverybody(contenders, wishes, output, isJson);
    else if (given.options.get('--tactics') === 'all') printEveryTactic(contenders, wishes, output, isJson);
    else if (given.options.has('--replay'))
      printReplay(contenders, wishes, readWhole(given.options.get('--replay') ?? '', 'The fight', 1), output, isJson);
    else printFights(contenders, wishes, output, isJson);
    return 0;
  } catch (error) {
    if (!(error instanceof ArgumentError)) throw error;
    output.err(error.message);
    return 1;
  }
}

/** A contender before it is known how they fight. */
type Ready = Omit<Contender, 'policy' | 'yieldsAt'> & { readonly ruleset: RulesetId };

async function readContenders({ values, options, flags }: Arguments): Promise<readonly Ready[]> {
  const file = options.get('--encounter');
  if (file !== undefined) {
    if (values.length > 0) throw new ArgumentError('Give an encounter or fighters, not both.');
    const reading = readSides(file);
    if (!reading.ok) throw new ArgumentError(reading.error);
    const sides = [...new Set(reading.value.map(({ side }) => side))];
    if (sides.length !== 2)
      throw new ArgumentError(`${file}: a fight needs two sides, and it has ${formatNumber(sides.length)}.`);
    return withRules(
      reading.value.map(({ who }) => who),
      reading.value.map(({ side }) => sides.indexOf(side)),
    );
  }
  if (flags.has('--everybody') ? values.length < 2 : values.length !== 2)
    throw new ArgumentError(`Give two fighters, or an encounter.\n${usage}`);
  const named = options.get('--ruleset');
  const of = (name: string, ruleset: string): ReadContender => {
    const reading = readContender(name, ruleset);
    if (!reading.ok) throw new ArgumentError(reading.error);
    return reading.value;
  };
  const first = values.find((name) => !name.startsWith('foe:'));
  const ruleset = named ?? (first === undefined ? (rulesetIds[0] ?? '') : of(first, '').ruleset);
  return withRules(
    values.map((name) => of(name, ruleset)),
    values.map((_, i) => Math.min(1, i)),
  );
}

async function withRules(who: readonly ReadContender[], sides: readonly number[]): Promise<readonly Ready[]> {
  const rulesets = [...new Set(who.map(({ ruleset }) => ruleset))];
  const [only, other] = rulesets;
  if (only === undefined || other !== undefined)
    throw new ArgumentError(`Fighters of one ruleset can fight each other, not of ${rulesets.join(' and ')}.`);
  const ruleset = rulesetOf(only);
  const rules = await ruleset.loadFightRules();
  return who.map((each, i) => ({ ...each, ruleset: ruleset.id, rules, side: sides[i] ?? 0 }));
}

function readWishes({ options }: Arguments): Wishes {
  const whole = (option: string, name: string, usual: number, least: number): number => {
    const text = options.get(option);
    return text === undefined ? usual : readWhole(text, name, least);
  };
  const tactics = options.get('--tactics') ?? '';
  const part = options.get('--yield');
  return {
    fights: options.has('--fights') ? Math.min(mostFights, whole('--fights', 'The number of fights', 1, 1)) : null,
    seed: whole('--seed', 'The seed', 1, 0),
    distance: whole('--distance', 'The distance', usualDistance, 0),
    maxRounds: whole('--rounds', 'The number of rounds', usualRounds, 1),
    yieldsAt: part === undefined ? 0 : readFactor(part, 'The part of the hits'),
    tactics: tactics === '' || tactics === 'all' ? [] : tactics.split(',').map(readPolicy),
  };
}

function readPolicy(text: string): PolicyId {
  const id = policyIds.find((each) => each.toLowerCase() === text.trim().toLowerCase());
  if (!id) throw new ArgumentError(`No way to fight “${text}”; use ${policyIds.join(', ')}.`);
  return id;
}

function setupOf(contenders: readonly Ready[], { distance, maxRounds, yieldsAt, tactics }: Wishes): FightSetup {
  return {
    contenders: contenders.map((each) => ({
      ...each,
      yieldsAt,
      policy: tactics[Math.min(each.side, tactics.length - 1)] ?? proposePolicy(each),
    })),
    distance,
    maxRounds,
  };
}

const fight = (setup: FightSetup, wishes: Wishes): FightTally => count(new Fights(setup), setup, wishes);

function count(fights: Fights, setup: FightSetup, { fights: times, seed }: Wishes): FightTally {
  const tally = emptyTally(setup.contenders.length);
  for (let i = 0; i < (times ?? mostFights); i += 1) {
    addFight(tally, fights.run(seededDice(seed, i)));
    if (times === null && (i + 1) % batch === 0 && isClear(tally)) break;
  }
  return tally;
}

const percent = (part: number): string => `${formatTenths(part * 100)}%`;
const interval = ({ share, low, high }: Share): string => `${percent(share)} (${percent(low)} to ${percent(high)})`;

const sideName = (contenders: readonly Contender[], side: number): string =>
  contenders
    .filter((each) => each.side === side)
    .map(({ name, policy }) => `${name} (${policyOf(policy).name.toLowerCase()})`)
    .join(', ');

function printFights(contenders: readonly Ready[], wishes: Wishes, output: Output, isJson: boolean): void {
  const setup = setupOf(contenders, wishes);
  const tally = fight(setup, wishes);
  const { wins, draw } = chancesOf(tally);
  const { fights } = tally;
  const fates = tally.fates.map(({ died, unconscious, yielded, hitsLeft }, i) => ({
    name: setup.contenders[i]?.name ?? '',
    side: setup.contenders[i]?.side ?? 0,
    tactics: setup.contenders[i]?.policy ?? 'steady',
    dies: shareOf(died, fights),
    fallsUnconscious: shareOf(unconscious, fights),
    yields: shareOf(yielded, fights),
    averageHitsLeft: averageOfCounts(hitsLeft),
    hitsLeft: hitsLeft.flatMap((times, hits) => (times > 0 ? [{ hits, fights: times }] : [])),
  }));
  if (isJson) {
    const { seed, distance, maxRounds, yieldsAt } = wishes;
    output.out(
      JSON.stringify({
        ruleset: contenders[0]?.ruleset,
        fights,
        seed,
        distance,
        maxRounds,
        yieldsAt,
        wins,
        draw,
        rounds: {
          average: averageOfCounts(tally.rounds),
          median: quantile(tally.rounds, 0.5),
          most90: quantile(tally.rounds, 0.9),
        },
        firstBloodWins: shareOf(tally.firstBloodWon, fights),
        endedByCritical: shareOf(tally.endedByCritical, fights),
        attacksDefended: tally.attacks === 0 ? 0 : tally.defended / tally.attacks,
        fighters: fates,
        leftOut,
      }),
    );
    return;
  }
  output.out(
    [
      `${formatNumber(fights)} fights, seed ${wishes.seed}, ${formatNumber(wishes.distance)} yards apart at first.`,
      ...[0, 1].map((side) => `${sideName(setup.contenders, side)}: wins ${interval(wins[side === 0 ? 0 : 1])}.`),
      ...(tally.draws > 0
        ? [`Draw after ${formatNumber(wishes.maxRounds)} rounds, or both down: ${interval(draw)}.`]
        : []),
      `Rounds: half of the fights within ${quantile(tally.rounds, 0.5)}, nine in ten within ${quantile(tally.rounds, 0.9)}.`,
      `Whoever wounds first wins ${percent(tally.firstBloodWon / fights)}; a critical hit ends ${percent(tally.endedByCritical / fights)}; ${percent(tally.attacks === 0 ? 0 : tally.defended / tally.attacks)} of all attacks are defended against.`,
      ...fates.map(
        ({ name, dies, fallsUnconscious, yields, averageHitsLeft }) =>
          `${name}: dies ${percent(dies.share)}, falls unconscious ${percent(fallsUnconscious.share)}${yields.share > 0 ? `, yields ${percent(yields.share)}` : ''}; ${formatTenths(averageHitsLeft)} hits left on average.`,
      ),
      'Left out:',
      ...leftOut.map((sentence) => `  ${sentence}`),
    ].join('\n'),
  );
}

function printReplay(
  contenders: readonly Ready[],
  wishes: Wishes,
  index: number,
  output: Output,
  isJson: boolean,
): void {
  const { lines, result } = replayFight(new Fights(setupOf(contenders, wishes)), wishes.seed, index - 1);
  if (isJson) {
    const plain = lines.map(({ round, text, rolls }) => ({
      round,
      text,
      rolls: rolls.map(({ words, rolled, number }) => ({ words, rolled, against: number?.value ?? null })),
    }));
    output.out(
      JSON.stringify({ fight: index, seed: wishes.seed, winner: result.winner, rounds: result.rounds, lines: plain }),
    );
    return;
  }
  let round = 0;
  for (const line of lines) {
    if (line.round !== round) output.out(`Round ${line.round}`);
    round = line.round;
    output.out(`  ${line.text}`);
  }
  const winners = contenders.filter(({ side }) => side === result.winner).map(({ name }) => name);
  output.out(result.winner === null ? 'Nobody wins.' : `${winners.join(', ')}: the fight is won.`);
}

const eachOf = ({ fights }: Wishes): string =>
  fights === null ? 'as many fights as it takes' : `${formatNumber(fights)} fights each`;

/** Each way to fight of the one side against each of the other. */
function printEveryTactic(contenders: readonly Ready[], wishes: Wishes, output: Output, isJson: boolean): void {
  const setup = setupOf(contenders, wishes);
  const fights = new Fights(setup);
  const rows = policyIds.map((first) => ({
    first,
    wins: policyIds.map((second) => {
      fights.choosePolicies(setup.contenders.map(({ side }) => (side === 0 ? first : second)));
      return { second, ...chancesOf(count(fights, setup, wishes)).wins[0] };
    }),
  }));
  if (isJson) output.out(JSON.stringify({ fights: wishes.fights, seed: wishes.seed, tactics: rows }));
  else
    printTable(
      `How often the first side wins, by its way to fight (rows) and that of the other (columns); ${eachOf(wishes)}.`,
      policyIds,
      rows.map(({ first, wins }) => [first, ...wins.map(({ share }) => percent(share))]),
      output,
    );
}

/** Everybody of a list against everybody else. */
function printEverybody(contenders: readonly Ready[], wishes: Wishes, output: Output, isJson: boolean): void {
  const wins: (Share | null)[][] = contenders.map(() => contenders.map(() => null));
  contenders.forEach((first, i) => {
    contenders.slice(i + 1).forEach((second, j) => {
      const setup = setupOf(
        [
          { ...first, side: 0 },
          { ...second, side: 1 },
        ],
        wishes,
      );
      const [own, other] = chancesOf(fight(setup, wishes)).wins;
      wins[i]?.splice(i + 1 + j, 1, own);
      wins[i + 1 + j]?.splice(i, 1, other);
    });
  });
  const rows = contenders.map(({ name }, i) => ({ name, wins: wins[i] ?? [] }));
  if (isJson) output.out(JSON.stringify({ fights: wishes.fights, seed: wishes.seed, everybody: rows }));
  else
    printTable(
      `How often the one of the row beats the one of the column; ${eachOf(wishes)}, seed ${wishes.seed}.`,
      rows.map((_, i) => String(i + 1)),
      rows.map(({ name, wins }, i) => [
        `${i + 1} ${name} (${policyOf(proposePolicy(contenders[i] ?? firstOf(contenders))).name.toLowerCase()})`,
        ...wins.map((each) => (each ? percent(Math.round(each.share * 100) / 100) : '')),
      ]),
      output,
    );
}

function firstOf(contenders: readonly Ready[]): Ready {
  const [first] = contenders;
  if (!first) throw new ArgumentError('Nobody fights.');
  return first;
}

/** A table in Markdown, for reading and for documents alike. */
function printTable(
  title: string,
  columns: readonly string[],
  rows: readonly (readonly string[])[],
  output: Output,
): void {
  output.out(
    [
      title,
      '',
      `| | ${columns.join(' | ')} |`,
      `|---|${columns.map(() => '---').join('|')}|`,
      ...rows.map((cells) => `| ${cells.join(' | ')} |`),
    ].join('\n'),
  );
}
