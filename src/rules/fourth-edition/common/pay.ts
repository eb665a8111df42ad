import type { Worksheet } from '../../../engine/worksheet.ts';
import type { SheetContext } from '../../resolve/context.ts';
import { applyEffectList, type EffectIndex } from '../../shared/effects.ts';
import { pages } from './pages.ts';

/** What a job for a person of average wealth pays in dollars a month, by tech level from 0 to 12 (Basic Set p. 517). */
const monthlyPay = [625, 650, 675, 700, 800, 1100, 1600, 2100, 2600, 3600, 5600, 8100, 10_600];

/** The typical pay of a job, and what is left of it after the cost of living, in dollars a month. */
export const payStat = 'typicalPay';
export const monthlyBalanceStat = 'monthlyBalance';

/**
 * Defines the typical pay of a job at the character's wealth (pp. 516–517), and what the cost of living leaves of it, if the
 * setting has a tech level of the table. The figures are by common knowledge.
 */
export function definePay(worksheet: Worksheet, context: SheetContext, effects: EffectIndex): void {
  const { techLevel } = context.character.campaign;
  const pay = techLevel === null ? undefined : monthlyPay[techLevel];
  if (pay === undefined) return;
  worksheet.section('pay', [techLevel, effects], () => {
    worksheet.define({
      id: payStat,
      name: 'typical monthly pay',
      unit: '$ a month',
      cite: pages.jobs,
      formula: (w) => {
        w.lookup('monthly pay', `TL${techLevel}`, pay, { cite: pages.jobs });
        const ofWealth = (effects.get('startingMoney') ?? []).filter(({ op }) => op === 'times');
        applyEffectList(w, ofWealth);
        w.note('roll against a skill of the job once a month: a freelancer earns 10% more or less for each point', {
          cite: pages.jobs,
        });
      },
    });
    worksheet.define({
      id: monthlyBalanceStat,
      name: 'left of the pay each month',
      unit: '$ a month',
      cite: pages.costOfLiving,
      formula: (w) => w.startFrom(payStat).addFrom('costOfLiving', -1),
    });
  });
}
