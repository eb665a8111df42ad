import { powersBook } from '../../books.ts';
import type { TraitFacet } from '../../trait-entry.ts';
import { readTraitTable } from '../notation/read-trait-row.ts';
import { choose, write } from '../notation/trait-parameters.ts';

const helps = { helpsPower: true } as const;

/** Talents of powers (Basic Set, pp. 255–257): each helps the abilities of its power. */
export const powerTalents = readTraitTable('advantage', {
  'esp-talent': ['ESP Talent', '5/level', 255, 'Your gift of second sight is strong.', 'psi psionic power clairvoyance future talent', helps],
  'psychic-healing-talent': ['Psychic Healing Talent', '5/level', 256, 'Your healing mind is strong.', 'psi psionic power healer talent', helps],
  'psychokinesis-talent': ['Psychokinesis Talent', '5/level', 256, 'Your mind has a firm hold on things.', 'psi psionic power pk telekinesis talent', helps],
  'telepathy-talent': ['Telepathy Talent', '5/level', 257, 'Your mind reaches other minds with ease.', 'psi psionic power mind talent', helps],
  'teleportation-talent': ['Teleportation Talent', '5/level', 257, 'You leap through space with ease.', 'psi psionic power teleport warp talent', helps],
  'power-talent': ['Power Talent', '5/level', 255, 'A gift for the abilities of one power.', 'power talent chi divine magic psi', { parameters: [write('Power', 'Which power', ['Divine power', 'Chi', 'Fire'])], repeatable: true, ...helps }],
});

/** What powers come from, as far as the Basic Set names it (pp. 33–34, 254). */
const powerSources = ['psi', 'magic', 'chi', 'divine', 'nature', 'spirit', 'super'] as const;

/** A power of the mind with its modifier (Basic Set, pp. 254–257), and the abilities that belong to it. */
const psi = (name: string, talent: string, ...abilities: readonly string[]): Pick<TraitFacet, 'container' | 'repeatable'> => ({
  container: {
    holds: 'power',
    source: 'psi',
    modifier: { name: `Psionic Power: ${name}`, percent: -10 },
    abilities: [...(talent === '' ? [] : [talent]), ...abilities],
  },
  repeatable: true,
});

const attacks = ['burning', 'corrosion', 'crushing', 'cutting', 'fatigue', 'impaling', 'piercing', 'toxic'].map((type) => `innate-attack-${type}`);

/** Powers and alternatives (Basic Set, pp. 61, 254–257), as containers of abilities; and what feeds them. */
export const readyMadePowers = readTraitTable('advantage', {
  antipsi: ['Antipsi (power)', 0, 255, 'A power that stills the powers of other minds.', 'psi psionic power anti negate container group', psi('Antipsi', '', 'neutralize', 'psi-static', 'resistant', 'obscure')],
  esp: ['ESP (power)', 0, 255, 'A power to know what no sense of the body tells.', 'psi psionic power second sight future container group', psi('ESP', 'esp-talent', 'channeling', 'clairsentience', 'danger-sense', 'detect', 'medium', 'oracle', 'penetrating-vision', 'precognition', 'psychometry', 'racial-memory', 'scanning-sense', 'see-invisible')],
  'psychic-healing': ['Psychic Healing (power)', 0, 256, 'A power to mend bodies by will.', 'psi psionic power healer heal container group', psi('Psychic Healing', 'psychic-healing-talent', 'detect', 'healing', 'metabolism-control', 'regeneration', 'regrowth', 'resistant')],
  psychokinesis: ['Psychokinesis (power)', 0, 256, 'A power to move, hold and burn things by will.', 'psi psionic power pk telekinesis container group', psi('Psychokinesis', 'psychokinesis-talent', 'binding', 'damage-resistance', 'enhanced-move', 'flight', ...attacks, 'super-jump', 'telekinesis', 'temperature-control', 'vibration-sense', 'walk-on-air', 'walk-on-liquid')],
  telepathy: ['Telepathy (power)', 0, 257, 'A power over other minds: to read, speak to and rule them.', 'psi psionic power mind reading control container group', psi('Telepathy', 'telepathy-talent', 'affliction', 'animal-empathy', 'empathy', 'innate-attack-fatigue', 'invisibility', 'mind-control', 'mind-probe', 'mind-reading', 'mind-shield', 'mindlink', 'possession', 'speak-with-animals', 'special-rapport', 'telecommunication', 'terror')],
  teleportation: ['Teleportation (power)', 0, 257, 'A power to be elsewhere, or to send for things, at once.', 'psi psionic power warp travel container group', psi('Teleportation', 'teleportation-talent', 'jumper', 'snatcher', 'warp')],
  'alternative-abilities': ['Alternative abilities', 0, 61, 'Abilities of which one works at a time; all but the dearest cost a fifth.', 'alternate attacks powers multipower container group', { container: { holds: 'alternatives' }, repeatable: true }],
  'energy-reserve': ['Energy Reserve', '3/level', 119, 'Energy in place of fatigue for the abilities of one source.', 'mana pool power points battery er energy psi magic', {
    cite: powersBook(119),
    parameters: [choose('Source', powerSources.map((source) => [source.charAt(0).toUpperCase() + source.slice(1), 0, { id: source }] as const))],
    pool: { points: 0, perLevel: 1, minutes: 10 },
    repeatable: true,
    modifiers: ['Abilities only -10%', 'One power -50%', 'Slow recharge: a point an hour -20%', 'Slow recharge: a point a day -60%', 'Special recharge -70%', 'Stunts only -10%'],
  }],
});

type AbilityRoll = 'dx' | 'iq' | 'will' | 'perception';

/** The number that an ability is used with: the attribute or characteristic that its description names. */
export const abilityRolls: Readonly<Partial<Record<string, AbilityRoll>>> = {
  channeling: 'iq',
  clairsentience: 'iq',
  detect: 'perception',
  healing: 'iq',
  jumper: 'iq',
  medium: 'iq',
  'mind-control': 'iq',
  'mind-probe': 'iq',
  'mind-reading': 'iq',
  neutralize: 'will',
  possession: 'will',
  precognition: 'iq',
  psychometry: 'iq',
  snatcher: 'iq',
  warp: 'iq',
};

/** The same for traits that many have without a power: a Talent helps them, and without one the sheet does not show them. */
export const rollsInPowers: Readonly<Partial<Record<string, AbilityRoll>>> = {
  'danger-sense': 'perception',
  empathy: 'iq',
  oracle: 'iq',
  'racial-memory': 'iq',
  telecommunication: 'iq',
  telekinesis: 'dx',
};
