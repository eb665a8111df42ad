import { blankCharacter, type SavedCharacter } from '../character/character.ts';
import { typedRace, typedTrait } from './own-rows.ts';
import { choices, item, saved, skill, trait } from './rows.ts';
import { investigator, knight, mage } from './three-heroes.ts';

/**
 * The characters whose files for Foundry were read by its importers: what these made of them is recorded in
 * `interchange/gcs/sheet/fixtures/foundry-actors.json`. A change here needs a new recording (docs/gcs-files.md).
 */
export const foundryCharacters: Readonly<Record<string, () => SavedCharacter>> = {
  knight,
  investigator,
  mage,
  swashbuckler,
  archer,
  harpy,
  giant,
};

/** A fencer with Enhanced Parry for one weapon, techniques and a light load. */
function swashbuckler(): SavedCharacter {
  return saved('fourth-edition', {
    name: 'Reina Salt',
    campaign: { budget: 150, techLevel: 4 },
    attributes: { st: 10, dx: 14, iq: 10, ht: 11 },
    traits: [
      trait('combat-reflexes'),
      trait('enhanced-parry', { level: 1, choices: choices({ weapon: 'rapier' }) }),
      trait('overconfidence', { selfControl: 12 }),
    ],
    skills: [
      skill('rapier', 12),
      skill('main-gauche', 4),
      skill('feint', 3, { speciality: 'Rapier' }),
      skill('brawling', 2),
      skill('acrobatics', 2),
    ],
    equipment: [
      item('rapier', { place: 'ready', quality: 'fine' }),
      item('main-gauche', { place: 'ready', hand: 'off' }),
      item('light-cloak', { place: 'ready' }),
      item('buff-coat', { place: 'ready' }),
      item('mail-hauberk'),
    ],
  });
}

/** An archer whose sword and knife are not in hand, with arrows in a quiver. */
function archer(): SavedCharacter {
  return saved('fourth-edition', {
    name: 'Tess Alder',
    campaign: { budget: 120, techLevel: 3 },
    attributes: { st: 11, dx: 13, iq: 10, ht: 11 },
    secondary: { ...blankCharacter().secondary, perception: 2, fatiguePoints: 1, basicMove: 1 },
    traits: [trait('acute-vision', { level: 2 }), trait('fit', { choices: choices({ degree: 'fit' }) })],
    skills: [skill('bow', 8), skill('shortsword', 4), skill('knife', 1), skill('stealth', 2), skill('tracking', 2)],
    equipment: [
      item('regular-bow', { place: 'ready', bowStrength: 12 }),
      item('hip-quiver', { key: 'quiver', place: 'ready' }),
      item('arrow', { quantity: 20, container: 'quiver' }),
      item('shortsword'),
      item('large-knife'),
      item('leather-jacket', { place: 'ready' }),
      item('blanket', { place: 'home' }),
    ],
  });
}

/** A winged race with claws and a hide that covers all but the eyes. */
function harpy(): SavedCharacter {
  return saved('fourth-edition', {
    name: 'Aello',
    campaign: { budget: 100, techLevel: 2 },
    attributes: { st: 9, dx: 12, iq: 9, ht: 10 },
    traits: [
      trait('flight', { choices: choices({ kind: 'winged' }) }),
      trait('damage-resistance', { level: 2 }),
      trait('claws', { choices: choices({ kind: 'talons' }) }),
      trait('bad-temper', { selfControl: 12 }),
    ],
    skills: [skill('brawling', 4), skill('innate-attack-projectile', 1)],
  });
}

/** A giant by race, stronger in lifting, in mail that is worse against crushing blows. */
function giant(): SavedCharacter {
  return saved('fourth-edition', {
    name: 'Ymir',
    campaign: { budget: 150, techLevel: 3 },
    attributes: { st: 13, dx: 11, iq: 9, ht: 12 },
    race: {
      ...blankCharacter().race,
      own: typedRace({ name: 'Hill giant', points: 20, st: 6, effects: [{ stat: 'sizeModifier', add: 1 }] }),
    },
    traits: [typedTrait('Strong back', { points: 6, effects: [{ stat: 'liftingStrength', add: 2 }] })],
    skills: [skill('axe-mace', 4), skill('shield', 2)],
    equipment: [
      item('mail-hauberk', { place: 'ready' }),
      item('pot-helm', { place: 'ready' }),
      item('medium-shield', { place: 'ready' }),
      item('axe', { place: 'ready' }),
    ],
  });
}
