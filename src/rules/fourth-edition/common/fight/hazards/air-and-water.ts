import { hasTrait, traitsOf } from '../../../../combat/fight.ts';
import type { Asked, Hazard, HazardStage } from '../../../../combat/hazards/hazard.ts';
import { deepWater, second } from '../../../../combat/hazards/hazard-parts.ts';
import { breaths } from '../../feats/state.ts';
import { findSwimmer } from '../../media.ts';
import { fightPages as pages } from '../fight-pages.ts';

/** No fatigue is left: Will each second, or unconscious (pp. 352, 354, 436). */
const outOfBreath: HazardStage = {
  kind: 'roll',
  words: 'Will to stay conscious',
  isMet: ({ worksheet, state }) =>
    worksheet.number('fatiguePoints') <= state.fatigueLost && !state.conditions.includes('unconscious'),
  formula: (w) => w.startFrom('will', undefined, { cite: pages.suffocation }),
  success: { words: 'conscious', again: second },
  failure: { words: 'unconscious, and dies unless rescued', conditions: ['unconscious'] },
};

const needsNoAir = (asked: Asked): boolean => hasTrait(asked, 'doesnt-breathe');

export const breath: Hazard = {
  id: 'breath',
  name: 'No air',
  summary: 'a breath is held by HT; then 1 FP each second, and at 0 FP Will each second',
  cite: pages.breath,
  asks: [
    {
      id: 'effort',
      label: 'While',
      kind: 'choice',
      options: [...breaths]
        .reverse()
        .map(({ id, name }) => ({ value: id, label: `${name.charAt(0).toUpperCase()}${name.slice(1)}` })),
    },
    {
      id: 'ready',
      label: 'Before it',
      kind: 'choice',
      options: [
        { value: 'deep', label: 'A deep breath' },
        { value: 'surprised', label: 'Surprised: half the time' },
        { value: 'fast', label: 'Hyperventilated: × 1.5' },
        { value: 'oxygen', label: 'The same with oxygen: × 2.5' },
        { value: 'none', label: 'No breath: choked' },
      ],
    },
    {
      id: 'control',
      label: 'Breath Control was rolled: × 1.5',
      kind: 'check',
      isAsked: (asked) => asked.choice('ready') !== 'surprised',
    },
  ],
  stages: [
    {
      kind: 'happens',
      words: 'air',
      isMet: needsNoAir,
      outcome: { words: 'needs no air', ends: true },
    },
    {
      kind: 'happens',
      words: 'air',
      isMet: (asked) => !needsNoAir(asked),
      outcome: { words: 'out of breath', fatigue: 1, next: [outOfBreath] },
    },
  ],
  delay: (w, asked) => {
    const cite = pages.breath;
    if (asked.choice('ready') === 'none' || needsNoAir(asked)) {
      w.start(0, 'no breath to hold', { cite });
      return;
    }
    const { times = 1, name = '' } = breaths.find(({ id }) => id === asked.choice('effort')) ?? {};
    w.startFrom('ht', undefined, { cite }).multiply(times, name, { cite });
    const factor = { surprised: 0.5, fast: 1.5, oxygen: 2.5 }[asked.choice('ready')];
    if (factor !== undefined)
      w.multiply(factor, asked.choice('ready') === 'surprised' ? 'surprised' : 'deep breaths before', { cite });
    if (asked.choice('ready') !== 'surprised' && asked.isChecked('control'))
      w.multiply(1.5, 'Breath Control', { cite });
    for (const { name: trait, row, facet } of traitsOf(asked, 'breath-holding'))
      w.multiply(2 ** Math.max(1, row.level ?? 1), trait, { cite: facet?.cite, row: row.key });
    w.round('down', { cite });
  },
  again: () => second,
  ends: 'Breathes again',
};

export const drowning = deepWater({
  cite: pages.swimming,
  summary: 'Swimming on entering and every 5 minutes; missed, 1 FP and again in 5 seconds',
  untrained: (w) =>
    w.startFrom('ht', undefined, { cite: pages.swimming }).add(-4, 'not learned', { cite: pages.swimming }),
  loadInLevel: true,
  more: [
    {
      id: 'build',
      label: 'Build',
      kind: 'choice',
      options: [
        { value: '0', label: 'Not fat' },
        { value: '1', label: 'Overweight: +1' },
        { value: '3', label: 'Fat: +3' },
        { value: '5', label: 'Very fat: +5' },
      ],
    },
  ],
  bonuses: (w, asked) => {
    const build = Number(asked.choice('build'));
    if (build > 0) w.add(build, 'fat floats', { cite: pages.swimming });
  },
  outOfBreath,
  exempt: (asked) =>
    needsNoAir(asked) ? 'needs no air' : findSwimmer(asked.context) !== undefined ? 'at home in water' : null,
});
