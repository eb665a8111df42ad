import type { Asked, Hazard, HazardQuestion, HazardStage } from '../../../../combat/hazards/hazard.ts';
import { nothing, second } from '../../../../combat/hazards/hazard-parts.ts';
import { fightPages as pages } from '../fight-pages.ts';

/** Basic damage of one burn that sets a part of the clothes alight, or all of them (p. 434). */
const igniting = { part: 3, all: 10 } as const;

export const ignites: readonly HazardStage[] = [
  {
    kind: 'happens',
    words: 'clothes',
    isMet: (asked) => !asked.isChecked('fireproof') && asked.rolled >= igniting.part && asked.rolled < igniting.all,
    outcome: { words: 'a part of the clothes catches fire', begins: { hazard: 'alight' } },
  },
  {
    kind: 'happens',
    words: 'clothes',
    isMet: (asked) => !asked.isChecked('fireproof') && asked.rolled >= igniting.all,
    outcome: { words: 'all the clothes catch fire', begins: { hazard: 'alight', answers: { how: 'all' } } },
  },
];

export const fireproof: HazardQuestion = { id: 'fireproof', label: 'Nothing on them burns', kind: 'check' };

/** Seconds that DR keeps the heat of a fire from tiring its wearer, for each point (p. 434). */
const secondsPerResistance = 3;
const resistanceOf = ({ worksheet }: Asked): number =>
  worksheet.has('damageResistance') ? worksheet.number('damageResistance') : 0;

export const fire: Hazard = {
  id: 'fire',
  name: 'Fire',
  summary: '1d−1 each second in it, 1d−3 for a part of one; DR stops it, for a time its heat too',
  cite: pages.flame,
  asks: [
    {
      id: 'how',
      label: 'For',
      kind: 'choice',
      options: [
        { value: 'whole', label: 'All of the turn' },
        { value: 'part', label: 'A part of the turn: through it' },
        { value: 'intense', label: 'All of the turn in a furnace, molten metal' },
      ],
    },
    fireproof,
  ],
  stages: [
    {
      kind: 'damage',
      words: 'damage of the fire',
      dice: (w, asked) => {
        const cite = pages.flame;
        const how = asked.choice('how');
        if (how === 'intense') w.lookup('flame', 'very intense', { dice: 3, adds: 0 }, { cite });
        else if (how === 'part') w.lookup('flame', 'a part of the turn', { dice: 1, adds: -3 }, { cite });
        else w.lookup('flame', 'all of the turn', { dice: 1, adds: -1 }, { cite });
      },
      type: 'burn',
    },
    ...ignites,
    {
      kind: 'roll',
      words: 'HT against the heat',
      isMet: (asked) => asked.choice('how') !== 'part' && asked.before >= secondsPerResistance * resistanceOf(asked),
      formula: (w) => w.startFrom('ht', undefined, { cite: pages.heat }),
      success: nothing,
      failure: { words: 'the heat tells', fatigue: 1 },
    },
  ],
  again: (asked) => (asked.choice('how') === 'part' ? null : second),
  ends: 'Out of the fire',
  area: ['fireproof'],
};

const isAll = (asked: Asked): boolean => asked.choice('how') === 'all';

export const alight: Hazard = {
  id: 'alight',
  name: 'Clothes alight',
  summary: 'a part: 1d−4 each second, DX −2; all: 1d−1, DX −3; DX puts it out',
  cite: pages.catchingFire,
  asks: [
    {
      id: 'how',
      label: 'What burns',
      kind: 'choice',
      options: [
        { value: 'part', label: 'A part of the clothes' },
        { value: 'all', label: 'All of them' },
      ],
    },
    {
      id: 'beats',
      label: 'Puts it out this turn: DX',
      hint: 'By hand with a Ready maneuver; all of it by rolling on the ground, three of them',
      kind: 'check',
    },
  ],
  stages: [
    {
      kind: 'damage',
      words: 'damage of the fire',
      dice: (w, asked) =>
        w.lookup(
          'clothes alight',
          isAll(asked) ? 'all of them' : 'a part of them',
          { dice: 1, adds: isAll(asked) ? -1 : -4 },
          { cite: pages.catchingFire },
        ),
      type: 'burn',
    },
    {
      kind: 'roll',
      words: 'DX to put the fire out',
      isMet: (asked) => asked.isChecked('beats'),
      formula: (w) => w.startFrom('dx', undefined, { cite: pages.catchingFire }),
      success: { words: 'it is out', ends: true },
      failure: { words: 'it burns on' },
    },
  ],
  again: () => second,
  meanwhile: (asked) => (isAll(asked) ? 'clothesBurn' : 'partBurns'),
  ends: 'Put out',
};
