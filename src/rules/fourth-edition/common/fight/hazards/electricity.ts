import type { Asked, Hazard } from '../../../../combat/hazards/hazard.ts';
import { minute, modifier, nothing, second } from '../../../../combat/hazards/hazard-parts.ts';
import { fightPages as pages } from '../fight-pages.ts';

/** Minutes that a shock leaves somebody unconscious (p. 432). */
const minutesOut = ({ worksheet }: Asked): number => Math.max(1, 20 - worksheet.number('ht'));
const isLethal = (asked: Asked): boolean => asked.choice('kind') === 'lethal';

export const electricity: Hazard = {
  id: 'electricity',
  name: 'Electricity',
  summary: 'weak: HT or stunned; strong: burns, then HT less 1 for each 2 HP or unconscious; metal armor is DR 1',
  cite: pages.electricity,
  asks: [
    {
      id: 'kind',
      label: 'The shock is',
      kind: 'choice',
      options: [
        { value: 'lethal', label: 'Strong: lethal' },
        { value: 'weak', label: 'Weak: it stuns' },
      ],
    },
    { id: 'dice', label: 'Dice', kind: 'dice', usual: '1d', isAsked: isLethal },
    { ...modifier, hint: 'A stun weapon: −3 or −4', isAsked: (asked) => !isLethal(asked) },
    { id: 'metal', label: 'Armor is of metal', kind: 'check' },
    { id: 'held', label: 'The current goes on', kind: 'check' },
  ],
  stages: [
    {
      kind: 'damage',
      words: 'damage of the shock',
      isMet: isLethal,
      dice: (w, asked) => w.start(asked.dice('dice'), 'dice', { cite: pages.electricity }),
      type: 'burn',
      resistance: (w, asked) => {
        if (asked.isChecked('metal')) w.atMost(1, 'metal armor', { cite: pages.electricity });
      },
    },
    {
      kind: 'roll',
      words: 'HT against the shock',
      isMet: (asked) => isLethal(asked) && asked.injury > 0,
      formula: (w, asked) => {
        const cite = pages.electricity;
        w.startFrom('ht', undefined, { cite });
        const less = Math.floor(asked.injury / 2);
        if (less > 0) w.add(-less, `${asked.injury} HP lost, 1 for each 2`, { cite });
      },
      success: nothing,
      failure: {
        words: (asked) => `unconscious for ${minutesOut(asked)} minutes, then DX −2 for as long`,
        conditions: ['unconscious'],
        lasts: { effect: 'shocked', seconds: (asked) => 2 * minute * minutesOut(asked) },
      },
      missedBy: {
        by: 5,
        outcome: {
          words: 'heart attack: dies within minutes unless saved',
          conditions: ['unconscious', 'mortallyWounded'],
        },
      },
    },
    {
      kind: 'roll',
      words: 'HT against the shock',
      isMet: (asked) => !isLethal(asked),
      formula: (w, asked) => {
        const cite = pages.electricity;
        w.startFrom('ht', undefined, { cite });
        if (asked.number('add') !== 0) w.add(asked.number('add'), 'the shock', { cite });
        if (!asked.isChecked('metal') && w.consultNumber('damageResistance') > 0)
          w.addFrom('damageResistance', 1, 'DR that is not of metal', { cite });
      },
      success: nothing,
      failure: { words: 'stunned', conditions: ['stunned'] },
    },
  ],
  again: (asked) => (asked.isChecked('held') ? second : null),
  ends: 'The current is off',
};
