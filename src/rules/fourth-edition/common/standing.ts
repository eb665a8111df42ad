import type { DerivationBuilder } from '../../../engine/builder.ts';
import { formatFraction, formatMoney } from '../../../engine/format.ts';
import type { Worksheet } from '../../../engine/worksheet.ts';
import type { Finding } from '../../findings/finding.ts';
import type { TechLevels } from '../../shared/campaign.ts';
import { applyEffects, type EffectIndex } from '../../shared/effects.ts';
import { finding } from '../../shared/findings.ts';
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

/** Defines Status (p. 28) by traits and race, and its cost of living a month (p. 265). 0 is an ordinary person. */
export function defineStatus(worksheet: Worksheet, effects: EffectIndex): void {
  worksheet.section('status', [effects], () => {
    worksheet.define({
      id: 'status',
      name: 'Status',
      cite: pages.status,
      formula: (w) => applyEffects(w.start(0, 'ordinary people'), effects, 'status'),
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
