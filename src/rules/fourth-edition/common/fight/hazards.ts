import type { DerivationBuilder } from '../../../../engine/builder.ts';
import type { Citation } from '../../../../engine/citation.ts';
import { hasTrait, traitsOf } from '../../../combat/fight.ts';
import type { Asked, Hazard, HazardQuestion, HazardRules, HazardStage } from '../../../combat/hazards/hazard.ts';
import {
  day,
  deepWater,
  halfHour,
  hour,
  minute,
  modifier,
  nothing,
  otherHarm,
  poisonHarm,
  scatterDirections,
  second,
  writeHt,
} from '../../../combat/hazards/hazard-parts.ts';
import { fallSpeed, hitsOfObject } from '../decisions.ts';
import { breaths } from '../feats/state.ts';
import { findSwimmer } from '../media.ts';
import { slamDice } from './actions.ts';
import { fightPages as pages } from './fight-pages.ts';
import { speedRangeRow } from './ranged-steps.ts';

/** Writes dice of hit points times yards a second over 100 (p. 430). */
function writeCollision(w: DerivationBuilder, speed: number, doubled: boolean, cite: Citation): void {
  w.multiply(speed, 'yards a second', { cite });
  if (doubled) w.multiply(2, 'against something hard', { cite });
  w.divide(100, 'a hundredth', { cite });
  const value = typeof w.value === 'number' ? w.value : 0;
  w.lookup('collision', value < 1 ? 'less than a die' : 'whole dice, a half rounded up', slamDice(value), { cite });
}

/** Yards that a fall counts for: less by Acrobatics, and by Catfall. */
const yardsFallen = (asked: Asked): number => {
  const isLess = asked.isChecked('acrobatics') || hasTrait(asked, 'catfall');
  return Math.max(0, asked.number('yards') - (isLess ? 5 : 0));
};

const fall: Hazard = {
  id: 'fall',
  name: 'Fall',
  summary: 'HP times the speed at the end over 100 dice, twice on something hard; armor protects',
  cite: pages.falling,
  asks: [
    { id: 'yards', label: 'Yards fallen', kind: 'number', usual: 3, min: 1, max: 1_000 },
    {
      id: 'onto',
      label: 'Onto',
      kind: 'choice',
      options: [
        { value: 'hard', label: 'Hard ground' },
        { value: 'soft', label: 'Water, snow, branches: something soft' },
      ],
    },
    { id: 'acrobatics', label: 'Acrobatics was rolled: 5 yards less', kind: 'check' },
  ],
  stages: [
    {
      kind: 'happens',
      words: 'fall',
      isMet: (asked) => yardsFallen(asked) === 0,
      outcome: { words: 'no damage' },
    },
    {
      kind: 'damage',
      words: 'damage of the fall',
      isMet: (asked) => yardsFallen(asked) > 0,
      dice: (w, asked) => {
        const yards = yardsFallen(asked);
        if (yards < asked.number('yards')) w.fact('5 yards less', null, { cite: pages.falling });
        w.startFrom('hitPoints', undefined, { cite: pages.falling });
        writeCollision(w, fallSpeed(yards), asked.choice('onto') === 'hard', pages.falling);
      },
      type: 'cr',
    },
  ],
};

const fallingObject: Hazard = {
  id: 'fallingObject',
  name: 'Falling object',
  summary: 'its own HP times its speed over 100 dice',
  cite: pages.falling,
  asks: [
    { id: 'pounds', label: 'Its weight', unit: 'lb', kind: 'number', usual: 20, min: 1, max: 100_000 },
    { id: 'yards', label: 'Yards it fell', kind: 'number', usual: 10, min: 1, max: 1_000 },
    {
      id: 'kind',
      label: 'What it is',
      kind: 'choice',
      options: [
        { value: 'solid', label: 'Solid: a rock, a beam' },
        { value: 'hollow', label: 'Hollow or a machine' },
      ],
    },
  ],
  stages: [
    {
      kind: 'damage',
      words: 'damage of what falls',
      dice: (w, asked) => {
        const cite = pages.objects;
        w.lookup(
          'hit points of objects',
          `${asked.number('pounds')} lb`,
          hitsOfObject(asked.number('pounds'), asked.choice('kind') === 'solid'),
          { cite },
        );
        writeCollision(w, fallSpeed(asked.number('yards')), false, pages.falling);
      },
      type: 'cr',
      pushes: true,
    },
  ],
};

/** Basic damage of one burn that sets a part of the clothes alight, or all of them (p. 434). */
const igniting = { part: 3, all: 10 } as const;

const ignites: readonly HazardStage[] = [
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

const fireproof: HazardQuestion = { id: 'fireproof', label: 'Nothing on them burns', kind: 'check' };

/** Seconds that DR keeps the heat of a fire from tiring its wearer, for each point (p. 434). */
const secondsPerResistance = 3;
const resistanceOf = ({ worksheet }: Asked): number =>
  worksheet.has('damageResistance') ? worksheet.number('damageResistance') : 0;

const fire: Hazard = {
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

const alight: Hazard = {
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
  ends: 'Put out',
};

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

const freezing: Hazard = {
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

const heat: Hazard = {
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

const breath: Hazard = {
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

const drowning = deepWater({
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

/** An explosion reaches so many yards for each die, and its damage is divided by so much for each yard (pp. 414–415). */
const blast = { yardsPerDie: 2, perYard: 3, fragmentYards: 5 } as const;
const isReached = (asked: Asked): boolean =>
  asked.number('yards') <= blast.yardsPerDie * asked.dice('dice').dice * asked.number('multiply');
const areFragmentsIn = (asked: Asked): boolean =>
  asked.dice('fragments').dice > 0 && asked.number('yards') <= blast.fragmentYards * asked.dice('fragments').dice;

const explosion: Hazard = {
  id: 'explosion',
  name: 'Explosion',
  summary: 'full damage in contact, else divided by three times the yards; torso armor protects',
  cite: pages.explosions,
  asks: [
    { id: 'dice', label: 'Dice', kind: 'dice', usual: '4d' },
    { id: 'multiply', label: 'Times', kind: 'number', usual: 1, min: 1, max: 1_000 },
    {
      id: 'type',
      label: 'Type',
      kind: 'choice',
      options: [
        { value: 'cr', label: 'Crushing' },
        { value: 'burn', label: 'Burning' },
      ],
    },
    {
      id: 'yards',
      label: 'Yards away',
      hint: '0: struck by it, or in contact',
      kind: 'number',
      usual: 0,
      min: 0,
      max: 10_000,
    },
    { id: 'fragments', label: 'Dice of fragments', hint: 'In brackets: [2d]', kind: 'dice', usual: '0d' },
    { ...fireproof, isAsked: (asked) => asked.choice('type') === 'burn' },
  ],
  stages: [
    {
      kind: 'happens',
      words: 'blast',
      isMet: (asked) => !isReached(asked),
      outcome: { words: 'too far away for the blast' },
    },
    {
      kind: 'damage',
      words: 'damage of the blast',
      isMet: isReached,
      dice: (w, asked) => w.start(asked.dice('dice'), 'dice', { cite: pages.explosions }),
      type: (asked) => asked.choice('type'),
      share: (w, asked) => {
        const cite = pages.explosions;
        if (asked.number('multiply') > 1) w.multiply(asked.number('multiply'), 'times', { cite });
        if (asked.number('yards') > 0)
          w.divide(blast.perYard * asked.number('yards'), `three times ${asked.number('yards')} yards`, { cite }).round(
            'down',
            { cite },
          );
      },
      pushes: true,
    },
    ...ignites.map((stage) => ({
      ...stage,
      isMet: (asked: Asked) => asked.choice('type') === 'burn' && (stage.isMet?.(asked) ?? true),
    })),
    {
      kind: 'roll',
      words: 'the attack of the fragments',
      isMet: areFragmentsIn,
      formula: (w, asked) => {
        const cite = pages.fragments;
        w.start(15, 'fragments', { cite });
        const { penalty } = speedRangeRow(asked.number('yards'));
        if (penalty > 0) w.add(-penalty, `${asked.number('yards')} yards`, { cite: pages.range });
      },
      success: {
        words: 'a fragment hits; one more for each 3 of the margin',
        next: [
          {
            kind: 'damage',
            words: 'damage of a fragment',
            dice: (w, asked) => w.start(asked.dice('fragments'), 'dice', { cite: pages.fragments }),
            type: 'cut',
          },
        ],
      },
      failure: { words: 'no fragment hits' },
    },
  ],
  area: ['yards', 'fireproof'],
};

/** Minutes that a shock leaves somebody unconscious (p. 432). */
const minutesOut = ({ worksheet }: Asked): number => Math.max(1, 20 - worksheet.number('ht'));
const isLethal = (asked: Asked): boolean => asked.choice('kind') === 'lethal';

const electricity: Hazard = {
  id: 'electricity',
  name: 'Electricity',
  summary: 'weak: HT or stunned; strong: burns, then HT less 1 for each 2 hits or unconscious; metal armor is DR 1',
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
        if (less > 0) w.add(-less, `${asked.injury} hits lost, 1 for each 2`, { cite });
      },
      success: nothing,
      failure: {
        words: (asked) => `unconscious for ${minutesOut(asked)} minutes, then DX −2 for as long`,
        conditions: ['unconscious'],
        lasts: { words: 'Shock: DX −2 once awake', seconds: (asked) => 2 * minute * minutesOut(asked) },
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

const acid: Hazard = {
  id: 'acid',
  name: 'Acid',
  summary: 'a splash 1d−3, a bath 1d−1 each second; swallowed, 1 HP each 15 minutes',
  cite: pages.acid,
  asks: [
    {
      id: 'how',
      label: 'How',
      kind: 'choice',
      options: [
        { value: 'splash', label: 'A splash' },
        { value: 'bath', label: 'In it' },
        { value: 'swallowed', label: 'Swallowed' },
      ],
    },
    {
      id: 'total',
      label: 'HP that it costs in all',
      hint: 'Three dice',
      kind: 'number',
      usual: 10,
      min: 3,
      max: 18,
      isAsked: (asked) => asked.choice('how') === 'swallowed',
    },
  ],
  stages: [
    {
      kind: 'damage',
      words: 'damage of the acid',
      isMet: (asked) => asked.choice('how') !== 'swallowed',
      dice: (w, asked) =>
        w.lookup(
          'acid',
          asked.choice('how') === 'bath' ? 'immersed' : 'splashed',
          { dice: 1, adds: asked.choice('how') === 'bath' ? -1 : -3 },
          { cite: pages.acid },
        ),
      type: 'cor',
    },
    {
      kind: 'happens',
      words: 'acid',
      isMet: (asked) => asked.choice('how') === 'swallowed',
      outcome: { words: 'the acid eats', hits: 1 },
    },
  ],
  again: (asked) => ({ bath: second, swallowed: 15 * minute })[asked.choice('how')] ?? null,
  times: (asked) => (asked.choice('how') === 'swallowed' ? asked.number('total') : Number.POSITIVE_INFINITY),
  ends: 'Treated, or out of it',
};

const secondsIn: Readonly<Record<string, number>> = { s: second, min: minute, h: hour, d: day };
const unitOf = (asked: Asked): number => secondsIn[asked.choice('unit')] ?? second;

const poison: Hazard = {
  id: 'poison',
  name: 'Poison or illness',
  summary: 'after its delay HT or its damage, again in each cycle; a success ends it',
  cite: pages.poison,
  asks: [
    { ...modifier, hint: 'With Resistant, if it is so' },
    { id: 'dice', label: 'Dice', kind: 'dice', usual: '1d' },
    { id: 'resisted', label: 'Dice if resisted', kind: 'dice', usual: '0d' },
    { id: 'fatigue', label: 'Fatigue', kind: 'number', usual: 0, min: 0, max: 50 },
    {
      id: 'unit',
      label: 'Times in',
      kind: 'choice',
      options: [
        { value: 'h', label: 'Hours' },
        { value: 'min', label: 'Minutes' },
        { value: 's', label: 'Seconds' },
        { value: 'd', label: 'Days' },
      ],
    },
    { id: 'delay', label: 'Delay', kind: 'number', usual: 0, min: 0, max: 1_000 },
    { id: 'times', label: 'Cycles', kind: 'number', usual: 1, min: 1, max: 100 },
    {
      id: 'each',
      label: 'Between cycles',
      kind: 'number',
      usual: 1,
      min: 1,
      max: 1_000,
      isAsked: (asked) => asked.number('times') > 1,
    },
  ],
  stages: [
    {
      kind: 'roll',
      words: 'HT against it',
      formula: writeHt(pages.poison, 'the poison'),
      success: { words: 'resisted', ends: true, next: [poisonHarm('resisted', pages.poison, 'tox')] },
      failure: {
        words: 'it acts',
        fatigue: (asked) => asked.number('fatigue'),
        next: [poisonHarm('dice', pages.poison, 'tox')],
      },
    },
  ],
  delay: (w, asked) =>
    w
      .start(asked.number('delay'), 'delay', { cite: pages.poison })
      .multiply(unitOf(asked), 'seconds', { cite: pages.poison }),
  again: (asked) => (asked.number('times') > 1 ? asked.number('each') * unitOf(asked) : null),
  times: (asked) => asked.number('times'),
  ends: 'Antidote, or cured',
};

const scatter: Hazard = {
  id: 'scatter',
  name: 'A lobbed explosive misses',
  summary: 'it lands as many yards off as the roll was missed by, in a direction by a die',
  cite: pages.scatter,
  asks: [
    { id: 'by', label: 'The roll was missed by', kind: 'number', usual: 1, min: 1, max: 50 },
    { id: 'yards', label: 'Yards to the target', kind: 'number', usual: 20, min: 1, max: 10_000 },
  ],
  stages: [
    {
      kind: 'table',
      words: 'direction, as the thrower faces',
      dice: 1,
      rows: scatterDirections.map((words, at) => ({
        from: at + 1,
        to: at + 1,
        outcome: {
          words: (asked: Asked) => {
            const off = Math.max(1, Math.min(asked.number('by'), Math.floor(asked.number('yards') / 2)));
            return `${off === 1 ? 'a yard' : `${off} yards`} off, ${words}`;
          },
        },
      })),
    },
  ],
};

const types = ['cr', 'burn', 'cor', 'cut', 'imp', 'pi', 'tox'].map((type) => [type, type] as const);

/** The hazards of the fourth edition: breath and swimming (pp. 351–354); the others by common knowledge (decisions.ts). */
export const hazards: HazardRules = {
  minDamage: (type) => (type === 'cr' ? 0 : 1),
  hazards: [
    fire,
    alight,
    fall,
    fallingObject,
    explosion,
    breath,
    drowning,
    poison,
    freezing,
    heat,
    electricity,
    acid,
    scatter,
    otherHarm(pages.hazards, types),
  ],
};
