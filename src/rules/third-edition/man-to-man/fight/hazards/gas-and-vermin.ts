import { ownValue } from '../../../../../engine/own-value.ts';
import type { Asked, Hazard, HazardQuestion, HazardSteps } from '../../../../combat/hazards/hazard.ts';
import { minute, nothing, second } from '../../../../combat/hazards/hazard-parts.ts';
import { fightPages as pages } from '../fight-pages.ts';

/** Gases by what they do to somebody who breathes them, each turn (p. 47). */
const gases: Readonly<Record<string, { readonly add: number; readonly hits: number; readonly blinds: boolean }>> = {
  smoke: { add: 3, hits: 1, blinds: false },
  tear: { add: 0, hits: 1, blinds: true },
  mustard: { add: 0, hits: 2, blinds: true },
};
const gasOf = (asked: Asked) => ownValue(gases, asked.choice('kind')) ?? { add: 0, hits: 1, blinds: false };
/** Weeping: the book says −5 and gives no time, so ten minutes here, renewed by every turn in the gas. */
const weeping = { effect: 'weeping', seconds: 10 * minute } as const;
const reachesEyes = (asked: Asked): boolean => gasOf(asked).blinds && !asked.isChecked('goggles');
const isMustard = (asked: Asked): boolean => asked.choice('kind') === 'mustard';

/** Turns in which a cover keeps gas and vermin off the skin: clothing two, armor five (p. 47). */
const coverTurns: Readonly<Record<string, number>> = { none: 0, clothes: 2, armor: 5 };
const cover: HazardQuestion = {
  id: 'cover',
  label: 'Skin is covered by',
  kind: 'choice',
  options: [
    { value: 'clothes', label: 'Clothing: two turns' },
    { value: 'armor', label: 'Armor: five turns' },
    { value: 'none', label: 'Nothing' },
  ],
};
const isThrough = (asked: Asked): boolean => asked.before >= (ownValue(coverTurns, asked.choice('cover')) ?? 0);

/** The DR of Toughness alone: it protects the skin, as armor no longer does. */
const skinAlone =
  (cite: Hazard['cite']): HazardSteps =>
  (w) => {
    if (w.has('damageResistance.armor')) w.addFrom('damageResistance.armor', -1, 'armor no longer helps', { cite });
    w.atLeast(0, 'never under', { cite });
  };

export const gas: Hazard = {
  id: 'gas',
  name: 'Smoke or gas',
  summary: 'each turn: HT+3 against smoke, HT against gas, or choke; gas may blind, and burn the skin',
  cite: pages.gas,
  asks: [
    {
      id: 'kind',
      label: 'What it is',
      kind: 'choice',
      options: [
        { value: 'smoke', label: 'Thick smoke' },
        { value: 'tear', label: 'Tear gas' },
        { value: 'mustard', label: 'Mustard gas' },
      ],
    },
    { id: 'mask', label: 'Does not breathe it', kind: 'check' },
    { id: 'goggles', label: 'Eyes are protected', kind: 'check', isAsked: (asked) => gasOf(asked).blinds },
    { id: 'weeps', label: 'Weeps already', kind: 'check', isAsked: reachesEyes },
    { ...cover, isAsked: isMustard },
  ],
  stages: [
    {
      kind: 'roll',
      words: 'HT against choking',
      isMet: (asked) => !asked.isChecked('mask'),
      formula: (w, asked) => {
        w.startFrom('ht', undefined, { cite: pages.gas });
        if (gasOf(asked).add > 0) w.add(gasOf(asked).add, 'thick smoke', { cite: pages.gas });
      },
      success: nothing,
      failure: { words: 'chokes', hits: (asked) => gasOf(asked).hits },
    },
    {
      kind: 'happens',
      words: 'eyes',
      isMet: (asked) => reachesEyes(asked) && asked.isChecked('weeps'),
      outcome: { words: 'weeps: all physical skills −5', lasts: weeping },
    },
    {
      kind: 'roll',
      words: 'HT to keep seeing',
      isMet: (asked) => reachesEyes(asked) && !asked.isChecked('weeps'),
      formula: (w) => w.startFrom('ht', undefined, { cite: pages.gas }),
      success: { words: 'sees' },
      failure: { words: 'weeps: all physical skills −5', lasts: weeping, changes: { weeps: true } },
    },
    {
      kind: 'damage',
      words: 'damage to the skin',
      isMet: (asked) => isMustard(asked) && isThrough(asked),
      dice: (w) => w.lookup('mustard gas', 'on unprotected skin', { dice: 1, adds: -3 }, { cite: pages.gas }),
      type: '',
      resistance: skinAlone(pages.gas),
    },
    {
      kind: 'happens',
      words: 'gas',
      // Tear gas harms nobody who is unconscious.
      isMet: (asked) => asked.choice('kind') === 'tear' && asked.state.conditions.includes('unconscious'),
      outcome: { words: 'unconscious: tear gas harms no more', ends: true },
    },
  ],
  again: () => second,
  ends: 'In clean air',
};

export const vermin: Hazard = {
  id: 'vermin',
  name: 'Insects and crawlers',
  summary: 'clothing keeps them off for two turns, armor for five; Toughness helps against those that eat',
  cite: pages.vermin,
  asks: [
    { id: 'dice', label: 'Damage each turn', kind: 'dice', usual: '1d-4' },
    cover,
    { id: 'eat', label: 'They eat, and inject no poison', kind: 'check' },
  ],
  stages: [
    {
      kind: 'happens',
      words: 'vermin',
      isMet: (asked) => !isThrough(asked),
      outcome: { words: (asked) => `kept off, turn ${asked.before + 1} of ${coverTurns[asked.choice('cover')] ?? 0}` },
    },
    {
      kind: 'damage',
      words: 'damage of the vermin',
      isMet: isThrough,
      dice: (w, asked) => w.start(asked.dice('dice'), 'dice', { cite: pages.vermin }),
      type: '',
      resistance: (w, asked) => {
        if (asked.isChecked('eat')) skinAlone(pages.vermin)(w, asked);
        else w.lookup('DR', 'poison is injected', 0, { cite: pages.vermin });
      },
    },
  ],
  again: () => second,
  ends: 'Washed off',
};
