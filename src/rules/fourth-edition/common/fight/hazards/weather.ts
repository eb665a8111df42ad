import type { DerivationBuilder } from '../../../../../engine/builder.ts';
import type { Citation } from '../../../../../engine/citation.ts';
import type { Asked, Hazard, HazardQuestion } from '../../../../combat/hazards/hazard.ts';
import { halfHour, minute, nothing } from '../../../../combat/hazards/hazard-parts.ts';
import { fightPages as pages } from '../fight-pages.ts';

/** HT, or a skill based on it that is typed. */
function writeHardiness(w: DerivationBuilder, asked: Asked, cite: Citation): void {
  const skill = asked.number('skill');
  if (skill > 0)
    w.choose('HT or Survival', [{ from: 'ht' }, { words: 'Survival based on HT', value: skill }], 'highest', { cite });
  else w.startFrom('ht', undefined, { cite });
}

const survival: HazardQuestion = {
  id: 'skill',
  label: 'Survival, based on HT',
  hint: '0: HT',
  kind: 'number',
  usual: 0,
  min: 0,
  max: 40,
};

export const freezing: Hazard = {
  id: 'freezing',
  name: 'Freezing weather',
  summary: 'HT each 30 minutes or 1 FP, more often in the wind',
  cite: pages.cold,
  asks: [
    {
      id: 'clothes',
      label: 'Clothing',
      kind: 'choice',
      options: [
        { value: 'winter', label: 'Winter clothing' },
        { value: 'light', label: 'Light or none: −5' },
        { value: 'arctic', label: 'Arctic clothing: +5' },
      ],
    },
    { id: 'wet', label: 'Wet: −5', kind: 'check' },
    { id: 'below', label: 'Degrees below zero', unit: '°F', kind: 'number', usual: 0, min: 0, max: 200 },
    {
      id: 'wind',
      label: 'Wind',
      kind: 'choice',
      options: [
        { value: '30', label: 'None: each 30 minutes' },
        { value: '15', label: 'Light: each 15 minutes' },
        { value: '10', label: 'Strong: each 10 minutes' },
      ],
    },
    survival,
  ],
  stages: [
    {
      kind: 'roll',
      words: 'HT against the cold',
      formula: (w, asked) => {
        const cite = pages.cold;
        writeHardiness(w, asked, cite);
        if (asked.choice('clothes') === 'light') w.add(-5, 'light clothing', { cite });
        if (asked.choice('clothes') === 'arctic') w.add(5, 'arctic clothing', { cite });
        if (asked.isChecked('wet')) w.add(-5, 'wet', { cite });
        const colder = Math.floor(asked.number('below') / 10);
        if (colder > 0) w.add(-colder, `${asked.number('below')} degrees below zero`, { cite });
      },
      success: nothing,
      failure: { words: 'freezes', fatigue: 1 },
    },
  ],
  again: (asked) => Number(asked.choice('wind')) * minute,
  ends: 'In the warm',
};

export const heat: Hazard = {
  id: 'heat',
  name: 'Hot weather',
  summary: 'HT each 30 minutes or 1 FP, less the level of load and 1 for each 10 degrees more',
  cite: pages.heat,
  asks: [{ id: 'above', label: 'Degrees above 80', unit: '°F', kind: 'number', usual: 0, min: 0, max: 100 }, survival],
  stages: [
    {
      kind: 'roll',
      words: 'HT against the heat',
      formula: (w, asked) => {
        const cite = pages.heat;
        writeHardiness(w, asked, cite);
        const load = w.givenNumber('encumbrance', undefined, { cite });
        if (load > 0) w.add(-load, 'encumbrance level', { cite });
        const hotter = Math.floor(asked.number('above') / 10);
        if (hotter > 0) w.add(-hotter, `${asked.number('above')} degrees above 80`, { cite });
      },
      success: nothing,
      failure: { words: 'the heat tells', fatigue: 1 },
    },
  ],
  again: () => halfHour,
  ends: 'In the cool',
};
