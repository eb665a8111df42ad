import type { DerivationBuilder } from '../../../engine/builder.ts';
import { formatFraction, formatMoney } from '../../../engine/format.ts';
import { memoizeFilter } from '../../../engine/memoize.ts';
import type { Worksheet } from '../../../engine/worksheet.ts';
import type { Finding } from '../../findings/finding.ts';
import { isInForce } from '../../house-rules/rules-in-force.ts';
import { rankWithoutStatus, wealthWithoutStatus } from '../../house-rules/sheet-rules.ts';
import type { ResolvedTrait, SheetContext } from '../../resolve/context.ts';
import type { JobRules } from '../../ruleset.ts';
import type { TechLevels } from '../../shared/campaign.ts';
import { applyEffectList, applyEffects, type EffectIndex } from '../../shared/effects.ts';
import { finding } from '../../shared/findings.ts';
import { defineJob, jobPayStat, monthlyBalanceStat } from '../../shared/jobs.ts';
import { pages } from './pages.ts';

/** Average starting wealth in dollars, by the tech level of the setting (Basic Set p. 27). */
const startingWealth: readonly (readonly [techLevel: number, dollars: number])[] = [
  [0, 250],
  [1, 500],
  [2, 750],
  [3, 1000],
  [4, 2000],
  [5, 5000],
  [6, 10_000],
  [7, 15_000],
  [8, 20_000],
  [9, 30_000],
  [10, 50_000],
  [11, 75_000],
  [12, 100_000],
];

/** The part of the starting wealth that is for gear with a settled life; the rest is home and clothes (p. 26). */
const forGear = 1 / 5;

/** The cost of living in dollars a month, by Status (p. 265). */
const costsOfLiving: readonly (readonly [status: number, dollars: number])[] = [
  [-2, 100],
  [-1, 300],
  [0, 600],
  [1, 1200],
  [2, 3000],
  [3, 12_000],
  [4, 60_000],
  [5, 600_000],
  [6, 6_000_000],
  [7, 60_000_000],
  [8, 600_000_000],
];

/** The tech levels from 0 to 12 (Basic Set p. 22). */
export const techLevels: TechLevels = {
  eras: [
    'Stone Age: fire, flint and herding',
    'Bronze Age: cities, wheels and writing',
    'Iron Age: classical Greece and Rome',
    'Middle Ages: steel and plate armor',
    'Age of sail: muskets and printed books',
    'Age of steam: railways and factories',
    'World wars: motors, aircraft and radio',
    'Nuclear age: jets and the first computers',
    'Digital age: networks, from the 1980s to now',
    'Microtechnology: thinking machines, longer lives',
    'Robots, nanotechnology, antimatter',
    'Exotic matter: force screens and the like',
    'Whatever you like',
  ],
  span: '0 Stone Age · 3 Middle Ages · 8 today · up to 12',
};

const [lowest, cheapest] = costsOfLiving[0] ?? [0, 0];
const [highest, dearest] = costsOfLiving.at(-1) ?? [0, 0];

/** Returns the average starting wealth of a tech level in dollars (p. 27); null if the book has no such level. */
export const startingWealthAt = (techLevel: number): number | null =>
  startingWealth.find(([level]) => level === techLevel)?.[1] ?? null;

/** Adds a note on the part of starting wealth that is for gear if the character has a home (p. 26). */
export function noteSettledLife(w: DerivationBuilder): void {
  if (typeof w.value !== 'number' || w.value <= 0) return;
  const gear = formatMoney(Math.floor(w.value * forGear));
  w.note(`if you lead a settled life, only a fifth of it (${gear}) is for gear; the rest is home and clothes`, {
    cite: pages.wealth,
  });
}

/** Returns the cost of living of a Status in dollars a month (p. 265); beyond the table, that of its nearest row. */
function monthlyCost(status: number): number {
  const level = Math.floor(status);
  if (level <= lowest) return cheapest;
  return costsOfLiving.find(([row]) => row === level)?.[1] ?? dearest;
}

/** The free levels of Status that riches give at most (p. 26). */
const maxFreeStatus = 3;

/** The traits whose levels are a rank in a chain of command (pp. 29–30). */
const ranks: ReadonlySet<string> = new Set([
  'administrative-rank',
  'magical-rank',
  'merchant-rank',
  'military-rank',
  'police-rank',
  'rank',
  'religious-rank',
]);

/** The free levels of Status of a rank (p. 29): one from Rank 2 on, two from 5, three from 8. */
const statusOfRank = (rank: number): number => (rank >= 8 ? 3 : rank >= 5 ? 2 : rank >= 2 ? 1 : 0);

const isRank = memoizeFilter<ResolvedTrait>(({ id, row }) => ranks.has(id) && !row.boughtOff);

/** The highest rank of a character and of the race; undefined for none. */
const findHighestRank = ({ race, traits }: SheetContext): ResolvedTrait | undefined =>
  [...isRank(race.traits), ...isRank(traits)].sort((a, b) => b.level - a.level).at(0);

/**
 * Defines Status (p. 28) by traits and race, with the free levels of riches (p. 26) and of the highest rank (p. 29), unless
 * the campaign has none of these; and its cost of living a month (p. 265). 0 is an ordinary person.
 */
export function defineStatus(worksheet: Worksheet, context: SheetContext, effects: EffectIndex): void {
  const byWealth = !isInForce(context, wealthWithoutStatus);
  const rank = isInForce(context, rankWithoutStatus) ? undefined : findHighestRank(context);
  worksheet.section('status', [effects, byWealth, rank], () => {
    if (byWealth && effects.has('freeStatus')) {
      worksheet.define({
        id: 'freeStatus',
        name: 'free Status from riches',
        cite: pages.wealth,
        formula: (w) => {
          applyEffects(w.start(0, 'none'), effects, 'freeStatus');
          w.atMost(maxFreeStatus, 'maximum');
        },
      });
    }
    worksheet.define({
      id: 'status',
      name: 'Status',
      cite: pages.status,
      formula: (w) => {
        applyEffects(w.start(0, 'ordinary people'), effects, 'status');
        if (w.has('freeStatus')) w.addFrom('freeStatus');
        const levels = rank ? statusOfRank(rank.level) : 0;
        if (rank && levels > 0) {
          w.add(levels, `${rank.name}, level ${formatFraction(rank.level)}`, { cite: pages.rank, row: rank.key });
        }
      },
    });
    worksheet.define({
      id: 'costOfLiving',
      name: 'cost of living',
      unit: '$ a month',
      cite: pages.costOfLiving,
      formula: (w) => {
        const status = w.givenNumber('status');
        const row = Math.min(highest, Math.max(lowest, Math.floor(status)));
        w.lookup('cost of living', `Status ${formatFraction(row)}`, monthlyCost(status), { cite: pages.costOfLiving });
      },
    });
  });
}

/** Reports a Status that the book does not have. */
export function statusFindings(worksheet: Worksheet): Finding[] {
  const score = worksheet.number('status');
  if (score >= lowest && score <= highest) return [];
  const limit = `${formatFraction(lowest)} to ${formatFraction(highest)}`;
  const fact = { code: 'attribute-above-limit', name: 'Status', score, limit } as const;
  return [finding(fact, 'unusual', { chapter: 'concept', field: 'status' }, pages.status)];
}

/** What a job for a person of average wealth pays in dollars a month, by tech level from 0 to 12 (Basic Set p. 517). */
const monthlyPay = [625, 650, 675, 700, 800, 1100, 1600, 2100, 2600, 3600, 5600, 8100, 10_600];

/** The rules of jobs (pp. 516–517). */
export const jobRules: JobRules = {
  cite: pages.jobs,
  payAt: (techLevel) => monthlyPay[techLevel] ?? null,
  freelancers: true,
};

/** The typical pay of a job in dollars a month, and the income without work, less debts. */
const payStat = 'typicalPay';
const furtherIncomeStat = 'furtherIncome';

/** The traits that bring, or take, 1% of the starting wealth each month for each level (p. 26). */
const incomeTraits: ReadonlyMap<string, 1 | -1> = new Map([
  ['independent-income', 1],
  ['debt', -1],
]);
const isIncome = memoizeFilter<ResolvedTrait>(({ id, row }) => incomeTraits.has(id) && !row.boughtOff);

/**
 * Defines the typical pay of a job at the character's wealth (pp. 516–517), if the setting has a tech level of the table; the
 * pay of the character's own job; and what the cost of living leaves of either, with income without work and debts (p. 26).
 * The figures of pay are by common knowledge.
 */
export function definePay(worksheet: Worksheet, context: SheetContext, effects: EffectIndex): void {
  const { campaign, job } = context.character;
  const { techLevel, startingWealth: ofSetting } = campaign;
  const pay = techLevel === null ? undefined : monthlyPay[techLevel];
  defineJob(worksheet, context, effects, jobRules);
  const incomes = isIncome(context.traits);
  const wealth = ofSetting ?? (techLevel === null ? null : startingWealthAt(techLevel));
  worksheet.section('pay', [techLevel, effects, job === undefined, incomes, wealth], () => {
    const ofWealth = (effects.get('startingMoney') ?? []).filter(({ op }) => op === 'times');
    if (pay !== undefined) {
      worksheet.define({
        id: payStat,
        name: 'typical monthly pay',
        unit: '$ a month',
        cite: pages.jobs,
        formula: (w) => {
          w.lookup('monthly pay', `TL${techLevel}`, pay, { cite: pages.jobs });
          applyEffectList(w, ofWealth);
          w.note('roll against a skill of the job once a month: a freelancer earns 10% more or less for each point', {
            cite: pages.jobs,
          });
        },
      });
    }
    const hasIncome = incomes.length > 0 && wealth !== null;
    if (hasIncome) {
      worksheet.define({
        id: furtherIncomeStat,
        name: 'income without work',
        unit: '$ a month',
        cite: pages.wealth,
        formula: (w) => {
          w.start(0, 'none');
          for (const { id, name, level, key } of incomes) {
            w.add((incomeTraits.get(id) ?? 1) * level, `${name}, percent of starting wealth`, {
              cite: pages.wealth,
              row: key,
            });
          }
          w.multiply(wealth / 100, 'for each percent of average starting wealth', { cite: pages.wealth });
          applyEffectList(w, ofWealth);
          w.round('nearest', { cite: pages.wealth });
        },
      });
    }
    if (pay === undefined && job === undefined && !hasIncome) return;
    worksheet.define({
      id: monthlyBalanceStat,
      name: job === undefined ? 'left of the pay each month' : 'left each month',
      unit: '$ a month',
      cite: pages.costOfLiving,
      formula: (w) => {
        const paid = job !== undefined ? jobPayStat : pay !== undefined ? payStat : null;
        if (paid !== null && w.consult(paid).value !== null) w.startFrom(paid);
        else w.start(0, 'no known pay');
        if (hasIncome) w.addFrom(furtherIncomeStat);
        w.addFrom('costOfLiving', -1);
      },
    });
  });
}
