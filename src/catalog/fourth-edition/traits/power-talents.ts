import { readTraitTable } from '../notation/read-trait-row.ts';
import { write } from '../notation/trait-parameters.ts';

/** Talents of powers (Basic Set, pp. 255–257): each helps the abilities of its power. */
export const powerTalents = readTraitTable('advantage', {
  'esp-talent': ['ESP Talent', '5/level', 255, 'Your gift of second sight is strong.', 'psi psionic power clairvoyance future talent'],
  'psychic-healing-talent': ['Psychic Healing Talent', '5/level', 256, 'Your healing mind is strong.', 'psi psionic power healer talent'],
  'psychokinesis-talent': ['Psychokinesis Talent', '5/level', 256, 'Your mind has a firm hold on things.', 'psi psionic power pk telekinesis talent'],
  'telepathy-talent': ['Telepathy Talent', '5/level', 257, 'Your mind reaches other minds with ease.', 'psi psionic power mind talent'],
  'teleportation-talent': ['Teleportation Talent', '5/level', 257, 'You leap through space with ease.', 'psi psionic power teleport warp talent'],
  'power-talent': ['Power Talent', '5/level', 255, 'A gift for the abilities of one power.', 'power talent chi divine magic psi', { parameters: [write('Power', 'Which power', ['Divine power', 'Chi', 'Fire'])], repeatable: true }],
});

/** The number that an ability is used with: the attribute or characteristic that its description names. */
export const abilityRolls: Readonly<Partial<Record<string, 'iq' | 'will' | 'perception'>>> = {
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
  possession: 'iq',
  precognition: 'iq',
  psychometry: 'iq',
  snatcher: 'iq',
  warp: 'iq',
};
