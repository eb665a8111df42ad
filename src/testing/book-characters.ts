import * as z from 'zod/mini';
import type { SavedCharacter } from '../character/character.ts';
import { ownItemSchema } from '../character/equipment-rows.ts';
import { defaultHouseRules } from '../rules/house-rules/rules-in-force.ts';
import { rulesetAbout } from '../rules/rulesets.ts';
import { choices, item, saved, skill, trait } from './rows.ts';

/** The printed characters of Man to Man and of GURPS Lite, as the choices that they consist of. Used in tests only. */

/** John Falcon, 100 points (Man to Man pp. 7-17). The same choices are also used with GURPS Lite. */
export function johnFalcon(ruleset = 'man-to-man'): SavedCharacter {
  return saved(
    ruleset,
    {
      name: 'John Falcon',
      attributes: { st: 9, dx: 15, iq: 10, ht: 13 },
      traits: [trait('toughness')],
      skills: [skill('shortsword', 4), skill('knife', 1), skill('shield', 1), skill('crossbow', 4)],
      equipment: [
        item('shortsword', { key: 'sword', place: 'ready' }),
        item('large-knife', { key: 'dirk' }),
        item('crossbow', { key: 'bow' }),
        item('quiver'),
        item('bolt', { quantity: 10, container: 'quiver' }),
        item('small-shield', { key: 'targe', place: 'ready' }),
        item('heavy-leather-armor', { key: 'leather', place: 'ready' }),
      ],
    },
    defaultHouseRules(rulesetAbout(ruleset)),
  );
}

/** Fiendish Friedrick, 100 points (Man to Man, pull-out). */
export function fiendishFriedrick(ruleset = 'man-to-man'): SavedCharacter {
  return saved(
    ruleset,
    {
      name: 'Fiendish Friedrick',
      concept: { appearance: 'dark, scowling, careless of his clothes' },
      attributes: { st: 12, dx: 12, iq: 10, ht: 14 },
      skills: [skill('axe-mace', 8), skill('knife', 4), skill('shield', 1), skill('running', 2)],
      equipment: [
        item('axe', { key: 'axe-1', place: 'ready' }),
        item('large-knife', { key: 'knives', quantity: 2 }),
        item('large-shield', { key: 'big', place: 'ready' }),
        item('scale-armor', { key: 'scale', place: 'ready' }),
      ],
    },
    defaultHouseRules(rulesetAbout(ruleset)),
  );
}

/** An item that the lists do not have: dollars and pounds. */
const goods = (name: string, cost: number, weight: number) =>
  item('', { key: name.toLowerCase(), own: { ...z.parse(ownItemSchema, { name, cost, weight }) } });

/**
 * Dai Blackthorn, 100 points (GURPS Lite p. 4), in a setting where $1,000 is usual and few can read. The sheet prints his
 * illiteracy at 0 points.
 */
export function daiBlackthorn(): SavedCharacter {
  const quirk = (what: string) => trait('quirk', { key: what, choices: choices({ what }) });
  return saved('lite-3e', {
    name: 'Dai Blackthorn',
    campaign: { techLevel: 3, startingWealth: 1000 },
    attributes: { st: 8, dx: 15, iq: 12, ht: 12 },
    traits: [
      trait('absolute-direction'),
      trait('acute-hearing', { level: 5 }),
      trait('double-jointed'),
      trait('danger-sense'),
      trait('enemy', { choices: choices({ power: 'large', frequency: 'rarely', who: 'Thieves’ Guild' }) }),
      trait('overconfidence'),
      trait('wealth', { choices: choices({ level: 'poor' }) }),
      trait('literacy', { choices: choices({ degree: 'illiterate' }) }),
      ...['sensitive about height', 'afraid of drowning', 'loves high places', 'no drugs or alcohol', 'showoff'].map(
        quirk,
      ),
    ],
    skills: [
      skill('area-knowledge', 2, { speciality: 'the city' }),
      skill('climbing', 0),
      skill('fast-talk', 2),
      skill('knife', 4),
      skill('knife-throwing', 0.5),
      skill('lockpicking', 4, { techLevel: 3 }),
      skill('pickpocket', 4),
      skill('shortsword', 4),
      skill('stealth', 2),
      skill('streetwise', 2),
      skill('traps', 0.5, { techLevel: 3 }),
    ],
    equipment: [
      item('small-knife', { place: 'ready' }),
      item('dagger'),
      goods('Lockpicks', 30, 0),
      goods('Clothes', 10, 1),
      goods('Shoes', 40, 2),
      item('leather-jacket', { place: 'ready' }),
      goods('Cycle', 20, 0),
      goods('Silver', 10, 0),
    ],
  });
}
