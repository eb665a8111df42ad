import { blankCharacter, type SavedCharacter } from '../character/character.ts';
import { newModifier } from '../character/trait-rows.ts';
import { choices, item, saved, skill, trait } from './rows.ts';

/** Heroes of three genres under the fourth edition, made of its lists alone. Used in tests only. */

const quirks = (...all: readonly string[]) =>
  all.map((what) => trait('quirk', { key: what, choices: choices({ what }) }));
const worn = (entry: string) => item(entry, { place: 'ready' });

/** Sir Aldwin, 150 points: a knight with shield, lance and warhorse. */
export function knight(): SavedCharacter {
  return saved('fourth-edition', {
    name: 'Sir Aldwin',
    concept: { weight: 180 },
    campaign: { budget: 150, techLevel: 3 },
    attributes: { st: 12, dx: 13, iq: 10, ht: 12 },
    secondary: { ...blankCharacter().secondary, hitPoints: 1, will: 1 },
    traits: [
      trait('combat-reflexes'),
      trait('luck', { modifiers: [newModifier('defensive', { name: 'Defensive', percent: -20 })] }),
      trait('status', { choices: choices({ level: 'plus-1' }) }),
      trait('wealth', { choices: choices({ level: 'very-wealthy' }) }),
      trait('code-of-honor', { choices: choices({ code: 'Chivalry', demands: 'always-or-to-the-death' }) }),
      trait('duty', {
        choices: choices({ what: 'to a liege lord', frequency: 'fairly-often', danger: 'extremely-hazardous' }),
      }),
      trait('overconfidence', { selfControl: 9 }),
      trait('sense-of-duty', { choices: choices({ to: 'comrades', size: 'small-group' }) }),
      ...quirks('Talks to his horse', 'Never sits with his back to a door', 'Hums before a charge'),
    ],
    skills: [
      skill('lance', 4),
      skill('riding', 4, { speciality: 'Equines' }),
      skill('broadsword', 4),
      skill('shield', 4),
      skill('knife', 1),
      skill('heraldry', 1),
      skill('leadership', 1),
      skill('savoir-faire', 1, { speciality: 'High Society' }),
      skill('tactics', 1),
    ],
    equipment: [
      worn('mail-hauberk'),
      worn('cloth-armor-torso'),
      worn('mail-sleeves'),
      worn('leather-armor-legs'),
      worn('greathelm'),
      worn('gauntlets'),
      worn('boots'),
      worn('medium-shield'),
      item('thrusting-broadsword'),
      item('lance'),
      item('dagger'),
      item('spurs'),
      item('heavy-warhorse', { place: 'ready' }),
      item('war-saddle', { container: 'heavy-warhorse' }),
    ],
  });
}

/** Nora Quill, 150 points: an investigator of our time with contacts, a gun and a phobia. */
export function investigator(): SavedCharacter {
  const contact = (key: string, who: string, effective: string, frequency: string, reliability: string) =>
    trait('contact', { key, choices: choices({ who, 'effective-skill': effective, frequency, reliability }) });
  return saved('fourth-edition', {
    name: 'Nora Quill',
    campaign: { budget: 150, techLevel: 8 },
    attributes: { st: 10, dx: 12, iq: 13, ht: 11 },
    secondary: { ...blankCharacter().secondary, perception: 1 },
    traits: [
      contact('police', 'Police sergeant (Law)', 'skill-15', 'quite-often', 'usually-reliable'),
      contact('fence', 'Fence (Streetwise)', 'skill-12', 'fairly-often', 'somewhat-reliable'),
      contact('reporter', 'Reporter (Research)', 'skill-18', 'almost-always', 'unreliable'),
      trait('danger-sense', { modifiers: [newModifier('esp', { name: 'ESP', percent: -10 })] }),
      trait('empathy', { choices: choices({ degree: 'sensitive' }) }),
      trait('language', {
        choices: choices({ language: 'Spanish', how: 'learned', spoken: 'accented', written: 'broken' }),
      }),
      trait('curious', { selfControl: 9 }),
      trait('phobia', { selfControl: 9, choices: choices({ object: 'enclosed-spaces' }) }),
      trait('sense-of-duty', { choices: choices({ to: 'clients', size: 'small-group' }) }),
      trait('workaholic'),
      ...quirks('Writes everything down', 'Coffee, black', 'Distrusts lifts'),
    ],
    skills: [
      skill('guns-pistol', 4),
      skill('brawling', 2),
      skill('driving', 1, { speciality: 'Automobile' }),
      skill('stealth', 2),
      skill('shadowing', 4),
      skill('criminology', 4),
      skill('research', 2),
      skill('interrogation', 4),
      skill('detect-lies', 4),
      skill('law', 2, { speciality: 'Criminal' }),
      skill('forensics', 2),
      skill('computer-operation', 1),
      skill('observation', 2),
      skill('lockpicking', 2),
      skill('streetwise', 2),
      skill('fast-talk', 1),
      skill('first-aid', 1),
      skill('photography', 1),
    ],
    equipment: [
      worn('auto-pistol-40'),
      worn('ballistic-vest-tl8'),
      worn('shoulder-holster'),
      item('laptop'),
      item('cell-phone'),
      item('digital-mini-camera'),
      item('mini-flashlight'),
      item('lockpicks'),
      item('handcuffs'),
      item('wristwatch'),
    ],
  });
}

/** Maelis, 150 points: a mage with twenty spells, who sings them. */
export function mage(): SavedCharacter {
  const one = (entry: string) => skill(entry, 1);
  return saved('fourth-edition', {
    name: 'Maelis',
    campaign: { budget: 150, techLevel: 3 },
    attributes: { st: 9, dx: 11, iq: 14, ht: 11 },
    secondary: { ...blankCharacter().secondary, fatiguePoints: 3 },
    traits: [
      trait('magery', {
        level: 3,
        modifiers: [newModifier('song', { name: 'Song', percent: -40, appliesTo: 'levels' })],
      }),
      trait('voice'),
      trait('animal-empathy', {
        modifiers: [newModifier('cats', { name: 'Specialized: one species', percent: -80 })],
      }),
      trait('absent-mindedness'),
      trait('curious', { selfControl: 6 }),
      trait('obsession', { selfControl: 12, choices: choices({ goal: 'the lost library', degree: 'long-term' }) }),
      trait('pacifism', { choices: choices({ kind: 'reluctant-killer' }) }),
      ...quirks('Talks to cats', 'Afraid of moths'),
    ],
    skills: [
      skill('innate-attack-projectile', 4),
      skill('thaumatology', 4),
      skill('staff', 4),
      skill('occultism', 2),
      skill('research', 2),
      skill('alchemy', 2),
      skill('singing', 2),
      skill('writing', 1),
      skill('meditation', 1),
      skill('history', 1, { speciality: 'Magic' }),
      skill('first-aid', 1),
      ...['ignite-fire', 'create-fire', 'shape-fire', 'extinguish-fire', 'deflect-energy'].map(one),
      skill('fireball', 4),
      ...['light', 'continual-light', 'darkness', 'blur'].map(one),
      ...['lend-strength', 'lend-health', 'recover-energy'].map(one),
      skill('minor-healing', 2),
      ...['detect-magic', 'aura', 'identify-spell'].map(one),
      ...['foolishness', 'daze'].map(one),
      skill('sleep', 2),
    ],
    equipment: [
      worn('quarterstaff'),
      worn('leather-jacket'),
      item('backpack'),
      item('blanket', { container: 'backpack' }),
      item('personal-basics', { container: 'backpack' }),
      item('waterskin'),
    ],
  });
}
