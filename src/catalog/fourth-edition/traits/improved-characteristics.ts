import { inbornAdvantages } from '../../entries/traits/inborn-advantages.ts';
import { readTraitTable } from '../notation/read-trait-row.ts';

/** Advantages that raise a number of the sheet by the level (Basic Set, pp. 16–97). */
export const improvedCharacteristics = readTraitTable('advantage', {
  'acute-hearing': [inbornAdvantages['acute-hearing'], '2/level', 35],
  'acute-taste-smell': [inbornAdvantages['acute-taste-smell'], '2/level', 35, { name: 'Acute Taste and Smell' }],
  'acute-touch': ['Acute Touch', '2/level', 35, 'Your fingers feel what others miss.', 'sense touch feel fingers'],
  'acute-vision': [inbornAdvantages['acute-vision'], '2/level', 35],
  'extra-fatigue-points': ['Extra Fatigue Points', '3/level', 16, 'It takes longer to tire you out.', 'fatigue fp energy stamina tired', { effects: ['fatiguePoints +1/level'] }],
  'extra-hit-points': ['Extra Hit Points', '2/level', 16, 'You take more injury before you fall.', 'hp health wounds tough hit', { effects: ['hitPoints +1/level'] }],
  'increased-basic-move': ['Increased Basic Move', '5/level', 17, 'You run a yard a second faster.', 'speed run fast move', { effects: ['basicMove +1/level'] }],
  'increased-basic-speed': ['Increased Basic Speed', '5/level', 17, 'You act earlier and dodge better.', 'speed initiative fast quick dodge', { effects: ['basicSpeed +0.25/level'] }],
  'increased-perception': ['Increased Perception', '5/level', 16, 'You notice more than others do.', 'perception notice alert senses', { effects: ['perception +1/level'] }],
  'increased-will': ['Increased Will', '5/level', 16, 'You are harder to bend.', 'will resolve courage mind', { effects: ['will +1/level'] }],
  'lifting-st': ['Lifting ST', '3/level', 65, 'Strength for lifting and carrying alone.', 'strength lift carry grapple', { effects: ['liftingStrength +1/level'], modifiers: ['No fine manipulators -40%'] }],
  'striking-st': ['Striking ST', '5/level', 88, 'Strength for blows alone.', 'strength hit damage punch', { effects: ['strikingStrength +1/level'], modifiers: ['No fine manipulators -40%'] }],
});
