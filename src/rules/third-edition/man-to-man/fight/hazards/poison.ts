import { ownValue } from '../../../../../engine/own-value.ts';
import type { Asked, Hazard, HazardOutcome, HazardStage } from '../../../../combat/hazards/hazard.ts';
import { hour } from '../../../../combat/hazards/hazard-parts.ts';
import { fightPages as pages } from '../fight-pages.ts';

/** Poisons of the book (p. 47): dice on a failure, and if resisted; what else it does. */
const poisonDamage: Readonly<Record<string, { readonly failed: number; readonly resisted: number }>> = {
  wolfsbane: { failed: 2, resisted: 0 },
  cobra: { failed: 3, resisted: 1 },
};
const isNamed =
  (...names: readonly string[]) =>
  (asked: Asked): boolean =>
    names.includes(asked.choice('poison'));

const poisonHarm = (which: 'failed' | 'resisted'): HazardStage => ({
  kind: 'damage',
  words: 'damage of the poison',
  isMet: (asked) => {
    const named = ownValue(poisonDamage, asked.choice('poison'));
    return named ? named[which] > 0 : asked.choice('poison') === 'other' && asked.dice(which).dice > 0;
  },
  dice: (w, asked) => {
    const named = ownValue(poisonDamage, asked.choice('poison'));
    const dice = named ? { dice: named[which], adds: 0 } : asked.dice(which);
    w.lookup('poison', which === 'failed' ? 'not resisted' : 'resisted', dice, { cite: pages.poison });
  },
  type: '',
  resistance: (w) => w.lookup('DR', 'inside the body', 0, { cite: pages.poison }),
});

/** What a poison does besides damage. */
const symptoms: HazardStage = {
  kind: 'happens',
  words: 'poison',
  isMet: isNamed('wolfsbane'),
  outcome: {
    words: 'numb, with spasms: DX and weapon skills −4 for two hours',
    lasts: { effect: 'wolfsbane', seconds: 2 * hour },
  },
};
const tar: HazardStage = {
  kind: 'happens',
  words: 'poison',
  isMet: isNamed('tar'),
  outcome: {
    words: 'pain: skill −1 for an hour, once for each hit',
    lasts: { effect: 'tar', seconds: hour },
  },
};

const poisoned: HazardOutcome = {
  words: 'the poison acts',
  next: [poisonHarm('failed'), symptoms, tar],
};

export const poison: Hazard = {
  id: 'poison',
  name: 'Poisoned weapon',
  summary: 'a wound by it, then HT against the poison; armor and Toughness do not help',
  cite: pages.poison,
  asks: [
    {
      id: 'poison',
      label: 'Poison',
      kind: 'choice',
      options: [
        { value: 'wolfsbane', label: 'Wolfsbane' },
        { value: 'cobra', label: 'Cobra venom' },
        { value: 'tar', label: 'Caustic tar' },
        { value: 'other', label: 'Another' },
      ],
    },
    { id: 'add', label: 'Modifier to HT', kind: 'number', usual: 0, min: -20, max: 20, isAsked: isNamed('other') },
    { id: 'failed', label: 'Dice', kind: 'dice', usual: '1d', isAsked: isNamed('other') },
    { id: 'resisted', label: 'Dice if resisted', kind: 'dice', usual: '0d', isAsked: isNamed('other') },
    {
      id: 'again',
      label: 'Comes again after',
      unit: 'seconds',
      hint: '0: only once',
      kind: 'number',
      usual: 0,
      min: 0,
      max: 86_400,
      isAsked: isNamed('other'),
    },
    { id: 'times', label: 'Times in all', kind: 'number', usual: 1, min: 1, max: 100, isAsked: isNamed('other') },
    {
      id: 'delay',
      label: 'Begins after',
      unit: 'seconds',
      kind: 'number',
      usual: 0,
      min: 0,
      max: 86_400,
      isAsked: isNamed('other'),
    },
  ],
  stages: [
    {
      kind: 'roll',
      words: 'HT against the poison',
      formula: (w, asked) => {
        w.startFrom('ht', undefined, { cite: pages.poison });
        if (isNamed('other')(asked) && asked.number('add') !== 0)
          w.add(asked.number('add'), 'the poison', { cite: pages.poison });
      },
      success: { words: 'resisted', next: [poisonHarm('resisted')] },
      failure: poisoned,
    },
  ],
  delay: (w, asked) =>
    w.start(isNamed('other')(asked) ? asked.number('delay') : 0, 'the poison', { cite: pages.poison }),
  again: (asked) => (isNamed('other')(asked) && asked.number('again') > 0 ? asked.number('again') : null),
  times: (asked) => asked.number('times'),
};
