import { athleticSkills, otherSkills } from '../../entries/skills/athletic.ts';
import { outdoorSkills } from '../../entries/skills/outdoor.ts';
import { vehicleSkills } from '../../entries/skills/technical.ts';
import { defaultsToEachOther } from '../notation/read-default.ts';
import { listSkillRows } from '../notation/read-skill-row.ts';

/** Moving about, and training of the body. */
export const athletics = listSkillRows(
  {
    acrobatics: [athleticSkills.acrobatics, 'DX/H', 'DX-6 aerobatics-4 aquabatics-4', 174],
    aerobatics: ['Aerobatics', 'DX/H', 'DX-6 acrobatics-4 aquabatics-4', 174, 'Tight turns and tumbling while flying on your own wings or powers.', 'fly stunt wings acrobat'],
    aquabatics: ['Aquabatics', 'DX/H', 'DX-6 acrobatics-4 aerobatics-4', 174, 'Tight turns and tumbling under water.', 'swim dive stunt acrobat'],
    bicycling: [vehicleSkills.bicycling, 'DX/E', 'DX-4 driving(Motorcycle)-4', 180],
    'body-control': ['Body Control', 'HT/VH', 'none', 181, 'Ruling breath, pulse and blood flow; throwing off poison.', 'yoga fakir chi trance poison', { needs: 'trait trained-by-a-master, skill breath-control, skill meditation' }],
    'body-sense': ['Body Sense', 'DX/H', 'DX-6 acrobatics-3', 181, 'Getting your bearings after a teleport or other sudden shift.', 'teleport orientation warp'],
    'breath-control': ['Breath Control', 'HT/H', 'none', 182, 'Making the most of each breath.', 'hold_breath diver swim yoga fatigue'],
    climbing: [athleticSkills.climbing, 'DX/A', 'DX-5', 183],
    dancing: [athleticSkills.dancing, 'DX/A', 'DX-5', 187],
    flight: ['Flight', 'HT/A', 'HT-5', 195, 'Flying far on your own wings or powers.', 'fly wings endurance long_distance', { needs: 'trait flight' }],
    'free-fall': ['Free Fall', 'DX/A', 'DX-5 HT-5', 197, 'Moving where there is no weight.', 'zero_g weightless space astronaut'],
    hiking: ['Hiking', 'HT/A', 'HT-5', 200, 'Walking all day at a good pace.', 'march walk travel backpack trek'],
    jumping: [athleticSkills.jumping, 'DX/E', 'none', 203],
    lifting: ['Lifting', 'HT/A', 'none', 205, 'Lifting more, by training and technique.', 'weight strength lift bodybuilder'],
    parachuting: ['Parachuting', 'DX/E/TL', 'DX-4', 212, 'Jumping from an aircraft and landing in one piece.', 'skydive paratrooper jump'],
    running: [otherSkills.running, 'HT/A', 'HT-5', 218],
    scuba: ['Scuba', 'IQ/A/TL', 'IQ-5 diving-suit-2', 219, 'Diving with tanks of air.', 'dive underwater diver tank', { needs: 'skill swimming' }],
    skating: ['Skating', 'HT/H', 'HT-6', 220, 'Getting about on ice skates or roller skates.', 'ice roller rollerblade'],
    skiing: ['Skiing', 'HT/H', 'HT-6', 221, 'Getting about on skis.', 'snow ski winter'],
    sports: ['Sports', 'DX/A', 'DX-5', 222, 'One sport, as a professional or a good amateur plays it.', 'ball football tennis athlete game', { of: 'Sport: Baseball | Basketball | Cricket | Rugby | Soccer | Tennis' }],
    swimming: [athleticSkills.swimming, 'HT/E', 'HT-4', 224],
    'stage-combat': ['Stage Combat', 'DX/A', 'combat-art-2 combat-sport-2 performance-3', 222, 'Fighting for show, so that nobody is hurt.', 'stunt theater film actor fake', { notes: ['A skill of the weapon itself serves at −3'] }],
  },
  'Moving and athletics',
);

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
