import { outdoorSkills } from '../../entries/skills/outdoor.ts';
import { defaultsToEachOther } from '../notation/read-default.ts';
import { listSkillRows } from '../notation/read-skill-row.ts';

const land = 'Arctic | Desert | Island/Beach | Jungle | Mountain | Plains | Swampland | Woodlands';
const water =
  'Bank | Deep Ocean Vent | Fresh-Water Lake | Open Ocean | Reef | River/Stream | Salt-Water Sea | Tropical Lagoon';
const onLand = defaultsToEachOther('survival', land, 3);
const inWater = defaultsToEachOther('survival', water, 4);
/** Survival of one helps in the other where land and water meet. */
const survival = {
  ...onLand,
  ...inWater,
  'Island/Beach': `${onLand['Island/Beach']} survival(Tropical Lagoon)-4`,
  'Tropical Lagoon': `${inWater['Tropical Lagoon']} survival(Island/Beach)-4`,
  Swampland: `${onLand.Swampland} survival(River/Stream)-4`,
  'River/Stream': `${inWater['River/Stream']} survival(Swampland)-4`,
} as const;

const planets = 'Planet type: Earthlike | Gas Giants | Hostile Terrestrial | Ice Dwarfs | Ice Worlds | Rock Worlds';

/** Wilderness, beasts and the sea. */
export const outdoors = listSkillRows(
  {
    'animal-handling': [outdoorSkills['animal-handling'], 'IQ/A', 'IQ-5', 175, { of: 'Animals: Big Cats | Dogs | Equines | Raptors', notes: ['Other kinds of animals at −2 to −6, the less they are alike'] }],
    'area-knowledge': [outdoorSkills['area-knowledge'], 'IQ/E', 'IQ-4 geography(Regional)-3', 176, { of: 'Area: Neighborhood | Village or Town | City | Barony, County or Small Nation | Large Nation | Planet | Interplanetary State | Galaxy', notes: ['The default from IQ is for places where you live or lived'] }],
    camouflage: [outdoorSkills.camouflage, 'IQ/E', 'IQ-4 survival-2', 183],
    falconry: ['Falconry', 'IQ/A', 'IQ-5 animal-handling(Raptors)-3', 194, 'Hunting with hawks and falcons, and training them.', 'hawk falcon bird hunt'],
    farming: ['Farming', 'IQ/A/TL', 'IQ-5 biology-5 gardening-3', 194, 'Growing crops and keeping a farm.', 'crop farmer peasant agriculture field'],
    fishing: ['Fishing', 'Per/E', 'Per-4', 195, 'Catching fish with line, net or spear.', 'fish angler fisherman rod'],
    gardening: ['Gardening', 'IQ/E', 'IQ-4 farming-3', 197, 'Growing plants on a small scale.', 'plants flowers garden herbs'],
    mimicry: ['Mimicry', 'IQ/H', 'IQ-6', 210, 'Imitating voices and the calls of beasts and birds.', 'imitate voice bird_call animal sound impression', { of: 'Sounds: Animal Sounds | Bird Calls | Speech', by: { 'Animal Sounds': 'naturalist-6 mimicry(Bird Calls)-6', 'Bird Calls': 'naturalist-6 mimicry(Animal Sounds)-6', Speech: 'acting-6 linguistics-4' } }],
    mount: ['Mount', 'DX/A', 'DX-5', 210, 'Carrying a rider well, for those who are ridden.', 'ridden steed centaur carry horse'],
    naturalist: [outdoorSkills.naturalist, 'IQ/H', 'IQ-6 biology-3', 211, { of: planets }],
    navigation: [outdoorSkills.navigation, 'IQ/A/TL', 'none', 211, { of: 'Environment: Air | Hyperspace | Land | Sea | Space', by: { Air: 'astronomy-5 navigation(Land)-2 navigation(Sea)-2', Hyperspace: 'astronomy-4 mathematics(Applied)-4 navigation(Space)-5', Land: 'IQ-5 cartography-4 mathematics(Surveying)-4 navigation(Air)-2 navigation(Sea)-2', Sea: 'astronomy-5 seamanship-5 navigation(Air)-2 navigation(Land)-2', Space: 'astronomy-4 mathematics(Applied)-4 navigation(Hyperspace)-5' } }],
    packing: ['Packing', 'IQ/A', 'IQ-5 animal-handling(Equines)-5', 212, 'Loading pack animals, and getting them to move.', 'mule caravan pack load'],
    panhandling: ['Panhandling', 'IQ/E', 'IQ-4 fast-talk-2 public-speaking-3', 212, 'Begging and cadging.', 'beggar beg hobo money'],
    prospecting: ['Prospecting', 'IQ/A/TL', 'IQ-5 geology-4', 216, 'Finding ore and gems in the ground.', 'mine gold ore miner dig'],
    riding: [outdoorSkills.riding, 'DX/A', 'DX-5 animal-handling(same)-3', 217, { of: 'Mount: Camel | Dolphin | Dragon | Equines', notes: ['Defaults between kinds of mounts at 0 to −10'] }],
    seamanship: ['Seamanship', 'IQ/E/TL', 'IQ-4', 185, 'Working as one of the crew of a ship.', 'sailor crew ship pirate rope'],
    survival: [outdoorSkills.survival, 'Per/A', 'Per-5 naturalist-3', 223, { of: `Terrain: ${land} | ${water}`, by: survival }],
    teamster: ['Teamster', 'IQ/A', 'IQ-5 animal-handling(same)-4 riding(same)-2 teamster-3', 225, 'Driving wagons and chariots, and harnessing their teams.', 'wagon cart chariot coach horse driver', { of: 'Animals: Equines | Cattle | Dogs' }],
    tracking: [outdoorSkills.tracking, 'Per/A', 'Per-5 naturalist-5', 226],
    'urban-survival': ['Urban Survival', 'Per/A', 'Per-5', 228, 'Finding food, shelter and water in a city.', 'street homeless city scavenge shelter'],
    'weather-sense': ['Weather Sense', 'IQ/A/TL', 'IQ-5', 209, 'Foretelling the weather by sky and wind.', 'forecast storm sailor rain'],
  },
  'Outdoors and animals',
);
