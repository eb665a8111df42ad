import type { SpellCastings } from '../spell-casting.ts';

const minute = 60;
const hour = 3600;

/** How the spells of GURPS Lite are cast, as numbers (pp. 30–31); `skills/spells.ts` has the texts. */
export const liteCastings = {
  'create-fire': { energy: 2, maintain: 'half', seconds: 1, lasts: minute, hazard: 'fire' },
  daze: { energy: 3, maintain: 2, seconds: 2, lasts: minute, puts: 'dazed' },
  'detect-magic': { energy: 2, seconds: 5, lasts: 'instant' },
  fireball: {
    energy: 1,
    amount: { least: 1, most: 3, unit: 'dice' },
    seconds: 1,
    secondsEach: 'amount',
    lasts: 'instant',
    missile: { skill: 'spell-throwing', type: 'fire', energyPerDie: 1 },
  },
  foolishness: {
    energy: 1,
    amount: { least: 1, most: 5, unit: 'points of IQ' },
    maintain: 'half',
    seconds: 1,
    lasts: minute,
    effects: [{ to: 'iq', add: -1 }],
  },
  haste: {
    energy: 2,
    amount: { least: 1, most: 3, unit: 'points of Move and Dodge' },
    maintain: 'half',
    seconds: 2,
    lasts: minute,
    effects: [
      { to: 'runningMove', add: 1 },
      { to: 'dodge', add: 1 },
    ],
  },
  'ignite-fire': {
    energy: 1,
    amount: { least: 1, most: 4, unit: 'points of heat' },
    maintain: 'same',
    seconds: 1,
    lasts: 1,
  },
  'lend-health': {
    energy: 1,
    amount: { least: 1, unit: 'points of HT' },
    seconds: 1,
    lasts: hour,
    restores: { what: 'hits', each: 1, returns: true },
  },
  'lend-strength': {
    energy: 1,
    amount: { least: 1, unit: 'points of ST' },
    seconds: 1,
    lasts: 'instant',
    restores: { what: 'fatigue', each: 1 },
  },
  light: { energy: 1, maintain: 1, seconds: 1, lasts: minute },
  'minor-healing': {
    energy: 1,
    amount: { least: 1, most: 3, unit: 'points of HT' },
    seconds: 1,
    lasts: 'instant',
    restores: { what: 'hits', each: 1 },
  },
  'shape-fire': { energy: 2, maintain: 'half', seconds: 1, lasts: minute },
  'shield-spell': {
    energy: 2,
    amount: { least: 1, most: 5, unit: 'points of PD' },
    maintain: 'half',
    seconds: 1,
    lasts: minute,
    effects: [{ to: 'passiveDefense', add: 1 }],
  },
  sleep: { energy: 4, seconds: 3, lasts: 'instant', puts: 'asleep' },
} satisfies SpellCastings;
